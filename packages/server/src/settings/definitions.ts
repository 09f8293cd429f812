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
  whole,
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
  setting(name, whole(1, 1_000_000), defaultValue, sentence);

export const SETTINGS = {
  port: setting('PORT', whole(0, 65_535), 5180, 'Port to listen on; 0 for any free one.'),
  host: setting('HOST', text(255), 'localhost', 'Address to listen on; `0.0.0.0` or `::` for every one.'),
  publicUrl: setting(
    'PUBLIC_URL',
    origin,
    null,
    'Address under which players reach the site. Pages of no other origin may then act here; with `https://` cookies are only sent encrypted. Without it, the host that the browser names counts.',
  ),
  siteName: setting('SITE_NAME', text(60), 'Windrose', 'Name of the site, in messages and in the client.'),
  trustProxy: setting(
    'TRUST_PROXY',
    proxies,
    false,
    'Who may say which address a client has (`X-Forwarded-For`): `no`, a number of proxies, or their addresses.',
  ),
  dataDir: setting('DATA_DIR', folder, 'data', 'Folder of the SQLite file `windrose.sqlite`.'),
  databaseUrl: setting(
    'DATABASE_URL',
    address('postgres:', 'postgresql:'),
    null,
    'PostgreSQL database in place of the SQLite file: `postgres://user:secret@host/name`.',
  ),
  botThreads: setting('BOT_THREADS', whole(0, 64), 1, 'Threads in which bots think; 0 leaves bots to other nodes.'),
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
    'Whom the push services of browsers may write to: `mailto:` or `https://`. Without it, `PUBLIC_URL` if that is `https://`; otherwise there is no web push.',
  ),
  discord: setting('DISCORD', yesOrNo, true, 'Players may be told by Discord webhooks.'),
  webhooks: setting('WEBHOOKS', yesOrNo, true, 'Players may be told by webhooks of their own, on public addresses.'),
  logLevel: setting(
    'LOG_LEVEL',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
    'What is logged: this and all that is worse.',
  ),
  logFormat: setting('LOG_FORMAT', oneOf('json', 'text'), 'json', 'One JSON object a line, or a line to read.'),
  metricsToken: setting(
    'METRICS_TOKEN',
    secret(16),
    null,
    'Bearer token for `/metrics`. Without it, only this machine may read them, and not through a proxy.',
  ),
  keepOpenTables: setting(
    'KEEP_OPEN_TABLES',
    whole(1, 36_500),
    30,
    'Days after which a table that still waits for players is put away, if nothing has happened there meanwhile.',
  ),
  keepGuests: setting(
    'KEEP_GUESTS',
    whole(1, 36_500),
    30,
    'Days after which a guest is forgotten who has no session any more and was not seen meanwhile. Nobody goes who has a game, a score, a table or a permanent identity.',
  ),
  rateRequests: rate(
    'RATE_REQUESTS',
    600,
    'Requests a minute from one address, and by one person; half as many in one session or with one token.',
  ),
  rateSockets: rate(
    'RATE_SOCKETS',
    600,
    'New sockets a minute from one address: a whole club comes back together after a restart.',
  ),
  maxSockets: setting(
    'MOST_SOCKETS',
    whole(1, 1_000_000),
    1_000,
    'Sockets that are open from one address at the same time.',
  ),
  rateMessages: rate(
    'RATE_MESSAGES',
    60_000,
    'Messages a minute by all sockets of one address, a tenth of them at once; those of one socket, session or person have bounds besides.',
  ),
  rateChats: rate('RATE_CHATS', 30, 'Words in the chat a minute by one person, a third of them at once.'),
  rateGuests: rate('RATE_GUESTS', 20, 'Guests an hour from one address.'),
  rateSignIns: rate(
    'RATE_SIGN_INS',
    20,
    'Attempts to sign in an hour from one address, or to change how one signs in by one person; for one handle or e-mail address, from anywhere, ten times as many.',
  ),
  rateMails: rate(
    'RATE_MAILS',
    6,
    'E-mails with a code an hour: asked for from one address or by one person, and to one e-mail address.',
  ),
  rateTables: rate('RATE_TABLES', 60, 'New tables an hour for one person.'),
  rateInvitations: rate(
    'RATE_INVITATIONS',
    120,
    'Invitations made or used, and replays shared, an hour by one person.',
  ),
} as const;

export type Settings = {
  readonly [K in keyof typeof SETTINGS]: (typeof SETTINGS)[K] extends Setting<infer T, infer D>
    ? null extends D
      ? T | null
      : T
    : never;
};
