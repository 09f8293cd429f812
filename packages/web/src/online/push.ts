/** Subscribes this browser to push notifications of turns, which service-worker/notifications.js shows. */
import type { NewChannel } from '@windrose/protocol';

/** The site has no keys, the browser lacks the feature, or the user denies permission. */
export type PushObstacle = 'not-configured' | 'unsupported' | 'denied';

/** Returns why this browser cannot be subscribed, or null. */
export function pushObstacle(siteKey: string | null): PushObstacle | null {
  if (siteKey === null) return 'not-configured';
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}

/** Asks the user for permission, and returns what the site needs to send notifications to this browser. */
export async function subscribe(siteKey: string): Promise<Extract<NewChannel, { kind: 'push' }> | PushObstacle> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await registration();
  if (worker === undefined) return 'unsupported';
  try {
    // An earlier subscription may have been made with other keys.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: siteKey });
    const { endpoint, keys } = subscription.toJSON();
    if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return 'unsupported';
    return { kind: 'push', endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'unsupported';
  }
}

export async function unsubscribe(): Promise<void> {
  try {
    await (await (await registration())?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // The site notices when its next notification fails.
  }
}
