/** A worker that answers questions about games; if it breaks, or is ended, nobody waits for it in vain. */
import type { Answer, Question } from './bots.worker.ts';

type Ask = Question extends infer Q ? (Q extends unknown ? Omit<Q, 'id'> : never) : never;

interface Waiting {
  /** Called with every answer until it returns true. */
  readonly hear: (answer: Answer) => boolean;
  readonly fail: (trouble: Error) => void;
}

export class BotWorker {
  private readonly worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor() {
    this.worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if ('trouble' in data) this.break(data.trouble);
      else if (this.waiting.get(data.id)?.hear(data)) this.waiting.delete(data.id);
    });
    this.worker.addEventListener('error', (event) => {
      event.preventDefault();
      this.break(event.message);
    });
  }

  ask(question: Ask, fail: Waiting['fail'], hear: Waiting['hear']): void {
    const id = ++this.last;
    this.waiting.set(id, { hear, fail });
    this.worker.postMessage({ ...question, id });
  }

  /** It thinks no more, and answers nothing any more. */
  end(): void {
    this.worker.terminate();
    this.waiting.clear();
  }

  private break(trouble: string | undefined): void {
    const all = [...this.waiting.values()];
    this.end();
    for (const { fail } of all) fail(new Error(trouble));
  }
}
