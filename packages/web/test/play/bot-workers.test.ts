/** Bots that think in workers: what breaks is asked anew, what is not wanted any more is ended, and nobody waits in vain. */
import { createGame, DEFAULT_OPTIONS, dealSetup, edition, legalMoves } from '@windrose/engine';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { advise, BotWorkers } from '../../src/play/bot-workers.ts';
import type { Question } from '../../src/play/bots.worker.ts';

/** A worker that answers as the test says. */
class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  /** What the workers do with a question, one after the other; the last goes on so. */
  static habits: ((worker: FakeWorker, question: Question) => void)[] = [];
  ended = false;
  private readonly habit = FakeWorker.habits[Math.min(FakeWorker.made.length, FakeWorker.habits.length - 1)];

  constructor() {
    super();
    FakeWorker.made.push(this);
  }
  postMessage(question: Question): void {
    queueMicrotask(() => this.habit(this, question));
  }
  say(answer: object): void {
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
  break(): void {
    this.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message: 'not found' }));
  }
  terminate(): void {
    this.ended = true;
  }
}

const classic = edition('classic');
const { game } = createGame(classic, 3, DEFAULT_OPTIONS, dealSetup(classic, 3, 'bots'));
const [move] = legalMoves(game);
const votes = (worker: FakeWorker, { id }: Question) => worker.say({ id, votes: [{ move: move.number, visits: 1 }] });
const advice =
  (done: number) =>
  (worker: FakeWorker, { id }: Question) =>
    worker.say({ id, advice: [], done });
const FAST = 1;
const EMPEROR = 5;

vi.stubGlobal('Worker', FakeWorker);
vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
beforeEach(() => {
  FakeWorker.made = [];
  FakeWorker.habits = [votes];
});

describe('the bots of a table', () => {
  it('answer from the same worker, decision after decision', async () => {
    const workers = new BotWorkers('table');
    expect(await workers.move(game, FAST)).toBe(move);
    expect(await workers.move(game, FAST)).toBe(move);
    expect(FakeWorker.made).toHaveLength(1);
  });

  it.each([
    ['whose script cannot be fetched', (worker: FakeWorker) => worker.break()],
    [
      'that cannot fetch what the game needs',
      (worker: FakeWorker, { id }: Question) => worker.say({ id, trouble: '' }),
    ],
  ])('fail with a worker %s, and answer from a new one when they are asked again', async (_, broken) => {
    FakeWorker.habits = [broken, votes];
    const workers = new BotWorkers('table');
    await expect(workers.move(game, FAST)).rejects.toThrow();
    expect(FakeWorker.made[0].ended).toBe(true);
    expect(await workers.move(game, FAST)).toBe(move);
    expect(FakeWorker.made).toHaveLength(2);
  });

  it('keep the workers that are sound', async () => {
    FakeWorker.habits = [votes, (worker) => worker.break(), votes];
    const workers = new BotWorkers('table');
    await expect(workers.move(game, EMPEROR)).rejects.toThrow();
    expect(await workers.move(game, EMPEROR)).toBe(move);
    expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([false, true, false, false]);
  });

  it('think no more once the table is left', async () => {
    const workers = new BotWorkers('table');
    await workers.move(game, EMPEROR);
    workers.end();
    expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([true, true, true]);
  });
});

describe('a hint', () => {
  it('is thought about by a worker of its own, which ends with it', async () => {
    const workers = new BotWorkers('table');
    await workers.move(game, FAST);
    FakeWorker.habits = [advice(1)];
    const heard = await new Promise((hear) => advise(game, (_, done) => hear(done), hear as () => void));
    expect(heard).toBe(1);
    expect(FakeWorker.made.map(({ ended }) => ended)).toEqual([false, true]);
  });

  it('can be given up while it is thought about', async () => {
    FakeWorker.habits = [advice(0.5)];
    const hear = vi.fn();
    const stop = advise(game, hear, hear);
    stop();
    await Promise.resolve();
    expect(FakeWorker.made[0].ended).toBe(true);
    expect(hear).not.toHaveBeenCalled();
  });

  it('that nobody can give says so', async () => {
    FakeWorker.habits = [(worker) => worker.break()];
    await new Promise<void>((fail) => advise(game, () => {}, fail));
    expect(FakeWorker.made[0].ended).toBe(true);
  });
});
