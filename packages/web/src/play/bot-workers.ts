/** Bots that think in workers, so that the table never waits for them. */
import { LEVELS, moveWithMostVotes, type Vote } from '@windrose/bots';
import { type Game, type Move, packGame } from '@windrose/engine';
import { BotWorker } from './bot-worker.ts';
import type { Advice } from './bots.worker.ts';

/** Who has a time to think takes all processors but the one that the table needs, and so many at most. */
const MAX_WORKERS = 4;

/** Those who think for the bots of one table, and remember it from decision to decision. */
export class BotWorkers {
  private readonly table: string;
  private readonly members: BotWorker[] = [];

  constructor(table: string) {
    this.table = table;
  }

  /** The move that a bot of a level plays here. Fails if something of the bots cannot be fetched; it can be asked again then. */
  async move(game: Game, level: number): Promise<Move> {
    const { milliseconds } = LEVELS[level];
    const workers = milliseconds === undefined ? 1 : Math.min(MAX_WORKERS, navigator.hardwareConcurrency - 1);
    const members = Array.from({ length: Math.max(1, workers) }, (_, member) => member);
    const votes = await Promise.all(members.map((member) => this.vote(member, game, level)));
    return game.tables.catalogue.moves[moveWithMostVotes(votes)];
  }

  private vote(member: number, game: Game, level: number): Promise<readonly Vote[]> {
    this.members[member] ??= new BotWorker();
    const worker = this.members[member];
    return new Promise((resolve, reject) => {
      const fail = (trouble: Error) => {
        // What a worker could not fetch once it never fetches; another one begins anew.
        delete this.members[member];
        reject(trouble);
      };
      worker.ask({ ask: 'move', level, table: this.table, game: packGame(game) }, fail, (answer) => {
        if ('votes' in answer) resolve(answer.votes);
        return true;
      });
    });
  }

  /** The table is left: nobody thinks for it any more. */
  end(): void {
    for (const worker of this.members.splice(0)) worker?.end();
  }
}

/**
 * What bots think of the moves here; `hear` learns more and more, with the share that is done, until it is 1. A worker of its
 * own thinks about it, so that no bot waits for it. Answers with what ends it.
 */
export function advise(
  game: Game,
  hear: (advice: readonly Advice[], done: number) => void,
  fail: () => void,
): () => void {
  const worker = new BotWorker();
  worker.ask({ ask: 'hint', game: packGame(game) }, fail, (answer) => {
    if (!('advice' in answer)) return false;
    hear(answer.advice, answer.done);
    if (answer.done >= 1) worker.end();
    return answer.done >= 1;
  });
  return () => worker.end();
}
