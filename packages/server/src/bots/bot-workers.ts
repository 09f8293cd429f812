/** A pool of worker threads for bots. Kills a thread that does not answer in time and starts another. */
import { Worker } from 'node:worker_threads';
import type { BotAnswer, BotRequest } from './bot-thread.ts';

interface Task {
  readonly question: Omit<BotRequest, 'id'>;
  readonly resolve: (move: string) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | null;
  timer: NodeJS.Timeout | null;
}

export class BotWorkers {
  private readonly script: URL;
  private readonly size: number;
  private readonly timeout: number;
  private threads: Thread[] = [];
  private readonly queue: Task[] = [];
  private last = 0;
  private closed = false;

  /** `script` is the worker as plain JavaScript. Threads start when they are first needed. */
  constructor(script: URL, { size, timeout }: { size: number; timeout: number }) {
    this.script = script;
    this.size = size;
    this.timeout = timeout;
  }

  /** Returns the move of a bot. Rejects if its thread fails or exceeds the timeout. */
  decide(position: string, level: number, seed: string): Promise<string> {
    return new Promise((resolve, reject) => {
      this.queue.push({ question: { position, level, seed }, resolve, reject });
      this.dispatch();
    });
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const idle = this.threads.find(({ task }) => task === null) ?? this.start();
      if (idle === null) return;
      this.assign(idle, this.queue.shift()!);
    }
  }

  private start(): Thread | null {
    if (this.threads.length >= this.size) return null;
    const thread: Thread = { worker: new Worker(this.script), task: null, timer: null };
    thread.worker.on('message', (answer: BotAnswer) => this.onAnswer(thread, answer));
    thread.worker.on('error', (error) =>
      this.dropThread(thread, error instanceof Error ? error : new Error(String(error))),
    );
    thread.worker.on('exit', () => this.dropThread(thread, new Error('the bot thread has ended')));
    thread.worker.unref();
    this.threads.push(thread);
    return thread;
  }

  private assign(thread: Thread, task: Task): void {
    thread.task = task;
    thread.timer = setTimeout(() => {
      this.dropThread(thread, new Error(`the bot did not answer within ${this.timeout} ms`));
      void thread.worker.terminate();
    }, this.timeout);
    thread.worker.postMessage({ id: ++this.last, ...task.question });
  }

  private onAnswer(thread: Thread, answer: BotAnswer): void {
    const { task } = thread;
    this.setIdle(thread);
    if ('move' in answer) task?.resolve(answer.move);
    else task?.reject(new Error(answer.error));
    this.dispatch();
  }

  private setIdle(thread: Thread): void {
    if (thread.timer !== null) clearTimeout(thread.timer);
    thread.timer = null;
    thread.task = null;
  }

  private dropThread(thread: Thread, error: Error): void {
    if (!this.threads.includes(thread)) return;
    this.threads = this.threads.filter((other) => other !== thread);
    const { task } = thread;
    this.setIdle(thread);
    task?.reject(error);
    this.dispatch();
  }

  /** True when the server is stopping, which explains rejected requests. */
  get isClosed(): boolean {
    return this.closed;
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('the server is stopping'));
    await Promise.all(this.threads.map(({ worker }) => worker.terminate()));
  }
}
