/** Fetches a finished game by its code, without all else by which pages talk with the site: whoever follows a link waits for little. */
import type { Replay } from '@windrose/protocol';

/** `gone` if there is no such game to be seen, `silent` if nobody answers. */
export async function fetchReplay(code: string): Promise<Replay | 'gone' | 'silent'> {
  try {
    const answer = await fetch(`/api/replays/${encodeURIComponent(code)}`, { cache: 'no-store' });
    if (!answer.ok) return answer.status < 500 && answer.status !== 429 ? 'gone' : 'silent';
    return (await answer.json()) as Replay;
  } catch {
    return 'silent';
  }
}
