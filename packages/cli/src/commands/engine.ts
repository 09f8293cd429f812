/** `windrose engine`: answers requests of other programs, one JSON object a line (docs/protocol.md). */
import type { Command } from '../command.ts';
import { write } from '../io.ts';
import { answerTo } from '../protocol/answer-line.ts';
import { linesOf } from '../protocol/lines.ts';
import { OpenGames } from '../protocol/open-games.ts';

export const engine: Command = {
  name: 'engine',
  summary: 'answer requests of other programs, one JSON object a line',
  about: [
    'Reads one JSON object a line from standard input and answers each with one line on standard output, until the input ends. A program in any language can so create and load games, list, explain and play moves, take them back, and read positions, events, scores and records.',
    'docs/protocol.md specifies every request and answer.',
  ],
  flags: {},
  examples: [`echo '{"id":1,"do":"hello"}' | windrose engine`],

  async run(_args, io) {
    const games = new OpenGames();
    for await (const line of linesOf(io.input)) {
      const answer = answerTo(line, games);
      if (answer !== null) await write(io.output, `${answer}\n`);
    }
    return 0;
  },
};
