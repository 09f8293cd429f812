/** The web worker in which bots think: it gets positions and sends votes for moves, or estimates of the best moves. */
import {
  type Analysis,
  analyse,
  type Bot,
  defaultBudget,
  LEVELS,
  makeBot,
  nearestWeights,
  TreeBot,
  type Vote,
  type Weights,
} from '@windrose/bots';
import { type Game, type PackedGame, unpackGame } from '@windrose/engine';

export type BotRequest = {
  readonly id: number;
  readonly game: PackedGame;
} & ({ readonly type: 'move'; readonly level: number; readonly table: string } | { readonly type: 'estimates' });

/** A move and the moves that probably follow, as texts, with the expected scores and chances to win by seat. */
export interface MoveEstimate {
  readonly move: string;
  readonly line: readonly string[];
  readonly scores: readonly number[];
  readonly chances: readonly number[];
}

type Result =
  | { readonly votes: readonly Vote[] }
  | { readonly estimates: readonly MoveEstimate[]; readonly done: number };

/** `error`: code or data could not be loaded, or the bot has failed. */
export type BotResponse = { readonly id: number } & (Result | { readonly error: string });

const HINT_ROLLOUTS = 1500;
const MAX_ESTIMATES = 3;

function bestMoves(game: Game, { moves }: Analysis): MoveEstimate[] {
  const text = (move: number) => game.tables.catalogue.moves[move].text;
  return moves.slice(0, MAX_ESTIMATES).map(({ move, line, scores, chances }) => ({
    move: text(move),
    line: line.map(text),
    scores,
    chances,
  }));
}

/** The bot of each level, with its table. Nothing is hidden in the game, so a search for one seat serves the others. */
const bots = new Map<number, { readonly table: string; readonly bot: Bot }>();

/** Workers with different seeds search differently. */
const seed = String(Math.random());

/** The weights of each edition: only those of the game that is played are loaded. */
const EDITION_WEIGHTS = {
  classic: () => import('@windrose/bots/weights/classic-weights.ts'),
  'age-of-sail': () => import('@windrose/bots/weights/age-of-sail-weights.ts'),
};

async function loadWeights(game: Game): Promise<Weights> {
  const { WEIGHTS } = await EDITION_WEIGHTS[game.tables.data.rulebook]();
  return nearestWeights(game, WEIGHTS);
}

function botAt(table: string, level: number, game: Game, weights: Weights): Bot {
  const last = bots.get(level);
  if (last?.table === table) return last.bot;
  const bot = makeBot(LEVELS[level], game, weights, `${table} ${seed}`);
  bots.set(level, { table, bot });
  return bot;
}

async function answer(request: BotRequest, respond: (result: Result) => void): Promise<void> {
  const game = unpackGame(request.game);
  const weights = await loadWeights(game);
  if (request.type === 'move') {
    const bot = botAt(request.table, request.level, game, weights);
    const budget = defaultBudget(LEVELS[request.level], () => performance.now());
    const votes = bot instanceof TreeBot ? bot.vote(game, budget) : [{ move: bot.decide(game, budget), visits: 1 }];
    respond({ votes });
    return;
  }
  const progress = (analysis: Analysis) =>
    respond({ estimates: bestMoves(game, analysis), done: analysis.rollouts / HINT_ROLLOUTS });
  progress(analyse(game, weights, { rollouts: HINT_ROLLOUTS }, { progress }));
}

self.addEventListener('message', async ({ data }: MessageEvent<BotRequest>) => {
  const respond = (body: Result | { error: string }) =>
    self.postMessage({ id: data.id, ...body } satisfies BotResponse);
  await answer(data, respond).catch((error: unknown) => respond({ error: String(error) }));
});
