/** The lines of a record that state its set-up, where that does not follow from a seed. */
import type { EditionTables } from '../edition/tables.ts';
import { describeValue, type Faults } from '../faults.ts';
import type { Setup } from '../game/setup.ts';
import { readSetup, readTopTiles } from '../setup/read-setup.ts';
import { tokenSpaces } from '../setup/setup.ts';

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

/** More than any set-up has. */
const MAX_ROWS = 9;
const MAX_COLOURS = 9;

export function statedSetup(head: Head): StatedSetup {
  const tokens = new Map<string, string>();
  const grid: string[][] = [];
  const tracks: Record<string, number[]> = {};
  const opposition: Record<string, number[]> = {};
  let first: number | undefined;
  let topTiles: string[] | undefined;

  const colours = (words: string) => words.split(' ').map((word) => head.whole(word, 0, MAX_COLOURS));

  function token(space: string, id: string): void {
    const tables = head.placed();
    if (!tokenSpaces(tables).includes(space)) head.fail(`there is no space ${describeValue(space)}`);
    if (!tables.tokenIds.slice(1).includes(id)) head.fail(`there is no token ${describeValue(id)}`);
    tokens.set(space, id);
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
        case 'grid':
          grid[head.whole(word, 1, MAX_ROWS) - 1] = second.split(' ');
          return;
        case 'track':
          tracks[word] = colours(second);
          return;
        case 'token':
          token(word, second);
          return;
        default:
          opposition[key] = colours(word);
      }
    },

    read(players, mode, exploits, faults) {
      const hasOpposition = grid.length > 0 || Object.keys(opposition).length > 0;
      const given = {
        first,
        tokens: Object.fromEntries(tokens),
        ...(topTiles === undefined ? {} : { topTiles }),
        ...(exploits === undefined ? {} : { exploits }),
        ...(hasOpposition ? { opposition: { grid: [...grid], tracks, ...opposition } } : {}),
      };
      return readSetup(given, head.placed(), players, '', faults, mode);
    },
  };
}
