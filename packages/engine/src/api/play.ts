/** Playing moves: `play` checks a move and returns its events, `apply` does neither. */

import type { Move } from '../edition/catalogue.ts';
import type { MoveNumber, Seat } from '../edition/number-types.ts';
import { EventLog, type GameEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import { MoveList } from '../game/moves.ts';
import { GAME_OVER, type Refusal, refusal } from '../game/reasons.ts';
import { frameSeat } from '../game/stack.ts';
import type { DecisionId } from '../steps/step.ts';
import { pendingStep, settle } from './settle.ts';

/** The pending decision and its seat. */
export interface Pending {
  readonly decision: DecisionId;
  readonly seat: Seat;
  /** The seat for which another seat decides: that of the Opposition. */
  readonly behalfOf?: Seat;
}

/** Thrown by `play`; the game has not changed. */
export class IllegalMove extends Error {
  readonly refusal: Refusal;

  constructor(move: string, refused: Refusal) {
    super(`${move} is not legal: ${refused.reason} (${refused.rule})`);
    this.name = 'IllegalMove';
    this.refusal = refused;
  }
}

/** Returns the pending decision; null when the game is over. */
export function pending(game: Game): Pending | null {
  const step = pendingStep(game);
  if (step === null) return null;
  const seat = frameSeat(game.state);
  return { decision: step.id, seat, ...(step.behalfOf === undefined ? {} : { behalfOf: step.behalfOf(game) }) };
}

/** Fills the list with the numbers of all legal moves; empty when the game is over. Allocates nothing. */
export function listMoves(game: Game, list: MoveList): void {
  list.clear();
  pendingStep(game)?.list(game, list);
}

export function legalMoves(game: Game): Move[] {
  const list = new MoveList();
  listMoves(game, list);
  return list.toArray().map((number) => game.tables.catalogue.moves[number]);
}

/** Returns the rule and the reason for which a move is not legal now; null if it is legal. */
export function whyNot(game: Game, move: Move | MoveNumber): Refusal | null {
  const step = pendingStep(game);
  if (step === null) return refusal(game.tables.data.rulebook, GAME_OVER);
  return step.whyNot(game, typeof move === 'number' ? move : move.number);
}

/** Plays a legal move without a check and without events, for search. */
export function apply(game: Game, move: MoveNumber): void {
  pendingStep(game)!.play(game, move);
  settle(game);
}

/**
 * Plays a legal move and returns its events, numbered from `firstSeq`; throws `IllegalMove` otherwise. `onEvent` is called
 * with every event as it happens, when a copy of the game has the position of that moment.
 */
export function play(
  game: Game,
  move: Move | MoveNumber,
  firstSeq = 0,
  onEvent?: (event: GameEvent) => void,
): GameEvent[] {
  const number = typeof move === 'number' ? move : move.number;
  const known = game.tables.catalogue.moves[number];
  if (known === undefined) throw new RangeError(`There is no move number ${number}.`);
  const refused = whyNot(game, number);
  if (refused !== null) throw new IllegalMove(known.text, refused);
  const log = new EventLog(game.state, pending(game)!.seat, firstSeq, onEvent);
  game.log = log;
  try {
    apply(game, number);
  } finally {
    game.log = null;
  }
  return log.events;
}

/** Returns the only legal move if it may be played automatically; null otherwise. */
export function forcedMove(game: Game): Move | null {
  const step = pendingStep(game);
  if (step === null) return null;
  const moves = legalMoves(game);
  return moves.length === 1 && (step.mayForce === undefined || step.mayForce(game)) ? moves[0] : null;
}
