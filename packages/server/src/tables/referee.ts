/** Applies the engine to tables: keeps positions as plain numbers, and checks and plays moves on them. */
import {
  apply,
  forcedMove,
  type Game,
  GameRecord,
  InputError,
  legalMoves,
  type Opening,
  pending,
  readRecord,
  type Seat,
  score,
  whyNot,
  winners,
  writePosition,
  writeRecord,
} from '@windrose/engine';
import { LruCache } from '../lru-cache.ts';
import { Refusal } from '../refusal.ts';

/** A position as numbers that only its referee can interpret. */
export type Snapshot = Int16Array;

export interface AppliedMove {
  readonly move: string;
  readonly seat: Seat;
  readonly forced: boolean;
}

export interface Result {
  readonly seat: Seat;
  readonly glory: number;
  readonly place: number;
  readonly won: boolean;
  readonly parts: object;
}

/** Games with the same rules share one `Game` into which positions are loaded, so that a table only keeps numbers. */
const sharedGames = new LruCache<Game>(200);

function sharedGame(opening: Opening, first: Game): Game {
  const { tables, mode, players, options } = opening;
  const exploits = first.mode.exploits ?? [];
  const alike = JSON.stringify([tables.hash, tables.board, mode, players, options, exploits]);
  return sharedGames.get(alike, () => first);
}

function readOpening(opening: string): GameRecord {
  try {
    return readRecord(opening);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const [fault] = error.faults;
    throw new Refusal('bad-opening', { where: fault?.path ?? 'opening', detail: fault?.message ?? error.message });
  }
}

export class Referee {
  /** The head of the record as text. */
  readonly opening: string;
  private readonly game: Game;
  readonly initial: Snapshot;

  private constructor(opening: string, board: Game, first: Snapshot) {
    this.opening = opening;
    this.game = board;
    this.initial = first;
  }

  /**
   * Returns the referee of a table. Refuses a table with rules or data that this program does not have, instead of
   * playing it by others.
   */
  static for(opening: string): Referee {
    const record = readOpening(opening);
    const first = record.game.state.save();
    return new Referee(opening, sharedGame(record.opening, record.game), first);
  }

  /** Checks the head of a record that a user sent. Throws a refusal with the fault. */
  static check(text: string): { opening: Opening; head: string } {
    const record = readOpening(text);
    if (record.moves.length > 0) throw new Refusal('bad-opening', { detail: 'the record has moves' });
    return { opening: record.opening, head: recordHead({ ...record.opening, names: [] }) };
  }

  private restore(position: Snapshot): Game {
    this.game.state.restore(position);
    return this.game;
  }

  decidingSeat(position: Snapshot): number | null {
    return pending(this.restore(position))?.seat ?? null;
  }

  round(position: Snapshot): number {
    return this.restore(position).state.round;
  }

  /**
   * Plays moves of a seat, then all forced moves. Throws a refusal with the rule that forbids a move. `seat` is null
   * for stored moves of any seat.
   */
  play(position: Snapshot, moves: readonly string[], seat: Seat | null): { position: Snapshot; played: AppliedMove[] } {
    const game = this.restore(position);
    const played: AppliedMove[] = [];
    for (const text of moves) {
      const asked = pending(game);
      if (asked === null) throw new Refusal('not-playing');
      const only = forcedMove(game);
      const move = game.tables.catalogue.byText.get(text);
      if (move === undefined) throw new Refusal('illegal-move', { where: text, detail: 'there is no such move' });
      if (seat !== null && asked.seat !== seat && only !== move) throw new Refusal('not-your-turn', { where: text });
      const refused = whyNot(game, move);
      if (refused !== null)
        throw new Refusal('illegal-move', { where: text, rule: refused.rule, detail: refused.reason });
      apply(game, move.number);
      played.push({ move: text, seat: asked.seat, forced: only === move });
    }
    for (let only = forcedMove(game); only !== null; only = forcedMove(game)) {
      played.push({ move: only.text, seat: pending(game)!.seat, forced: true });
      apply(game, only.number);
    }
    return { position: game.state.save(), played };
  }

  /** Plays the forced moves before the first decision. */
  begin(): { position: Snapshot; played: AppliedMove[] } {
    return this.play(this.initial, [], null);
  }

  /** Returns the position after stored moves, which include the forced ones. */
  replay(moves: readonly string[]): Snapshot {
    return this.replayFrom(this.initial, moves);
  }

  /** Does the same from a later position. */
  replayFrom(position: Snapshot, moves: readonly string[]): Snapshot {
    const game = this.restore(position);
    for (const text of moves) apply(game, game.tables.catalogue.byText.get(text)!.number);
    return game.state.save();
  }

  /** Returns any legal move. */
  anyMove(position: Snapshot): string {
    return legalMoves(this.restore(position))[0].text;
  }

  /** Returns the position as JSON for a bot in another thread. */
  describe(position: Snapshot): string {
    return JSON.stringify(writePosition(this.restore(position)));
  }

  results(position: Snapshot): Result[] {
    const game = this.restore(position);
    const scores = Array.from({ length: game.state.players }, (_, seat) => score(game, seat));
    const best = winners(game);
    return scores.map((own, seat) => ({
      seat,
      glory: own.total,
      place: 1 + scores.filter(({ total }) => total > own.total).length,
      won: best.includes(seat),
      parts: own,
    }));
  }

  /** Returns the whole game as a record. */
  record(moves: readonly string[], names: readonly string[]): string {
    const { opening } = readRecord(this.opening);
    const record = new GameRecord({ ...opening, names });
    for (const text of moves) record.play(record.opening.tables.catalogue.byText.get(text)!);
    return writeRecord(record);
  }
}

/** Returns a record up to its first move. */
function recordHead(opening: Opening): string {
  const text = writeRecord(new GameRecord(opening));
  return text.slice(0, text.indexOf('\nmoves\n') + '\nmoves\n'.length);
}
