/**
 * The types of the database rows. Both databases store moments as milliseconds since 1970, booleans as 0 or 1, and
 * lists and records as JSON.
 */
import type { Generated } from 'kysely';

export interface Schema {
  site: SiteRow;
  persons: PersonRow;
  sessions: SessionRow;
  tokens: TokenRow;
  mail_codes: MailCodeRow;
  tables: TableRow;
  seats: SeatRow;
  members: MemberRow;
  invitations: InvitationRow;
  replays: ReplayRow;
  entries: EntryRow;
  notes: NoteRow;
  due: DueRow;
  presence: PresenceRow;
  looking: LookingRow;
  channels: ChannelRow;
  told: SentNotificationRow;
  results: ResultRow;
}

/** Values of the site itself, such as its push keys and the number of restores. */
interface SiteRow {
  key: string;
  value: string;
}

export interface PersonRow {
  id: string;
  name: string;
  /** Lower-case name with which the owner of an account signs in; null for a guest. */
  handle: string | null;
  passphrase: string | null;
  mail: string | null;
  /** 1 if a program plays for the user through the API. */
  program: Generated<number>;
  language: Generated<string>;
  /** `{from, to, zone}`: minutes of the day between which the clock stops in correspondence games. */
  sleep: string | null;
  /** The clock stops in correspondence games until then. */
  away_until: number | null;
  /** Days of holiday used in `away_year`. */
  away_days: Generated<number>;
  away_year: Generated<number>;
  created: number;
  seen: number;
}

/** Stores only the hash of a cookie, so that a reader of the database cannot sign in. */
interface SessionRow {
  hash: string;
  person: string;
  created: number;
  seen: number;
}

/** An access token of a program, created and revoked by its owner. */
interface TokenRow {
  hash: string;
  person: string;
  label: string;
  created: number;
  seen: number | null;
}

/** A code sent by e-mail. */
interface MailCodeRow {
  mail: string;
  hash: string;
  person: string | null;
  tries: Generated<number>;
  until: number;
}

export interface TableRow {
  id: string;
  title: string;
  status: string;
  how: string | null;
  open: number;
  owner: string;
  edition: string;
  mode: string;
  /** The head of a record, with the rules version and the fingerprint of the data. */
  opening: string;
  players: number;
  pace: string;
  undo: string;
  /** Number of entries in the journal. */
  length: number;
  round: number;
  asked: number | null;
  deadline: number | null;
  clocks: string | null;
  created: number;
  changed: number;
  daily: string | null;
  scores: string | null;
}

/** The current holder of a seat, and the former one who may return; the journal has all others. */
export interface SeatRow {
  table_id: string;
  seat: number;
  person: string | null;
  bot: number | null;
  former: string | null;
  colour: number;
}

/** Users who may view a private table without a seat. */
export interface MemberRow {
  table_id: string;
  person: string;
}

interface InvitationRow {
  hash: string;
  table_id: string;
  /** The seat of the invitation; null for any free seat. */
  seat: number | null;
  /** 1 if the invitation only allows watching. */
  watch: number;
  created_by: string;
  created: number;
  used_by: string | null;
  used: number | null;
}

/** The code of a public replay. Stored as it is, because a reader of the database can read the game itself. */
interface ReplayRow {
  table_id: string;
  code: string;
}

/** The journal. Table and number are the key, so of two writers with the same number one fails. */
export interface EntryRow {
  table_id: string;
  n: number;
  at: number;
  kind: string;
  seat: number | null;
  person: string | null;
  /** The text of a move; JSON for other entries. */
  body: string;
  /** Sender and id of the message that caused the entries, as `person:id`, on the last of them. */
  message: string | null;
}

interface NoteRow {
  table_id: string;
  person: string;
  text: string;
}

/** A job: one row for each kind and subject. */
export interface DueRow {
  kind: string;
  /** The table that it concerns. */
  subject: string;
  at: number;
  /** End of the lease of the node that runs the job; afterwards another node may take it. */
  taken_until: Generated<number>;
  /** What the handler needs to find out whether the job is still necessary. */
  detail: Generated<string>;
}

/** A user who is connected to a node. The heartbeats of nodes are in `site` under `node:…`. */
interface PresenceRow {
  node: string;
  person: string;
  seen: number;
}

/** A user who has a table open at a node. */
interface LookingRow {
  node: string;
  /** Or the random id of a socket without a session. */
  person: string;
  table_id: string;
}

/** A notification channel of a user. */
export interface ChannelRow {
  id: string;
  person: string;
  kind: string;
  /** JSON: a push subscription, or a webhook with its secret; empty for e-mail, which uses the address of the user. */
  address: string;
  active: Generated<number>;
  /** The last error, for the user. */
  trouble: string | null;
  created: number;
}

/**
 * A sent notification. A turn is identified by its table and the entry that started it, so no notification is sent
 * twice.
 */
interface SentNotificationRow {
  table_id: string;
  turn: number;
  channel: string;
  at: number;
}

export interface ResultRow {
  table_id: string;
  seat: number;
  person: string | null;
  bot: number | null;
  edition: string;
  mode: string;
  players: number;
  glory: number;
  /** Place from 1; equal results share it. */
  place: number;
  won: number;
  /** Glory by category as JSON. */
  parts: string;
  finished: number;
  daily: string | null;
  /** The user who left the seat to the bot that has this result. */
  left_by: string | null;
}
