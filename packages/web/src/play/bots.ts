/** Bots that think in a worker, so that the table never waits for them. */
import type { Game, Move } from '@windrose/engine';
import { writePosition } from '@windrose/engine';
import type { BotAnswer, BotQuestion } from './bots.worker.ts';

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (move: string) => void>();

function start(): Worker {
  const started = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data }: MessageEvent<BotAnswer>) => {
    waiting.get(data.id)?.(data.move);
    waiting.delete(data.id);
  });
  return started;
}

/** The move that a bot of a level plays here. */
export async function botMove(game: Game, level: number, seed: string): Promise<Move> {
  worker ??= start();
  const id = ++last;
  const question: BotQuestion = { id, level, seed, position: JSON.stringify(writePosition(game)) };
  const text = await new Promise<string>((resolve) => {
    waiting.set(id, resolve);
    worker?.postMessage(question);
  });
  return game.tables.catalogue.byText.get(text)!;
}
