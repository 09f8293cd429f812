/** The lines of a record that state an explicit set-up, which no seed determines. */
import type { EditionTables } from '../edition/tables.ts';
import { describeValue, type Faults } from '../faults.ts';
import type { Setup } from '../game/setup.ts';
import type { RecordHead, SetupLineCollector } from '../modes/definition.ts';
import { setupPartOfLine } from '../modes/index.ts';
import { readSetup, readTopTiles } from '../setup/read-setup.ts';
import { tokenSpaces } from '../setup/setup.ts';

/** The header of a record, for the lines that state a set-up. */
export interface Head extends RecordHead {
  fail(message: string): never;
  /** Returns the edition on the board of the record. */
  tablesOnBoard(): EditionTables;
  seats(): number;
  /** Reads the words of a line as a list. */
  listed(
    words: string,
    read: (value: unknown, tables: EditionTables, path: string, faults: Faults) => string[],
  ): string[];
}

/** An explicit set-up that is read line by line. */
export interface StatedSetup {
  line(key: string, word: string, second: string): void;
  /** Reads the whole set-up, with the exploits that the record names. */
  read(players: number, mode: string, exploits: readonly string[] | undefined, faults: Faults): Setup;
}

export function statedSetup(head: Head): StatedSetup {
  const tokens = new Map<string, string>();
  /** The parts of modes, by their keys. */
  const parts = new Map<string, SetupLineCollector>();
  let first: number | undefined;
  let topTiles: string[] | undefined;

  function token(space: string, id: string): void {
    const tables = head.tablesOnBoard();
    if (!tokenSpaces(tables).includes(space)) head.fail(`there is no space ${describeValue(space)}`);
    if (!tables.tokenIds.slice(1).includes(id)) head.fail(`there is no token ${describeValue(id)}`);
    tokens.set(space, id);
  }

  function partLine(key: string, word: string, second: string): void {
    const part = setupPartOfLine(key);
    if (part === undefined) return;
    const collector = parts.get(part.key) ?? part.lines.collect(head);
    parts.set(part.key, collector);
    collector.line(key, word, second);
  }

  return {
    line(key, word, second) {
      switch (key) {
        case 'first':
          first = head.whole(word, 0, head.seats() - 1);
          return;
        case 'top-tiles':
          topTiles = head.listed(word, readTopTiles);
          return;
        case 'token':
          token(word, second);
          return;
        default:
          partLine(key, word, second);
      }
    },

    read(players, mode, exploits, faults) {
      const given = {
        first,
        tokens: Object.fromEntries(tokens),
        ...(topTiles === undefined ? {} : { topTiles }),
        ...(exploits === undefined ? {} : { exploits }),
        ...Object.fromEntries([...parts].map(([key, part]) => [key, part.value()])),
      };
      return readSetup(given, { tables: head.tablesOnBoard(), players, mode }, '', faults);
    },
  };
}
