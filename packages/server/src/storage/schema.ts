/** The rows of the database. Moments are milliseconds since 1970, truths are 0 or 1, lists and records are JSON as text: so both databases hold the same. */
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
  told: ToldRow;
  results: ResultRow;
}

/** What the site knows of itself: its keys for web push, the number of times it was restored. */
interface SiteRow {
  key: string;
  value: string;
}

export interface PersonRow {
  id: string;
  name: string;
  /** Lower-case name under which a permanent person comes in again; null for a guest. */
  handle: string | null;
  passphrase: string | null;
  mail: string | null;
  /** A program that plays through the interface. */
  program: Generated<number>;
  language: Generated<string>;
  /** `{from, to, zone}`: minutes of the day between which their clock rests in slow games. */
  sleep: string | null;
  /** Their clock rests in slow games until then. */
  away_until: number | null;
  /** Days of holiday that they have taken in this year. */
  away_days: Generated<number>;
  away_year: Generated<number>;
  created: number;
  seen: number;
}

/** Only the hash of a cookie is kept: whoever reads the database cannot come in. */
interface SessionRow {
  hash: string;
  person: string;
  created: number;
  seen: number;
}

/** For programs: as a session, but in a header, made and taken back by their owner. */
interface TokenRow {
  hash: string;
  person: string;
  label: string;
  created: number;
  seen: number | null;
}

/** A number sent by e-mail, to be typed in. */
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
  /** The head of a record: with rules version and fingerprint of the data. */
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

/** Who holds a seat now, and who had it before and may have it back; the journal tells all others. */
export interface SeatRow {
  table_id: string;
  seat: number;
  person: string | null;
  bot: number | null;
  former: string | null;
  colour: number;
}

/** Who may look at a private table without a seat. */
export interface MemberRow {
  table_id: string;
  person: string;
}

interface InvitationRow {
  hash: string;
  table_id: string;
  /** The seat it is for; null for any free one. */
  seat: number | null;
  /** Only to look. */
  watch: number;
  created_by: string;
  created: number;
  used_by: string | null;
  used: number | null;
}

/** By which code a finished game is shown to anybody. Kept as it is: who reads it here can read the game itself. */
interface ReplayRow {
  table_id: string;
  code: string;
}

/** The journal. The pair of table and number is the key: whoever comes second with a number has lost. */
export interface EntryRow {
  table_id: string;
  n: number;
  at: number;
  kind: string;
  seat: number | null;
  person: string | null;
  /** The move of a move; JSON of the rest of what it says otherwise. */
  body: string;
  /** Who sent the message that brought it, and its id, as `person:id`: on the last entry that it brought. */
  message: string | null;
}

interface NoteRow {
  table_id: string;
  person: string;
  text: string;
}

/** Work for later: one row for each kind and subject. */
export interface DueRow {
  kind: string;
  /** The table that it is about. */
  subject: string;
  at: number;
  /** Somebody is at it until then; if they have died, another takes it. */
  taken_until: Generated<number>;
  /** What the worker needs to see whether it is still to be done. */
  detail: Generated<string>;
}

/** Who is connected to a node. That it still lives, the node says again and again under `node:…` in `site`. */
interface PresenceRow {
  node: string;
  person: string;
  seen: number;
}

/** Who looks at a table there. */
interface LookingRow {
  node: string;
  /** Or a name made up for a line at whose end is nobody. */
  person: string;
  table_id: string;
}

/** How somebody wants to be told that it is their turn. */
export interface ChannelRow {
  id: string;
  person: string;
  kind: string;
  /** JSON: a push subscription, or a webhook with its secret; for e-mail nothing: it goes to the person's own address. */
  address: string;
  active: Generated<number>;
  /** What went wrong last, for its owner. */
  trouble: string | null;
  created: number;
}

/** Never twice for one turn: the turn is the table and the number of the entry since which somebody is asked. */
interface ToldRow {
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
  /** Place, from 1; equal ones share it. */
  place: number;
  won: number;
  /** Glory by category, JSON. */
  parts: string;
  finished: number;
  daily: string | null;
  /** Who had the seat before they left it to the bot that has this result. */
  left_by: string | null;
}
