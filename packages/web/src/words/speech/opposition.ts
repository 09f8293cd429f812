/** What the Opposition does and why: the step, what it could aim at, what decided, and what is left to choose. */
import type { EventOf } from '../keys.ts';
import type { Scene } from './scene.ts';

type Planned = EventOf<'opposition-planned'>;

/** The only player of a solitaire game. */
const PLAYER = 0;

/** Targets of a plan by the names of what they are. */
function targets(step: Planned['step'], ids: readonly string[], { words, tables }: Scene): string {
  return words.all(
    ids.map((id) => {
      if (step === 'draw') return words.deck(id).text;
      if (step === 'take-token') return words.status(id).text;
      return words.waters(tables, id).text;
    }),
  );
}

export function planInWords(event: Planned, scene: Scene): string {
  const { occasion, colour, step, candidates, ties, options, passedOver, token } = event;
  const { words, tables, who } = scene;
  const texts = words.texts.opposition;
  const player = who(PLAYER);
  let plan = words.sentence(texts.occasions[occasion], {
    who: who(colour),
    player,
    step: words.fill(texts.steps[step], { player }),
    ...(token === undefined ? {} : { token: words.token(tables, token) }),
  });
  if (passedOver !== undefined && passedOver.length > 0) {
    plan = words.fill(texts.passedOver, { plan, places: targets(step, passedOver, scene) });
  }
  if (ties.length > 0) {
    plan = words.fill(texts.decided, {
      plan,
      candidates: targets(step, candidates, scene),
      ties: words.all(ties.map(({ by }) => texts.ties[by])),
    });
  }
  if (options.length > 1) plan = words.fill(texts.choice, { plan, options: targets(step, options, scene) });
  return `${plan}.`;
}

export function orderInWords(event: EventOf<'opposition-order-decided'>, { words, names, who }: Scene): string {
  const { order, orderReasons } = words.texts.opposition;
  const colours = words.all(event.colours.map(names));
  const reason = words.fill(orderReasons[event.reason], { colours });
  return words.sentence(order[event.first], { player: who(PLAYER), reason });
}

export function keptInWords({ cards, sets }: EventOf<'opposition-keeps'>, { words, tables }: Scene): string {
  const { best, none, equal } = words.texts.opposition.keeps;
  if (sets > 1) return words.sentence(equal, { n: sets });
  return cards.length === 0 ? words.sentence(none) : words.sentence(best, { cards: words.cards(tables, cards) });
}
