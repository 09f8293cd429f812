/** After which decisions a turn that is over waits until the player confirms it. */
import { ACTION, DISCARDING, type HistoryEntry, pending } from '@windrose/engine';

/** Every turn, those with actions, or none. */
export type Confirm = 'always' | 'actions' | 'never';

/** Whether it was decided on behalf of another seat, such as the Opposition. */
export function isForAnother({ before }: HistoryEntry): boolean {
  return pending(before)?.behalfOf !== undefined;
}

/** A decision of one's own outside of turns is one plain choice, such as a tile to build; so is where a Governor is kept. */
function isPlain(entry: HistoryEntry): boolean {
  const { phase } = entry.before.state;
  const isInTurn = phase === ACTION || phase === DISCARDING;
  return pending(entry.before)?.decision === 'governor-slot' || !(isInTurn || isForAnother(entry));
}

/** `decisions` are those of a person in the turn, of which the last has ended it. */
export function asksToConfirm(confirm: Confirm, decisions: readonly HistoryEntry[]): boolean {
  const last = decisions.at(-1);
  if (last === undefined || confirm === 'never') return false;
  if (confirm === 'always') return true;
  return !isForAnother(last) && decisions.some((decision) => !isPlain(decision));
}
