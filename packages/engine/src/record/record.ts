/** The record of a game: how it was set up and every move played, from which all else follows. It is also the way back: undo. */
import { forcedMove, pending, play } from '../api/play.ts';
import type { Move } from '../edition/catalogue.ts';
import type { EditionTables } from '../edition/tables.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { Setup } from '../game/setup.ts';
import { MODES } from '../modes/shelf.ts';
import { createGame } from '../setup/create.ts';
import { dealSetup, type ExploitChoice } from '../setup/setup.ts';

/** Rules version: pinned to a record, so that a correction of the rules never changes a game that was played before it. */
export const RULES_VERSION = 1;

/** How a game was set up. */
export interface Opening {
  readonly tables: EditionTables;
  /** Id of the mode. */
  readonly mode: string;
  readonly players: number;
  readonly options: Options;
  /** Names of the players, by seat; may be empty. */
  readonly names: readonly string[];
  /** A seed to deal from, or the set-up itself. */
  readonly from: { readonly seed: string; readonly exploits?: ExploitChoice } | { readonly setup: Setup };
}

/** One move that can still be taken back, with the position before it. */
interface Past {
  readonly state: Int16Array;
  readonly turn: number;
  readonly forced: boolean;
  readonly eventCount: number;
}

export class GameRecord {
  readonly opening: Opening;
  readonly game: Game;
  /** Everything that happened up to the first decision. */
  readonly openingEvents: readonly GameEvent[];
  private readonly played: Move[] = [];
  private past: Past[] = [];
  private eventCount: number;

  constructor(opening: Opening) {
    this.opening = opening;
    const { tables, mode, players, options, from } = opening;
    const setup = 'seed' in from ? dealSetup(tables, players, from.seed, from.exploits, mode) : from.setup;
    const { game, events } = createGame(tables, players, options, setup, MODES[mode].mode);
    this.game = game;
    this.openingEvents = events;
    this.eventCount = events.length;
  }

  get moves(): readonly Move[] {
    return this.played;
  }

  /** Plays a legal move and returns what happened; throws `IllegalMove` otherwise, and nothing has changed. */
  play(move: Move): GameEvent[] {
    return this.add(move, false);
  }

  /** Plays on as long as there is only one legal move that needs no asking. What is played stands in the record like any move. */
  playForced(): GameEvent[] {
    const events: GameEvent[] = [];
    for (let move = forcedMove(this.game); move !== null; move = forcedMove(this.game)) {
      events.push(...this.add(move, true));
    }
    return events;
  }

  private add(move: Move, forced: boolean): GameEvent[] {
    const { game } = this;
    const before: Past = { state: game.state.save(), turn: game.state.turn, forced, eventCount: this.eventCount };
    const events = play(game, move, this.eventCount);
    this.eventCount += events.length;
    // A decision in a new turn settles the turn before; moves that nobody decided do not.
    if (!forced && this.past.some((past) => !past.forced && past.turn !== before.turn)) this.past = [];
    this.past.push(before);
    this.played.push(move);
    return events;
  }

  /** Number of moves that `undo` would take back; 0 if there is nothing to undo in this turn. */
  get undoable(): number {
    const last = this.past.findLastIndex((past) => !past.forced);
    return last < 0 ? 0 : this.past.length - last;
  }

  /** Takes back the last decision, with the forced moves after it, if it belongs to the turn in progress or just ended. */
  undo(): readonly Move[] {
    const count = this.undoable;
    if (count === 0) return [];
    const back = this.past[this.past.length - count];
    this.past.length -= count;
    this.game.state.restore(back.state);
    this.eventCount = back.eventCount;
    return this.played.splice(this.played.length - count, count);
  }

  /** Whose decision is pending; null when the game is over. */
  get seat(): number | null {
    return pending(this.game)?.seat ?? null;
  }
}
