/** The draft of a new game: its choices, how they adapt to each other, and the opening that results. */
import {
  boardsFor,
  DEFAULT_OPTIONS,
  type EditionTables,
  EXPLOITS,
  edition,
  isSeed,
  MODES,
  modesOf,
  type Opening,
  type Options,
  onBoard,
  optionNames,
  playersOf,
} from '@windrose/engine';
import type { SeatPlan } from '../play/saved-games.ts';
import { defaultSeats, withNames } from './seat-plans.ts';

export interface GameDraft {
  readonly edition: string;
  readonly mode: string;
  readonly board: string;
  readonly players: number;
  readonly exploits: 'none' | 'drawn' | 'chosen';
  /** Three different exploits; they are used if `exploits` is `chosen`. */
  readonly chosen: readonly string[];
  /** The values of all options; those that the game does not have are ignored. */
  readonly options: Options;
  /** Five seats, of which the first `players` play. */
  readonly seats: readonly SeatPlan[];
  readonly seed: string;
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Fields that adapt to each other. */
const DEPENDENT_FIELDS = ['edition', 'players', 'mode', 'board', 'exploits'] as const;
export type DependentField = (typeof DEPENDENT_FIELDS)[number];

const EXPLOITS_IN_GAME = 3;
const MAX_SEED_LENGTH = 64;

/** Returns the default game: Classic for three, one person and two bots. */
export function defaultDraft(person: string, seed: string): GameDraft {
  return adapt({
    edition: 'classic',
    mode: 'standard',
    board: 'classic',
    players: 3,
    exploits: 'none',
    chosen: EXPLOITS.slice(0, EXPLOITS_IN_GAME),
    options: DEFAULT_OPTIONS,
    seats: defaultSeats([person]),
    seed,
  });
}

/** Returns the modes of the draft's edition, each with its numbers of players. */
export function modesFor(draft: GameDraft): { readonly mode: string; readonly players: Range }[] {
  const tables = edition(draft.edition);
  return modesOf(tables).map((mode) => ({ mode, players: playersIn(tables, mode) }));
}

/** Returns every number of players for which the edition has a mode. */
export function playerNumbers(draft: GameDraft): number[] {
  const ranges = modesFor(draft).map(({ players }) => players);
  const least = Math.min(...ranges.map((range) => range.least));
  const most = Math.max(...ranges.map((range) => range.most));
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** Returns the boards of the edition, each with its numbers of players in the draft's mode. */
export function boardsOf({ edition: id, mode }: GameDraft): { readonly board: string; readonly players: Range }[] {
  const tables = edition(id);
  return tables.data.boards.map(({ id: board }) => ({ board, players: playersOf(onBoard(tables, board), mode) }));
}

export function hasExploits(draft: GameDraft): boolean {
  return edition(draft.edition).abilityMoves.length > 0;
}

/** Returns the options of the draft's game; with one player, the order of players has no effect. */
export function optionsOf(draft: GameDraft): (keyof Options)[] {
  const names = optionNames(edition(draft.edition).data.rulebook, draft.mode);
  return draft.players > 1 ? names : names.filter((name) => name !== 'phaseOrder');
}

/** Whether an option is rarely changed: readings of ambiguous rules, and the order of phases. */
export function isRare(option: keyof Options): boolean {
  return option === 'phaseOrder' || option.startsWith('rulings.');
}

/** Returns the draft with one field set and the others adapted to it. */
export function choose<K extends keyof GameDraft>(draft: GameDraft, key: K, value: GameDraft[K]): GameDraft {
  return adapt({ ...draft, [key]: value }, key);
}

/** Returns the nearest consistent draft. It keeps the field that was chosen last, if the edition has its value. */
export function adapt(draft: GameDraft, chosen: keyof GameDraft = 'edition'): GameDraft {
  const tables = edition(draft.edition);
  const mode = modeOf(draft, tables, chosen);
  const boards = tables.data.boards.map(({ id }) => id);
  const keepsBoard = chosen === 'board' && boards.includes(draft.board);
  const range = keepsBoard ? playersOf(onBoard(tables, draft.board), mode) : playersIn(tables, mode);
  const players = Math.min(range.most, Math.max(range.least, draft.players));
  const fitting = boardsWith(tables, mode, players);
  const board = fitting.includes(draft.board) ? draft.board : fitting[0];
  const exploits = tables.abilityMoves.length > 0 ? draft.exploits : 'none';
  return { ...draft, mode, players, board, exploits };
}

function modeOf({ mode, players }: GameDraft, tables: EditionTables, chosen: keyof GameDraft): string {
  const modes: readonly string[] = modesOf(tables);
  const isFor = (id: string) => {
    const { least, most } = playersIn(tables, id);
    return players >= least && players <= most;
  };
  if (modes.includes(mode) && (chosen !== 'players' || isFor(mode))) return mode;
  return modes.find(isFor) ?? modes[0];
}

/** Returns the numbers of players of a mode on all boards together. */
function playersIn(tables: EditionTables, mode: string): Range {
  return MODES[mode].players === undefined ? tables.data.players : playersOf(tables, mode);
}

/** Returns the boards for a number of players; a mode with a fixed number may use all boards, preferred ones first. */
function boardsWith(tables: EditionTables, mode: string, players: number): string[] {
  const preferred = boardsFor(tables, players);
  if (MODES[mode].players === undefined) return preferred;
  return [...new Set([...preferred, ...tables.data.boards.map(({ id }) => id)])];
}

/** Returns the other fields that changed when one was chosen. */
export function adaptedFields(before: GameDraft, after: GameDraft, chosen: keyof GameDraft): DependentField[] {
  return DEPENDENT_FIELDS.filter((key) => key !== chosen && before[key] !== after[key]);
}

/** Returns the three exploits with a new one at an index; if it was at another index, the two change places. */
export function withExploit(chosen: readonly string[], index: number, exploit: string): string[] {
  return chosen.map((each, i) => {
    if (i === index) return exploit;
    return each === exploit ? chosen[index] : each;
  });
}

/** Turns a text into a seed: removes accents and invalid characters, replaces spaces by hyphens. May be empty. */
export function seedFrom(text: string): string {
  const plain = text.normalize('NFD').trim().replace(/\s+/g, '-');
  return [...plain].filter(isSeed).join('').slice(0, MAX_SEED_LENGTH);
}

/** Returns the seats that play, with names. */
export function seatsOf({ seats, players }: GameDraft): SeatPlan[] {
  return withNames(seats).slice(0, players);
}

export function openingOf(draft: GameDraft): Opening {
  const wanted = optionsOf(draft).map((name) => [name, draft.options[name]]);
  return {
    tables: edition(draft.edition, draft.board),
    mode: draft.mode,
    players: draft.players,
    options: { ...DEFAULT_OPTIONS, ...Object.fromEntries(wanted) },
    names: seatsOf(draft).map(({ name }) => name),
    from: { seed: draft.seed, exploits: draft.exploits === 'chosen' ? draft.chosen : draft.exploits },
  };
}
