/** Creates links to pages of this site, and copies or shares them. */
import { hrefOf, type Route } from '../start/routes.ts';

/** Returns the full address of a page. */
export function linkTo(
  route: Route,
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'> = window.location,
): string {
  return `${origin}${pathname}${hrefOf(route)}`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns the HTML of a frame with a shared game, for pages of other sites. */
export function embedHtml(
  { code, title, language }: { readonly code: string; readonly title: string; readonly language: string },
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'> = window.location,
): string {
  const { href } = new URL(`embed/${code}?lang=${language}`, `${origin}${pathname}`);
  const name = title.replace(/[&<>"]/g, (character) => ENTITIES[character]);
  return `<iframe src="${href}" title="${name}" width="100%" height="640" style="border: 0" loading="lazy"></iframe>`;
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
