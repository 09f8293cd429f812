/** Lookahead for search: the actions and targets that the choice of a building or token leads to. */
import type { MoveNumber, Seat } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { frameSeat, frameStep } from '../game/stack.ts';
import { ActionScope } from '../rules/action-scope.ts';
import { listActions } from '../steps/actions.ts';
import { stageAtWork } from '../steps/perform.ts';
import { PERFORM, TURN } from '../steps/step-numbers.ts';

const scope = new ActionScope();

/**
 * Fills the list with all moves that could perform one of these actions (a bit mask) right after the activation of a
 * building or, with `cost` 0, of a token; `cost` is the number of harbor discs that this takes. Allocates nothing.
 */
export function listTargets(game: Game, seat: Seat, actions: number, cost: number, list: MoveList): void {
  const { harbor } = game.state;
  list.clear();
  harbor[seat] -= cost;
  listActions(game, actions, scope.reset(seat, harbor[seat]), list);
  harbor[seat] += cost;
}

/** Returns a bit mask of the actions that the pending decision may still perform; 0 for other decisions. */
export function pendingActions({ state, tables }: Game): number {
  if (state.depth === 0 || frameStep(state) !== PERFORM) return 0;
  return tables.progress.actions[stageAtWork(state)];
}

/**
 * Returns a bit mask of the actions that a turn's move offers; 0 for moves that neither activate a building nor spend a
 * token.
 */
export function offeredActions({ tables }: Game, move: MoveNumber): number {
  const { catalogue, progress, buildingStage, tokenStage } = tables;
  const target = catalogue.target[move];
  if (catalogue.verb[move] === 'activate') return progress.actions[buildingStage[target]];
  return catalogue.verb[move] === 'spend' ? progress.actions[tokenStage[target + 1]] : 0;
}

/** Returns the seat of the pending decision; the game must not be over. */
export function decidingSeat({ state }: Game): Seat {
  return frameSeat(state);
}

/**
 * Returns whether the pending decision is a turn of the Action Phase, in which the player may activate, spend or pass.
 */
export function isTurn({ state }: Game): boolean {
  return frameStep(state) === TURN;
}
