/** `windrose show`: prints a position of a record or of a file as text. */
import { pending } from '@windrose/engine';
import { ansiFor } from '../ansi.ts';
import type { Command } from '../command.ts';
import { DATA_FLAG, tablesOfData } from '../edition-arguments.ts';
import { widthOf, write } from '../io.ts';
import { wrap } from '../layout.ts';
import { AT_FLAG, gameFrom } from '../position-arguments.ts';
import { keyToSigns, positionView } from '../view/position.ts';
import { scoreTable, verdict } from '../view/scores.ts';

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
  examples: ['windrose show game.txt --at 40', 'windrose show position.json --lang it'],

  async run(args, io) {
    const { game, text } = await gameFrom(args, io, tablesOfData(args), ansiFor(io));
    const width = widthOf(io.output);
    const asked = pending(game);
    const end =
      asked === null
        ? [...scoreTable(game, text, width), '', verdict(game, text)]
        : wrap(text.labelled(text.seat(asked.seat), text.narrator.prompt(game, text.names)), width);
    const lines = [...positionView(game, text, width), '', ...keyToSigns(game, text, width), '', ...end];
    await write(io.output, `${lines.join('\n')}\n`);
    return 0;
  },
};
