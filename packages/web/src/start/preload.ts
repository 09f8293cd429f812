/**
 * Loads the page of a link when the pointer or the focus reaches it, so that a click shows the page at once. Buttons that open a
 * page name its address in `data-opens`.
 */
import { preloadPage } from './pages.ts';
import { parseRoute } from './routes.ts';

function preload({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const opener = target.closest('a[href^="#"], [data-opens]');
  if (opener === null) return;
  const route = parseRoute(opener.getAttribute('data-opens') ?? opener.getAttribute('href')!);
  if (route !== null) preloadPage(route);
}

export function preloadLinkedPages(): void {
  document.addEventListener('pointerover', preload, { passive: true });
  document.addEventListener('focusin', preload);
}
