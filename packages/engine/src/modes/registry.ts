/** Registry of the modes, by id. */
import type { Rulebook } from '../edition/data.ts';
import type { EditionTables } from '../edition/tables.ts';
import { type Mode, STANDARD } from '../game/game.ts';
import type { OppositionSetup, Setup } from '../game/setup.ts';
import type { Random } from '../random.ts';
import { addSteps } from '../steps/index.ts';
import type { Step } from '../steps/step.ts';

interface ModeEntry {
  readonly mode: Mode;
  readonly rulebooks: readonly Rulebook[];
  /** The number of players; the edition's own range, if absent. */
  readonly players?: number;
  /** Whether data and board have what the mode needs; they always do, if absent. */
  fits?(tables: EditionTables): boolean;
  /** Its own part of a set-up. */
  readonly chance?: Chance;
}

/** What chance decides for a mode before the game, beyond what it decides for every game. */
interface Chance {
  /** Tokens, once dealt, that the mode wants elsewhere. */
  rearrange(tables: EditionTables, random: Random, tokens: Setup['tokens']): Setup['tokens'];
  deal(tables: EditionTables, random: Random): OppositionSetup;
}

/** Modes that share their steps. */
export interface Modes {
  readonly entries: readonly ModeEntry[];
  readonly steps: readonly Step[];
}

const registered: Record<string, ModeEntry> = {
  standard: { mode: STANDARD, rulebooks: ['classic', 'age-of-sail'] },
};

export const MODES: Readonly<Record<string, ModeEntry>> = registered;

/** Registers modes with their steps. */
export function addModes({ entries, steps }: Modes): void {
  for (const entry of entries) registered[entry.mode.id] = entry;
  addSteps(steps);
}

/** Ids of the modes that an edition has. */
export function modesOf(tables: EditionTables): string[] {
  return Object.keys(MODES).filter((id) => {
    const { rulebooks, fits } = MODES[id];
    return rulebooks.includes(tables.data.rulebook) && (fits === undefined || fits(tables));
  });
}

/** For how many players a mode is, on the board of the tables. */
export function playersOf({ data, board }: EditionTables, mode: string): { least: number; most: number } {
  const { players } = MODES[mode];
  if (players !== undefined) return { least: players, most: players };
  return data.boards.find((each) => each.id === board)?.players ?? data.players;
}
