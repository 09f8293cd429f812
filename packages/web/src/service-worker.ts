/** Lets the client work without a connection: everything is fetched for later, when the page is there and nobody waits for it. */
import { unfolded } from './unfolding.svelte.ts';

/** Milliseconds after the first scripts are there, in which the page is made. */
const LATER = 3000;

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  window.addEventListener('load', () =>
    setTimeout(async () => {
      await unfolded();
      // A browser that keeps nothing plays with a connection only.
      await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).catch(() => undefined);
    }, LATER),
  );
}
