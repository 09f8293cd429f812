/** A socket for tests that sends messages and waits for received ones. */
import type { ClientMessage, ServerMessage } from '@windrose/protocol';
import type { WebSocket } from 'ws';
import { until } from './simulated-players.ts';

export class TestSocket {
  readonly heard: ServerMessage[] = [];
  /** The code with which it was closed; null while it is open. */
  code: number | null = null;
  readonly socket: WebSocket;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.heard.push(JSON.parse(data.toString()) as ServerMessage));
    socket.on('close', (code) => {
      this.code = code;
    });
  }

  /** Waits for the first message. */
  static async open(socket: WebSocket): Promise<TestSocket> {
    const talk = new TestSocket(socket);
    await talk.until('welcome');
    return talk;
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  async until<T extends ServerMessage['type']>(...types: T[]): Promise<Extract<ServerMessage, { type: T }>> {
    const find = () => this.heard.find(({ type }) => (types as string[]).includes(type));
    await until(() => find() !== undefined, `somebody hears ${types.join(' or ')} in ${JSON.stringify(this.heard)}`);
    return find() as Extract<ServerMessage, { type: T }>;
  }

  async untilClosed(): Promise<number> {
    await until(() => this.code !== null, 'the socket is closed');
    return this.code!;
  }

  count(type: ServerMessage['type']): number {
    return this.heard.filter((message) => message.type === type).length;
  }
}
