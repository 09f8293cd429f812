/**
 * The pool of bot threads: a limited number of threads, and one that does not answer is killed without affecting
 * others.
 */
import { afterEach, describe, expect, test } from 'vitest';
import { BotWorkers } from '../../src/bots/bot-workers.ts';

const pools: BotWorkers[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

/**
 * Bots that do what their seed says: answer, never answer, loop for ever, fail, or end their thread. Each answer
 * contains the id of the thread.
 */
const SCRIPT = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.on('message', ({ id, seed }) => {
      if (seed === 'silent') return;
      if (seed === 'busy') for (;;);
      if (seed === 'throw') throw new Error('a fault in the bot');
      if (seed === 'exit') process.exit();
      parentPort.postMessage(seed === 'trouble' ? { id, error: 'no such level' } : { id, move: threadId + ' ' + seed });
    });`)}`,
);

function poolOf(size: number, timeout = 60_000): { decide: (seed: string) => Promise<string>; pool: BotWorkers } {
  const pool = new BotWorkers(SCRIPT, { size, timeout });
  pools.push(pool);
  return { decide: (seed) => pool.decide('{}', 2, seed), pool };
}

const threadOf = (answer: string) => answer.split(' ')[0];

describe('a bot', () => {
  test.each(['silent', 'busy'])(
    'that does not answer (%s) is killed after the timeout and replaced by another',
    async (how) => {
      const { decide } = poolOf(1, 500);
      const before = threadOf(await decide('first'));
      const [lost, next] = [decide(how), decide('next')];
      await expect(lost).rejects.toThrow('did not answer within 500 ms');
      expect(await next).toMatch(/ next$/);
      expect(threadOf(await next)).not.toBe(before);
    },
  );

  test.each([
    ['throw', 'a fault in the bot'],
    ['exit', 'has ended'],
  ])('whose thread breaks (%s) rejects, and others continue', async (how, why) => {
    const { decide } = poolOf(1);
    const [lost, next] = [decide(how), decide('next')];
    await expect(lost).rejects.toThrow(why);
    expect(await next).toMatch(/ next$/);
  });

  test('that fails reports the error and keeps its thread', async () => {
    const { decide } = poolOf(1);
    const before = threadOf(await decide('first'));
    await expect(decide('trouble')).rejects.toThrow('no such level');
    expect(threadOf(await decide('next'))).toBe(before);
  });
});

test('no more bots think at once than there are threads, and idle threads are preferred', async () => {
  const { decide } = poolOf(2, 3_000);
  const busy = decide('busy').catch((error: Error) => error.message);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => decide(`${i}`)));
  expect(new Set(answers.map(threadOf)).size).toBe(1);
  expect(answers.map((answer) => answer.split(' ')[1])).toEqual(Array.from({ length: 20 }, (_, i) => `${i}`));
  expect(await busy).toContain('did not answer');
});

test('when the server stops, all waiting requests are rejected', async () => {
  const { decide, pool } = poolOf(1);
  const asked = [decide('silent'), decide('next')].map((answer) => answer.catch((error: Error) => error.message));
  await pool.close();
  expect(await Promise.all(asked)).toEqual(['the bot thread has ended', 'the server is stopping']);
});
