/** What a route is: data from which requests are answered, the documents are made, and tests know who may do what. */
import { Id } from '@windrose/protocol';
import * as v from 'valibot';
import type { Notifier } from '../notify/notifier.ts';
import type { Credentials } from '../people/credentials.ts';
import type { People } from '../people/people.ts';
import type { Caller } from '../people/sessions.ts';
import type { Settings } from '../settings/definitions.ts';
import type { Daily } from '../site/daily.ts';
import type { Statistics } from '../site/statistics.ts';
import type { Storage } from '../storage/storage.ts';
import type { Invitations } from '../tables/invitations.ts';
import type { Replays } from '../tables/replays.ts';
import type { TableCommands } from '../tables/table-commands.ts';
import type { LimitName } from './rate-limits.ts';

/** Who may use a route. What they are to a table, the tables themselves check. */
export const WHO = {
  anybody: 'anybody',
  newcomer: 'anybody with a browser; no program',
  person: 'whoever has come in, or a program with their token',
  browser: 'whoever has come in, with their own browser; no program',
  onlooker: 'whoever may look at the table: anybody, if it is open',
  visitor: 'whoever has come in and may look at the table',
  player: 'whoever has a seat at the table',
  host: 'whoever owns the table or has a seat at it',
  owner: 'whoever owns the table',
} as const;
export type Who = keyof typeof WHO;

/** For these, somebody must have come in. */
export function needsPerson(who: Who): boolean {
  return who !== 'anybody' && who !== 'newcomer' && who !== 'onlooker';
}

/** A program acts for its person at tables; who its person is, is not for it to say. */
export function isForPrograms(who: Who): boolean {
  return who !== 'browser' && who !== 'newcomer';
}

/** What stands in paths, by name. */
export const PARAMS = {
  table: Id,
  person: Id,
  channel: Id,
  replay: Id,
  seat: v.pipe(v.string(), v.regex(/^[0-4]$/, 'is not a seat')),
  token: v.pipe(v.string(), v.regex(/^[\w-]{16}$/, 'is not the id of a token')),
} as const;
export type ParamName = keyof typeof PARAMS;

/** Everything that routes use. */
export interface Services {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly tables: TableCommands;
  readonly invitations: Invitations;
  readonly replays: Replays;
  readonly people: People;
  readonly credentials: Credentials;
  readonly notify: Notifier;
  readonly daily: Daily;
  readonly statistics: Statistics;
  readonly now: () => number;
  /** Public key for web push; null where there is none. */
  readonly pushKey: string | null;
}

/** One request. */
export interface RouteRequest<B, Q> {
  /** Null for nobody. */
  readonly caller: Caller | null;
  /** The caller's id; null for nobody. */
  readonly by: string | null;
  /** The same where the route needs somebody. */
  readonly me: string;
  readonly body: B;
  readonly query: Q;
  readonly params: Readonly<Record<ParamName, string>>;
  /** Gives the browser the cookie of a new session, or takes it away. */
  setSession(secret: string | null): void;
}

type Schema = v.GenericSchema;
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;

interface Shape<B, Q, A> {
  /** Name of the operation in the documents. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly who: Who;
  readonly summary: string;
  readonly body?: B;
  readonly query?: Q;
  /** `text` is plain text to be kept as a file; without one there is nothing to say. */
  readonly answer?: A;
  /** What is counted for the address of nobody, or else for the person … */
  readonly limits?: readonly LimitName[];
  /** … and for what the body names. */
  readonly limitsBy?: readonly { readonly limit: LimitName; readonly key: (body: Output<B>) => string }[];
}

interface Typed<B, Q, A> extends Shape<B, Q, A> {
  readonly handle: (
    services: Services,
    ask: RouteRequest<Output<B>, Output<Q>>,
  ) => Promise<A extends 'text' ? string : A extends Schema ? v.InferInput<A> : void>;
}

/** As all the rest sees it. */
export interface Route extends Omit<Shape<Schema, Schema, Schema | 'text'>, 'limitsBy'> {
  readonly limitsBy?: readonly { readonly limit: LimitName; readonly key: (body: never) => string }[];
  readonly handle: (services: Services, ask: RouteRequest<never, never>) => Promise<unknown>;
}

/** A route whose handler knows the types of its body, query and answer. */
export function route<
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  A extends Schema | 'text' | undefined = undefined,
>(typed: Typed<B, Q, A>): Route {
  return typed as unknown as Route;
}

/** Names in a path: `table` of `/api/tables/:table`. */
export function paramsOf(path: string): ParamName[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as ParamName);
}
