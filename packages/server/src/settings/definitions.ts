/** All settings of the server: name, kind, default value, and a sentence for the host. */
import {
  address,
  contact,
  folder,
  mailbox,
  oneOf,
  origin,
  proxies,
  type SettingKind,
  secret,
  text,
  wholeNumber,
  yesOrNo,
} from './kinds.ts';

interface Setting<T, D> {
  readonly name: string;
  readonly kind: SettingKind<T>;
  readonly defaultValue: D;
  readonly sentence: string;
}

function setting<T, D extends T | null>(
  name: string,
  kind: SettingKind<T>,
  defaultValue: D,
  sentence: string,
): Setting<T, D> {
  return { name, kind, defaultValue, sentence };
}

const rate = (name: string, defaultValue: number, sentence: string) =>
  setting(name, wholeNumber(1, 1_000_000), defaultValue, sentence);

export const SETTINGS = {
  port: setting('PORT', wholeNumber(0, 65_535), 5180, 'Port to listen on; 0 for any free port.'),
  host: setting('HOST', text(255), 'localhost', 'Address to listen on; `0.0.0.0` or `::` for all addresses.'),
  publicUrl: setting(
    'PUBLIC_URL',
    origin,
    null,
    'Public address of the site. Requests from pages of other origins are refused; with `https://` cookies are only sent encrypted. Without it, the origin must match the requested host.',
  ),
  siteName: setting('SITE_NAME', text(60), 'Windrose', 'Name of the site, in messages and in the client.'),
  trustProxy: setting(
    'TRUST_PROXY',
    proxies,
    false,
    'Proxies whose `X-Forwarded-For` header is trusted: `no`, a number of proxies, or their addresses.',
  ),
  dataDir: setting('DATA_DIR', folder, 'data', 'Folder of the SQLite file `windrose.sqlite`.'),
  databaseUrl: setting(
    'DATABASE_URL',
    address('postgres:', 'postgresql:'),
    null,
    'PostgreSQL database to use instead of the SQLite file: `postgres://user:secret@host/name`.',
  ),
  botThreads: setting(
    'BOT_THREADS',
    wholeNumber(0, 64),
    1,
    'Number of threads for bots; 0 leaves bots to other nodes.',
  ),
  smtpUrl: setting(
    'SMTP_URL',
    address('smtp:', 'smtps:'),
    null,
    'Server that sends e-mail: `smtps://user:secret@host`.',
  ),
  mailFrom: setting('MAIL_FROM', mailbox, null, 'Sender of e-mail; needed with `SMTP_URL`.'),
  pushContact: setting(
    'PUSH_CONTACT',
    contact,
    null,
    'Contact for the push services of browsers: `mailto:` or `https://`. Defaults to a `PUBLIC_URL` with `https://`; without either there is no web push.',
  ),
  discord: setting('DISCORD', yesOrNo, true, 'Allows notifications by Discord webhooks.'),
  webhooks: setting('WEBHOOKS', yesOrNo, true, 'Allows notifications by webhooks at public addresses.'),
  logLevel: setting(
    'LOG_LEVEL',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
    'Minimum level of log lines.',
  ),
  logFormat: setting('LOG_FORMAT', oneOf('json', 'text'), 'json', 'Lines of JSON, or readable lines.'),
  metricsToken: setting(
    'METRICS_TOKEN',
    secret(16),
    null,
    'Bearer token for `/metrics`. Without it, metrics can only be read on this machine and not through a proxy.',
  ),
  keepOpenTables: setting(
    'KEEP_OPEN_TABLES',
    wholeNumber(1, 36_500),
    30,
    'Days without activity after which a table that waits for players is deleted.',
  ),
  keepGuests: setting(
    'KEEP_GUESTS',
    wholeNumber(1, 36_500),
    30,
    'Days after which a guest without a session is deleted. Guests with a game, a score or a table are kept, and so are accounts.',
  ),
  rateRequests: rate(
    'RATE_REQUESTS',
    600,
    'Requests per minute from one address, and by one user; half as many in one session or with one token.',
  ),
  rateSockets: rate(
    'RATE_SOCKETS',
    600,
    'New sockets per minute from one address. A whole club may reconnect from one address after a restart.',
  ),
  maxSockets: setting(
    'MOST_SOCKETS',
    wholeNumber(1, 1_000_000),
    1_000,
    'Maximum number of open sockets from one address.',
  ),
  rateMessages: rate(
    'RATE_MESSAGES',
    60_000,
    'Messages per minute on all sockets of one address, a tenth of them at once. Sockets, sessions and users have additional limits.',
  ),
  rateChats: rate('RATE_CHATS', 30, 'Chat messages per minute by one user, a third of them at once.'),
  rateGuests: rate('RATE_GUESTS', 20, 'New guests per hour from one address.'),
  rateSignIns: rate(
    'RATE_SIGN_INS',
    20,
    'Attempts per hour to sign in from one address, or to change credentials by one user; ten times as many for one handle or e-mail address from all addresses.',
  ),
  rateMails: rate(
    'RATE_MAILS',
    6,
    'E-mails with a code per hour: requested from one address or by one user, and to one e-mail address.',
  ),
  rateTables: rate('RATE_TABLES', 60, 'New tables per hour by one user.'),
  rateInvitations: rate(
    'RATE_INVITATIONS',
    120,
    'Invitations created or used, and replays shared, per hour by one user.',
  ),
} as const;

export type Settings = {
  readonly [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K] extends Setting<infer T, infer D>
    ? null extends D
      ? T | null
      : T
    : never;
};
