/** `windrose simulate`: plays many games between bots and prints speed, wins and scores, as a table or as JSON. */
import { VICTORY_GRADES } from '@windrose/engine';
import { BOT_NAMES, botsForSeats } from '../bots.ts';
import type { Command } from '../command.ts';
import { write } from '../io.ts';
import { alignColumns } from '../layout.ts';
import { describeOpening, OPENING_FLAGS, openingFrom } from '../opening-arguments.ts';
import { ProgressBar } from '../progress-bar.ts';
import { playGames, type Totals } from '../simulation.ts';

const MAX_GAMES = 100_000_000;
const DEFAULT_GAMES = 1000;

/** Rounds to three decimals, enough to compare results. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function means(categories: Record<string, number>, games: number): Record<string, number> {
  return Object.fromEntries(Object.entries(categories).map(([name, sum]) => [name, rounded(sum / games)]));
}

/** Returns the statistics, as `--json` prints them. */
function summary({ games, moves, seats, grades, panache }: Totals, seconds: number) {
  const all: Record<string, number> = {};
  for (const { categories } of seats) {
    for (const [name, sum] of Object.entries(categories)) all[name] = (all[name] ?? 0) + sum;
  }
  return {
    games,
    seconds: rounded(seconds),
    gamesPerSecond: rounded(games / seconds),
    movesPerGame: rounded(moves / games),
    meanScore: rounded(seats.reduce((sum, { score }) => sum + score, 0) / (games * seats.length)),
    categories: means(all, games * seats.length),
    ...(Object.keys(grades).length === 0 ? {} : { victories: { grades, panache } }),
    seats: seats.map(({ bot, wins, score, categories }, seat) => ({
      seat,
      bot,
      wins: rounded(wins),
      meanScore: rounded(score / games),
      categories: means(categories, games),
    })),
  };
}

/** Returns `governorSlot` or `spice-trade` as the title of a row. */
function title(category: string): string {
  const words = category.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the table of the grades of games against the Opposition. */
function gradeTable({ grades, panache }: Pick<Totals, 'grades' | 'panache'>, games: number): string[] {
  const share = (count: number) => [String(count), `${((count / games) * 100).toFixed(1)} %`];
  return alignColumns([
    ['', 'games', ''],
    ...VICTORY_GRADES.map((grade) => [title(grade), ...share(grades[grade] ?? 0)]),
    ['With panache', ...share(panache)],
  ]);
}

function report(result: ReturnType<typeof summary>): string[] {
  const { games, seats, categories } = result;
  const fixed = (value: number, digits: number) => value.toFixed(digits);
  return [
    `${games} games in ${fixed(result.seconds, 2)} s: ${fixed(result.gamesPerSecond, 0)} games/s, ${fixed(result.movesPerGame, 1)} moves a game`,
    '',
    ...alignColumns([
      ['', ...seats.map(({ seat }) => `seat ${seat}`), 'all'],
      ['Bot', ...seats.map(({ bot }) => bot), ''],
      ['Wins', ...seats.map(({ wins }) => `${fixed((wins / games) * 100, 1)} %`), ''],
      ['Mean score', ...seats.map(({ meanScore }) => fixed(meanScore, 2)), fixed(result.meanScore, 2)],
      ...Object.keys(categories).map((name) => [
        `  ${title(name)}`,
        ...seats.map((seat) => fixed(seat.categories[name], 2)),
        fixed(categories[name], 2),
      ]),
    ]),
    ...(result.victories === undefined ? [] : ['', ...gradeTable(result.victories, games)]),
  ];
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'play many games between bots and print statistics',
  about: [
    'Plays games between bots as fast as it can and prints speed, moves per game, wins (a shared victory counts as its share), mean scores by seat and by category. Everything but the time follows from the seed.',
    'Game 17 of the seed S is the game that `windrose record --seed S.17` prints.',
  ],
  flags: {
    ...OPENING_FLAGS,
    games: { value: 'N', help: `number of games (default ${DEFAULT_GAMES})` },
    bot: { value: 'A,B,…', help: `bot of all seats, or one for each: ${BOT_NAMES.join(', ')}` },
    json: { help: 'print one JSON object instead of a table' },
  },
  examples: [
    'windrose simulate --players 4 --games 10000 --seed a',
    'windrose simulate --edition age-of-sail --exploits --games 500 --json',
  ],

  async run(args, io) {
    const games = args.whole('games', 1, MAX_GAMES, DEFAULT_GAMES);
    const opening = openingFrom(args);
    const { tables, mode, players, options, from } = opening;
    const bots = botsForSeats(args.list('bot'), players);
    const progress = new ProgressBar(io.errors, games);
    const start = performance.now();
    const totals = playGames(opening, bots, games, (played) => progress.update(played));
    const result = summary(totals, (performance.now() - start) / 1000);
    progress.finish();
    const board = tables.data.boards.length > 1 ? { board: tables.board } : {};
    const exploits = from.exploits === 'none' ? {} : { exploits: from.exploits };
    const about = { edition: tables.data.id, ...board, mode, players, options, ...exploits, seed: from.seed };
    const lines = args.has('json')
      ? [JSON.stringify({ ...about, ...result })]
      : [describeOpening(opening), ...report(result)];
    await write(io.output, `${lines.join('\n')}\n`);
    return 0;
  },
};
