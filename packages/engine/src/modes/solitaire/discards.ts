/**
 * The Opposition's Card Limit: it keeps its best hand, and the player chooses between equally good ones (SOLO-EOR-2).
 */
import type { Card } from '../../edition/number-types.ts';
import { POLITICS, STATUSES } from '../../edition/tables.ts';
import type { Game } from '../../game/game.ts';
import { reason, refusal } from '../../game/reasons.ts';
import { pop } from '../../game/stack.ts';
import { HELD } from '../../game/state.ts';
import { allowance, discardCard, emptyFreeSlot, fillFreeSlot, handLegal } from '../../rules/cards.ts';
import type { Decision } from '../../steps/step.ts';
import { OPPOSITION } from './layout.ts';

const MUST_DISCARD = reason('must-discard-for-opposition', 'SOLO-EOR-2');
const KEEPS_BETTER = reason('keeps-better-cards', 'SOLO-EOR-2');

/** A hand that the Opposition may keep, and its value: glory first, then icons. */
interface Hand {
  readonly kept: readonly number[];
  readonly glory: number;
  readonly icons: number;
}

function heldCards({ state }: Game): number[] {
  return [...state.cardPlace.keys()].filter((card) => state.cardPlace[card] === HELD + OPPOSITION);
}

/** Returns the value of a hand; null if it exceeds its own Card Limit. */
function valueOfHand({ state, tables }: Game, held: readonly number[], kept: readonly number[]): Hand | null {
  const lost = held.filter((card) => !kept.includes(card));
  let glory = 0;
  let icons = 0;
  let limit = 0;
  for (let status = 0; status < STATUSES; status++) {
    const gone = lost.reduce((sum, card) => sum + tables.cardIcons[card * STATUSES + status], 0);
    const after = state.status[OPPOSITION * STATUSES + status] - gone;
    glory += tables.gloryAt[after];
    icons += after;
    if (status === POLITICS) limit = tables.cardLimitAt[after];
  }
  const slavery = kept.filter((card) => tables.cardIsSlavery[card]).length;
  const governor = kept.some((card) => tables.cardIsGovernor[card]);
  const allowed = Math.min(tables.data.cardSlots, limit + Number(slavery > 0));
  if (kept.length - Number(governor) > allowed) return null;
  for (const card of kept) glory += tables.cardGlory[card];
  for (const card of lost) {
    // A discarded Governor still scores (SOLO-EOR-3); a Slavery card costs a glory.
    if (tables.cardIsGovernor[card]) glory += tables.cardGlory[card];
    glory -= tables.cardIsSlavery[card];
  }
  return { kept, glory, icons };
}

/** Returns all best hands among the hands that the cards allow. */
function bestHands(game: Game): Hand[] {
  const held = heldCards(game);
  let best: Hand[] = [];
  for (let set = 0; set < 1 << held.length; set++) {
    const hand = valueOfHand(
      game,
      held,
      held.filter((_, i) => (set & (1 << i)) !== 0),
    );
    if (hand === null) continue;
    const [first] = best;
    const better = first === undefined ? 1 : hand.glory - first.glory || hand.icons - first.icons;
    if (better > 0) best = [hand];
    else if (better === 0) best.push(hand);
  }
  return best;
}

/** Returns the cards that some best hand does without. */
function discardable(game: Game): number[] {
  const hands = bestHands(game);
  return heldCards(game).filter((card) => hands.some(({ kept }) => !kept.includes(card)));
}

/** Governors are kept aside for their glory (SOLO-EOR-3). */
function discard(game: Game, card: Card): void {
  if (game.tables.cardIsGovernor[card]) discardCard(game, OPPOSITION, card, 'kept');
  else discardCard(game, OPPOSITION, card);
}

/** Discards what no best hand keeps; returns true if the player has to choose between the rest. */
function discardSurely(game: Game): boolean {
  while (!handLegal(game, OPPOSITION)) {
    const hands = bestHands(game);
    const discards = heldCards(game).filter((card) => hands.every(({ kept }) => !kept.includes(card)));
    game.log?.add({
      event: 'opposition-keeps',
      seat: OPPOSITION,
      cards: hands[0].kept.map((card) => game.tables.cardIds[card]),
      sets: hands.length,
    });
    if (discards.length === 0) {
      if (game.options['solo.choices'] === 'asked') return true;
      discards.push(discardable(game)[0]);
    }
    for (const card of discards) discard(game, card);
  }
  return false;
}

/** Where an empty free slot scores, a Governor is there only if it must. */
function arrangeGovernor(game: Game): void {
  const { state, mode } = game;
  const fits = state.held[OPPOSITION] <= allowance(game, OPPOSITION);
  if (fits && (mode.emptySlotGlory?.(game) ?? 0) > 0) emptyFreeSlot(game, OPPOSITION);
}

export const oppositionDiscard: Decision = {
  id: 'opposition-discard',
  asks: true,
  fields: [],

  ready(game) {
    fillFreeSlot(game, OPPOSITION);
    if (discardSurely(game)) return true;
    arrangeGovernor(game);
    pop(game.state);
    return false;
  },

  behalfOf: () => OPPOSITION,

  list(game, list) {
    for (const card of discardable(game)) list.add(game.tables.catalogue.base['opposition-discard'] + card);
  },

  whyNot(game, move) {
    const { catalogue, data, cardIds } = game.tables;
    if (catalogue.verb[move] !== 'opposition-discard') return refusal(data.rulebook, MUST_DISCARD);
    const card = catalogue.target[move];
    return discardable(game).includes(card) ? null : refusal(data.rulebook, KEEPS_BETTER, { card: cardIds[card] });
  },

  play: (game, move) => discard(game, game.tables.catalogue.target[move]),
};
