/** The lines of a record that state the part of a set-up that solitaire adds. */
import type { SetupLines } from '../definition.ts';

/** An upper bound for the rows and colours of a set-up. */
const MAX_ROWS = 9;
const MAX_COLOURS = 9;

export const SETUP_LINES: SetupLines = {
  words: { grid: 2, ladder: 1, track: 2, settlers: 1 },

  write({ opposition }) {
    if (opposition === undefined) return [];
    const { grid, ladder, tracks, settlers } = opposition;
    return [
      ...grid.map((row, i) => `grid ${i + 1} ${row.join(' ')}`),
      `ladder ${ladder.join(' ')}`,
      ...Object.entries(tracks).map(([region, colours]) => `track ${region} ${colours.join(' ')}`),
      `settlers ${settlers.join(' ')}`,
    ];
  },

  collect(head) {
    const grid: string[][] = [];
    const tracks: Record<string, number[]> = {};
    const others: Record<string, number[]> = {};
    const colours = (words: string) => words.split(' ').map((word) => head.whole(word, 0, MAX_COLOURS));
    return {
      line(key, word, second) {
        if (key === 'grid') grid[head.whole(word, 1, MAX_ROWS) - 1] = second.split(' ');
        else if (key === 'track') tracks[word] = colours(second);
        else others[key] = colours(word);
      },
      value: () => ({ grid: [...grid], tracks, ...others }),
    };
  },
};
