/** The seats and colours of solitaire, and the offsets of the mode's numbers in the state. */
import type { Building, Colour, Seat } from '../../edition/number-types.ts';
import type { EditionTables } from '../../edition/tables.ts';
import type { Game, ModeField } from '../../game/game.ts';
import { stepNumber } from '../../steps/step-numbers.ts';

export const OPPOSITION_TURN = stepNumber('opposition-turn');
export const OPPOSITION_ACTION = stepNumber('opposition-action');
export const OPPOSITION_DISCARD = stepNumber('opposition-discard');

/** The only player. */
export const HUMAN: Seat = 0;
/** The Opposition's seat: a board with statuses, tokens and cards, but without turns. */
export const OPPOSITION: Seat = 1;
/** Its four colours follow the two seats. */
export const FIRST_COLOUR: Colour = 2;
export const COLOURS: readonly Colour[] = [2, 3, 4, 5];
export const DISCS = 30;

export const LEVELS = 5;
export const COLUMNS = 3;
const KINDS = LEVELS * COLUMNS;
/** Positions of the ladder: two discs of each colour, which never leave it (SOLO-CMP-4). */
export const RUNGS = 8;
export const DISCS_ON_LADDER = RUNGS / COLOURS.length;

export const FIELDS: readonly ModeField[] = [
  { name: 'columns', length: KINDS },
  { name: 'indicator', length: 2 },
  { name: 'ladder', length: RUNGS },
  { name: 'marker', length: 2 },
  { name: 'settlers', length: COLOURS.length },
  { name: 'stage', length: 1 },
];

/** Level and column of the indicator that the player moves by building (SOLO-CMP-3). */
export const INDICATOR_LEVEL = KINDS;
export const INDICATOR = KINDS + 1;
/** The colour on position `i`, counted from 0, is at `LADDER + i`. */
export const LADDER = KINDS + 2;
/** Position of the marker, counted from 1: the colours before it act. 0 until the set-up is finished. */
export const MARKER = LADDER + RUNGS;
/** 1 if a bonus Draw is due. */
export const DRAW_OWED = MARKER + 1;
/** Colours in the order in which they place discs in the home area. */
export const SETTLERS = DRAW_OWED + 1;
/** The progress of the Opposition's part of the round. */
export const STAGE = SETTLERS + COLOURS.length;

/** The field in the frame of the Opposition's turn: the number of actions it has taken. */
export const TAKEN = 0;

/**
 * Returns the offset of the column of a kind of building: 1 to 3 on the grid, 0 for a kind that the grid does not show.
 */
export function columnAt({ tables }: Game, building: Building): number {
  return building - tables.startBuildings;
}

/** Returns the kinds of buildings of a level, in the order of the edition. */
export function kindsOf({ buildingLevel }: EditionTables, level: number): number[] {
  return [...buildingLevel.keys()].filter((building) => buildingLevel[building] === level);
}
