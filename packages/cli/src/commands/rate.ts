/** `windrose rate`: tournaments between bots on set-ups that no training has seen, and the test by which a change is accepted. */
import {
  type BotSpec,
  blockShare,
  DEFAULT_LIMITS,
  FORMATS,
  type Format,
  formatsFor,
  reportOn,
  sprt,
  type TournamentReport,
} from '@windrose/bots';
import type { Arguments } from '../arguments.ts';
import { botsFromFlag, LEVELS_HELP } from '../bot-arguments.ts';
import type { Command } from '../command.ts';
import { describeGameKind, GAME_KIND_FLAGS, gameKindFrom } from '../game-kind-arguments.ts';
import { type Io, write } from '../io.ts';
import { table } from '../layout.ts';
import { ProgressBar } from '../progress-bar.ts';
import { gamesOf, playBlocks, type Tournament } from '../tournament.ts';
import { usageError } from '../user-error.ts';
import { THREADS_FLAG, type WorkerPool, workerPoolFrom } from '../workers/pool.ts';

const DEFAULT_BOTS = 'trader,cabin-boy';
const DEFAULT_SETUPS = 25;
const MAX_SETUPS = 1_000_000;
const DEFAULT_SEED = 'rate';
/** Number of set-ups after which a sequential test evaluates the results. */
const SETUPS_AT_ONCE = 4;

function tournamentFrom(args: Arguments): Tournament {
  const entrants = botsFromFlag('bots', args.list('bots') ?? DEFAULT_BOTS.split(','));
  const twice = entrants.find((entrant, i) => entrants.slice(0, i).some((other) => isSame(entrant, other)));
  if (twice !== undefined) {
    throw usageError(`--bots names ${twice.name} twice; a bot that is to play against itself must be named alone.`);
  }
  const course = { ...gameKindFrom(args), ...(args.has('exploits') ? { exploits: true } : {}) };
  if (args.has('exploits') && course.edition === 'classic')
    throw usageError('--exploits needs an edition with exploits, and classic has none.');
  const kinds = formatsFor(course.players);
  const tables = args.list('tables') ?? [...kinds];
  for (const kind of tables) {
    if (!FORMATS.includes(kind as Format)) {
      throw usageError(`--tables must be made of ${FORMATS.join(', ')}, not "${kind}".`);
    }
    if (!kinds.includes(kind as Format)) {
      throw usageError(
        `--tables must be ${kinds.join(', ')} in a game for one, not "${kind}": every bot plays each set-up alone.`,
      );
    }
  }
  if (entrants.length === 1 && !tables.includes('pool')) {
    throw usageError(`--tables must have pool for one bot alone, or --bots must name two bots or more.`);
  }
  return { course, entrants, tables: tables as Format[], seed: args.get('seed') ?? DEFAULT_SEED };
}

/** True if two bots decide alike, so that exchanging their seats repeats the same game. */
function isSame({ name: _, ...one }: BotSpec, { name: __, ...other }: BotSpec): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const range = ([low, high]: readonly [number, number], digits: (value: number) => string) =>
  `${digits(low)} to ${digits(high)}`;

function lines(tournament: Tournament, report: TournamentReport): string[] {
  const { entrants } = tournament;
  const whole = (value: number) => value.toFixed(0);
  const names = Object.keys(report.bots[0].parts);
  return [
    `${describeGameKind(tournament.course)}, ${report.games} games`,
    '',
    ...table([
      ['Bot', 'rating', '95 %', 'mean score', 'winning score', 'ms a decision', 'longest'],
      ...report.bots.map((bot, i) => [
        entrants[i].name,
        whole(bot.rating),
        range(bot.ratingInterval, whole),
        bot.meanScore.toFixed(1),
        bot.meanWinningScore.toFixed(1),
        bot.millisecondsPerDecision.toFixed(2),
        whole(bot.longestDecision),
      ]),
    ]),
    '',
    ...table([
      ['Table', 'bot', 'games', 'wins', '95 %'],
      ...report.tables.map(({ table: at, bot, games, winShare, winInterval }) => [
        at,
        entrants[bot].name,
        String(games),
        percent(winShare),
        range(winInterval, percent),
      ]),
    ]),
    '',
    ...table([
      ['Part of the score', ...entrants.map(({ name }) => name)],
      ...names.map((name) => [name, ...report.bots.map(({ parts }) => (parts[name] ?? 0).toFixed(2))]),
    ]),
    ...places(report),
  ];
}

/** Returns the table of places in the first round; nothing for a game for one player. */
function places({ places: found }: TournamentReport): string[] {
  if (found.length === 0) return [];
  return [
    '',
    ...table([
      ['Place in the first round', 'wins', '95 %'],
      ...found.map(({ winShare, winInterval }, place) => [
        String(place + 1),
        percent(winShare),
        range(winInterval, percent),
      ]),
    ]),
  ];
}

async function tournament(args: Arguments, io: Io, pool: WorkerPool): Promise<string> {
  const plan = tournamentFrom(args);
  const setups = args.whole('setups', 1, MAX_SETUPS, DEFAULT_SETUPS);
  const progress = new ProgressBar(io.errors, gamesOf(plan, setups));
  let played = 0;
  const blocks = await playBlocks(plan, pool, 0, setups, () => progress.update(++played));
  progress.finish();
  const report = reportOn(blocks, plan.entrants.length, plan.seed);
  const { course, tables, seed } = plan;
  const bots = report.bots.map((bot, i) => ({ name: plan.entrants[i].name, ...bot }));
  return args.has('json')
    ? JSON.stringify({ course, setups, kinds: tables, seed, ...report, bots })
    : lines(plan, report).join('\n');
}

/** Tests whether the first bot, the change, is better than the second. */
async function sequentialTest(args: Arguments, io: Io, pool: WorkerPool): Promise<string> {
  const plan = { ...tournamentFrom(args), tables: ['halves'] as const };
  if (plan.entrants.length !== 2) throw usageError('--sprt compares two bots.');
  const max = args.whole('setups', 1, MAX_SETUPS, 1000);
  const progress = new ProgressBar(io.errors, gamesOf(plan, max));
  const shares: number[] = [];
  let played = 0;
  let state = sprt([]);
  for (let from = 0; from < max && state.verdict === 'open'; from += SETUPS_AT_ONCE) {
    const to = Math.min(max, from + SETUPS_AT_ONCE);
    const blocks = await playBlocks(plan, pool, from, to, () => progress.update(++played));
    shares.push(...blocks.map((block) => blockShare(block, 0)));
    state = sprt(shares);
  }
  progress.finish();
  const [change, before] = plan.entrants;
  const share = shares.reduce((sum, each) => sum + each, 0) / shares.length;
  const result = {
    change: change.name,
    before: before.name,
    games: played,
    winShare: share,
    ...state,
    ...DEFAULT_LIMITS,
  };
  if (args.has('json')) return JSON.stringify({ course: plan.course, seed: plan.seed, ...result });
  const verdict = { accepted: 'is better: accepted', refused: 'is not better: refused', open: 'is still open' };
  const [how, of] =
    plan.course.players === 1
      ? ['each alone on the same set-ups', `${shares.length} set-ups`]
      : ['half of the seats each', `${played} games`];
  return [
    `${change.name} against ${before.name}, ${how}, ${describeGameKind(plan.course)}`,
    `${percent(share)} of ${of}; log-likelihood ratio ${state.ratio.toFixed(2)} (${state.lower.toFixed(2)} to ${state.upper.toFixed(2)})`,
    `${change.name} ${verdict[state.verdict]}.`,
  ].join('\n');
}

export const rate: Command = {
  name: 'rate',
  summary: 'let bots play tournaments and tell how strong they are',
  about: [
    'Plays blocks of games: one set-up with every arrangement of the bots around the table. There are tables of the first bot alone among each of the others (one), of half of the seats each (halves), and of all bots mixed (pool); a bot named alone plays against itself, one game a set-up. It tells ratings (Plackett and Luce, 400 points are ten times the chance to come first) with 95 % intervals, shares of victories by bot and by place in the first round, scores, and time.',
    'In a game for one there is only the pool: every bot plays each set-up alone. Its victories are those over the Opposition, and ratings compare what the bots made of the same set-up: a victory is better than a defeat, then the greater lead is better.',
    `A bot is a level (${LEVELS_HELP}), with :N for N games played out a decision, +STYLE, and @FILE for weights of your own.`,
    `With --sprt two bots play, half of the seats each or each alone on the same set-ups, until a sequential test knows whether the first wins ${DEFAULT_LIMITS.better * 100} % rather than half of the games, or does better on as many set-ups.`,
  ],
  flags: {
    bots: { value: 'A,B,…', help: `bots that play (default ${DEFAULT_BOTS})` },
    ...GAME_KIND_FLAGS,
    exploits: { help: 'play Age of Sail with three exploits drawn for every game' },
    tables: { value: 'A,B,…', help: `kinds of tables: ${FORMATS.join(', ')} (default all)` },
    setups: { value: 'N', help: `number of set-ups (default ${DEFAULT_SETUPS}; with --sprt at most 1000)` },
    seed: { value: 'S', help: `text that all games follow from (default ${DEFAULT_SEED})` },
    sprt: { help: 'test whether the first bot is better than the second' },
    json: { help: 'print one JSON object instead of tables' },
    ...THREADS_FLAG,
  },
  examples: [
    'windrose rate --bots captain,trader --tables one --setups 50',
    'windrose rate --bots deckhand,cabin-boy,trader,captain --tables pool',
    'windrose rate --bots trader --setups 200',
    'windrose rate --bots trader@new.json,trader --sprt',
  ],

  async run(args, io) {
    const pool = workerPoolFrom(args);
    try {
      const text = args.has('sprt') ? await sequentialTest(args, io, pool) : await tournament(args, io, pool);
      await write(io.output, `${text}\n`);
    } finally {
      await pool.close();
    }
    return 0;
  },
};
