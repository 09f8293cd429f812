/** Which turns wait for a confirmation of the player when they are over. */
import { ACTION, DISCARDING, type HistoryEntry, pending } from '@windrose/engine';

/** All turns, those with actions, or none. */
export type ConfirmTurns = 'always' | 'actions' | 'never';

/** True if a player has decided on behalf of another seat, such as the Opposition. */
export function isOnBehalf({ before }: HistoryEntry): boolean {
  return pending(before)?.behalfOf !== undefined;
}

/** True for decisions outside of turns, such as the choice of a tile, and for the place of a Governor card. */
function isSimple(entry: HistoryEntry): boolean {
  const { phase } = entry.before.state;
  const isInTurn = phase === ACTION || phase === DISCARDING;
  return pending(entry.before)?.decision === 'governor-slot' || !(isInTurn || isOnBehalf(entry));
}

/** `decisions` are those of local players in the turn; the last of them has ended it. */
export function needsConfirmation(confirm: ConfirmTurns, decisions: readonly HistoryEntry[]): boolean {
  const last = decisions.at(-1);
  if (last === undefined || confirm === 'never') return false;
  if (confirm === 'always') return true;
  return !isOnBehalf(last) && decisions.some((decision) => !isSimple(decision));
}
