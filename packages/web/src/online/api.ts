/** HTTP requests to the site. They throw a `RefusalError`, or an `UnavailableError` if the site does not answer. */
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
  Replay,
  ReplayCode,
  SignedIn,
  Site,
  Statistics,
  TableHead,
  TableLists,
  Token,
} from '@windrose/protocol';
import type { InferOutput } from 'valibot';
import { RefusalError } from './server-connection.ts';

export type SiteInfo = InferOutput<typeof Site>;
export type Lists = InferOutput<typeof TableLists>;
export type DailySetup = InferOutput<typeof Daily>;
export type PlayerProfile = InferOutput<typeof Profile>;
export type SiteStatistics = InferOutput<typeof Statistics>;
export type AccessToken = InferOutput<typeof Token>;
type SignInResult = InferOutput<typeof SignedIn>;

/** The site does not answer (`unreachable`), or the page is hosted without a Windrose server (`no-server`). */
export class UnavailableError extends Error {
  readonly reason: 'unreachable' | 'no-server';

  constructor(reason: 'unreachable' | 'no-server') {
    super(`the site is ${reason}`);
    this.reason = reason;
  }
}

export type Fetch = (path: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'headers' | 'text'>>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export class Api {
  private readonly fetch: Fetch;

  constructor(fetch: Fetch) {
    this.fetch = fetch;
  }

  /** Sends a request and returns its result. With `keepalive`, it continues when the page is closed. */
  private async request<T>(method: Method, path: string, body?: unknown, keepalive = false): Promise<T> {
    const init: RequestInit = { method, cache: 'no-store', ...(keepalive ? { keepalive } : {}) };
    if (body !== undefined) {
      init.headers = { 'content-type': 'application/json' };
      init.body = JSON.stringify(body);
    }
    let response: Awaited<ReturnType<Fetch>>;
    let text: string;
    try {
      response = await this.fetch(`/api/${path}`, init);
      text = await response.text();
    } catch {
      throw new UnavailableError('unreachable');
    }
    if (!response.ok) throw errorOf(text, response.status);
    const type = response.headers.get('content-type') ?? '';
    // A host of static files may answer every address with the page itself.
    if (text !== '' && type.startsWith('text/html')) throw new UnavailableError('no-server');
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }

  // Site

  site = () => this.request<SiteInfo>('GET', 'site');
  statistics = () => this.request<SiteStatistics>('GET', 'statistics');
  player = (id: string) => this.request<PlayerProfile>('GET', `persons/${encodeURIComponent(id)}`);
  daily = () => this.request<DailySetup>('GET', 'daily');
  playDaily = () => this.request<TableHead>('POST', 'daily');
  replay = (code: string) => this.request<Replay>('GET', `replays/${encodeURIComponent(code)}`);

  // Account

  createGuest = (name: string, language: Language) => this.request<Me>('POST', 'guests', { name, language });
  me = () => this.request<Me>('GET', 'me');
  changeMe = (change: MeChange) => this.request<Me>('PATCH', 'me', change);
  deleteMe = (name: string) => this.request<void>('DELETE', 'me', { name });
  setPassphrase = (credentials: { handle: string; passphrase: string; current?: string }) =>
    this.request<Me>('PUT', 'me/passphrase', credentials);
  requestMailCode = (mail: string) => this.request<void>('POST', 'me/mail', { mail });
  confirmMail = (mail: string, code: string) => this.request<Me>('POST', 'me/mail/confirm', { mail, code });
  removeMail = () => this.request<Me>('DELETE', 'me/mail');
  signIn = (handle: string, passphrase: string) =>
    this.request<SignInResult>('POST', 'sign-in', { handle, passphrase });
  requestSignInCode = (mail: string, language: Language) =>
    this.request<void>('POST', 'sign-in/mail', { mail, language });
  confirmSignIn = (mail: string, code: string) =>
    this.request<SignInResult>('POST', 'sign-in/mail/confirm', { mail, code });
  signOut = (everywhere: boolean) => this.request<void>('POST', 'sign-out', { everywhere });
  tokens = () => this.request<AccessToken[]>('GET', 'me/tokens');
  createToken = (label: string) => this.request<InferOutput<typeof CreatedToken>>('POST', 'me/tokens', { label });
  revokeToken = (id: string) => this.request<void>('DELETE', `me/tokens/${encodeURIComponent(id)}`);

  // Notifications

  channels = () => this.request<Channel[]>('GET', 'me/channels');
  addChannel = (channel: NewChannel) =>
    this.request<InferOutput<typeof CreatedChannel>>('POST', 'me/channels', channel);
  switchChannel = (id: string, active: boolean) => this.request<Channel>('PATCH', `me/channels/${id}`, { active });
  removeChannel = (id: string) => this.request<void>('DELETE', `me/channels/${id}`);
  testChannel = (id: string) => this.request<void>('POST', `me/channels/${id}/test`);

  // Tables

  tables = () => this.request<Lists>('GET', 'tables');
  createTable = (table: NewTable) => this.request<TableHead>('POST', 'tables', table);
  join = (id: string, seat: number) => this.request<TableHead>('POST', `tables/${id}/join`, { seat });
  leave = (id: string) => this.request<TableHead>('POST', `tables/${id}/leave`);
  rematch = (id: string, rematch: RematchRequest) => this.request<TableHead>('POST', `tables/${id}/again`, rematch);
  start = (id: string) => this.request<TableHead>('POST', `tables/${id}/start`);
  setSeat = (id: string, seat: number, bot: number | null) =>
    this.request<TableHead>('PUT', `tables/${id}/seats/${seat}`, { bot });
  invite = (id: string, invitation: { seat: number | null; watch: boolean }) =>
    this.request<InferOutput<typeof Invitation>>('POST', `tables/${id}/invitations`, invitation);
  previewInvitation = (code: string) => this.request<InvitationPreview>('POST', 'invitations/look', { code });
  acceptInvitation = (code: string) => this.request<TableHead>('POST', 'invitations/accept', { code });
  shareReplay = (id: string) => this.request<InferOutput<typeof ReplayCode>>('PUT', `tables/${id}/replay`);
  unshareReplay = (id: string) => this.request<void>('DELETE', `tables/${id}/replay`);
  notes = (id: string) => this.request<{ text: string }>('GET', `tables/${id}/notes`);
  writeNotes = (id: string, text: string, keepalive = false) =>
    this.request<{ text: string }>('PUT', `tables/${id}/notes`, { text }, keepalive);
}

/** Returns the refusal in a response. A response without one comes from another server, or from a proxy in front of ours. */
function errorOf(text: string, status: number): RefusalError | UnavailableError {
  try {
    const body = JSON.parse(text) as RefusalBody;
    if (typeof body.code === 'string') return new RefusalError(body);
  } catch {
    // The response is a page for people.
  }
  return new UnavailableError(status >= 500 ? 'unreachable' : 'no-server');
}
