/** Web push: the keys of the site, and messages sealed for one browser. */
import webPush from 'web-push';
import { keptBySite } from '../site/keys.ts';
import type { Storage } from '../storage/storage.ts';
import type { Outgoing } from './outside.ts';
import type { News } from './texts.ts';

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** How long a push service keeps what it cannot deliver, in seconds. */
const KEEP = 24 * 3_600;

/** Made at the first start; browsers know the site by them. */
export async function pushKeys(storage: Storage): Promise<PushKeys> {
  return JSON.parse(await keptBySite(storage, 'push-keys', () => JSON.stringify(webPush.generateVAPIDKeys())));
}

/** A message for one browser. Throws if the subscription is none. */
export function sealed(to: Subscription, news: News, subject: string, keys: PushKeys): Outgoing {
  const { kind, title, body, table } = news;
  const {
    endpoint,
    headers,
    body: sealedBody,
  } = webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { ...to.keys } },
    JSON.stringify({ kind, title, body, table }),
    {
      vapidDetails: { subject, publicKey: keys.publicKey, privateKey: keys.privateKey },
      TTL: KEEP,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
      // A later turn at the same table takes the place of one that was not delivered.
      ...(table === null ? {} : { topic: table }),
    },
  );
  return { url: endpoint, headers: headers as Record<string, string | number>, body: sealedBody };
}
