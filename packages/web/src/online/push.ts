/** Web push: whether this browser can be told of turns, and its subscription. The service worker shows what comes (public/push.js). */
import type { NewChannel } from '@windrose/protocol';

/** The site has no keys, the browser cannot, or its owner does not allow it. */
export type PushHindrance = 'not-configured' | 'unsupported' | 'denied';

/** What stands in the way; null if nothing does. */
export function hindrance(siteKey: string | null): PushHindrance | null {
  if (siteKey === null) return 'not-configured';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Asks the browser's owner, and gives what the site must know to reach this browser. */
export async function subscribe(siteKey: string): Promise<Extract<NewChannel, { kind: 'push' }> | PushHindrance> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await registration();
  if (worker === undefined) return 'unsupported';
  try {
    // One for the keys of another site, or older ones, is of no use.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: siteKey });
    const { endpoint, keys } = made.toJSON();
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return 'unsupported';
    return { kind: 'push', endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'unsupported';
  }
}

/** Nothing comes to this browser any more. */
export async function unsubscribe(): Promise<void> {
  try {
    await (await (await registration())?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // Then the site finds out by itself.
  }
}
