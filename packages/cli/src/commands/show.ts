/** `windrose show`: a position in words, from a record at any move or from a position file. */
import { type Game, GameRecord, pending } from '@windrose/engine';
import type { Command } from '../command.ts';
import { DATA_FLAG, tablesOfData } from '../edition-choice.ts';
import { misuse } from '../failure.ts';
import { readText } from '../files.ts';
import { widthOf, write } from '../io.ts';
import { paintFor } from '../paint.ts';
import { isJson, positionFrom, recordFrom } from '../reading.ts';
import { question } from '../words/decisions.ts';
import { Names } from '../words/names.ts';
import { legend, positionPicture } from '../words/position.ts';
import { scoreTable, verdict } from '../words/scores.ts';

/** The record played as far as move `at`. */
function playedTo(record: GameRecord, at: number): GameRecord {
  const shorter = new GameRecord(record.opening);
  for (const move of record.moves.slice(0, at)) shorter.play(move);
  return shorter;
}

export const show: Command = {
  name: 'show',
  summary: 'show a position of a record, or a position file, in words',
  about: [
    'Shows the position in words and a compact picture. FILE is a record or a position as JSON; - is standard input.',
  ],
  operand: 'FILE|-',
  flags: {
    at: { value: 'N', help: 'position after N moves of the record (default: after the last)' },
    ...DATA_FLAG,
  },
  examples: ['windrose show game.txt --at 40'],

  async run(args, io) {
    const tables = tablesOfData(args);
    const text = await readText(io, args.operands[0]);
    const paint = paintFor(io);
    let game: Game;
    let names: Names;
    if (isJson(text)) {
      if (args.has('at')) throw misuse('--at needs a record; a position has no moves.');
      game = positionFrom(text, tables);
      names = Names.of(game, [], paint);
    } else {
      const record = recordFrom(text, tables);
      const at = args.whole('at', 0, record.moves.length, record.moves.length);
      game = at === record.moves.length ? record.game : playedTo(record, at).game;
      names = Names.of(game, record.opening.names, paint);
    }
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
