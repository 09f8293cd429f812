/** What kind of move each number of a catalogue is, as small numbers, because comparing verbs takes time in the hot loop. */
import type { Catalogue, Verb } from '@windrose/engine';

/** Moves that only a position after them can tell about. */
export const OTHER = 0;
export const BUILDING = 1;
export const BY_PHASE = 2;
export const ACTIVATION = 3;
export const TOKEN = 4;
export const PASS = 5;
/** From here on: moves that perform an action, or end performing. */
export const SHIP = 6;
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

const known = new WeakMap<Catalogue, Uint8Array>();

export function kindsOf(catalogue: Catalogue): Uint8Array {
  let kinds = known.get(catalogue);
  if (kinds === undefined) {
    kinds = Uint8Array.from(catalogue.verb, (verb) => KINDS[verb] ?? OTHER);
    known.set(catalogue, kinds);
  }
  return kinds;
}
