/** The worker in which bots think: a game comes in, and votes for moves or an opinion about all of them go out. */
import { type Analysis, analyse, type Bot, defaultBudget, LEVELS, makeBot, TreeBot, type Vote } from '@windrose/bots';
import { type Game, type PackedGame, unpackGame } from '@windrose/engine';

export type Question = {
  readonly id: number;
  readonly game: PackedGame;
} & ({ readonly ask: 'move'; readonly level: number; readonly table: string } | { readonly ask: 'hint' });

/** A move by its text, and what everybody may expect after it. */
export interface Advice {
  readonly move: string;
  readonly line: readonly string[];
  readonly scores: readonly number[];
  readonly chances: readonly number[];
}

export type Answer = { readonly id: number } & (
  | { readonly votes: readonly Vote[] }
  | { readonly advice: readonly Advice[]; readonly done: number }
  /** Something that it needs could not be fetched, or it made a mistake. */
  | { readonly trouble: string }
);

const HINT_ROLLOUTS = 1500;
const MAX_ADVICE = 3;

function advised(game: Game, { moves }: Analysis): Advice[] {
  const text = (move: number) => game.tables.catalogue.moves[move].text;
  return moves.slice(0, MAX_ADVICE).map(({ move, line, scores, chances }) => ({
    move: text(move),
    line: line.map(text),
    scores,
    chances,
  }));
}

/** The bot of each level with the table it plays at. Nothing is hidden, so what it thought for one seat serves the others. */
const kept = new Map<number, { readonly table: string; readonly bot: Bot }>();

/** What other workers think differs by the seed. */
const seed = String(Math.random());

function botAt(table: string, level: number, game: Game): Bot {
  const known = kept.get(level);
  if (known?.table === table) return known.bot;
  const bot = makeBot(LEVELS[level], game, `${table} ${seed}`);
  kept.set(level, { table, bot });
  return bot;
}

async function think(
  data: Question,
  answer: (body: { votes: readonly Vote[] } | { advice: Advice[]; done: number }) => void,
) {
  const game = unpackGame(data.game);
  if (data.ask === 'move') {
    const bot = botAt(data.table, data.level, game);
    const budget = defaultBudget(LEVELS[data.level], () => performance.now());
    answer({
      votes: bot instanceof TreeBot ? bot.vote(game, budget) : [{ move: bot.decide(game, budget), visits: 1 }],
    });
    return;
  }
  const tell = (analysis: Analysis) =>
    answer({ advice: advised(game, analysis), done: analysis.rollouts / HINT_ROLLOUTS });
  tell(analyse(game, { rollouts: HINT_ROLLOUTS }, { progress: tell }));
}

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const answer = (body: object) => self.postMessage({ id: data.id, ...body } as Answer);
  // Whoever asked must hear something.
  await think(data, answer).catch((error: unknown) => answer({ trouble: String(error) }));
});
