/** Schemas of the bodies and answers of HTTP routes. */
import * as v from 'valibot';
import { BotLevel, Count, Id, multiLine, Name, Seat, singleLine, Timestamp, Title } from './fields.ts';
import { Person } from './journal.ts';
import { MAX_NOTES_LENGTH, MAX_PASSPHRASE_LENGTH, MAX_SLEEP_MINUTES } from './limits.ts';
import { REFUSALS } from './refusals.ts';
import { TableHead } from './table.ts';

/** The body of every refused request. */
export const RefusalAnswer = v.object({
  code: v.picklist(REFUSALS),
  where: v.optional(v.string()),
  rule: v.optional(v.string()),
  detail: v.optional(v.string()),
});

export const LANGUAGES = ['en', 'fr', 'it'] as const;
export const Language = v.picklist(LANGUAGES);
export type Language = v.InferOutput<typeof Language>;

/** The name with which the owner of an account signs in. */
export const Handle = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(
    /^[a-z0-9][a-z0-9._-]{2,23}$/,
    'must be 3 to 24 letters, digits, points, hyphens or underscores, and begin with a letter or digit',
  ),
);
const Passphrase = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_PASSPHRASE_LENGTH));
export const Mail = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(254),
  v.email('is not an e-mail address'),
);
/** Eight digits with optional spaces. */
const MailCode = v.pipe(v.string(), v.regex(/^\s*(\d\s*){8}$/, 'must be eight digits'), v.maxLength(40));
const MINUTES_PER_DAY = 24 * 60;
const MinuteOfDay = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MINUTES_PER_DAY - 1));

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** A day such as 2026-11-16. */
export const Day = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as 2026-11-16'),
  v.check((day) => new Date(`${day}T00:00Z`).getTime() >= 0 && isDay(day), 'is not a day of the calendar'),
);

function isDay(day: string): boolean {
  return new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}

/** Minutes of the day in a time zone between which a user's clock stops in correspondence games. */
export const Sleep = v.object({
  from: MinuteOfDay,
  to: MinuteOfDay,
  zone: v.pipe(v.string(), v.maxLength(64), v.check(isZone, 'is not a time zone')),
});
export type Sleep = v.InferOutput<typeof Sleep>;

/** Returns the length of a night in minutes; it may include midnight. */
export function nightMinutes({ from, to }: Pick<Sleep, 'from' | 'to'>): number {
  return (to - from + MINUTES_PER_DAY) % MINUTES_PER_DAY;
}

/** A limit is necessary because a player who sleeps all day would never have to move. */
const NewSleep = v.pipe(
  Sleep,
  v.check(
    (sleep) => nightMinutes(sleep) <= MAX_SLEEP_MINUTES,
    `must not be longer than ${MAX_SLEEP_MINUTES / 60} hours`,
  ),
);

// Users

export const NewGuest = v.object({ name: Name, language: v.optional(Language) });

/** The user's own data, which other users cannot see. */
export const Me = v.object({
  id: Id,
  name: Name,
  handle: v.nullable(v.string()),
  mail: v.nullable(v.string()),
  /** True for an account, with which a user can sign in on other devices. */
  permanent: v.boolean(),
  hasPassphrase: v.boolean(),
  /** True if the user plays by a program. */
  program: v.boolean(),
  language: Language,
  sleep: v.nullable(Sleep),
  /** End of the current holiday. */
  awayUntil: v.nullable(Timestamp),
  /** Remaining days of holiday this year, without those of the current holiday. */
  awayDaysLeft: Count,
  created: Timestamp,
});
export type Me = v.InferOutput<typeof Me>;

export const MeChange = v.partial(
  v.object({
    name: Name,
    language: Language,
    program: v.boolean(),
    sleep: v.nullable(NewSleep),
    awayUntil: v.nullable(Timestamp),
  }),
);
export type MeChange = v.InferOutput<typeof MeChange>;

export const NewPassphrase = v.object({
  handle: Handle,
  passphrase: Passphrase,
  /** The present pass-phrase, if there is one. */
  current: v.optional(Passphrase),
});
export const MailBody = v.object({ mail: Mail });
export const MailCodeBody = v.object({ mail: Mail, code: MailCode });
export const SignIn = v.object({ handle: Handle, passphrase: Passphrase });
export const SignOut = v.object({ everywhere: v.boolean() });
/** The user's own name as a confirmation. */
export const AccountRemoval = v.object({ name: v.pipe(v.string(), v.maxLength(100)) });

export const SignedIn = v.object({
  me: Me,
  /** Number of tables that the guest has brought along. */
  tables: Count,
});

export const NewToken = v.object({ label: singleLine(60) });
export const Token = v.object({
  id: v.string(),
  label: v.string(),
  created: Timestamp,
  seen: v.nullable(Timestamp),
});
export const CreatedToken = v.object({
  ...Token.entries,
  /** Only shown in this answer. */
  token: v.string(),
});

// Notification channels

const Url = v.pipe(v.string(), v.url('is not an address'), v.maxLength(1_000));
const Key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,200}=*$/, 'is not a key'));
export const CHANNEL_KINDS = ['push', 'mail', 'discord', 'webhook'] as const;

export const NewChannel = v.variant('kind', [
  /** The subscription from the browser's push manager. */
  v.object({ kind: v.literal('push'), endpoint: Url, keys: v.object({ p256dh: Key, auth: Key }) }),
  /** Uses the confirmed e-mail address. */
  v.object({ kind: v.literal('mail') }),
  v.object({ kind: v.literal('discord'), url: Url }),
  v.object({ kind: v.literal('webhook'), url: Url }),
]);
export type NewChannel = v.InferOutput<typeof NewChannel>;

export const Channel = v.object({
  id: Id,
  kind: v.picklist(CHANNEL_KINDS),
  /** The address for display, without its secrets. */
  to: v.string(),
  active: v.boolean(),
  /** The last error. */
  trouble: v.nullable(v.string()),
  created: Timestamp,
});
export type Channel = v.InferOutput<typeof Channel>;
export const CreatedChannel = v.object({
  ...Channel.entries,
  /** The key with which webhook messages are signed; only shown in this answer. */
  secret: v.nullable(v.string()),
});
export const ChannelChange = v.object({ active: v.boolean() });

// Tables

export const TableLists = v.object({
  mine: v.array(TableHead),
  open: v.array(TableHead),
  watchable: v.array(TableHead),
  finished: v.array(TableHead),
});
export const JoinBody = v.object({ seat: Seat });
/** The level of a bot; null to free the seat. */
export const SeatBody = v.object({ bot: v.nullable(BotLevel) });
export const NewInvitation = v.object({
  /** Null for any free seat. */
  seat: v.nullable(Seat),
  /** True if the invitation only allows watching. */
  watch: v.boolean(),
});
/** The code is in the fragment of a URL, which browsers do not send to servers. */
export const Invitation = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{6,64}$/, 'is not an invitation')),
});
/** What the holder of an invitation sees: the inviting user and the table. */
export const InvitationPreview = v.object({
  by: Name,
  /** True if the invitation only allows watching. */
  watch: v.boolean(),
  head: TableHead,
});
export type InvitationPreview = v.InferOutput<typeof InvitationPreview>;
/** The code of a public replay. It may be in URLs, because it gives access to nothing else. */
export const ReplayCode = v.object({ code: Id });
/** A finished game for holders of its code, without its chat. */
export const Replay = v.object({
  title: Title,
  how: v.picklist(['played', 'stopped']),
  /** The day of a daily set-up. */
  daily: v.nullable(v.string()),
  seats: v.array(
    v.object({
      /** The player; for a bot the user whom it has replaced, or null. */
      name: v.nullable(Name),
      bot: v.nullable(BotLevel),
      colour: Count,
    }),
  ),
  record: v.string(),
});
export type Replay = v.InferOutput<typeof Replay>;
export const CommandResult = v.object({ n: Count });
export const Notes = v.object({ text: multiLine(MAX_NOTES_LENGTH) });

// Statistics

const Tally = v.object({
  edition: v.string(),
  mode: v.string(),
  players: Count,
  games: Count,
  won: Count,
  /** Mean and highest glory. */
  mean: v.number(),
  best: v.number(),
});
export const Profile = v.object({
  person: Person,
  program: v.boolean(),
  since: Timestamp,
  /** Games played to the end. */
  games: Count,
  won: Count,
  /** Games that the user left by resigning or by absence, and that a bot finished. */
  left: Count,
  /** By edition, mode and number of players. */
  tallies: v.array(Tally),
});
export const Statistics = v.object({
  persons: Count,
  tables: v.object({ open: Count, playing: Count, ended: Count }),
  /** Finished games by edition, mode and number of players; `won` counts victories of users over bots. */
  tallies: v.array(Tally),
});

// The daily set-up

export const Daily = v.object({
  day: Day,
  edition: v.string(),
  mode: v.string(),
  players: Count,
  /** Level of the bots in the other seats. */
  bots: BotLevel,
  /** The time of the next daily set-up. */
  until: Timestamp,
  /** The user's table of that day. */
  mine: v.nullable(Id),
  scores: v.array(
    v.object({ person: Person, table: Id, glory: v.number(), place: Count, won: v.boolean(), finished: Timestamp }),
  ),
});

// The site

export const Site = v.object({
  name: v.string(),
  protocol: Count,
  now: Timestamp,
  languages: v.array(Language),
  /** The features that the site offers. */
  mail: v.boolean(),
  discord: v.boolean(),
  webhooks: v.boolean(),
  /** Public key for subscriptions to web push. */
  push: v.nullable(v.string()),
});
