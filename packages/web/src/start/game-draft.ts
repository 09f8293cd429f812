/** A game that is being planned: what can be chosen, how the rest follows a choice, and the opening that comes of it. No screen here. */
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
import { named, usualSeats } from './seat-plans.ts';

export interface Draft {
  readonly edition: string;
  readonly mode: string;
  readonly board: string;
  readonly players: number;
  readonly exploits: 'none' | 'drawn' | 'chosen';
  /** Always three different ones, whether they are wanted or not. */
  readonly chosen: readonly string[];
  /** All of them; those that the game does not have wait for one that has. */
  readonly options: Options;
  /** Five, of which the first so many play. */
  readonly seats: readonly SeatPlan[];
  readonly seed: string;
}

export interface Range {
  readonly least: number;
  readonly most: number;
}

/** What depends on each other. */
const LINKED = ['edition', 'players', 'mode', 'board', 'exploits'] as const;
export type Linked = (typeof LINKED)[number];

const EXPLOITS_IN_GAME = 3;
const LONGEST_SEED = 64;

/** A good first game: Classic for three, one person and two bots. */
export function firstDraft(person: string, seed: string): Draft {
  return adapt({
    edition: 'classic',
    mode: 'standard',
    board: 'classic',
    players: 3,
    exploits: 'none',
    chosen: EXPLOITS.slice(0, EXPLOITS_IN_GAME),
    options: DEFAULT_OPTIONS,
    seats: usualSeats([person]),
    seed,
  });
}

/** The modes of the draft's edition, and for how many each is. */
export function modesFor(draft: Draft): { readonly mode: string; readonly players: Range }[] {
  const tables = edition(draft.edition);
  return modesOf(tables).map((mode) => ({ mode, players: playersIn(tables, mode) }));
}

/** Every number of players for which the edition has a mode. */
export function playerNumbers(draft: Draft): number[] {
  const ranges = modesFor(draft).map(({ players }) => players);
  const least = Math.min(...ranges.map((range) => range.least));
  const most = Math.max(...ranges.map((range) => range.most));
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

/** The boards of the edition, and for how many each is in the draft's mode. */
export function boardsOf({ edition: id, mode }: Draft): { readonly board: string; readonly players: Range }[] {
  const tables = edition(id);
  return tables.data.boards.map(({ id: board }) => ({ board, players: playersOf(onBoard(tables, board), mode) }));
}

export function hasExploits(draft: Draft): boolean {
  return edition(draft.edition).abilityMoves.length > 0;
}

/** The options of the draft's game that matter; alone, one has no use for an order of players. */
export function optionsOf(draft: Draft): (keyof Options)[] {
  const names = optionNames(edition(draft.edition).data.rulebook, draft.mode);
  return draft.players > 1 ? names : names.filter((name) => name !== 'phaseOrder');
}

/** Those that most tables never touch: points of the printed rules that can be read in two ways, and the order of phases. */
export function isRare(option: keyof Options): boolean {
  return option === 'phaseOrder' || option.startsWith('rulings.');
}

/** The draft with one thing chosen, and everything else made to fit it. */
export function choose<K extends keyof Draft>(draft: Draft, key: K, value: Draft[K]): Draft {
  return adapt({ ...draft, [key]: value }, key);
}

/** The nearest draft in which everything fits together. What was chosen last is kept, if the edition has it. */
export function adapt(draft: Draft, chosen: keyof Draft = 'edition'): Draft {
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

function modeOf({ mode, players }: Draft, tables: EditionTables, chosen: keyof Draft): string {
  const modes = modesOf(tables);
  const isFor = (id: string) => {
    const { least, most } = playersIn(tables, id);
    return players >= least && players <= most;
  };
  if (modes.includes(mode) && (chosen !== 'players' || isFor(mode))) return mode;
  return modes.find(isFor) ?? modes[0];
}

/** For how many players a mode is, whatever the board. */
function playersIn(tables: EditionTables, mode: string): Range {
  return MODES[mode].players === undefined ? tables.data.players : playersOf(tables, mode);
}

/** Boards for so many players; a mode with a number of its own may use any, those that are meant for it first. */
function boardsWith(tables: EditionTables, mode: string, players: number): string[] {
  const meant = boardsFor(tables, players);
  if (MODES[mode].players === undefined) return meant;
  return [...new Set([...meant, ...tables.data.boards.map(({ id }) => id)])];
}

/** What else has changed with a choice. */
export function changedAlong(before: Draft, after: Draft, chosen: keyof Draft): Linked[] {
  return LINKED.filter((key) => key !== chosen && before[key] !== after[key]);
}

/** The three exploits with another one in a place; if it was in another place, the two change places. */
export function withExploit(chosen: readonly string[], place: number, exploit: string): string[] {
  return chosen.map((each, i) => {
    if (i === place) return exploit;
    return each === exploit ? chosen[place] : each;
  });
}

/** What is left of a text as a seed: accents go, spaces become hyphens; may be empty. */
export function seedFrom(text: string): string {
  const plain = text.normalize('NFD').trim().replace(/\s+/g, '-');
  return [...plain].filter(isSeed).join('').slice(0, LONGEST_SEED);
}

/** Who plays, with names. */
export function seatsOf({ seats, players }: Draft): SeatPlan[] {
  return named(seats).slice(0, players);
}

export function openingOf(draft: Draft): Opening {
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
