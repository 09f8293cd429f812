/** Records as text: header lines with the set-up, then one move per line. See docs/record.md. */
import { IllegalMove } from '../api/play.ts';
import type { Move } from '../edition/catalogue.ts';
import { EDITIONS, edition, onBoard } from '../edition/edition.ts';
import type { EditionTables } from '../edition/tables.ts';
import { describeValue, type Fault, Faults, InputError } from '../faults.ts';
import { DEFAULT_OPTIONS, OPTION_NAMES, optionFromWords, readOptions } from '../game/options.ts';
import type { Refusal } from '../game/reasons.ts';
import { MODES, modesOf, playersOf, setupPartOfLine } from '../modes/index.ts';
import { type ExploitChoice, readExploits, tokenSpaces } from '../setup/setup.ts';
import { hashPosition } from './position.ts';
import { GameRecord, type Opening, RULES_VERSION } from './record.ts';
import { type Head, type StatedSetup, statedSetup } from './stated-setup.ts';

const FIRST_LINE = 'windrose record 1';
const SEED = /^[\w.:-]{1,64}$/;
const MAX_LINES = 100_000;

/** The lines of the header, and the number of words of each after the first. A text with spaces counts as one word. */
const HEAD = new Map([
  ['edition', 1],
  ['data', 1],
  ['board', 1],
  ['rules', 1],
  ['mode', 1],
  ['players', 1],
  ['option', 2],
  ['seat', 2],
  ['seed', 1],
  ['first', 1],
  ['token', 2],
  ['top-tiles', 1],
  ['exploits', 1],
]);
/** Lines whose last word is a list. */
const LISTS: ReadonlySet<string> = new Set(['top-tiles', 'exploits']);

/** Returns whether a text can be a seed: at most 64 letters, digits and `_ . : -`. */
export function isSeed(text: string): boolean {
  return SEED.test(text);
}

/** Writes a record as text, with the fingerprint of its final position. */
export function writeRecord(record: Pick<GameRecord, 'opening' | 'moves' | 'game'>): string {
  const { tables, mode, players, options, names, from } = record.opening;
  const lines = [FIRST_LINE, `edition ${tables.data.id}`, `data ${tables.hash}`];
  if (tables.data.boards.length > 1) lines.push(`board ${tables.board}`);
  lines.push(`rules ${RULES_VERSION}`, `mode ${mode}`, `players ${players}`);
  for (const name of OPTION_NAMES) {
    if (options[name] !== DEFAULT_OPTIONS[name]) lines.push(`option ${name} ${options[name]}`);
  }
  names.forEach((name, seat) => {
    if (name.trim() !== '') lines.push(`seat ${seat} ${name.replace(/\s+/g, ' ').trim()}`);
  });
  const exploits = 'seed' in from ? (from.exploits ?? 'none') : (from.setup.exploits ?? 'none');
  if (exploits !== 'none') lines.push(`exploits ${exploits === 'drawn' ? 'drawn' : exploits.join(' ')}`);
  if ('seed' in from) lines.push(`seed ${from.seed}`);
  else {
    lines.push(`first ${from.setup.first}`);
    for (const space of tokenSpaces(tables)) lines.push(`token ${space} ${from.setup.tokens[space]}`);
    if (from.setup.topTiles !== undefined) lines.push(`top-tiles ${from.setup.topTiles.join(' ')}`);
    lines.push(...(MODES[mode].setup?.lines.write(from.setup) ?? []));
  }
  lines.push('moves', ...record.moves.map((move) => move.text), `hash ${hashPosition(record.game)}`);
  return `${lines.join('\n')}\n`;
}

/**
 * Reads a record and replays it, checking every move. `tables` is for editions that are not built in. Throws an
 * `InputError` that names the line; a fault about an illegal move carries its reason.
 */
export function readRecord(text: string, tables?: EditionTables): GameRecord {
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.length > MAX_LINES) fail(MAX_LINES, `a record has at most ${MAX_LINES} lines`);
  const header = new Header(tables);
  let record: GameRecord | null = null;
  let ended = false;
  lines.forEach((raw, i) => {
    const line = raw.trim();
    const number = i + 1;
    if (line === '' || line.startsWith('#')) return;
    if (ended) fail(number, 'nothing may follow the hash');
    if (record === null) {
      if (line === 'moves') record = new GameRecord(header.opening(number));
      else header.line(line, number);
    } else if (line.startsWith('hash ')) {
      ended = true;
      checkHash(record, line.slice('hash '.length).trim(), number);
    } else playLine(record, line, number);
  });
  if (record === null) fail(lines.length, 'the record ends before its moves');
  return record;
}

const UNUSABLE = 'The record cannot be used:';

/** Thrown when a move of a record is not legal. */
export class IllegalRecordMove extends InputError {
  readonly line: number;
  /** The number of the move, from 1. */
  readonly number: number;
  readonly move: Move;
  readonly refusal: Refusal;
  readonly tables: EditionTables;

  constructor(line: number, { moves, opening }: GameRecord, move: Move, refusal: Refusal) {
    const { reason, rule, params } = refusal;
    const details = Object.entries(params).map(([key, value]) => `${key} ${value}`);
    const about = details.length > 0 ? `: ${details.join(', ')}` : '';
    const number = moves.length + 1;
    const message = `move ${number}, ${move.text}, is not legal: ${reason} (${rule})${about}`;
    super(UNUSABLE, [{ path: `line ${line}`, message }]);
    this.line = line;
    this.number = number;
    this.move = move;
    this.refusal = refusal;
    this.tables = opening.tables;
  }
}

function fail(line: number, message: string): never {
  throw new InputError(UNUSABLE, [{ path: `line ${line}`, message }]);
}

/** Throws the faults of a line, or of the whole header where the moves begin. */
function failIfAny(line: number, { list }: Faults, describe: (fault: Fault) => string): void {
  if (list.length === 0) return;
  const located = list.map((fault) => ({ path: `line ${line}`, message: describe(fault) }));
  throw new InputError(UNUSABLE, located);
}

function checkHash(record: GameRecord, stated: string, line: number): void {
  const found = hashPosition(record.game);
  if (found !== stated) fail(line, `the record leads to ${found}, not to ${describeValue(stated)}`);
}

function playLine(record: GameRecord, line: string, number: number): void {
  const move = record.opening.tables.catalogue.byText.get(line.replace(/\s+/g, ' '));
  if (move === undefined) fail(number, `there is no move ${describeValue(line)}`);
  try {
    record.play(move);
  } catch (error) {
    if (!(error instanceof IllegalMove)) throw error;
    throw new IllegalRecordMove(number, record, move, error.refusal);
  }
}

/** Collects the lines of the header. */
class Header implements Head {
  private started = false;
  /** The line that is being read. */
  private at = 0;
  private tables: EditionTables | undefined;
  private mode: string | undefined;
  private exploits: ExploitChoice = 'none';
  private players: number | undefined;
  private options: Record<string, unknown> = {};
  private readonly names: string[] = [];
  private seed: string | undefined;
  private stated: StatedSetup | undefined;
  private readonly seen = new Set<string>();

  constructor(tables: EditionTables | undefined) {
    this.tables = tables;
  }

  line(line: string, number: number): void {
    this.at = number;
    if (!this.started) {
      if (line !== FIRST_LINE) this.fail(`a record begins with "${FIRST_LINE}"`);
      this.started = true;
      return;
    }
    const [key, ...rest] = line.split(/\s+/);
    const part = setupPartOfLine(key);
    const count =
      HEAD.get(key) ?? part?.lines.words[key] ?? this.fail(`${describeValue(key)} is not part of a record's head`);
    // The last word of these lines may contain spaces.
    const isJoined = LISTS.has(key) || part !== undefined || (key === 'seat' && rest.length > 1);
    const words = isJoined ? [...rest.slice(0, count - 1), rest.slice(count - 1).join(' ')] : rest;
    if (words.length !== count) this.fail(`${key} needs ${count} ${count === 1 ? 'word' : 'words'} after it`);
    const id = count === 1 ? key : `${key} ${words[0]}`;
    if (this.seen.has(id)) this.fail(`${describeValue(id)} is stated twice`);
    this.seen.add(id);
    this.entry(key, words[0], words[1]);
  }

  fail(message: string): never {
    fail(this.at, message);
  }

  private entry(key: string, word: string, second: string): void {
    switch (key) {
      case 'edition':
        if (this.tables === undefined) this.tables = edition(this.oneOf(word, key, EDITIONS));
        else if (this.tables.data.id !== word)
          this.fail(`the record is of edition ${describeValue(word)}, the data of ${this.tables.data.id}`);
        return;
      case 'data': {
        const { hash } = this.statedTables();
        if (word !== hash)
          this.fail(`the record was played with data ${describeValue(word)}, but the data at hand are ${hash}`);
        return;
      }
      case 'rules':
        if (word !== String(RULES_VERSION))
          this.fail(`rules version ${describeValue(word)} is not known; this engine has ${RULES_VERSION}`);
        return;
      case 'board': {
        const tables = this.statedTables();
        const boards = tables.data.boards.map((board) => board.id);
        this.tables = onBoard(tables, this.oneOf(word, key, boards));
        return;
      }
      case 'mode':
        this.mode = this.oneOf(word, key, modesOf(this.statedTables()));
        return;
      case 'players': {
        const { least, most } = playersOf(this.tablesOnBoard(), this.modeId());
        this.players = this.whole(word, least, most);
        return;
      }
      case 'option':
        this.option(word, second);
        return;
      case 'seat':
        this.names[this.whole(word, 0, this.seats() - 1)] = second;
        return;
      case 'seed':
        if (!isSeed(word)) this.fail('a seed is made of letters, digits and _ . : - (at most 64)');
        this.seed = word;
        return;
      case 'exploits':
        this.exploits = this.chosenExploits(word);
        return;
      default:
        this.stated ??= statedSetup(this);
        this.stated.line(key, word, second);
    }
  }

  private chosenExploits(word: string): ExploitChoice {
    if (word !== 'drawn') return this.listed(word, readExploits);
    const { abilityMoves, data } = this.tablesOnBoard();
    return abilityMoves.length > 0 ? word : this.fail(`the ${data.id} edition has no exploits`);
  }

  /** Returns the words of a line as a list that a reader accepts. */
  listed(words: string, read: typeof readExploits): string[] {
    const faults = new Faults();
    const entries = words === '' ? [] : words.split(' ');
    const list = read(entries, this.tablesOnBoard(), '', faults);
    failIfAny(this.at, faults, ({ message }) => message);
    return list;
  }

  private oneOf(word: string, what: string, all: readonly string[]): string {
    return all.includes(word)
      ? word
      : this.fail(`there is no ${what} ${describeValue(word)}; there are ${all.join(', ')}`);
  }

  /** Returns a value that another line must have stated. */
  private requireStated<T>(value: T | false | undefined, what: string): T {
    return value === undefined || value === false ? this.fail(`the ${what} must come before this`) : value;
  }

  private statedTables(): EditionTables {
    return this.requireStated(this.seen.has('edition') && this.tables, 'edition');
  }

  /** Returns the edition on the board of the record. */
  tablesOnBoard(): EditionTables {
    const tables = this.statedTables();
    return this.requireStated((tables.data.boards.length === 1 || this.seen.has('board')) && tables, 'board');
  }

  private modeId(): string {
    return this.requireStated(this.mode, 'mode');
  }

  seats(): number {
    return this.requireStated(this.players, 'number of players');
  }

  whole(word: string, least: number, most: number): number {
    const value = /^(0|[1-9]\d{0,2})$/.test(word) ? Number(word) : -1;
    if (value < least || value > most)
      this.fail(`must be a whole number from ${least} to ${most}, not ${describeValue(word)}`);
    return value;
  }

  private option(name: string, value: string): void {
    const faults = new Faults();
    const option = optionFromWords(name, value);
    readOptions(option, '', faults, this.statedTables().data.rulebook, this.modeId());
    const [fault] = faults.list;
    if (fault !== undefined) this.fail(`option ${fault.path} ${fault.message}`);
    this.options = { ...this.options, ...option };
  }

  /** Returns the stated set-up when the moves begin. */
  opening(number: number): Opening {
    this.at = number;
    const boards = this.tables === undefined ? 0 : this.tables.data.boards.length;
    for (const key of ['edition', 'data', ...(boards > 1 ? ['board'] : []), 'rules', 'mode', 'players']) {
      if (!this.seen.has(key)) this.fail(`the line "${key} …" is missing before the moves`);
    }
    const [tables, players, mode] = [this.statedTables(), this.seats(), this.modeId()];
    const isStated = this.stated !== undefined;
    if (isStated === (this.seed !== undefined))
      this.fail('a record states either a seed or a first player and all tokens');
    if (this.exploits === 'drawn' && isStated) this.fail('exploits can be drawn only from a seed');
    const faults = new Faults();
    const options = readOptions(this.options, 'option', faults, tables.data.rulebook, mode);
    const exploits = typeof this.exploits === 'string' ? undefined : this.exploits;
    const setup = this.stated?.read(players, mode, exploits, faults);
    failIfAny(number, faults, ({ path, message }) => `${path === 'topTiles' ? 'top-tiles' : path} ${message}`);
    const names = Array.from({ length: players }, (_, seat) => this.names[seat] ?? '');
    const from = setup === undefined ? { seed: this.seed ?? '', exploits: this.exploits } : { setup };
    return { tables, mode, players, options, names, from };
  }
}
