/** All modes, by id, with the editions and numbers of players they are for, and the steps they add. */
import type { Rulebook } from '../edition/data.ts';
import type { Tables } from '../edition/tables.ts';
import { type Mode, STANDARD } from '../game/game.ts';
import type { Step } from '../steps/step.ts';
import { classicTwo, twoOccupy, twoShip } from './classic-two.ts';
import { fleetDraw, fleetOccupy, fleetShip, fleetTrigger, shortage, silentFleet } from './silent-fleet.ts';
import { playNeutral, removeTokenStep, soloplayThree, soloplayTwo } from './soloplay.ts';

interface ModeEntry {
  readonly mode: Mode;
  readonly rulebooks: readonly Rulebook[];
  /** The number of players; the edition's own range, if absent. */
  readonly players?: number;
}

export const MODES: Readonly<Record<string, ModeEntry>> = {
  standard: { mode: STANDARD, rulebooks: ['classic', 'age-of-sail'] },
  'classic-two': { mode: classicTwo, rulebooks: ['classic'], players: 2 },
  'soloplay-two': { mode: soloplayTwo, rulebooks: ['classic'], players: 2 },
  'soloplay-three': { mode: soloplayThree, rulebooks: ['classic'], players: 3 },
  'silent-fleet': { mode: silentFleet, rulebooks: ['age-of-sail'], players: 2 },
};

/** At the places of their numbers, after the engine's own. */
export const MODE_STEPS: readonly Step[] = [
  twoShip,
  twoOccupy,
  removeTokenStep,
  playNeutral,
  fleetTrigger,
  fleetShip,
  fleetOccupy,
  fleetDraw,
  shortage,
];

/** Ids of the modes that an edition has. */
export function modesOf({ data }: Tables): string[] {
  return Object.keys(MODES).filter((id) => MODES[id].rulebooks.includes(data.rulebook));
}

/** For how many players a mode is, on the board at hand. */
export function playersOf({ data, board }: Tables, mode: string): { least: number; most: number } {
  const { players } = MODES[mode];
  if (players !== undefined) return { least: players, most: players };
  return data.boards.find((each) => each.id === board)?.players ?? data.players;
}
