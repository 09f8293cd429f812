/** `windrose rate`: tournaments between bots on set-ups that no training uses, and the test that accepts or rejects a change. */
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
import { alignColumns } from '../layout.ts';
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
  const repeated = entrants.find((entrant, i) => entrants.slice(0, i).some((other) => isSame(entrant, other)));
  if (repeated !== undefined) {
    throw usageError(`--bots names ${repeated.name} twice; to let a bot play against itself, name only that bot.`);
  }
  const gameKind = { ...gameKindFrom(args), ...(args.has('exploits') ? { exploits: true } : {}) };
  if (args.has('exploits') && gameKind.edition === 'classic')
    throw usageError('--exploits needs an edition with exploits, and classic has none.');
  const possible = formatsFor(gameKind.players);
  const formats = args.list('tables') ?? [...possible];
  for (const format of formats) {
    if (!FORMATS.includes(format as Format)) {
      throw usageError(`--tables must be made of ${FORMATS.join(', ')}, not "${format}".`);
    }
    if (!possible.includes(format as Format)) {
      throw usageError(
        `--tables must be ${possible.join(', ')} in a game for one player, not "${format}": every bot plays each set-up alone.`,
      );
    }
  }
  if (entrants.length === 1 && !formats.includes('pool')) {
    throw usageError(`--tables must contain pool for a single bot, or --bots must name at least two bots.`);
  }
  return { gameKind, entrants, formats: formats as Format[], seed: args.get('seed') ?? DEFAULT_SEED };
}

/** True if two bots decide alike, so that exchanging their seats repeats the same game. */
function isSame({ name: _, ...one }: BotSpec, { name: __, ...other }: BotSpec): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const range = ([low, high]: readonly [number, number], digits: (value: number) => string) =>
  `${digits(low)} to ${digits(high)}`;

function reportLines(tournament: Tournament, report: TournamentReport): string[] {
  const { entrants } = tournament;
  const whole = (value: number) => value.toFixed(0);
  const names = Object.keys(report.bots[0].parts);
  return [
    `${describeGameKind(tournament.gameKind)}, ${report.games} games`,
    '',
    ...alignColumns([
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
    ...alignColumns([
      ['Format', 'bot', 'games', 'wins', '95 %'],
      ...report.formats.map(({ format, bot, games, winShare, winInterval }) => [
        format,
        entrants[bot].name,
        String(games),
        percent(winShare),
        range(winInterval, percent),
      ]),
    ]),
    '',
    ...alignColumns([
      ['Part of the score', ...entrants.map(({ name }) => name)],
      ...names.map((name) => [name, ...report.bots.map(({ parts }) => (parts[name] ?? 0).toFixed(2))]),
    ]),
    ...placeLines(report),
  ];
}

/** Returns the victories by place in the first round; nothing for games for one player. */
function placeLines({ places }: TournamentReport): string[] {
  if (places.length === 0) return [];
  return [
    '',
    ...alignColumns([
      ['Place in the first round', 'wins', '95 %'],
      ...places.map(({ winShare, winInterval }, place) => [
        String(place + 1),
        percent(winShare),
        range(winInterval, percent),
      ]),
    ]),
  ];
}

/** Returns a report with the keys of its JSON form, in which a format is called table. */
function asJson({ games, bots, formats, places }: TournamentReport) {
  return { games, bots, tables: formats.map(({ format, ...rest }) => ({ table: format, ...rest })), places };
}

async function tournament(args: Arguments, io: Io, pool: WorkerPool): Promise<string> {
  const plan = tournamentFrom(args);
  const setups = args.whole('setups', 1, MAX_SETUPS, DEFAULT_SETUPS);
  const progress = new ProgressBar(io.errors, gamesOf(plan, setups));
  let played = 0;
  const blocks = await playBlocks(plan, pool, 0, setups, () => progress.update(++played));
  progress.finish();
  const report = reportOn(blocks, plan.entrants.length, plan.seed);
  const { gameKind, formats, seed } = plan;
  const bots = report.bots.map((bot, i) => ({ name: plan.entrants[i].name, ...bot }));
  return args.has('json')
    ? JSON.stringify({ course: gameKind, setups, kinds: formats, seed, ...asJson(report), bots })
    : reportLines(plan, report).join('\n');
}

/** Tests whether the first bot, the change, is better than the second. */
async function sequentialTest(args: Arguments, io: Io, pool: WorkerPool): Promise<string> {
  const plan = { ...tournamentFrom(args), formats: ['halves'] as const };
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
  const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
  if (args.has('json')) {
    const { falseReject: falseRefuse, ...limits } = DEFAULT_LIMITS;
    const verdict = state.verdict === 'rejected' ? 'refused' : state.verdict;
    return JSON.stringify({
      course: plan.gameKind,
      seed: plan.seed,
      change: change.name,
      before: before.name,
      games: played,
      winShare: share,
      ...state,
      verdict,
      ...limits,
      falseRefuse,
    });
  }
  const verdict = { accepted: 'is better: accepted', rejected: 'is not better: rejected', open: 'is still undecided' };
  const [how, of] =
    plan.gameKind.players === 1
      ? ['each alone on the same set-ups', `${shares.length} set-ups`]
      : ['half of the seats each', `${played} games`];
  return [
    `${change.name} against ${before.name}, ${how}, ${describeGameKind(plan.gameKind)}`,
    `${percent(share)} of ${of}; log-likelihood ratio ${state.ratio.toFixed(2)} (${state.lower.toFixed(2)} to ${state.upper.toFixed(2)})`,
    `${change.name} ${verdict[state.verdict]}.`,
  ].join('\n');
}

export const rate: Command = {
  name: 'rate',
  summary: 'let bots play tournaments and compute their ratings',
  about: [
    'Plays blocks of games: one set-up with every arrangement of the bots on the seats. There are three formats: the first bot against copies of another (one), half of the seats each (halves), and all bots mixed (pool). A single bot plays against itself, one game per set-up. Prints ratings (Plackett and Luce, 400 points are ten times the chance to come first) with 95 % intervals, shares of victories by bot and by place in the first round, scores and times.',
    'In a game for one player there is only the pool: every bot plays each set-up alone. Its victories are those over the Opposition, and ratings compare the results of the bots on the same set-up: a victory is better than a defeat, then the greater lead is better.',
    `A bot is a level (${LEVELS_HELP}), optionally with :N (rollouts per decision), +STYLE and @FILE (weights).`,
    `With --sprt two bots play, half of the seats each or each alone on the same set-ups, until a sequential test shows whether the first wins ${DEFAULT_LIMITS.better * 100} % or only half of the games; in a game for one player, whether it does better on that share of the set-ups.`,
  ],
  flags: {
    bots: { value: 'A,B,…', help: `bots that play (default ${DEFAULT_BOTS})` },
    ...GAME_KIND_FLAGS,
    exploits: { help: 'play Age of Sail with three exploits drawn for every game' },
    tables: { value: 'A,B,…', help: `formats: ${FORMATS.join(', ')} (default all)` },
    setups: { value: 'N', help: `number of set-ups (default ${DEFAULT_SETUPS}; with --sprt at most 1000)` },
    seed: { value: 'S', help: `seed of all games (default ${DEFAULT_SEED})` },
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
