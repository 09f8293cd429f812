/** Invitations, tables and replays as links, and how they get to people. */
import { hrefOf } from '../start/routes.ts';

/** The code stands in the fragment, which browsers keep to themselves. */
export function invitationLink(code: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return `${origin}${pathname}${hrefOf({ page: 'join', code })}`;
}

/** Where a table is; it lets nobody in who was not let in before. */
export function tableLink(id: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return `${origin}${pathname}${hrefOf({ page: 'table', id, move: null })}`;
}

/** Shows a finished game to anybody, from its first move on. */
export function replayLink(code: string, { origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return `${origin}${pathname}${hrefOf({ page: 'replay', id: code, move: 0 })}`;
}

/** True if it is in the clipboard now; browsers may not allow it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** A phone has a sheet for it; on a desk the clipboard is nearer. */
export function hasShareSheet(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

/** True if it was handed on, or somebody thought better of it. */
export async function shared(link: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ title: 'Windrose', text, url: link });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
