/** The open games of the line protocol, by name. */
import type { Session } from '@windrose/engine';
import { ProtocolError } from './protocol-error.ts';

/** A program that never closes its games gets an error before the memory is full. */
export const MAX_GAMES = 1000;

export class OpenGames {
  private readonly sessions = new Map<string, Session>();

  get names(): string[] {
    return [...this.sessions.keys()];
  }

  /** Opens a game. Closes the game that had the name before. */
  open(name: string, session: Session): void {
    if (!this.sessions.has(name) && this.sessions.size >= MAX_GAMES) {
      throw new ProtocolError('too-many-games', `There are ${MAX_GAMES} games open already; close some first.`);
    }
    this.sessions.set(name, session);
  }

  get(name: string): Session {
    const session = this.sessions.get(name);
    if (session === undefined) {
      throw new ProtocolError('no-such-game', `There is no game ${JSON.stringify(name)}; create or load it first.`);
    }
    return session;
  }

  close(name: string): void {
    this.get(name);
    this.sessions.delete(name);
  }
}
