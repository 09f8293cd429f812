/** A socket for tests that sends messages and waits for received ones. */
import type { ClientMessage, ServerMessage } from '@windrose/protocol';
import type { WebSocket } from 'ws';
import { waitUntil } from './simulated-players.ts';

export class TestSocket {
  readonly received: ServerMessage[] = [];
  /** The code with which it was closed; null while it is open. */
  code: number | null = null;
  readonly socket: WebSocket;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => this.received.push(JSON.parse(data.toString()) as ServerMessage));
    socket.on('close', (code) => {
      this.code = code;
    });
  }

  /** Waits for the first message. */
  static async open(socket: WebSocket): Promise<TestSocket> {
    const testSocket = new TestSocket(socket);
    await testSocket.waitFor('welcome');
    return testSocket;
  }

  say(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  async waitFor<T extends ServerMessage['type']>(...types: T[]): Promise<Extract<ServerMessage, { type: T }>> {
    const find = () => this.received.find(({ type }) => (types as string[]).includes(type));
    await waitUntil(() => find() !== undefined, `${types.join(' or ')} arrives after ${JSON.stringify(this.received)}`);
    return find() as Extract<ServerMessage, { type: T }>;
  }

  async waitUntilClosed(): Promise<number> {
    await waitUntil(() => this.code !== null, 'the socket is closed');
    return this.code!;
  }

  count(type: ServerMessage['type']): number {
    return this.received.filter((message) => message.type === type).length;
  }
}
