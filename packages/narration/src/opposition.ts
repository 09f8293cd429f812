/** What the Opposition does and why: the step, what it could aim at, what decided, and what is left to choose. */
import type { EventOf } from './keys.ts';
import type { Reasoning } from './narrator.ts';
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

/** Who does what, and on which occasion. */
function deed({ occasion, colour, step, token }: Planned, { words, tables, who }: Scene): string {
  const texts = words.texts.opposition;
  const player = who(PLAYER);
  return words.sentence(texts.occasions[occasion], {
    who: who(colour),
    player,
    step: words.fill(texts.steps[step], { player }),
    ...(token === undefined ? {} : { token: words.token(tables, token) }),
  });
}

export function reasoningInWords(event: Planned, scene: Scene): Reasoning {
  const { step, candidates, ties, options, passedOver = [] } = event;
  const { words } = scene;
  const texts = words.texts.opposition;
  const named = (ids: readonly string[]) => targets(step, ids, scene);
  const possible = words.fill(candidates.length === 1 ? texts.only : texts.possible, { candidates: named(candidates) });
  return {
    deed: `${deed(event, scene)}.`,
    skipped: passedOver.length === 0 ? null : words.fill(texts.skipped, { places: named(passedOver) }),
    candidates: candidates.length === 0 ? null : possible,
    ties: ties.map(({ by, left }) => words.fill(texts.leaves, { tie: texts.ties[by], left: named(left) })),
    choice: options.length > 1 ? words.fill(texts.youChoose, { n: options.length }) : null,
  };
}

export function planInWords(event: Planned, scene: Scene): string {
  const { step, candidates, ties, options, passedOver } = event;
  const { words } = scene;
  const texts = words.texts.opposition;
  let plan = deed(event, scene);
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
