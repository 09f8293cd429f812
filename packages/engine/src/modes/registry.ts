/** The registry of the modes, by id. */

import type { EditionTables } from '../edition/tables.ts';
import { addVerbs } from '../edition/verbs.ts';
import { type ModeId, STANDARD } from '../game/game.ts';
import { addOptions } from '../game/options.ts';
import { addSteps } from '../steps/index.ts';
import { addStacks } from '../steps/stacks.ts';
import type { ModeDefinition, SetupPart } from './definition.ts';

const definitions: Record<string, ModeDefinition> = {
  standard: { mode: STANDARD, rulebooks: ['classic', 'age-of-sail'] },
};

export const MODES: Readonly<Record<string, ModeDefinition>> = definitions;

/** Registers a mode with everything that it adds to the engine. */
export function addMode(definition: ModeDefinition): void {
  const { id } = definition.mode;
  if (definitions[id] !== undefined) throw new RangeError(`There are two modes ${id}.`);
  definitions[id] = definition;
  addVerbs(definition.verbs ?? {});
  addOptions(definition.options ?? {}, id);
  addSteps(definition.steps ?? []);
  addStacks(definition.stacks ?? []);
}

/** Returns the part of the set-up that a line of a record states; undefined if no mode has such lines. */
export function setupPartOfLine(key: string): SetupPart | undefined {
  return Object.values(MODES).find(({ setup }) => setup !== undefined && Object.hasOwn(setup.lines.words, key))?.setup;
}

/** Returns the ids of the modes that an edition has. */
export function modesOf(tables: EditionTables): ModeId[] {
  return Object.values(MODES)
    .filter(({ rulebooks, fits }) => rulebooks.includes(tables.data.rulebook) && (fits === undefined || fits(tables)))
    .map(({ mode }) => mode.id);
}

/** Returns the numbers of players of a mode, on the board of the tables. */
export function playersOf({ data, board }: EditionTables, mode: string): { least: number; most: number } {
  const { players } = MODES[mode];
  if (players !== undefined) return { least: players, most: players };
  return data.boards.find((each) => each.id === board)?.players ?? data.players;
}
