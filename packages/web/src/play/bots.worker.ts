/** The worker in which bots think: a game comes in, and a move or an opinion about all moves goes out. */
import { type Analysis, analyse, fetchWeights, LEVELS, makeBot, usualBudget } from '@windrose/bots';
import { type Game, type Parcel, unpackGame } from '@windrose/engine';
import { fetchParts } from '@windrose/engine/parts';

export type Question = {
  readonly id: number;
  readonly game: Parcel;
} & ({ readonly ask: 'move'; readonly level: number; readonly seed: string } | { readonly ask: 'hint' });

/** A move by its text, and what everybody may expect after it. */
export interface Advice {
  readonly move: string;
  readonly line: readonly string[];
  readonly scores: readonly number[];
  readonly chances: readonly number[];
}

export type Answer = { readonly id: number } & (
  | { readonly move: string }
  | { readonly advice: readonly Advice[]; readonly done: number }
);

const HINT_ITERATIONS = 1500;
const MOST_ADVICE = 3;

function advised(game: Game, { moves }: Analysis): Advice[] {
  const text = (move: number) => game.tables.catalogue.moves[move].text;
  return moves.slice(0, MOST_ADVICE).map(({ move, line, scores, chances }) => ({
    move: text(move),
    line: line.map(text),
    scores,
    chances,
  }));
}

self.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  await fetchParts({ ...data.game, exploits: data.game.exploits.length > 0 });
  const game = unpackGame(data.game);
  await fetchWeights(game);
  const answer = (body: { move: string } | { advice: Advice[]; done: number }) =>
    self.postMessage({ id: data.id, ...body } as Answer);
  if (data.ask === 'move') {
    const level = LEVELS[data.level];
    const move = makeBot(level, game, data.seed).decide(
      game,
      usualBudget(level, () => performance.now()),
    );
    answer({ move: game.tables.catalogue.moves[move].text });
    return;
  }
  const tell = (analysis: Analysis) =>
    answer({ advice: advised(game, analysis), done: analysis.iterations / HINT_ITERATIONS });
  tell(analyse(game, { iterations: HINT_ITERATIONS }, { progress: tell }));
});
