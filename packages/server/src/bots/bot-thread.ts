/** The worker thread of bots: receives positions and answers with the text of a move. */
import { parentPort } from 'node:worker_threads';
import { defaultBudget, LEVELS, makeBot, weightsFor } from '@windrose/bots';
import { edition, type Position, readPosition } from '@windrose/engine';

export interface BotRequest {
  readonly id: number;
  /** The position as JSON. */
  readonly position: string;
  readonly level: number;
  readonly seed: string;
}

export type BotAnswer = { readonly id: number } & ({ readonly move: string } | { readonly error: string });

parentPort?.on('message', ({ id, position: text, level: number, seed }: BotRequest) => {
  const answer = (result: { move: string } | { error: string }) =>
    parentPort?.postMessage({ id, ...result } as BotAnswer);
  try {
    const position = JSON.parse(text) as Position;
    const game = readPosition(position, edition(position.edition, position.board));
    const level = LEVELS[number];
    const budget = defaultBudget(level, () => performance.now());
    answer({
      move: game.tables.catalogue.moves[makeBot(level, game, weightsFor(game), seed).decide(game, budget)].text,
    });
  } catch (error) {
    answer({ error: String(error) });
  }
});
