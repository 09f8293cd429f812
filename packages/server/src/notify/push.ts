/** Web push: the keys of the site, and messages encrypted for one browser. */
import webPush from 'web-push';
import { siteKey } from '../site/site-keys.ts';
import type { Storage } from '../storage/storage.ts';
import type { Notification } from './notification.ts';
import type { OutgoingRequest } from './outgoing-requests.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Returns the keys of the site, which are created at its first start. Browsers identify the site by them. */
export async function pushKeys(storage: Storage): Promise<PushKeys> {
  return JSON.parse(await siteKey(storage, 'push-keys', () => JSON.stringify(webPush.generateVAPIDKeys())));
}

/** Returns the request of a message for one browser. Throws if the subscription is invalid. */
export function encryptedPush(
  to: Subscription,
  notification: Notification,
  subject: string,
  keys: PushKeys,
  now: number,
): OutgoingRequest {
  const { kind, title, body, table, expires } = notification;
  const {
    endpoint,
    headers,
    body: sealedBody,
  } = webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { ...to.keys } },
    JSON.stringify({ kind, title, body, table, until: expires }),
    {
      vapidDetails: { subject, publicKey: keys.publicKey, privateKey: keys.privateKey },
      // How long the push service keeps an undelivered message, in seconds.
      TTL: Math.max(0, Math.floor((expires - now) / 1_000)),
      urgency: 'high',
      contentEncoding: 'aes128gcm',
      // A later turn at the same table replaces an undelivered message.
      ...(table === null ? {} : { topic: table }),
    },
  );
  return { url: endpoint, headers: headers as Record<string, string | number>, body: sealedBody };
}
