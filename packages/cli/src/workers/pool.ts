/** A pool of worker threads that runs lists of jobs. Run from sources, it has no threads and runs them itself. */
import { availableParallelism } from 'node:os';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { Arguments, Flags } from '../arguments.ts';
import { type JobName, type Jobs, runJob } from './jobs.ts';

export const THREADS_FLAG = {
  threads: { value: 'N', help: 'threads to use (default: one for each processor)' },
} as const satisfies Flags;

const MAX_THREADS = 64;

/** The bundle is one file, so that it also serves as the script of its workers (`main.ts`). */
const BUNDLE = import.meta.url;
const isBundle = BUNDLE.endsWith('.js');

interface Task {
  readonly number: number;
  readonly job: JobName;
  readonly input: Jobs[JobName]['input'];
}

interface TaskResult {
  readonly number: number;
  readonly result: Jobs[JobName]['result'];
}

export class WorkerPool {
  /** Number of jobs that run at the same time. */
  readonly size: number;
  private workers: Worker[] = [];

  constructor(threads: number) {
    this.size = isBundle ? threads : 1;
  }

  /**
   * Runs a job for each input and returns the results in the order of the inputs. An input is fetched when a worker is
   * free; `done` is called with each result as it arrives.
   */
  async run<Name extends JobName>(
    job: Name,
    inputs: Iterable<Jobs[Name]['input']>,
    done: (result: Jobs[Name]['result'], number: number) => void = () => {},
  ): Promise<Jobs[Name]['result'][]> {
    const results: Jobs[Name]['result'][] = [];
    if (this.size === 1) {
      for (const [number, input] of numbered(inputs)) {
        results[number] = runJob(job, input);
        done(results[number], number);
        await yieldToEventLoop();
      }
      return results;
    }
    // Threads start with the first job.
    if (this.workers.length === 0) this.workers = Array.from({ length: this.size }, () => new Worker(new URL(BUNDLE)));
    const tasks = numbered(inputs);
    const keepBusy = async (worker: Worker) => {
      for (const [number, input] of tasks) {
        const result = (await runTask(worker, { number, job, input })) as Jobs[Name]['result'];
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

export function workerPoolFrom(args: Arguments): WorkerPool {
  return new WorkerPool(args.whole('threads', 1, MAX_THREADS, Math.min(MAX_THREADS, availableParallelism())));
}

function* numbered<T>(items: Iterable<T>): Generator<[number: number, item: T]> {
  let number = 0;
  for (const item of items) yield [number++, item];
}

function runTask(worker: Worker, task: Task): Promise<TaskResult['result']> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void) => {
      worker.off('message', received);
      worker.off('error', reject);
      end();
    };
    const received = (message: TaskResult) => settle(() => resolve(message.result));
    worker.on('message', received);
    worker.once('error', reject);
    worker.postMessage(task);
  });
}

/** Runs jobs until the pool is closed, if this is one of its threads. Returns false in the main thread. */
export function runWorker(): boolean {
  if (isMainThread || parentPort === null) return false;
  const port = parentPort;
  port.on('message', ({ number, job, input }: Task) => {
    port.postMessage({ number, result: runJob(job, input) } satisfies TaskResult);
  });
  return true;
}
