/** What search wants to know beyond the list of legal moves: what the choice of a building or token leads to. */
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
 * Fills the list with all moves that could perform one of these actions (a bit mask) right after a building was activated
 * or, with `cost` 0, a token spent; `cost` is the number of harbor discs that this takes. Allocates nothing.
 */
export function listTargets(game: Game, seat: Seat, actions: number, cost: number, list: MoveList): void {
  const { harbor } = game.state;
  list.clear();
  harbor[seat] -= cost;
  listActions(game, actions, scope.reset(seat, harbor[seat]), list);
  harbor[seat] += cost;
}

/** Bit mask of the actions that the pending decision may still perform; 0 if it is of another kind. */
export function pendingActions({ state, tables }: Game): number {
  if (state.depth === 0 || frameStep(state) !== PERFORM) return 0;
  return tables.progress.actions[stageAtWork(state)];
}

/** Bit mask of the actions that a turn's move offers; 0 if it is no activation and spends no token. */
export function offeredActions({ tables }: Game, move: MoveNumber): number {
  const { catalogue, progress, buildingStage, tokenStage } = tables;
  const target = catalogue.target[move];
  if (catalogue.verb[move] === 'activate') return progress.actions[buildingStage[target]];
  return catalogue.verb[move] === 'spend' ? progress.actions[tokenStage[target + 1]] : 0;
}

/** Seat that the pending decision asks; the game is not over. */
export function decidingSeat({ state }: Game): Seat {
  return frameSeat(state);
}

/** Is the pending decision a turn of the Action Phase? Then the player may activate, spend or pass. */
export function isTurn({ state }: Game): boolean {
  return frameStep(state) === TURN;
}
