/** The kind of every move of a catalogue as a small number, because comparing verbs is slow in the hot loop. */
import type { EditionTables, Verb } from '@windrose/engine';

/** Moves that can only be judged by the position after them. */
export const OTHER = 0;
export const BUILDING = 1;
export const BY_PHASE = 2;
export const ACTIVATION = 3;
export const TOKEN = 4;
export const PASS = 5;
/** The kinds from here on perform an action, or end performing. */
export const SHIP = 6;
/** Places a disc on a city or a fleet that is free or belongs to another seat. */
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
  /** The kind of each move. */
  readonly kind: Uint8Array;
  /** The site of each `SITE` move; the target in the catalogue for all other moves. */
  readonly target: Int16Array;
}

const kindsByTables = new WeakMap<EditionTables, MoveKinds>();

export function moveKindsOf(tables: EditionTables): MoveKinds {
  let kinds = kindsByTables.get(tables);
  if (kinds === undefined) {
    const { verb, target } = tables.catalogue;
    kinds = { kind: Uint8Array.from(verb, (name) => KINDS[name] ?? OTHER), target: target.slice() };
    // Moves of the verb `ship` to fleets follow those to areas; a fleet is a site.
    tables.fleetSites.forEach((site, fleet) => {
      const move = tables.catalogue.base.ship + tables.areaIds.length + fleet;
      kinds!.kind[move] = SITE;
      kinds!.target[move] = site;
    });
    kindsByTables.set(tables, kinds);
  }
  return kinds;
}
