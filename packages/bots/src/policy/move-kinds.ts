/** What kind of move each number of a catalogue is, as small numbers, because comparing verbs takes time in the hot loop. */
import type { EditionTables, Verb } from '@windrose/engine';

/** Moves that only a position after them can tell about. */
export const OTHER = 0;
export const BUILDING = 1;
export const BY_PHASE = 2;
export const ACTIVATION = 3;
export const TOKEN = 4;
export const PASS = 5;
/** From here on: moves that perform an action, or end performing. */
export const SHIP = 6;
/** A disc comes to a city or a fleet, empty or somebody else's. */
export const SITE = 7;
export const DECK = 8;
export const CARD = 9;
export const PAYMENT = 10;
export const PAY_ALL = 11;
export const EXPLOIT = 12;
export const END = 13;
export const DISCARD = 14;
export const SLOT = 15;

const KINDS: Partial<Record<Verb, number>> = {
  start: BUILDING,
  build: BUILDING,
  'by-phase': BY_PHASE,
  activate: ACTIVATION,
  spend: TOKEN,
  pass: PASS,
  ship: SHIP,
  occupy: SITE,
  attack: SITE,
  draw: DECK,
  take: CARD,
  pay: PAYMENT,
  'pay-all': PAY_ALL,
  exploit: EXPLOIT,
  end: END,
  discard: DISCARD,
  governor: SLOT,
};

export interface MoveKinds {
  /** Kind of each move. */
  readonly kind: Uint8Array;
  /** The site of a move of that kind, and of others the target that the catalogue names. */
  readonly target: Int16Array;
}

const known = new WeakMap<EditionTables, MoveKinds>();

export function moveKindsOf(tables: EditionTables): MoveKinds {
  let kinds = known.get(tables);
  if (kinds === undefined) {
    const { verb, target } = tables.catalogue;
    kinds = { kind: Uint8Array.from(verb, (each) => KINDS[each] ?? OTHER), target: target.slice() };
    // Of all that one can ship to, fleets are sites and follow the areas.
    tables.fleetSites.forEach((site, fleet) => {
      const move = tables.catalogue.base.ship + tables.areaIds.length + fleet;
      kinds!.kind[move] = SITE;
      kinds!.target[move] = site;
    });
    known.set(tables, kinds);
  }
  return kinds;
}
