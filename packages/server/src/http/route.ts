/** The type of a route: data from which the server registers handlers, generates documents, and tests permissions. */
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

/** The kinds of callers that may use a route. The relation of a user to a table is checked by the table itself. */
export const ACCESS = {
  public: 'everyone',
  newcomer: 'everyone with a browser; no program',
  person: 'a signed-in user or guest, or their program with a token',
  browser: 'a signed-in user or guest with a browser; no program',
  onlooker: 'a user who may view the table; everyone if it is public',
  visitor: 'a signed-in user or guest who may view the table',
  player: 'a player at the table',
  host: 'the owner of the table or a player at it',
  owner: 'the owner of the table',
} as const;
export type Access = keyof typeof ACCESS;

/** True if the route requires an authenticated user. */
export function requiresUser(access: Access): boolean {
  return access !== 'public' && access !== 'newcomer' && access !== 'onlooker';
}

/** True if a program may use the route with a token. Programs act at tables; they do not manage the account. */
export function allowsPrograms(access: Access): boolean {
  return access !== 'browser' && access !== 'newcomer';
}

/** Schemas of path parameters by name. */
export const PARAMS = {
  table: Id,
  person: Id,
  channel: Id,
  replay: Id,
  seat: v.pipe(v.string(), v.regex(/^[0-4]$/, 'is not a seat')),
  token: v.pipe(v.string(), v.regex(/^[\w-]{16}$/, 'is not the id of a token')),
} as const;
export type ParamName = keyof typeof PARAMS;

/** The services that handlers use. */
export interface Services {
  readonly settings: Settings;
  readonly storage: Storage;
  readonly tableCommands: TableCommands;
  readonly invitations: Invitations;
  readonly replays: Replays;
  readonly people: People;
  readonly credentials: Credentials;
  readonly notifier: Notifier;
  readonly daily: Daily;
  readonly statistics: Statistics;
  readonly now: () => number;
  /** Public key for web push; null if it is not available. */
  readonly pushKey: string | null;
}

/** One validated request. */
export interface RouteRequest<B, Q> {
  /** Null without authentication. */
  readonly caller: Caller | null;
  /** Id of the caller; null without authentication. */
  readonly by: string | null;
  /** Id of the caller. Throws without authentication. */
  readonly me: string;
  readonly body: B;
  readonly query: Q;
  readonly params: Readonly<Record<ParamName, string>>;
  /** Sets the cookie of a new session in the browser, or removes it. */
  setSession(secret: string | null): void;
}

type Schema = v.GenericSchema;
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;

interface Shape<B, Q, A> {
  /** Name of the operation in the documents. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly body?: B;
  readonly query?: Q;
  /** `text` is plain text to be saved as a file. Without a schema the answer has no body. */
  readonly answer?: A;
  /** Limits that are counted by user, or by address without authentication. */
  readonly limits?: readonly LimitName[];
  /** Limits that are counted by a value in the body. */
  readonly limitsBy?: readonly { readonly limit: LimitName; readonly key: (body: Output<B>) => string }[];
}

interface Typed<B, Q, A> extends Shape<B, Q, A> {
  readonly handle: (
    services: Services,
    ask: RouteRequest<Output<B>, Output<Q>>,
  ) => Promise<A extends 'text' ? string : A extends Schema ? v.InferInput<A> : void>;
}

/** A route without the types of its body, query and answer. */
export interface Route extends Omit<Shape<Schema, Schema, Schema | 'text'>, 'limitsBy'> {
  readonly limitsBy?: readonly { readonly limit: LimitName; readonly key: (body: never) => string }[];
  readonly handle: (services: Services, ask: RouteRequest<never, never>) => Promise<unknown>;
}

/** Creates a route whose handler is typed by the schemas of its body, query and answer. */
export function route<
  B extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  A extends Schema | 'text' | undefined = undefined,
>(typed: Typed<B, Q, A>): Route {
  return typed as unknown as Route;
}

/** Returns the parameters of a path: `table` of `/api/tables/:table`. */
export function paramsOf(path: string): ParamName[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as ParamName);
}
