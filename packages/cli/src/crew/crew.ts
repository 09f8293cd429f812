/** A crew of threads that work through lists of jobs. From the bundle it uses worker threads; from sources it works alone. */
import { availableParallelism } from 'node:os';
import { setImmediate as breathe } from 'node:timers/promises';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Arguments, Flags } from '../arguments.ts';
import { type JobName, type Jobs, work } from './work.ts';

export const THREADS_FLAG = {
  threads: { value: 'N', help: 'threads to use (default: one for each processor)' },
} as const satisfies Flags;

const MAX_THREADS = 64;

/** The bundle is its own worker: it is one file, which `main.ts` begins. */
const BUNDLE = import.meta.url;
const isBundle = BUNDLE.endsWith('.js');

interface Order {
  readonly number: number;
  readonly job: JobName;
  readonly given: Jobs[JobName]['given'];
}

interface Answer {
  readonly number: number;
  readonly result: Jobs[JobName]['result'];
}

export class Crew {
  /** How many work at the same time. */
  readonly size: number;
  private workers: Worker[] = [];

  constructor(threads: number) {
    this.size = isBundle ? threads : 1;
  }

  /**
   * Does one job for each of the given, each of which is fetched when somebody is free to do it, and returns the results
   * in their order; `done` hears of each as it comes.
   */
  async run<Name extends JobName>(
    job: Name,
    given: Iterable<Jobs[Name]['given']>,
    done: (result: Jobs[Name]['result'], number: number) => void = () => {},
  ): Promise<Jobs[Name]['result'][]> {
    const results: Jobs[Name]['result'][] = [];
    if (this.size === 1) {
      for (const [number, each] of numbered(given)) {
        results[number] = work(job, each);
        done(results[number], number);
        await breathe();
      }
      return results;
    }
    // Threads are started when there is something to do for them.
    if (this.workers.length === 0) this.workers = Array.from({ length: this.size }, () => new Worker(new URL(BUNDLE)));
    const orders = numbered(given);
    const keepBusy = async (worker: Worker) => {
      for (const [number, each] of orders) {
        const result = (await ask(worker, { number, job, given: each })) as Jobs[Name]['result'];
        results[number] = result;
        done(result, number);
      }
    };
    await Promise.all(this.workers.map(keepBusy));
    return results;
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}

export function crewFrom(args: Arguments): Crew {
  return new Crew(args.whole('threads', 1, MAX_THREADS, Math.min(MAX_THREADS, availableParallelism())));
}

function* numbered<T>(all: Iterable<T>): Generator<[number: number, each: T]> {
  let number = 0;
  for (const each of all) yield [number++, each];
}

function ask(worker: Worker, order: Order): Promise<Answer['result']> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      worker.off('message', answered);
      worker.off('error', reject);
      end();
    };
    const answered = (answer: Answer) => settle(() => resolve(answer.result));
    worker.on('message', answered);
    worker.once('error', reject);
    worker.postMessage(order);
  });
}

/** In a thread of a crew: works until the crew is closed. False in the main thread. */
export function serveCrew(): boolean {
  if (isMainThread || parentPort === null) return false;
  const port = parentPort;
  port.on('message', ({ number, job, given }: Order) => {
    port.postMessage({ number, result: work(job, given) } satisfies Answer);
  });
  return true;
}
