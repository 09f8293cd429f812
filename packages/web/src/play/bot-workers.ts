/** The bots of a table, which think in web workers so that the page stays responsive, and hints by bots. */
import { LEVELS, moveWithMostVotes, type Vote } from '@windrose/bots';
import { type Game, type Move, packGame } from '@windrose/engine';
import { BotWorker } from './bot-worker.ts';
import type { MoveEstimate } from './bots.worker.ts';

/** A level with a time budget uses all processors but one, which the page needs; at most this many. */
const MAX_WORKERS = 4;

/** The workers of one table. They keep their search trees from decision to decision. */
export class BotWorkers {
  private readonly table: string;
  private readonly workers: BotWorker[] = [];

  constructor(table: string) {
    this.table = table;
  }

  /** Returns the move of a bot of this level. Rejects if the code or data of the bots cannot be loaded; a new call tries again. */
  async move(game: Game, level: number): Promise<Move> {
    const { milliseconds } = LEVELS[level];
    const count = milliseconds === undefined ? 1 : Math.min(MAX_WORKERS, navigator.hardwareConcurrency - 1);
    const numbers = Array.from({ length: Math.max(1, count) }, (_, number) => number);
    const votes = await Promise.all(numbers.map((number) => this.vote(number, game, level)));
    return game.tables.catalogue.moves[moveWithMostVotes(votes)];
  }

  private vote(number: number, game: Game, level: number): Promise<readonly Vote[]> {
    this.workers[number] ??= new BotWorker();
    const worker = this.workers[number];
    return new Promise((resolve, reject) => {
      const onerror = (error: Error) => {
        // A module that has failed to load fails for ever in its worker; the next call starts another one.
        delete this.workers[number];
        reject(error);
      };
      worker.request({ type: 'move', level, table: this.table, game: packGame(game) }, onerror, (response) => {
        if ('votes' in response) resolve(response.votes);
        return true;
      });
    });
  }

  /** Ends all workers; open requests get no response. */
  end(): void {
    for (const worker of this.workers.splice(0)) worker?.end();
  }
}

/**
 * Estimates the best moves of a position in a worker of its own, so that the bots of the table need not wait. `onprogress` gets
 * better and better estimates with the share that is done, up to 1. Returns a function that ends the estimation.
 */
export function estimateMoves(
  game: Game,
  onprogress: (estimates: readonly MoveEstimate[], done: number) => void,
  onerror: () => void,
): () => void {
  const worker = new BotWorker();
  worker.request({ type: 'estimates', game: packGame(game) }, onerror, (response) => {
    if (!('estimates' in response)) return false;
    onprogress(response.estimates, response.done);
    if (response.done >= 1) worker.end();
    return response.done >= 1;
  });
  return () => worker.end();
}
