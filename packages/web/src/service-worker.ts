/** Registers the service worker, which stores the client for use without a connection. */
import { allRendered } from './incremental-render.svelte.ts';

/** Milliseconds after the load event: downloads for offline use must not delay the first page. */
const DELAY = 3000;

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () =>
    setTimeout(async () => {
      await allRendered();
      // Without a service worker the client needs a connection.
      await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
    }, DELAY),
  );
}
