/** `windrose verify`: replays a record, checks every move, and prints scores and fingerprint. */
import { hashPosition, pending } from '@windrose/engine';
import type { Command } from '../command.ts';
import { DATA_FLAG, tablesOfData } from '../edition-arguments.ts';
import { readText } from '../files.ts';
import { widthOf, write } from '../io.ts';
import { languageFrom } from '../language.ts';
import { recordFrom } from '../read-games.ts';
import { GameText } from '../view/game-text.ts';
import { scoreTable, verdict } from '../view/scores.ts';

export const verify: Command = {
  name: 'verify',
  summary: 'replay a record, check every move, print scores and fingerprint',
  about: [
    'Replays a record move by move through the rules and compares the fingerprint it states with the position it leads to. Prints the scores by category and the fingerprint.',
    'A record of your own edition data needs them: --data FILE. A record that is not sound gives the line, the move and the reason on standard error, and exit code 1.',
  ],
  operand: 'FILE|-',
  flags: DATA_FLAG,
  examples: ['windrose verify game.txt', 'windrose record | windrose verify -'],

  async run(args, io) {
    const language = languageFrom(args, io);
    const { game, moves, opening } = recordFrom(await readText(io, args.operands[0]), tablesOfData(args));
    const text = new GameText(language, game, opening.names);
    const asked = pending(game);
    const state =
      asked === null
        ? verdict(game, text)
        : text.say('notOver', { round: game.state.round, who: text.names(asked.seat) });
    const lines = [text.say('recordSound', { n: moves.length }), '', ...scoreTable(game, text, widthOf(io.output)), ''];
    await write(io.output, [...lines, state, `hash ${hashPosition(game)}`, ''].join('\n'));
    return 0;
  },
};
