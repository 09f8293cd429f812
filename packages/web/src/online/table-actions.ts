/** What somebody can do at a table besides playing. No screen here. */
import type { TableClient } from './table-client.ts';

export interface TableActions {
  /** The own last turn can be taken back: by oneself, or if the others agree; `to` is the number of moves left then. */
  readonly undo: { readonly to: number; readonly how: 'alone' | 'ask' } | null;
  /** The game can end here: if the others agree, or at once where only bots are left. */
  readonly stop: 'ask' | 'alone' | null;
  readonly resign: boolean;
  /** The own seat that a bot has taken over. */
  readonly back: number | null;
}

const NOTHING: TableActions = { undo: null, stop: null, resign: false, back: null };

/** What is known of the own game. */
interface Own {
  readonly seat: number | null;
  readonly lastTurn: number | null;
  isLastWord(from: number): boolean;
}

export function availableActions(
  { state, view }: Pick<TableClient, 'state' | 'view'>,
  own: Own,
  me: string | null,
): TableActions {
  if (state.status !== 'playing' || view === null || me === null) return NOTHING;
  const back = state.former.findIndex((person) => person?.id === me);
  // One question at a time.
  const mayAsk = state.question === null;
  if (own.seat === null) return { ...NOTHING, back: mayAsk && back >= 0 ? back : null };
  const { undo: policy } = view.head;
  const { lastTurn: to } = own;
  const alone = policy === 'last' && to !== null && own.isLastWord(to);
  const undo = to === null || policy === 'never' || !(alone || mayAsk) ? null : { to, how: alone ? 'alone' : 'ask' };
  const isAlone = state.holders.every((holder) => !('person' in holder) || holder.person.id === me);
  const stop = mayAsk ? (isAlone ? 'alone' : 'ask') : null;
  return { undo: undo as TableActions['undo'], stop, resign: true, back: null };
}
