/** The kinds of notification channels: how an address is checked, displayed and sent to. */
import { createHmac } from 'node:crypto';
import type { CHANNEL_KINDS, NewChannel } from '@windrose/protocol';
import { newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Mailer } from './mail.ts';
import type { Notification } from './notification.ts';
import { NotSent, type OutgoingRequests } from './outgoing-requests.ts';
import { encryptedPush, type PushKeys, type Subscription } from './push.ts';

export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** The user who is notified. */
export interface Receiver {
  readonly person: string;
  readonly mail: string | null;
}

export interface ChannelSender<K extends ChannelKind = ChannelKind> {
  /** Returns the stored address of a new channel. Throws a `Refusal` if it cannot be used. */
  address(request: Extract<NewChannel, { kind: K }>, receiver: Receiver): Record<string, unknown>;
  /** Returns the address for display, without its secrets. */
  display(address: never, receiver: Receiver): string;
  /** Throws `NotSent`. */
  send(address: never, receiver: Receiver, notification: Notification): Promise<void>;
}

/** What the site supports. Channels that it does not support are refused. */
export interface SenderOptions {
  readonly requests: OutgoingRequests;
  readonly mailer: Mailer | null;
  readonly push: { readonly subject: string; readonly keys: PushKeys } | null;
  readonly discord: boolean;
  readonly webhooks: boolean;
  readonly now: () => number;
}

const JSON_TYPE = { 'content-type': 'application/json', 'user-agent': 'Windrose' };

export function makeSenders(options: SenderOptions): { readonly [K in ChannelKind]: ChannelSender<K> } {
  const { requests, mailer, push, now } = options;
  const checked = (url: string, field: string): URL => {
    try {
      return requests.check(url);
    } catch (error) {
      throw new Refusal('bad-address', { where: field, detail: (error as Error).message });
    }
  };

  return {
    push: {
      address({ endpoint, keys }) {
        if (push === null) throw new Refusal('forbidden', { detail: 'this site does not support web push' });
        checked(endpoint, 'endpoint');
        const subscription: Subscription = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
        try {
          encryptedPush(subscription, SAMPLE, push.subject, push.keys, now());
        } catch (error) {
          throw new Refusal('bad-address', { where: 'keys', detail: (error as Error).message });
        }
        return { ...subscription };
      },
      display: ({ endpoint }: Subscription) => new URL(endpoint).host,
      async send(address: Subscription, _, notification) {
        if (push === null) throw new NotSent('this site does not support web push');
        await requests.post(encryptedPush(address, notification, push.subject, push.keys, now()));
      },
    },

    mail: {
      address(_, { mail }) {
        if (mailer === null) throw new Refusal('no-mail', { detail: 'this site sends no e-mail' });
        if (mail === null) throw new Refusal('no-mail', { detail: 'you have not confirmed an e-mail address' });
        return {};
      },
      display: (_, { mail }) => mail ?? '',
      async send(_, { mail }, { title, body, urlText, site }) {
        if (mailer === null || mail === null) throw new NotSent('there is no e-mail address');
        try {
          await mailer.send({ to: mail, subject: `${site}: ${title}`, text: `${body}\n\n${urlText}`.trim() });
        } catch (error) {
          throw new NotSent(`the e-mail was refused (${(error as { code?: string }).code ?? 'refused'})`);
        }
      },
    },

    discord: {
      address({ url }) {
        if (!options.discord) throw new Refusal('forbidden', { detail: 'this site does not support Discord' });
        const { hostname, pathname } = checked(url, 'url');
        const isHook = DISCORD.includes(hostname) && /^\/api\/(v\d+\/)?webhooks\/\d+\/[\w-]+$/.test(pathname);
        if (!isHook) throw new Refusal('bad-address', { where: 'url', detail: 'is not a Discord webhook' });
        return { url };
      },
      display: ({ url }: { url: string }) => withoutSecret(url),
      async send({ url }: { url: string }, _, { body, url: tableUrl }) {
        const content = tableUrl === null ? body : `${body}\n<${tableUrl}>`;
        // Titles of tables must not trigger mentions.
        const message = JSON.stringify({ content, allowed_mentions: { parse: [] } });
        await requests.post({ url, headers: JSON_TYPE, body: message });
      },
    },

    webhook: {
      address({ url }) {
        if (!options.webhooks) throw new Refusal('forbidden', { detail: 'this site does not support webhooks' });
        checked(url, 'url');
        return { url, secret: newSecret() };
      },
      display: ({ url }: { url: string }) => withoutSecret(url),
      async send({ url, secret }: { url: string; secret: string }, { person }, notification) {
        const { kind, title, body, table, url: link } = notification;
        const text = JSON.stringify({ kind, title, body, table, link, person, at: now() });
        const signature = createHmac('sha256', secret).update(text).digest('hex');
        await requests.post({
          url,
          headers: { ...JSON_TYPE, 'x-windrose-signature': `sha256=${signature}` },
          body: text,
        });
      },
    },
  };
}

const DISCORD = ['discord.com', 'discordapp.com', 'canary.discord.com', 'ptb.discord.com'];
/** Shows whether a subscription can be encrypted for. */
const SAMPLE: Notification = {
  kind: 'test',
  title: '',
  body: '',
  url: null,
  urlText: '',
  table: null,
  site: '',
  expires: 0,
};

/** The end of a URL is often a secret key. */
function withoutSecret(url: string): string {
  const { host, pathname } = new URL(url);
  return pathname.length > 16 ? `${host}${pathname.slice(0, 16)}…` : `${host}${pathname}`;
}
