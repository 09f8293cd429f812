/** `windrose record`: plays one game between bots and prints its record. */
import { pending, Session } from '@windrose/engine';
import { BOT_NAMES, botsForSeats, seatBot } from '../bots.ts';
import type { Command } from '../command.ts';
import { write } from '../io.ts';
import { OPENING_FLAGS, openingFrom } from '../opening-arguments.ts';

export const record: Command = {
  name: 'record',
  summary: 'play one game between bots and print its record',
  about: [
    'Plays one whole game between bots and prints its record: how it was set up, then one move a line, then the fingerprint of the final position. The same seed and bots give the same record.',
    'Game 17 of `windrose simulate --seed S` is the game of the seed S.17.',
  ],
  flags: {
    ...OPENING_FLAGS,
    bot: { value: 'A,B,…', help: `bot of all seats, or one for each: ${BOT_NAMES.join(', ')}` },
  },
  examples: ['windrose record --players 4 --seed monday > game.txt', 'windrose record | windrose verify -'],

  async run(args, io) {
    const opening = openingFrom(args);
    const { seed } = opening.from;
    const bots = botsForSeats(args.list('bot'), opening.players).map((name, seat) => seatBot(name, seed, seat));
    const session = Session.begin(opening);
    const { moves } = opening.tables.catalogue;
    for (let asked = pending(session.game); asked !== null; asked = pending(session.game)) {
      session.play(moves[bots[asked.seat](session.game)]);
    }
    await write(io.output, session.record() ?? '');
    return 0;
  },
};
