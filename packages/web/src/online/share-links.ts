/** Creates links to pages of this site, and copies or shares them. */
import { hrefOf, type Route } from '../start/routes.ts';

/** Returns the full address of a page. */
export function linkTo(
  route: Route,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'> = window.location,
): string {
  return `${origin}${pathname}${hrefOf(route)}`;
}

/** Returns whether the text was copied; browsers may deny access to the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Phones have a share sheet that is better than the clipboard. */
export function prefersShareSheet(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

/** Returns whether the link was shared or the user cancelled. */
export async function shareLink(link: string, text: string): Promise<boolean> {
  try {
    await navigator.share({ title: 'Windrose', text, url: link });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
