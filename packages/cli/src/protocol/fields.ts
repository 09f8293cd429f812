/** Reads the fields of a request: what is missing, unknown or of the wrong kind is refused with the path to it. */
import {
  EDITIONS,
  edition,
  Faults,
  InputError,
  isSeed,
  MODES,
  type Opening,
  parseOptions,
  parseSetup,
  type Tables,
} from '@windrose/engine';
import { isName, MOST_NAME } from '../words/names.ts';
import { faulty } from './protocol-error.ts';

const DEFAULT_GAME = 'game';
const MOST_GAME_NAME = 100;
const MOST_COUNT = 1_000_000;

type Values = Readonly<Record<string, unknown>>;

export class Fields {
  private readonly values: Values;
  private readonly faults = new Faults();

  constructor(request: unknown, required: readonly string[], optional: readonly string[]) {
    this.values = this.faults.object(request, '', ['id', 'do', ...required], optional);
    this.check();
  }

  /** Refuses the request if anything was found wrong with it. */
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
    return this.checked(this.faults.yesNo(this.values[name], name));
  }

  /** A whole number; undefined if it is not given. */
  whole(name: string, least: number): number | undefined {
    if (this.values[name] === undefined) return undefined;
    return this.checked(this.faults.integer(this.values[name], name, least, MOST_COUNT));
  }

  /** Name of the game that the request is about. */
  get game(): string {
    const { game = DEFAULT_GAME } = this.values;
    if (typeof game !== 'string' || game === '' || game.length > MOST_GAME_NAME) {
      this.faults.add('game', `must be a text of 1 to ${MOST_GAME_NAME} characters`);
    }
    return this.checked(game as string);
  }

  get tables(): Tables {
    return edition(this.checked(this.faults.oneOf(this.values.edition, 'edition', EDITIONS)));
  }

  get opening(): Opening {
    const { tables } = this;
    const { values, faults } = this;
    const { least, most } = tables.data.players;
    const players = faults.integer(values.players, 'players', least, most);
    const mode = faults.oneOf(values.mode, 'mode', MODES);
    const names = this.names(players);
    const hasSeed = values.seed !== undefined;
    if (hasSeed === (values.setup !== undefined)) faults.add('seed', 'must be given, or else setup, but not both');
    if (hasSeed && (typeof values.seed !== 'string' || !isSeed(values.seed))) {
      faults.add('seed', 'must be made of letters, digits and _ . : - (at most 64)');
    }
    this.check();
    return this.located(() => {
      const options = parseOptions(values.options);
      const from = hasSeed ? { seed: String(values.seed) } : { setup: parseSetup(values.setup, tables, players) };
      return { tables, mode, players, options, names, from };
    });
  }

  private names(players: number): string[] {
    if (this.values.names === undefined) return [];
    const names = this.faults.entries(this.values.names, 'names');
    if (names.length > players) this.faults.add('names', `must be at most ${players}`);
    names.forEach((name, seat) => {
      if (name === '' || (typeof name === 'string' && isName(name))) return;
      this.faults.add(`names[${seat}]`, `must be a printable text of at most ${MOST_NAME} characters`);
    });
    return Array.from({ length: players }, (_, seat) => String(names[seat] ?? ''));
  }

  /** The engine's own checks name their paths already. */
  private located<T>(read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      for (const { path, message } of error.faults) this.faults.add(path, message);
      return this.checked(undefined as T);
    }
  }
}
