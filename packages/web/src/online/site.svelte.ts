/** The site that this page comes from: whether it is there, who one is on it, and the connection to it. */
import { type Me, PROTOCOL_VERSION, type ServerMessage } from '@windrose/protocol';
import { newId } from '../play/saved-games.ts';
import { settings } from '../settings/settings.svelte.ts';
import { Api, NoSite, type SiteInfo } from './api.ts';
import { type ClientSocket, type ConnectionState, RefusalError, ServerConnection } from './server-connection.ts';

/** Somebody has come in with this browser before: only then it is worth to ask who. */
const KNOWN = 'windrose.person';

/**
 * `asking` at first; `here`; `silent` while nobody answers; `strange` where the page is hosted without a server; `other` if the
 * server is newer than this page.
 */
type Reach = 'checking' | 'available' | 'unreachable' | 'no-server' | 'outdated';

type Mine = Extract<ServerMessage, { type: 'mine' }>;

/** A request that goes on until somebody has come in, or does not want to. */
interface Doorbell {
  readonly answer: (me: Me | null) => void;
}

class Site {
  readonly api = new Api((path, init) => fetch(path, init));
  reach = $state.raw<Reach>('checking');
  info = $state.raw<SiteInfo | null>(null);
  /** Null while nobody has come in here. */
  me = $state.raw<Me | null>(null);
  connectionState = $state.raw<ConnectionState>('connecting');
  /** Somebody is asked for a name (ComeIn.svelte). */
  doorbell = $state.raw<Doorbell | null>(null);
  private opened: ServerConnection | null = null;
  private socket: ClientSocket | null = null;
  private entering: Promise<void> | null = null;
  /** How much the site's clock is ahead of this device's. */
  private ahead = 0;
  private readonly listeners = new Set<(message: Mine) => void>();

  /** Looks whether the site is there and who one is; done once, unless it was not there. */
  enter(): Promise<void> {
    this.entering ??= this.look().finally(() => {
      if (this.reach !== 'available') this.entering = null;
    });
    return this.entering;
  }

  private async look(): Promise<void> {
    try {
      const info = await this.api.site();
      this.info = info;
      if (isKnown()) await this.recognize();
      this.reach = info.protocol > PROTOCOL_VERSION ? 'outdated' : 'available';
    } catch (error) {
      this.reach = error instanceof NoSite ? error.why : 'unreachable';
    }
  }

  /** Asks the server who one is. */
  async recognize(): Promise<void> {
    try {
      this.become(await this.api.me());
    } catch (error) {
      if (!(error instanceof RefusalError) || error.body.code !== 'no-session') throw error;
      this.become(null);
    }
  }

  /** One is somebody else now: the connection must know it too. */
  become(me: Me | null): void {
    const isOther = this.me?.id !== me?.id;
    this.me = me;
    know(me !== null);
    if (isOther && this.opened !== null) this.reconnect(this.opened);
  }

  /** Who one is; who has not come in yet is asked for a name. Null if they would rather not. */
  async somebody(): Promise<Me | null> {
    await this.enter();
    if (this.me !== null) return this.me;
    this.doorbell?.answer(null);
    return new Promise((resolve) => {
      this.doorbell = {
        answer: (me) => {
          this.doorbell = null;
          resolve(me);
        },
      };
    });
  }

  /** Comes in with a name. Throws `RefusalError` or `NoSite`. */
  async comeIn(name: string): Promise<Me> {
    try {
      this.become(await this.api.comeIn(name, settings.prefers.language));
    } catch (error) {
      // The browser has a session that this page did not know of.
      if (!(error instanceof RefusalError) || error.body.code !== 'already-there') throw error;
      await this.recognize();
    }
    if (this.me === null) throw new NoSite('unreachable');
    return this.me;
  }

  // --- The connection ---------------------------------------------------------------------------------------------------

  /** The one connection of the page, opened when it is first needed. */
  get connection(): ServerConnection {
    this.opened ??= this.connect();
    return this.opened;
  }

  private connect(): ServerConnection {
    const connection = new ServerConnection({
      open: () => {
        this.socket = openSocket(socketAddress(window.location));
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

  /** The server knows by the cookie who one is, and looks at it when a socket opens. */
  private reconnect(connection: ServerConnection): void {
    const { socket } = this;
    socket?.onclose?.();
    socket?.close();
    connection.reconnect();
  }

  /** What the site's clock shows. */
  get now(): number {
    return Date.now() + this.ahead;
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome' || message.type === 'pong') this.ahead = message.now - Date.now();
    if (message.type === 'mine') for (const tell of this.listeners) tell(message);
    if (message.type !== 'welcome') return;
    if (message.protocol > PROTOCOL_VERSION) this.reach = 'outdated';
    // Signed in or out in another window.
    if (message.person !== (this.me?.id ?? null)) void this.recognize().catch(() => undefined);
  }

  /** Tells of changes at one's tables, until the returned function is called. */
  onMine(tell: (message: Mine) => void): () => void {
    this.listeners.add(tell);
    return () => void this.listeners.delete(tell);
  }
}

/** The address of the socket of the site at a place. */
function socketAddress({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string {
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`;
}

function openSocket(address: string): ClientSocket {
  // What is used of a socket has the same names.
  return new WebSocket(address) as ClientSocket;
}

function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    // A browser that keeps nothing may still have a session.
    return true;
  }
}

function know(known: boolean): void {
  try {
    if (known) localStorage.setItem(KNOWN, '1');
    else localStorage.removeItem(KNOWN);
  } catch {
    return;
  }
}

export const site = new Site();
