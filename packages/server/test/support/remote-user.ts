/** A user of a real server: becomes a guest, keeps the cookie, and opens sockets. */
import { WebSocket } from 'ws';
import {
  type ClientSocket,
  type ConnectionParts,
  ServerConnection,
} from '../../../web/src/online/server-connection.ts';

/** Shortens delays, except the one for a silent connection. */
const LONGEST_PAUSE = 50;
const SILENCE = 25_000;

export class RemoteUser {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
  /** The addresses of nodes; the next socket opens at the first. */
  urls: readonly string[];

  private constructor(id: string, name: string, cookie: string, urls: readonly string[]) {
    this.id = id;
    this.name = name;
    this.cookie = cookie;
    this.urls = urls;
  }

  static async becomeGuest(url: string, name: string): Promise<RemoteUser> {
    const response = await fetch(`${url}/api/guests`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const me = (await response.json()) as { id: string };
    if (!response.ok) throw new Error(`${name} could not come in: ${JSON.stringify(me)}`);
    const [cookie] = response.headers.getSetCookie()[0].split(';');
    return new RemoteUser(me.id, name, cookie, [url]);
  }

  /** Sends an HTTP request; throws a refusal. */
  async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const [url] = this.urls;
    const response = await fetch(url + path, {
      method,
      headers: {
        origin: url,
        cookie: this.cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? null : JSON.parse(text)) as T;
  }

  /** Opens a socket; with several nodes each is tried in turn. */
  socket(options: { headers?: Record<string, string> } = {}): WebSocket {
    const [url, ...others] = this.urls;
    this.urls = [...others, url];
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
      headers: { origin: url, cookie: this.cookie, ...options.headers },
      perMessageDeflate: false,
    });
    // A failed socket also emits `close`.
    socket.on('error', () => {});
    return socket;
  }

  private messages = 0;

  link(parts: Partial<ConnectionParts> = {}): ServerConnection {
    const own = Math.random().toString(36).slice(2, 10);
    return new ServerConnection({
      open: () => this.socket() as unknown as ClientSocket,
      newId: () => `${own}-${++this.messages}-message`,
      schedule: (milliseconds, call) =>
        void setTimeout(call, milliseconds < SILENCE ? Math.min(milliseconds, LONGEST_PAUSE) : milliseconds).unref(),
      random: Math.random,
      ...parts,
    });
  }
}
