/** `windrose perft`: counts move sequences by length, to compare engines and their versions. */
import { perft as countSequences, GameRecord } from '@windrose/engine';
import type { Command } from '../command.ts';
import { write } from '../io.ts';
import { padStart } from '../layout.ts';
import { describeOpening, OPENING_FLAGS, openingFrom } from '../opening-arguments.ts';

const MAX_DEPTH = 30;
const DEFAULT_DEPTH = 4;

export const perft: Command = {
  name: 'perft',
  summary: 'count the move sequences of each length',
  about: [
    'Counts the sequences of legal moves of every length from 1 to the depth, from the start of the game. Two engines, or two versions of one, that agree on these numbers agree on the rules that were reached.',
  ],
  flags: { ...OPENING_FLAGS, depth: { value: 'N', help: `longest sequences to count (default ${DEFAULT_DEPTH})` } },
  examples: ['windrose perft --players 3 --seed a --depth 5'],

  async run(args, io) {
    const depth = args.whole('depth', 1, MAX_DEPTH, DEFAULT_DEPTH);
    const opening = openingFrom(args);
    const { game } = new GameRecord(opening);
    await write(io.output, `${describeOpening(opening)}\n`);
    for (let length = 1; length <= depth; length++) {
      const start = performance.now();
      const sequences = countSequences(game, length);
      const seconds = ((performance.now() - start) / 1000).toFixed(3);
      await write(
        io.output,
        `${padStart(String(length), 3)} ${padStart(String(sequences), 14)} ${padStart(seconds, 10)} s\n`,
      );
    }
    return 0;
  },
};
