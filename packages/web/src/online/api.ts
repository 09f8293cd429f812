/** Requests to the site that this page comes from. What it refuses is thrown as `RefusalError`, and that it is not there as `NoSite`. */
import type {
  Channel,
  CreatedChannel,
  CreatedToken,
  Daily,
  Invitation,
  InvitationPreview,
  Language,
  Me,
  MeChange,
  NewChannel,
  NewTable,
  Profile,
  RefusalBody,
  RematchRequest,
  ReplayCode,
  SignedIn,
  Site,
  Statistics,
  TableHead,
  TableLists,
  TableView,
  Token,
} from '@windrose/protocol';
import type { InferOutput } from 'valibot';
import { RefusalError } from './server-connection.ts';

export type SiteInfo = InferOutput<typeof Site>;
export type Lists = InferOutput<typeof TableLists>;
export type DailySetup = InferOutput<typeof Daily>;
export type PlayerProfile = InferOutput<typeof Profile>;
export type SiteStatistics = InferOutput<typeof Statistics>;
export type ProgramToken = InferOutput<typeof Token>;
type Signed = InferOutput<typeof SignedIn>;

/** Nobody answered (`silent`), or somebody who is no server of ours (`strange`): the page is hosted without one. */
export class NoSite extends Error {
  readonly why: 'unreachable' | 'no-server';

  constructor(why: 'unreachable' | 'no-server') {
    super(`the site is ${why}`);
    this.why = why;
  }
}

/** What is used of `fetch`. */
export type Fetch = (path: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'text'>>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export class Api {
  private readonly fetch: Fetch;

  constructor(fetch: Fetch) {
    this.fetch = fetch;
  }

  private async ask<T>(method: Method, path: string, body?: unknown, outlives = false): Promise<T> {
    const text = await this.send(method, path, body, outlives);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  /** The text of a good answer. */
  private async send(method: Method, path: string, body?: unknown, outlives = false): Promise<string> {
    const init: RequestInit = { method, cache: 'no-store', ...(outlives ? { keepalive: true } : {}) };
    if (body !== undefined) {
      init.headers = { 'content-type': 'application/json' };
      init.body = JSON.stringify(body);
    }
    let answer: Awaited<ReturnType<Fetch>>;
    let text: string;
    try {
      answer = await this.fetch(`/api/${path}`, init);
      text = await answer.text();
    } catch {
      throw new NoSite('unreachable');
    }
    if (!answer.ok) throw refusalIn(text, answer.status);
    const type = answer.headers.get('content-type') ?? '';
    // A host of files may answer any address with the page itself.
    if (text !== '' && type.startsWith('text/html')) throw new NoSite('no-server');
    return text;
  }

  // The site

  site = () => this.ask<SiteInfo>('GET', 'site');
  statistics = () => this.ask<SiteStatistics>('GET', 'statistics');
  player = (id: string) => this.ask<PlayerProfile>('GET', `persons/${encodeURIComponent(id)}`);
  daily = () => this.ask<DailySetup>('GET', 'daily');
  playDaily = () => this.ask<TableHead>('POST', 'daily');

  // Oneself

  comeIn = (name: string, language: Language) => this.ask<Me>('POST', 'guests', { name, language });
  me = () => this.ask<Me>('GET', 'me');
  change = (change: MeChange) => this.ask<Me>('PATCH', 'me', change);
  deleteMe = (name: string) => this.ask<void>('DELETE', 'me', { name });
  setPassphrase = (wish: { handle: string; passphrase: string; current?: string }) =>
    this.ask<Me>('PUT', 'me/passphrase', wish);
  askMail = (mail: string) => this.ask<void>('POST', 'me/mail', { mail });
  confirmMail = (mail: string, code: string) => this.ask<Me>('POST', 'me/mail/confirm', { mail, code });
  removeMail = () => this.ask<Me>('DELETE', 'me/mail');
  signIn = (handle: string, passphrase: string) => this.ask<Signed>('POST', 'sign-in', { handle, passphrase });
  askSignIn = (mail: string, language: Language) => this.ask<void>('POST', 'sign-in/mail', { mail, language });
  confirmSignIn = (mail: string, code: string) => this.ask<Signed>('POST', 'sign-in/mail/confirm', { mail, code });
  signOut = (everywhere: boolean) => this.ask<void>('POST', 'sign-out', { everywhere });
  tokens = () => this.ask<ProgramToken[]>('GET', 'me/tokens');
  makeToken = (label: string) => this.ask<InferOutput<typeof CreatedToken>>('POST', 'me/tokens', { label });
  revokeToken = (id: string) => this.ask<void>('DELETE', `me/tokens/${encodeURIComponent(id)}`);

  // How one is told

  channels = () => this.ask<Channel[]>('GET', 'me/channels');
  addChannel = (wish: NewChannel) => this.ask<InferOutput<typeof CreatedChannel>>('POST', 'me/channels', wish);
  switchChannel = (id: string, active: boolean) => this.ask<Channel>('PATCH', `me/channels/${id}`, { active });
  removeChannel = (id: string) => this.ask<void>('DELETE', `me/channels/${id}`);
  testChannel = (id: string) => this.ask<void>('POST', `me/channels/${id}/test`);

  // Tables

  tables = () => this.ask<Lists>('GET', 'tables');
  makeTable = (wish: NewTable) => this.ask<TableHead>('POST', 'tables', wish);
  table = (id: string) => this.ask<TableView>('GET', `tables/${encodeURIComponent(id)}`);
  record = (id: string) => this.send('GET', `tables/${encodeURIComponent(id)}/record`);
  join = (id: string, seat: number) => this.ask<TableHead>('POST', `tables/${id}/join`, { seat });
  leave = (id: string) => this.ask<TableHead>('POST', `tables/${id}/leave`);
  again = (id: string, wish: RematchRequest) => this.ask<TableHead>('POST', `tables/${id}/again`, wish);
  start = (id: string) => this.ask<TableHead>('POST', `tables/${id}/start`);
  setSeat = (id: string, seat: number, bot: number | null) =>
    this.ask<TableHead>('PUT', `tables/${id}/seats/${seat}`, { bot });
  invite = (id: string, wish: { seat: number | null; watch: boolean }) =>
    this.ask<InferOutput<typeof Invitation>>('POST', `tables/${id}/invitations`, wish);
  lookAtInvitation = (code: string) => this.ask<InvitationPreview>('POST', 'invitations/look', { code });
  accept = (code: string) => this.ask<TableHead>('POST', 'invitations/accept', { code });
  shareReplay = (id: string) => this.ask<InferOutput<typeof ReplayCode>>('PUT', `tables/${id}/replay`);
  unshareReplay = (id: string) => this.ask<void>('DELETE', `tables/${id}/replay`);
  notes = (id: string) => this.ask<{ text: string }>('GET', `tables/${id}/notes`);
  /** `outlives`: it goes on when the page is closed. */
  writeNotes = (id: string, text: string, outlives = false) =>
    this.ask<{ text: string }>('PUT', `tables/${id}/notes`, { text }, outlives);
}

/** Why a request was refused. Whoever does not say so in our words is no server of ours, or a proxy before one that is down. */
function refusalIn(text: string, status: number): RefusalError | NoSite {
  try {
    const body = JSON.parse(text) as RefusalBody;
    if (typeof body.code === 'string') return new RefusalError(body);
  } catch {
    // Then it is a page for people.
  }
  return new NoSite(status >= 500 ? 'unreachable' : 'no-server');
}
