/** Decides what a user can do at a table besides playing. */
import type { TableClient } from './table-client.ts';

export interface TableActions {
  /** Undoes the user's last turn, at once or if the others agree; `to` is the number of moves that remain. */
  readonly undo: { readonly to: number; readonly how: 'alone' | 'ask' } | null;
  /** Ends the game if the others agree, or at once if all others are bots. */
  readonly stop: 'ask' | 'alone' | null;
  readonly resign: boolean;
  /** The user's former seat, which a bot plays. */
  readonly back: number | null;
}

const NO_ACTIONS: TableActions = { undo: null, stop: null, resign: false, back: null };

/** What the game knows about the user's seat and turns. */
interface OwnGame {
  readonly seat: number | null;
  readonly lastTurn: number | null;
  isOnlyOwn(from: number): boolean;
}

export function availableActions(
  { state, view }: Pick<TableClient, 'state' | 'view'>,
  game: OwnGame,
  me: string | null,
): TableActions {
  if (state.status !== 'playing' || view === null || me === null) return NO_ACTIONS;
  const back = state.former.findIndex((person) => person?.id === me);
  // A table has at most one open question.
  const mayAsk = state.question === null;
  if (game.seat === null) return { ...NO_ACTIONS, back: mayAsk && back >= 0 ? back : null };
  const isAlone = state.holders.every((holder) => !('person' in holder) || holder.person.id === me);
  const stop = isAlone ? 'alone' : 'ask';
  return { undo: undoOf(view.head.undo, game, mayAsk), stop: mayAsk ? stop : null, resign: true, back: null };
}

function undoOf(policy: 'never' | 'last' | 'consent', game: OwnGame, mayAsk: boolean): TableActions['undo'] {
  const { lastTurn: to } = game;
  if (to === null || policy === 'never') return null;
  if (policy === 'last' && game.isOnlyOwn(to)) return { to, how: 'alone' };
  return mayAsk ? { to, how: 'ask' } : null;
}
