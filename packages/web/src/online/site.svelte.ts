/** The site that served this page: whether it is available, its user, and the connection to it. */
import { type Me, PROTOCOL_VERSION, type ServerMessage } from '@windrose/protocol';
import { newId } from '../play/saved-games.ts';
import { settings } from '../settings/settings.svelte.ts';
import { localStore } from '../storage.ts';
import { Api, type SiteInfo, UnavailableError } from './api.ts';
import { isRefused } from './error-texts.ts';
import { type ClientSocket, type ConnectionState, ServerConnection } from './server-connection.ts';

/** Set in browsers in which a user has signed in: others need not ask the site for their user. */
const SIGNED_IN = 'windrose.person';

/** `no-server`: the page is hosted without a server. `outdated`: the server is newer than the page. */
type SiteStatus = 'checking' | 'available' | 'unreachable' | 'no-server' | 'outdated';

type TableChange = Extract<ServerMessage, { type: 'mine' }>;

/** Waits for a name in SignInDialog.svelte. */
interface SignInRequest {
  /** Null if the user cancels. */
  readonly resolve: (me: Me | null) => void;
}

class Site {
  readonly api = new Api((path, init) => fetch(path, init));
  status = $state.raw<SiteStatus>('checking');
  info = $state.raw<SiteInfo | null>(null);
  /** The user; null if not signed in. */
  me = $state.raw<Me | null>(null);
  connectionState = $state.raw<ConnectionState>('connecting');
  signInRequest = $state.raw<SignInRequest | null>(null);
  private opened: ServerConnection | null = null;
  private socket: ClientSocket | null = null;
  private initializing: Promise<void> | null = null;
  /** By how much the server's clock is ahead of the local one, in milliseconds. */
  private clockOffset = 0;
  private readonly listeners = new Set<(change: TableChange) => void>();

  /** Checks once whether the site is available, and loads its user. Repeats a check that failed. */
  initialize(): Promise<void> {
    this.initializing ??= this.check().finally(() => {
      if (this.status !== 'available') this.initializing = null;
    });
    return this.initializing;
  }

  private async check(): Promise<void> {
    try {
      this.info = await this.api.site();
      if (mayBeSignedIn()) await this.loadUser();
      this.status = this.info.protocol > PROTOCOL_VERSION ? 'outdated' : 'available';
    } catch (error) {
      this.status = error instanceof UnavailableError ? error.reason : 'unreachable';
    }
  }

  private async loadUser(): Promise<void> {
    try {
      this.setUser(await this.api.me());
    } catch (error) {
      if (!isRefused(error, 'no-session')) throw error;
      this.setUser(null);
    }
  }

  /** Changes the user of the page, and connects again as this user. */
  setUser(me: Me | null): void {
    const isOther = this.me?.id !== me?.id;
    this.me = me;
    if (me === null) localStore.removeItem(SIGNED_IN);
    else localStore.setItem(SIGNED_IN, '1');
    if (isOther && this.opened !== null) this.reconnect(this.opened);
  }

  /** Returns the user, after a dialog for a name if necessary; null if the user cancels it. */
  async requireUser(): Promise<Me | null> {
    await this.initialize();
    if (this.me !== null) return this.me;
    this.signInRequest?.resolve(null);
    return new Promise((resolve) => {
      this.signInRequest = {
        resolve: (me) => {
          this.signInRequest = null;
          resolve(me);
        },
      };
    });
  }

  /** Creates a guest with a name. Throws `RefusalError` or `UnavailableError`. */
  async signInAsGuest(name: string): Promise<Me> {
    try {
      this.setUser(await this.api.createGuest(name, settings.prefers.language));
    } catch (error) {
      // The browser has a session that the page does not know.
      if (!isRefused(error, 'already-there')) throw error;
      await this.loadUser();
    }
    if (this.me === null) throw new UnavailableError('unreachable');
    return this.me;
  }

  // --- The connection ---------------------------------------------------------------------------------------------------

  /** The only connection of the page, opened at the first use. */
  get connection(): ServerConnection {
    this.opened ??= this.connect();
    return this.opened;
  }

  private connect(): ServerConnection {
    const connection = new ServerConnection({
      open: () => {
        const { protocol, host } = window.location;
        // A WebSocket has the members of a `ClientSocket`, with wider types.
        this.socket = new WebSocket(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`) as ClientSocket;
        return this.socket;
      },
      newId: () => newId() + newId(),
      schedule: (milliseconds, call) => void setTimeout(call, milliseconds),
      random: Math.random,
      onstate: (state) => {
        this.connectionState = state;
      },
      onmessage: (message) => this.receive(message),
    });
    window.addEventListener('online', () => connection.reconnect());
    window.addEventListener('offline', () => connection.disconnect());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') connection.reconnect();
    });
    return connection;
  }

  /** The server reads the session cookie when a socket opens. */
  private reconnect(connection: ServerConnection): void {
    const { socket } = this;
    socket?.onclose?.();
    socket?.close();
    connection.reconnect();
  }

  /** The time of the server's clock. */
  get now(): number {
    return Date.now() + this.clockOffset;
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome' || message.type === 'pong') this.clockOffset = message.now - Date.now();
    if (message.type === 'mine') for (const listener of this.listeners) listener(message);
    if (message.type !== 'welcome') return;
    if (message.protocol > PROTOCOL_VERSION) this.status = 'outdated';
    // The user signed in or out in another window.
    if (message.person !== (this.me?.id ?? null)) void this.loadUser().catch(() => undefined);
  }

  /** Reports changes of the user's tables. Returns a function that stops this. */
  onMyTableChange(listener: (change: TableChange) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
}

function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(SIGNED_IN) !== null;
  } catch {
    // A browser without storage may still have a session.
    return true;
  }
}

export const site = new Site();
