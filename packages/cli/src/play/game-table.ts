/** A game with people and programs at the table: it plays on by itself until a person has to decide. */
import type { GameEvent, HistoryEntry, Move, Session } from '@windrose/engine';
import { Crew } from '../crew/crew.ts';
import { think } from './thinking.ts';

export const HUMAN = 'human';

export class GameTable {
  readonly session: Session;
  /** `human`, or the name of a bot, for each seat. */
  readonly seats: readonly string[];
  readonly isHuman = (seat: number): boolean => this.seats[seat] === HUMAN;
  private readonly seed: string;
  /** Threads in which bots may think. */
  private readonly crew: Crew;
  /** How much of the history has been told; -1 before anything was. */
  private told: number;

  constructor(session: Session, seats: readonly string[], crew: Crew = new Crew(1)) {
    this.crew = crew;
    this.session = session;
    this.seats = seats;
    const from = session.opening?.from;
    this.seed = from !== undefined && 'seed' in from ? from.seed : 'setup';
    this.told = session.history.length === 0 ? -1 : session.history.length;
  }

  /** The person who has to decide; null when the game is over, or a program's turn. */
  get asked(): number | null {
    const { seat } = this.session;
    return seat !== null && this.isHuman(seat) ? seat : null;
  }

  play(move: Move): void {
    this.session.play(move);
  }

  /** Plays what needs no person: moves without an alternative, and the turns of programs. */
  async advance(): Promise<void> {
    const { session } = this;
    for (let { seat } = session; seat !== null; seat = session.seat) {
      if (session.playForced() !== null) continue;
      if (this.isHuman(seat)) return;
      // A seed for every decision: who takes a move back and plays it again meets the same answer.
      const answer = think(this.seats[seat], session.game, this.seed, seat, session.history.length, this.crew);
      // Most bots answer at once, and then nobody has to wait.
      const move = typeof answer === 'number' ? answer : await answer;
      session.play(session.game.tables.catalogue.moves[move]);
    }
  }

  /** What happened since this was last asked: first the events of the set-up, then the moves. */
  news(): { opening: readonly GameEvent[]; moves: readonly HistoryEntry[] } {
    const opening = this.told < 0 ? this.session.openingEvents : [];
    const moves = this.session.history.slice(Math.max(0, this.told));
    this.told = this.session.history.length;
    return { opening, moves };
  }

  get hasDecisions(): boolean {
    return this.session.lastDecision(this.isHuman) >= 0;
  }

  /** Takes back the last decision of a person with all moves after it, and returns them; none if there was no decision. */
  undo(): readonly HistoryEntry[] {
    return this.session.undo(this.isHuman);
  }
}
