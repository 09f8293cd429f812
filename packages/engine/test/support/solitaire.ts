/**
 * Helpers for tests of solitaire: the Opposition's board, grid and ladder in short form, and its turn with its events.
 */
import {
  createGame,
  DEFAULT_OPTIONS,
  dealSetup,
  edition,
  type GameEvent,
  MODES,
  type Options,
  pending,
  type Setup,
} from '../../src/index.ts';
import type { OppositionSetup } from '../../src/modes/solitaire/opposition-setup.ts';
import { factsOf } from './events.ts';
import { follow, type Scenario, type SeatSketch, type Sketch, scenario } from './scenario.ts';

const classic = edition('classic');
const KINDS = classic.buildingIds.slice(classic.startBuildings);
const COLUMNS = 3;

/** The seat of the Opposition. */
export const OPPOSITION = 1;
export const COLOURS = [2, 3, 4, 5];

/** Cities of Europe, in the order of the board. */
export const EUROPE = classic.siteIds.slice(0, classic.siteStart[1]);

/** Discs of one colour in all cities of Europe except some, so that Europe offers no free city. */
export function occupiedEurope(owner: number, ...free: string[]): Record<string, number> {
  return Object.fromEntries(EUROPE.filter((city) => !free.includes(city)).map((city) => [city, owner]));
}

/** The random part of a set-up from a seed; also for other modes. */
export function dealSolitaire(seed: string, mode = 'solitaire'): Setup & { opposition: OppositionSetup } {
  return dealSetup(classic, 1, seed, 'none', mode) as Setup & { opposition: OppositionSetup };
}

/** Starts a game up to the first decision, with the events until then. */
export function startSolitaire(setup: Setup, options: Partial<Options> = {}) {
  const { game, events } = createGame(classic, 1, { ...DEFAULT_OPTIONS, ...options }, setup, MODES.solitaire.mode);
  return { t: follow(game), events };
}

interface SoloSketch extends Omit<Sketch, 'mode' | 'numbers' | 'players' | 'seats'> {
  player?: SeatSketch;
  opposition?: SeatSketch;
  /**
   * Columns of kinds of buildings, 0 for one that is not shown; by default each level is in the order of the edition.
   */
  grid?: Record<string, number>;
  /** Column of the indicator; 1 by default. */
  indicator?: number;
  /** The colours from position 1 on; 2, 3, 4, 5 and again by default. */
  ladder?: number[];
  /** Position of the marker; 2 by default, so that one colour acts. */
  marker?: number;
  /** Whether a bonus Draw is due. */
  owed?: boolean;
  /** Whether the Opposition has had its actions in this round. */
  acted?: boolean;
}

export function solitaireScenario(sketch: SoloSketch = {}): Scenario {
  const { player = {}, opposition = {}, grid = {}, indicator = 1, marker = 2, owed = false, acted = false } = sketch;
  const { ladder = [2, 3, 4, 5, 2, 3, 4, 5], ...others } = sketch;
  const numbers = {
    columns: KINDS.map((kind, i) => grid[kind] ?? (i % COLUMNS) + 1),
    indicator: [1, indicator],
    ladder,
    marker: [marker, Number(owed)],
    settlers: COLOURS,
    stage: [Number(acted)],
  };
  return scenario({ ...others, mode: 'solitaire', seats: [player, opposition], numbers });
}

/** What the Opposition reports about each of its actions. */
export function oppositionPlans(events: readonly GameEvent[]): Record<string, unknown>[] {
  return factsOf(events, 'opposition-planned').map(({ event, seat, ...plan }) => plan);
}

/** The player passes, and the Opposition acts: returns the report of its first action, and its target. */
export function passAndAct(sketch: SoloSketch) {
  const t = solitaireScenario(sketch);
  const events = t.play('pass');
  const [plan] = oppositionPlans(events);
  return { t, events, plan };
}

/** What the player may choose for the Opposition; null without such a decision. */
export function choicesForOpposition(t: Scenario): string[] | null {
  return pending(t.game)?.behalfOf === OPPOSITION ? t.legal() : null;
}
