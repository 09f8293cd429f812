/** `windrose show`: prints a position of a record or of a file as text. */
import { pending } from '@windrose/engine';
import { ansiFor } from '../ansi.ts';
import type { Command } from '../command.ts';
import { DATA_FLAG, tablesOfData } from '../edition-arguments.ts';
import { widthOf, write } from '../io.ts';
import { AT_FLAG, gameFrom } from '../position-arguments.ts';
import { question } from '../words/decisions.ts';
import { legend, positionPicture } from '../words/position.ts';
import { scoreTable, verdict } from '../words/scores.ts';

export const show: Command = {
  name: 'show',
  summary: 'show a position of a record, or a position file, in words',
  about: [
    'Shows the position in words and a compact picture. FILE is a record or a position as JSON; - is standard input.',
  ],
  operand: 'FILE|-',
  flags: {
    ...AT_FLAG,
    ...DATA_FLAG,
  },
  examples: ['windrose show game.txt --at 40'],

  async run(args, io) {
    const { game, names } = await gameFrom(args, io, tablesOfData(args), ansiFor(io));
    const width = widthOf(io.output);
    const asked = pending(game);
    const end =
      asked === null
        ? [...scoreTable(game, names, width), '', verdict(game, names)]
        : [`${names.player(asked.seat)}: ${question(game, names)}`];
    const lines = [...positionPicture(game, names, width), '', ...legend(game, names, width), '', ...end];
    await write(io.output, `${lines.join('\n')}\n`);
    return 0;
  },
};
