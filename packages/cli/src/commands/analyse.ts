/** `windrose analyse`: the best moves of a position, with expected scores, chances of winning and principal lines. */
import { type Analysis, analyse as analyseGame, weightsFor } from '@windrose/bots';
import { apply, type Game, type MoveNumber, pending } from '@windrose/engine';
import { ansiFor } from '../ansi.ts';
import type { Command } from '../command.ts';
import { DATA_FLAG, tablesOfData } from '../edition-arguments.ts';
import { widthOf, write } from '../io.ts';
import { alignColumns, wrap } from '../layout.ts';
import { AT_FLAG, gameFrom } from '../position-arguments.ts';
import { ProgressBar } from '../progress-bar.ts';
import { UserError } from '../user-error.ts';
import type { GameText } from '../view/game-text.ts';

const DEFAULT_ROLLOUTS = 2000;
const MAX_ROLLOUTS = 10_000_000;
const DEFAULT_LISTED_MOVES = 5;
const MAX_LISTED_MOVES = 100;
const INDENT = 4;

function textOf({ tables }: Game, move: MoveNumber): string {
  return tables.catalogue.moves[move].text;
}

/** Returns the texts of a line of moves, each in the position that those before it lead to. */
function lineTexts(game: Game, line: readonly number[], { narrator, names }: GameText): string[] {
  const { moves } = game.tables.catalogue;
  const position = game.clone();
  return line.map((number) => {
    const text = narrator.move(position, moves[number], names);
    apply(position, number);
    return text;
  });
}

function inWords(game: Game, text: GameText, { rollouts, moves }: Analysis, width: number): string[] {
  const { narrator, names, say } = text;
  const { seat } = pending(game)!;
  const seats = moves[0].scores.map((_, seat) => seat);
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  return [
    ...wrap(text.labelled(text.seat(seat), narrator.prompt(game, names)), width),
    '',
    ...alignColumns([
      [say('move'), say('tried'), ...seats.map((seat) => text.seat(seat))],
      ...moves.map(({ move, share, scores, chances }) => [
        narrator.move(game, game.tables.catalogue.moves[move], names),
        percent(share),
        ...seats.map((seat) => `${scores[seat].toFixed(1)}, ${percent(chances[seat])}`),
      ]),
    ]),
    '',
    ...moves.flatMap(({ line }) => wrap(lineTexts(game, line, text).join(' · '), width, 0, INDENT)),
    '',
    ...wrap(say('expectation', { n: rollouts }), width),
  ];
}

function asJson(game: Game, { rollouts, moves }: Analysis): string {
  return JSON.stringify({
    seat: pending(game)!.seat,
    decision: pending(game)!.decision,
    iterations: rollouts,
    moves: moves.map((analysed) => ({
      ...analysed,
      move: textOf(game, analysed.move),
      line: analysed.line.map((move) => textOf(game, move)),
    })),
  });
}

export const analyse: Command = {
  name: 'analyse',
  summary: 'find the best moves of a position and what to expect after them',
  about: [
    'Plays games from a position to their end and lists the best moves, with the expected score and chance of winning of every seat, and the expected continuation. FILE is a record or a position as JSON; - is standard input.',
  ],
  operand: 'FILE|-',
  flags: {
    ...AT_FLAG,
    iterations: { value: 'N', help: `number of games to play out (default ${DEFAULT_ROLLOUTS})` },
    moves: { value: 'N', help: `number of moves to list (default ${DEFAULT_LISTED_MOVES})` },
    seed: { value: 'S', help: 'seed of the games that are played out' },
    json: { help: 'print one JSON object instead of text' },
    ...DATA_FLAG,
  },
  examples: ['windrose analyse game.txt --at 40', 'windrose analyse position.json --iterations 20000 --json'],

  async run(args, io) {
    const rollouts = args.whole('iterations', 1, MAX_ROLLOUTS, DEFAULT_ROLLOUTS);
    const max = args.whole('moves', 1, MAX_LISTED_MOVES, DEFAULT_LISTED_MOVES);
    const { game, text } = await gameFrom(args, io, tablesOfData(args), ansiFor(io));
    if (pending(game) === null) throw new UserError(text.say('nothingToDecide'));
    const progress = new ProgressBar(io.errors, rollouts, (done, total, seconds) =>
      text.say('progress', { done, total, seconds }),
    );
    const seed = args.get('seed');
    const all = analyseGame(
      game,
      weightsFor(game),
      { rollouts },
      { progress: (soFar) => progress.update(soFar.rollouts), ...(seed === undefined ? {} : { seed }) },
    );
    progress.finish();
    const analysis = { ...all, moves: all.moves.slice(0, max) };
    const output = args.has('json')
      ? asJson(game, analysis)
      : inWords(game, text, analysis, widthOf(io.output)).join('\n');
    await write(io.output, `${output}\n`);
    return 0;
  },
};
