/** The interface of an open WebSocket connection, as the broadcaster and the socket server use it. */
import type { ServerMessage } from '@windrose/protocol';

export interface SocketClient {
  /** Id of the user; null without a session. */
  readonly person: string | null;
  /** Id under which the client counts as a viewer: the user, or a random id for this socket. */
  readonly viewer: string;
  /** Hash of the session or token; null without one. */
  readonly hash: string | null;
  /** Tables that it follows. */
  readonly tables: Set<string>;
  readonly isOpen: boolean;
  send(message: ServerMessage): void;
  sendText(text: string): void;
  /** Accepts no more messages; resolves when all earlier ones are answered. */
  finish(): Promise<void>;
  close(why: 'restart' | 'error'): void;
  /** Closes the connection without a closing handshake. */
  terminate(): void;
}
