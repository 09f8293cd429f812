/** Bots that think in a worker, so that the table never waits for them. */
import { type Game, type Move, packGame } from '@windrose/engine';
import type { Advice, Answer, Question } from './bots.worker.ts';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function start(): Worker {
  const started = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<Answer>) => waiting.get(data.id)?.(data));
  return started;
}

type Ask = Question extends infer Q ? (Q extends unknown ? Omit<Q, 'id' | 'game'> : never) : never;

/** Sends a question; `hear` is called with every answer until it returns true. */
function ask(game: Game, question: Ask, hear: (answer: Answer) => boolean): void {
  worker ??= start();
  const id = ++last;
  waiting.set(id, (answer) => {
    if (hear(answer)) waiting.delete(id);
  });
  worker.postMessage({ ...question, id, game: packGame(game) });
}

/** The move that a bot of a level plays here. */
export function botMove(game: Game, level: number, seed: string): Promise<Move> {
  return new Promise((resolve) => {
    ask(game, { ask: 'move', level, seed }, (answer) => {
      if (!('move' in answer)) return false;
      resolve(game.tables.catalogue.byText.get(answer.move)!);
      return true;
    });
  });
}

/** What bots think of the moves here; `hear` learns more and more, with the share that is done, until it is 1. */
export function advise(game: Game, hear: (advice: readonly Advice[], done: number) => void): void {
  ask(game, { ask: 'hint' }, (answer) => {
    if (!('advice' in answer)) return false;
    hear(answer.advice, answer.done);
    return answer.done >= 1;
  });
}
