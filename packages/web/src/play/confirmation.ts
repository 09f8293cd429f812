/** After which decisions a turn that is over waits until the player confirms it. */
import { type HistoryEntry, pending } from '@windrose/engine';

/** Every turn, those with actions, or none. */
export type Confirm = 'always' | 'actions' | 'never';

/** Decisions that are one plain choice, such as a tile to build. */
const PLAIN: ReadonlySet<string> = new Set([
  'start-building',
  'remove-token',
  'build',
  'shortage',
  'salary',
  'governor-slot',
]);

/** What was decided for somebody else, such as the Opposition. */
export function isForAnother({ before }: HistoryEntry): boolean {
  return pending(before)?.behalfOf !== undefined;
}

/** `decisions` are those of a person in the turn, of which the last has ended it. */
export function asksToConfirm(confirm: Confirm, decisions: readonly HistoryEntry[]): boolean {
  const last = decisions.at(-1);
  if (last === undefined || confirm === 'never') return false;
  if (confirm === 'always') return true;
  return !isForAnother(last) && decisions.some(({ before }) => !PLAIN.has(pending(before)?.decision ?? ''));
}
