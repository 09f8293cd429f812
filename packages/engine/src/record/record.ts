/** The record of a game: its set-up and the moves played since, which determine everything else. */
import { pending, play } from '../api/play.ts';
import type { Move } from '../edition/catalogue.ts';
import type { EditionTables } from '../edition/tables.ts';
import type { GameEvent } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { Setup } from '../game/setup.ts';
import { MODES } from '../modes/index.ts';
import { createGame } from '../setup/create.ts';
import { dealSetup, type ExploitChoice } from '../setup/setup.ts';

/**
 * Version of the rules, stored in a record, so that a correction of the rules never changes a game that was played
 * before.
 */
export const RULES_VERSION = 1;

/** The set-up of a game. */
export interface Opening {
  readonly tables: EditionTables;
  /** Id of the mode. */
  readonly mode: string;
  readonly players: number;
  readonly options: Options;
  /** Names of the players, by seat; may be empty. */
  readonly names: readonly string[];
  /** A seed to deal from, or an explicit set-up. */
  readonly from: { readonly seed: string; readonly exploits?: ExploitChoice } | { readonly setup: Setup };
}

export class GameRecord {
  readonly opening: Opening;
  readonly game: Game;
  /** The events up to the first decision. */
  readonly openingEvents: readonly GameEvent[];
  private readonly played: Move[] = [];
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

  /** Plays a legal move and returns its events; otherwise throws `IllegalMove` and changes nothing. */
  play(move: Move): GameEvent[] {
    const events = play(this.game, move, this.eventCount);
    this.eventCount += events.length;
    this.played.push(move);
    return events;
  }

  /** The seat whose decision is pending; null when the game is over. */
  get seat(): number | null {
    return pending(this.game)?.seat ?? null;
  }
}
