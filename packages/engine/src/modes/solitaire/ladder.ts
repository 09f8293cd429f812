/**
 * The ladder of colours and its marker: which colours act in a round, how often, and whether the Opposition acts first.
 */
import type { Colour } from '../../edition/number-types.ts';
import type { Game } from '../../game/game.ts';
import { colourOf } from '../../game/state.ts';
import { COLOURS, DRAW_OWED, HUMAN, LADDER, MARKER, OPPOSITION, RUNGS } from './layout.ts';
import { canOccupy, freeCities } from './occupation.ts';

/** Position of the marker at the start of each round, before the player builds (SOLO-NUM-2). */
const BASES = [3, 3, 3, 4, 4, 5, 5];
/** Up to this round the player always acts first (SOLO-FIRST-1). */
const LAST_EARLY_ROUND = 2;

/** Returns the number of scheduled actions of this round: one for each disc before the marker (SOLO-NUM-1). */
export function scheduledActions({ state }: Game): number {
  return state.extra[MARKER] - 1;
}

export function colourOn({ state }: Game, rung: number): Colour {
  return state.extra[LADDER + rung];
}

/** Returns the colour under the marker. */
export function colourUnderMarker(game: Game): Colour {
  return colourOn(game, scheduledActions(game));
}

/** Moves the marker to its position at the start of a round (SOLO-EOR-6); rounds beyond the table are like its last. */
export function resetMarker({ state, log }: Game, round: number): void {
  state.extra[MARKER] = BASES[Math.min(round, BASES.length) - 1];
  state.extra[DRAW_OWED] = 0;
  log?.add({
    event: 'ladder-marker-moved',
    seat: OPPOSITION,
    position: state.extra[MARKER],
    actions: state.extra[MARKER] - 1,
  });
}

/** Advances the marker by the extra actions that the player's building grants (SOLO-NUM-3). */
export function moveMarker({ state, log }: Game, extra: number): void {
  log?.add({ event: 'extra-actions-granted', seat: OPPOSITION, actions: extra });
  if (extra === 0) return;
  state.extra[MARKER] += extra;
  log?.add({
    event: 'ladder-marker-moved',
    seat: OPPOSITION,
    position: state.extra[MARKER],
    actions: state.extra[MARKER] - 1,
  });
}

/**
 * Notes that the player has drawn: the colour under the marker may draw once at the end of the round, after any number
 * of Draws (SOLO-NUM-4).
 */
export function oweDraw(game: Game): void {
  const { state, log } = game;
  if (state.extra[DRAW_OWED]) return;
  state.extra[DRAW_OWED] = 1;
  log?.add({ event: 'draw-owed', seat: OPPOSITION, colour: colourUnderMarker(game) });
}

/** Moves the colours that had actions to the end, used or not (SOLO-EOR-5, EC-93). */
export function turnLadder(game: Game): void {
  const { state, log } = game;
  const actions = scheduledActions(game);
  const before = Array.from({ length: RUNGS }, (_, rung) => colourOn(game, rung));
  const order = [...before.slice(actions), ...before.slice(0, actions)];
  state.extra.set(order, LADDER);
  log?.add({ event: 'ladder-turned', seat: null, actions, order });
}

/**
 * Returns the colours that let the Opposition act first: those that can occupy a city or, if the option includes the player, are present
 * where a city is free (SOLO-FIRST-3).
 */
function ableToOccupy(game: Game): Colour[] {
  switch (game.options['rulings.solo.firstTest']) {
    case 'firstColour':
      return [colourOn(game, 0)].filter((colour) => canOccupy(game, colour));
    case 'anyColour':
      return COLOURS.filter((colour) => canOccupy(game, colour));
    case 'anyone':
      return [...COLOURS, colourOf(HUMAN)].filter((colour) => freeCities(game, colour).length > 0);
  }
}

/** Returns whether the Opposition acts before the player in this round (SOLO-FIRST-2). */
export function oppositionFirst(game: Game): boolean {
  const early = game.state.round <= LAST_EARLY_ROUND;
  const occupyingColours = early ? [] : ableToOccupy(game);
  const first = occupyingColours.length > 0;
  const reason = early ? 'early-round' : first ? 'can-occupy' : 'cannot-occupy';
  game.log?.add({
    event: 'opposition-order-decided',
    seat: OPPOSITION,
    first: first ? 'opposition' : 'player',
    reason,
    colours: occupyingColours,
  });
  return first;
}
