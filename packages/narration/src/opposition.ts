/** Sentences about the Opposition: its step, the possible targets, the tie-breaks, and the choice that is left. */

import type { Context } from './context.ts';
import type { Reasoning } from './narrator.ts';
import type { EventOf } from './text-keys.ts';

type Planned = EventOf<'opposition-planned'>;

/** The only player of a solitaire game. */
const PLAYER = 0;

/** Targets of a plan by the names of what they are. */
function targets(step: Planned['step'], ids: readonly string[], { words, tables }: Context): string {
  return words.all(
    ids.map((id) => {
      if (step === 'draw') return words.deck(id).text;
      if (step === 'take-token') return words.status(id).text;
      return words.waters(tables, id).text;
    }),
  );
}

/** Who does what, and on which occasion. */
function action({ occasion, colour, step, token }: Planned, { words, tables, who }: Context): string {
  const texts = words.texts.opposition;
  const player = who(PLAYER);
  return words.sentence(texts.occasions[occasion], {
    who: who(colour),
    player,
    step: words.fill(texts.steps[step], { player }),
    ...(token === undefined ? {} : { token: words.token(tables, token) }),
  });
}

export function explainPlan(event: Planned, context: Context): Reasoning {
  const { step, candidates, ties, options, passedOver = [] } = event;
  const { words } = context;
  const texts = words.texts.opposition;
  const listTargets = (ids: readonly string[]) => targets(step, ids, context);
  const possible = words.fill(candidates.length === 1 ? texts.only : texts.possible, {
    candidates: listTargets(candidates),
  });
  return {
    action: `${action(event, context)}.`,
    skipped: passedOver.length === 0 ? null : words.fill(texts.skipped, { places: listTargets(passedOver) }),
    candidates: candidates.length === 0 ? null : possible,
    ties: ties.map(({ by, left }) => words.fill(texts.leaves, { tie: texts.ties[by], left: listTargets(left) })),
    choice: options.length > 1 ? words.fill(texts.youChoose, { n: options.length }) : null,
  };
}

export function describePlan(event: Planned, context: Context): string {
  const { step, candidates, ties, options, passedOver } = event;
  const { words } = context;
  const texts = words.texts.opposition;
  let plan = action(event, context);
  if (passedOver !== undefined && passedOver.length > 0) {
    plan = words.fill(texts.passedOver, { plan, places: targets(step, passedOver, context) });
  }
  if (ties.length > 0) {
    plan = words.fill(texts.decided, {
      plan,
      candidates: targets(step, candidates, context),
      ties: words.all(ties.map(({ by }) => texts.ties[by])),
    });
  }
  if (options.length > 1) plan = words.fill(texts.choice, { plan, options: targets(step, options, context) });
  return `${plan}.`;
}

export function describeOrder(event: EventOf<'opposition-order-decided'>, { words, names, who }: Context): string {
  const { order, orderReasons } = words.texts.opposition;
  const colours = words.all(event.colours.map(names));
  const reason = words.fill(orderReasons[event.reason], { colours });
  return words.sentence(order[event.first], { player: who(PLAYER), reason });
}

export function describeKeptCards({ cards, sets }: EventOf<'opposition-keeps'>, { words, tables }: Context): string {
  const { best, none, equal } = words.texts.opposition.keeps;
  if (sets > 1) return words.sentence(equal, { n: sets });
  return cards.length === 0 ? words.sentence(none) : words.sentence(best, { cards: words.cards(tables, cards) });
}
