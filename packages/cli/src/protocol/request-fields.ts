/** Reads and validates the fields of a request. Errors name the path of the field. */
import {
  EDITIONS,
  type EditionTables,
  type ExploitChoice,
  edition,
  Faults,
  InputError,
  isSeed,
  loadEdition,
  modesOf,
  type Opening,
  onBoard,
  parseOptions,
  parseSetup,
  readExploits,
} from '@windrose/engine';
import { boardChoices, boardIds, playerRange } from '../player-counts.ts';
import { isName, MAX_NAME } from '../player-names.ts';
import { faulty } from './protocol-error.ts';

const DEFAULT_GAME = 'game';
const MAX_GAME_NAME = 100;
const MAX_FIELD_NUMBER = 1_000_000;

type Values = Readonly<Record<string, unknown>>;

export class RequestFields {
  private readonly values: Values;
  private readonly faults = new Faults();

  constructor(request: unknown, required: readonly string[], optional: readonly string[]) {
    this.values = this.faults.object(request, '', ['id', 'do', ...required], optional);
    this.check();
  }

  /** Throws if the request has faults. */
  private check(): void {
    if (this.faults.list.length > 0) throw faulty('bad-request', this.faults.list);
  }

  private checked<T>(value: T): T {
    this.check();
    return value;
  }

  value(name: string): unknown {
    return this.values[name];
  }

  text(name: string): string {
    return this.checked(this.faults.text(this.values[name], name));
  }

  yesNo(name: string): boolean {
    return this.checked(this.faults.boolean(this.values[name], name));
  }

  /** Returns a whole number; undefined if it is missing. */
  whole(name: string, min: number): number | undefined {
    if (this.values[name] === undefined) return undefined;
    return this.checked(this.faults.integer(this.values[name], name, min, MAX_FIELD_NUMBER));
  }

  /** The name of the game that the request is about. */
  get game(): string {
    const { game = DEFAULT_GAME } = this.values;
    if (typeof game !== 'string' || game === '' || game.length > MAX_GAME_NAME) {
      this.faults.add('game', `must be a text of 1 to ${MAX_GAME_NAME} characters`);
    }
    return this.checked(game as string);
  }

  /** The edition of the field `edition` or `data`, on the board of the field `board` or on its first. */
  get tables(): EditionTables {
    const { values } = this;
    const hasData = values.data !== undefined;
    if (hasData === (values.edition !== undefined))
      this.faults.add('edition', 'must be given, or else data, but not both');
    this.check();
    const tables = hasData
      ? this.located(() => loadEdition(values.data), 'data')
      : edition(this.checked(this.faults.oneOf(values.edition, 'edition', EDITIONS)));
    if (values.board === undefined) return tables;
    return onBoard(tables, this.checked(this.faults.oneOf(values.board, 'board', boardIds(tables))));
  }

  /** The edition of the field `data`, for records and positions; undefined without it. */
  get ownTables(): EditionTables | undefined {
    const { data } = this.values;
    return data === undefined ? undefined : this.located(() => loadEdition(data), 'data');
  }

  get opening(): Opening {
    const { tables, values, faults } = this;
    const mode =
      values.mode === undefined ? 'standard' : this.checked(faults.oneOf(values.mode, 'mode', modesOf(tables)));
    const { least, most } = playerRange(tables, mode, values.board === undefined ? undefined : tables.board);
    const players = faults.integer(values.players, 'players', least, most);
    const names = this.names(players);
    const hasSeed = values.seed !== undefined;
    if (hasSeed === (values.setup !== undefined)) faults.add('seed', 'must be given, or else setup, but not both');
    if (hasSeed && (typeof values.seed !== 'string' || !isSeed(values.seed))) {
      faults.add('seed', 'must be made of letters, digits and _ . : - (at most 64)');
    }
    const exploits = this.exploits(tables, hasSeed);
    const boards = boardChoices(tables, mode, players);
    if (boards.length === 0) faults.add('players', `there is no board for ${players} players`);
    this.check();
    const played = values.board === undefined ? onBoard(tables, boards[0]) : tables;
    return this.located(() => {
      const options = parseOptions(values.options, tables.data.rulebook, mode);
      const from = hasSeed
        ? { seed: String(values.seed), exploits }
        : { setup: parseSetup(values.setup, played, players, mode) };
      return { tables: played, mode, players, options, names, from };
    });
  }

  /** An explicit set-up contains its exploits. */
  private exploits(tables: EditionTables, hasSeed: boolean): ExploitChoice {
    const { exploits } = this.values;
    if (exploits === undefined) return 'none';
    if (!hasSeed) this.faults.add('exploits', 'must be given in the set-up, where there is one');
    if (exploits !== 'drawn') return readExploits(exploits, tables, 'exploits', this.faults);
    if (tables.abilityMoves.length === 0) this.faults.add('exploits', `the ${tables.data.id} edition has no exploits`);
    return exploits;
  }

  private names(players: number): string[] {
    if (this.values.names === undefined) return [];
    const names = this.faults.entries(this.values.names, 'names');
    if (names.length > players) this.faults.add('names', `must be at most ${players}`);
    names.forEach((name, seat) => {
      if (name === '' || (typeof name === 'string' && isName(name))) return;
      this.faults.add(`names[${seat}]`, `must be a printable text of at most ${MAX_NAME} characters`);
    });
    return Array.from({ length: players }, (_, seat) => String(names[seat] ?? ''));
  }

  /** Adds the faults that the engine finds, with their paths below the field `below`. */
  private located<T>(read: () => T, below?: string): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      for (const { path, message } of error.faults) {
        this.faults.add(below === undefined ? path : path === 'file' ? below : `${below}.${path}`, message);
      }
      return this.checked(undefined as T);
    }
  }
}
