/** Bots in web workers: broken workers are replaced, and unwanted ones are ended. */
import { createGame, DEFAULT_OPTIONS, dealSetup, edition, legalMoves } from '@windrose/engine';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BotWorkers, estimateMoves } from '../../src/play/bot-workers.ts';
import type { BotRequest } from '../../src/play/bots.worker.ts';

/** A worker with the behaviour that the test chooses. */
class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  /** What the first worker does with a request, the second one …; the last behaviour serves all later workers. */
  static behaviours: ((worker: FakeWorker, request: BotRequest) => void)[] = [];
  ended = false;
  private readonly behaviour = FakeWorker.behaviours[Math.min(FakeWorker.all.length, FakeWorker.behaviours.length - 1)];

  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(request: BotRequest): void {
    queueMicrotask(() => this.behaviour(this, request));
  }
  respond(data: object): void {
    if (!this.ended) this.dispatchEvent(new MessageEvent('message', { data }));
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
const votes = (worker: FakeWorker, { id }: BotRequest) =>
  worker.respond({ id, votes: [{ move: move.number, visits: 1 }] });
const estimates =
  (done: number) =>
  (worker: FakeWorker, { id }: BotRequest) =>
    worker.respond({ id, estimates: [], done });
const FAST = 1;
const EMPEROR = 5;

vi.stubGlobal('Worker', FakeWorker);
vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
beforeEach(() => {
  FakeWorker.all = [];
  FakeWorker.behaviours = [votes];
});

describe('the bots of a table', () => {
  it('use the same worker for all decisions', async () => {
    const workers = new BotWorkers('table');
    expect(await workers.move(game, FAST)).toBe(move);
    expect(await workers.move(game, FAST)).toBe(move);
    expect(FakeWorker.all).toHaveLength(1);
  });

  it.each([
    ['whose script cannot be loaded', (worker: FakeWorker) => worker.break()],
    [
      'that cannot load the data of the game',
      (worker: FakeWorker, { id }: BotRequest) => worker.respond({ id, error: '' }),
    ],
  ])('fail with a worker %s, and use a new one for the next request', async (_, broken) => {
    FakeWorker.behaviours = [broken, votes];
    const workers = new BotWorkers('table');
    await expect(workers.move(game, FAST)).rejects.toThrow();
    expect(FakeWorker.all[0].ended).toBe(true);
    expect(await workers.move(game, FAST)).toBe(move);
    expect(FakeWorker.all).toHaveLength(2);
  });

  it('keep the workers that did not fail', async () => {
    FakeWorker.behaviours = [votes, (worker) => worker.break(), votes];
    const workers = new BotWorkers('table');
    await expect(workers.move(game, EMPEROR)).rejects.toThrow();
    expect(await workers.move(game, EMPEROR)).toBe(move);
    expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([false, true, false, false]);
  });

  it('end when the table is closed', async () => {
    const workers = new BotWorkers('table');
    await workers.move(game, EMPEROR);
    workers.end();
    expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, true, true]);
  });
});

describe('a hint', () => {
  it('has a worker of its own, which ends with it', async () => {
    const workers = new BotWorkers('table');
    await workers.move(game, FAST);
    FakeWorker.behaviours = [estimates(1)];
    const share = await new Promise((resolve) =>
      estimateMoves(game, (_, done) => resolve(done), resolve as () => void),
    );
    expect(share).toBe(1);
    expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([false, true]);
  });

  it('can be cancelled', async () => {
    FakeWorker.behaviours = [estimates(0.5)];
    const callback = vi.fn();
    const stop = estimateMoves(game, callback, callback);
    stop();
    await Promise.resolve();
    expect(FakeWorker.all[0].ended).toBe(true);
    expect(callback).not.toHaveBeenCalled();
  });

  it('reports that its worker has failed', async () => {
    FakeWorker.behaviours = [(worker) => worker.break()];
    await new Promise<void>((fail) => estimateMoves(game, () => {}, fail));
    expect(FakeWorker.all[0].ended).toBe(true);
  });
});
