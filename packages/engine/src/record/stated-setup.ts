/** The lines of a record that state its set-up, where that does not follow from a seed. */
import { describeValue } from '../faults.ts';
import { readSetup, readTopTiles } from '../setup/read-setup.ts';
import { tokenSpaces } from '../setup/setup.ts';
import type { Head, StatedSetup } from './shelf.ts';

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
