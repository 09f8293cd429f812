/** All modes, by id, with the editions and numbers of players they are for, and the steps they add. */
import type { Rulebook } from '../edition/data.ts';
import type { Tables } from '../edition/tables.ts';
import type { Faults } from '../faults.ts';
import { type Mode, STANDARD } from '../game/game.ts';
import type { OppositionSetup, Setup } from '../game/setup.ts';
import type { Random } from '../random.ts';
import type { Step } from '../steps/step.ts';
import { classicTwo, twoOccupy, twoShip } from './classic-two.ts';
import { fleetDraw, fleetOccupy, fleetShip, fleetTrigger, shortage, silentFleet } from './silent-fleet.ts';
import { oppositionAction } from './solitaire/action.ts';
import { dealOpposition, fitsSolitaire, readOpposition, rearrangeTokens } from './solitaire/deal.ts';
import { oppositionDiscard } from './solitaire/discards.ts';
import { oppositionTurn, solitaire } from './solitaire/solitaire.ts';
import { playNeutral, removeTokenStep, soloplayThree, soloplayTwo } from './soloplay.ts';

interface ModeEntry {
  readonly mode: Mode;
  readonly rulebooks: readonly Rulebook[];
  /** The number of players; the edition's own range, if absent. */
  readonly players?: number;
  /** Whether data and board have what the mode needs; they always do, if absent. */
  fits?(tables: Tables): boolean;
  /** Its own part of a set-up. */
  readonly chance?: Chance;
}

/** What chance decides for a mode before the game, beyond what it decides for every game. */
interface Chance {
  /** Tokens, once dealt, that the mode wants elsewhere. */
  rearrange(tables: Tables, random: Random, tokens: Setup['tokens']): Setup['tokens'];
  deal(tables: Tables, random: Random): OppositionSetup;
  read(value: unknown, tables: Tables, tokens: Setup['tokens'], path: string, faults: Faults): OppositionSetup;
}

export const MODES: Readonly<Record<string, ModeEntry>> = {
  standard: { mode: STANDARD, rulebooks: ['classic', 'age-of-sail'] },
  'classic-two': { mode: classicTwo, rulebooks: ['classic'], players: 2 },
  'soloplay-two': { mode: soloplayTwo, rulebooks: ['classic'], players: 2 },
  'soloplay-three': { mode: soloplayThree, rulebooks: ['classic'], players: 3 },
  solitaire: {
    mode: solitaire,
    rulebooks: ['classic'],
    players: 1,
    fits: fitsSolitaire,
    chance: { rearrange: rearrangeTokens, deal: dealOpposition, read: readOpposition },
  },
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
  oppositionTurn,
  oppositionAction,
  oppositionDiscard,
];

/** Ids of the modes that an edition has. */
export function modesOf(tables: Tables): string[] {
  return Object.keys(MODES).filter((id) => {
    const { rulebooks, fits } = MODES[id];
    return rulebooks.includes(tables.data.rulebook) && (fits === undefined || fits(tables));
  });
}

/** For how many players a mode is, on the board at hand. */
export function playersOf({ data, board }: Tables, mode: string): { least: number; most: number } {
  const { players } = MODES[mode];
  if (players !== undefined) return { least: players, most: players };
  return data.boards.find((each) => each.id === board)?.players ?? data.players;
}
