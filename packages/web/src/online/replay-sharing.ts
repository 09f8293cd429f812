/** Who may show a finished game to others. No screen here. */
import { playersBySeat } from '@windrose/protocol';
import type { KnownTable } from './table-client.ts';

/** `anybody` where the game is nobody's secret, `players` for those whose it is; null for anybody else, and before its end. */
export function replaySharing(
  { state, view: { head } }: Pick<KnownTable, 'state' | 'view'>,
  me: string | null,
): 'anybody' | 'players' | null {
  if (state.status !== 'ended') return null;
  if (head.open || head.daily !== null) return 'anybody';
  const isTheirs = me !== null && (head.owner === me || playersBySeat(state).some((player) => player?.id === me));
  return isTheirs ? 'players' : null;
}
