/** Bots that think in workers, so that the table never waits for them. */
import { favourite, LEVELS, type Tally } from '@windrose/bots';
import { type Game, type Move, packGame } from '@windrose/engine';
import type { Advice, Answer, Question } from './bots.worker.ts';

/** Who has a time to think takes all processors but the one that the table needs, and so many at most. */
const MOST_WORKERS = 4;
const crew: Worker[] = [];
let last = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function start(): Worker {
  const started = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => waiting.get(data.id)?.(data));
  return started;
}

type Ask = Question extends infer Q ? (Q extends unknown ? Omit<Q, 'id' | 'game'> : never) : never;

/** Sends a question to a worker; `hear` is called with every answer until it returns true. */
function ask(member: number, game: Game, question: Ask, hear: (answer: Answer) => boolean): void {
  crew[member] ??= start();
  const id = ++last;
  waiting.set(id, (answer) => {
    if (hear(answer)) waiting.delete(id);
  });
  crew[member].postMessage({ ...question, id, game: packGame(game) });
}

/** What a worker votes for. */
function vote(member: number, game: Game, level: number, table: string): Promise<readonly Tally[]> {
  return new Promise((resolve) => {
    ask(member, game, { ask: 'move', level, table }, (answer) => {
      if (!('votes' in answer)) return false;
      resolve(answer.votes);
      return true;
    });
  });
}

/** The move that a bot of a level plays here; it is known at its table from decision to decision. */
export async function botMove(game: Game, level: number, table: string): Promise<Move> {
  const { milliseconds } = LEVELS[level];
  const workers = milliseconds === undefined ? 1 : Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1);
  const members = Array.from({ length: Math.max(1, workers) }, (_, member) => member);
  const votes = await Promise.all(members.map((member) => vote(member, game, level, table)));
  return game.tables.catalogue.moves[favourite(votes)];
}

/** What bots think of the moves here; `hear` learns more and more, with the share that is done, until it is 1. */
export function advise(game: Game, hear: (advice: readonly Advice[], done: number) => void): void {
  ask(0, game, { ask: 'hint' }, (answer) => {
    if (!('advice' in answer)) return false;
    hear(answer.advice, answer.done);
    return answer.done >= 1;
  });
}
