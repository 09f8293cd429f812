/**
 * The job runner: runs jobs when they are due, a limited number at once, again after a failure, and releases them when
 * it stops.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { JobRunner, type JobRunnerOptions } from '../../src/jobs/job-runner.ts';
import { Refusal } from '../../src/refusal.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { waitUntil } from '../support/simulated-players.ts';
import { NOON, TestTables } from '../support/test-tables.ts';

const LEASE = 20_000;

let site: TestTables;
let now: number;
const runners: JobRunner[] = [];
beforeEach(async () => {
  site = await TestTables.open();
  now = NOON;
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  await site.storage.close();
});

const errors: string[] = [];

function run(handler: JobRunnerOptions['handler'], more: Partial<JobRunnerOptions> = {}): JobRunner {
  const onError: JobRunnerOptions['onError'] = ({ subject }, error) => errors.push(`${subject}: ${error}`);
  const parts = {
    storage: site.storage,
    now: () => now,
    kind: 'bot',
    handler,
    onError,
    lease: LEASE,
    interval: 5,
    maxRunning: 2,
  };
  const runner = new JobRunner({ ...parts, ...more });
  runners.push(runner);
  runner.start();
  return runner;
}

const addJob = (subject: string, at = now) =>
  site.storage.db
    .insertInto('due')
    .values({ kind: 'bot', subject, at })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet({ at, taken_until: 0 }))
    .execute();
const rows = () =>
  site.storage.db.selectFrom('due').select(['subject', 'at', 'taken_until']).orderBy('subject').execute();

/** A job that runs until it is released. */
function blockedWorker() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const worker: JobRunnerOptions['handler'] = ({ subject }) => {
    started.push(subject);
    return new Promise((resolve) => ends.push(() => resolve(null)));
  };
  return { started, worker, release: () => ends.shift()!() };
}

test('a job runs once when it is due, and is then deleted', async () => {
  const done: string[] = [];
  await addJob('a');
  await addJob('b', now + 1_000);
  run(async ({ subject }) => {
    done.push(subject);
    return null;
  });
  await waitUntil(async () => (await rows()).length === 1, 'one job is done');
  expect([done, await rows()]).toEqual([['a'], [{ subject: 'b', at: now + 1_000, taken_until: 0 }]]);
  now += 1_000;
  await waitUntil(async () => (await rows()).length === 0, 'both are done');
  expect(done).toEqual(['a', 'b']);
});

test('no more jobs run at once than the maximum, and the others can be taken by other nodes', async () => {
  const blocked = blockedWorker();
  for (const subject of ['a', 'b', 'c']) await addJob(subject);
  run(blocked.worker);
  await waitUntil(() => blocked.started.length === 2, 'two jobs have started');
  expect((await rows()).map(({ taken_until }) => taken_until)).toEqual([now + LEASE, now + LEASE, 0]);
  blocked.release();
  await waitUntil(() => blocked.started.length === 3, 'the third job has started');
  expect(blocked.started).toEqual(['a', 'b', 'c']);
  blocked.release();
  blocked.release();
  await waitUntil(async () => (await rows()).length === 0, 'all jobs are done');
});

test('a failing job is reported and repeated after a delay, without delaying others', async () => {
  const done: string[] = [];
  await addJob('bad');
  await addJob('good', now + 1);
  now += 1;
  const since = now;
  run(async ({ subject }) => {
    if (subject === 'bad' && now === since) throw new Error('not now');
    done.push(subject);
    return null;
  });
  await waitUntil(() => done.includes('good') && errors.length > 0, 'the other job is done');
  await waitUntil(async () => (await rows())[0]?.taken_until === 0, 'the job is rescheduled');
  expect(await rows()).toEqual([{ subject: 'bad', at: since + 5_000, taken_until: 0 }]);
  expect(errors.splice(0)).toEqual(['bad: Error: not now']);
  now += 5_000;
  await waitUntil(async () => (await rows()).length === 0, 'the job is done');
});

test('a job for unknown rules is repeated rarely', async () => {
  await addJob('old');
  run(async () => {
    throw new Refusal('bad-opening', { detail: 'rules of old' });
  });
  await waitUntil(() => errors.length > 0, 'the error is reported');
  await waitUntil(async () => (await rows())[0]?.taken_until === 0, 'the job is rescheduled');
  expect([errors.splice(0), await rows()]).toEqual([
    ['old: Error: rules of old'],
    [{ subject: 'old', at: now + 600_000, taken_until: 0 }],
  ]);
});

test('a job that was set again while it ran is run again', async () => {
  const work = blockedWorker();
  await addJob('a');
  run(work.worker);
  await waitUntil(() => work.started.length === 1, 'the job has started');
  await addJob('a', now - 1);
  await waitUntil(() => work.started.length === 2, 'the job has started again');
  work.release();
  work.release();
  await waitUntil(async () => (await rows()).length === 0, 'the job is done');
});

test('a runner that stops while it takes jobs releases them', async () => {
  let taken!: () => void;
  const isTaken = new Promise<void>((resolve) => {
    taken = resolve;
  });
  let release!: () => void;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const takeJobs: Storage['takeJobs'] = async (...args) => {
    const found = await site.storage.takeJobs(...args);
    taken();
    await gate;
    return found;
  };
  await addJob('a');
  const work = blockedWorker();
  const runner = run(work.worker, { storage: { ...site.storage, takeJobs } });
  await isTaken;
  const stopped = runner.stop();
  release();
  await stopped;
  expect([work.started, await rows()]).toEqual([[], [{ subject: 'a', at: now, taken_until: 0 }]]);
});
