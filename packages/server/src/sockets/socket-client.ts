/** A line to a client, as those see it who send something along it: the broadcaster, and the door that is about to close. */
import type { ServerMessage } from '@windrose/protocol';

export interface SocketClient {
  /** Who is at the other end; null for nobody. */
  readonly person: string | null;
  /** Who looks by it: the person, or a name made up for this line. */
  readonly viewer: string;
  /** Of the session or token by which somebody came. */
  readonly hash: string | null;
  /** Tables that it follows. */
  readonly tables: Set<string>;
  readonly isOpen: boolean;
  send(message: ServerMessage): void;
  sendText(text: string): void;
  /** Takes no more messages; resolves when all that came before are answered. */
  finish(): Promise<void>;
  close(why: 'restart' | 'error'): void;
  /** Hangs up without a word. */
  terminate(): void;
}
