/** Decides who may share a finished game. */
import { playersBySeat } from '@windrose/protocol';
import type { KnownTable } from './table-client.ts';

/** Returns `public` if every visitor may share the game, `players` if its players may and the user is one, or else null. */
export function replaySharing(
  { state, view: { head } }: Pick<KnownTable, 'state' | 'view'>,
  me: string | null,
): 'public' | 'players' | null {
  if (state.status !== 'ended') return null;
  if (head.open || head.daily !== null) return 'public';
  const isPlayer = me !== null && (head.owner === me || playersBySeat(state).some((player) => player?.id === me));
  return isPlayer ? 'players' : null;
}
