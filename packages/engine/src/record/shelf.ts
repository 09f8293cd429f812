/** What reads the set-ups that records state, if it is at hand: records with a seed do without it. */
import type { EditionTables } from '../edition/tables.ts';
import type { Faults } from '../faults.ts';
import type { Setup } from '../game/setup.ts';

/** What the head of a record offers to those who read some of its lines. */
export interface Head {
  fail(message: string): never;
  /** The edition on the board of the record. */
  placed(): EditionTables;
  seats(): number;
  whole(word: string, least: number, most: number): number;
  /** The words of a line as a list that a reader takes. */
  listed(
    words: string,
    read: (value: unknown, tables: EditionTables, path: string, faults: Faults) => string[],
  ): string[];
}

/** A set-up, line by line. */
export interface StatedSetup {
  line(key: string, word: string, second: string): void;
  /** All of it, with the exploits that the record names besides. */
  read(players: number, mode: string, exploits: readonly string[] | undefined, faults: Faults): Setup;
}

let make: ((head: Head) => StatedSetup) | null = null;

export function addStatedSetups(maker: (head: Head) => StatedSetup): void {
  make = maker;
}

export function statedSetup(head: Head): StatedSetup {
  if (make === null) throw new RangeError('The reader of explicit set-ups is not loaded; call fetchParts first.');
  return make(head);
}
