/**
 * The job of bots: a bot thinks once per turn and plays, despite chat meanwhile; a substitute plays for a failing bot.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BotWorkers } from '../../src/bots/bot-workers.ts';
import { botTurnHandler } from '../../src/jobs/bot-turn.ts';
import { TestTables } from '../support/test-tables.ts';

let site: TestTables;
let anna: string;
let id: string;
beforeEach(async () => {
  site = await TestTables.open();
  anna = await site.person('Anna');
  // It is the turn of the second seat.
  ({ id } = await site.startTable([anna]));
});
afterEach(() => site.storage.close());

const due = () => site.storage.db.selectFrom('due').selectAll().where('kind', '=', 'bot').executeTakeFirst();
const say = () => site.tableCommands.execute(anna, site.command('chat', id, { text: 'Take your time.' }));

/** Returns the job handler of a bot that does something before it answers. */
function handlerAfter(before: () => Promise<unknown>) {
  const decide = async () => {
    await before();
    return (await site.randomMove(id, 'x'))!.move;
  };
  return workOf(decide);
}

const errors: string[] = [];

function workOf(decide: BotWorkers['decide'], isClosed = false) {
  const { tableService, tableCommands } = site;
  const onError = (what: string, error: unknown) => errors.push(`${what}: ${error}`);
  return botTurnHandler({ tableService, tableCommands, botWorkers: { decide, isClosed }, onError });
}

test('a chat message while it thinks neither restarts a bot nor invalidates its move', async () => {
  const { state } = await site.tableService.find(id);
  await site.storage.takeJobs('bot', site.time.now, 20_000, 1);
  const taken = (await due())!;
  site.time.now += 100;
  await handlerAfter(async () => {
    await say();
    expect(await due()).toEqual(taken);
  })(taken);
  const table = await site.tableService.find(id);
  expect(table.state.ply).toBeGreaterThan(state.ply);
  // The move of the bot begins another turn, which has its own job.
  expect((await due())?.taken_until).toBe('bot' in table.decidingHolder! ? 0 : undefined);
});

test('a move for a seat that its user has taken back is not played', async () => {
  const { state, row } = await site.tableService.find(id);
  const person = { id: anna, name: 'Anna' };
  await handlerAfter(async () => {
    const table = await site.tableService.find(id);
    const newEntries = [{ kind: 'seat', seat: row.asked!, holder: { person }, why: 'return' }] as const;
    await site.tableService.change(table, null, () => ({ newEntries }));
  })((await due())!);
  expect((await site.tableService.find(id)).state.ply).toBe(state.ply);
  expect(await due()).toBeUndefined();
});

test('a bot that fails three times at a turn is replaced by level 2, which is logged', async () => {
  const { state } = await site.tableService.find(id);
  const asked: number[] = [];
  const turn = workOf(async (_position, level) => {
    asked.push(level);
    if (level !== 2) return asked.length === 2 ? 'no such move' : Promise.reject(new Error('it is broken'));
    return (await site.randomMove(id, 'x'))!.move;
  });
  for (let i = 0; i < 3; i++) await expect(turn((await due())!)).rejects.toThrow();
  expect((await site.tableService.find(id)).state.ply).toBe(state.ply);
  expect(errors.splice(0)).toEqual([`the bot at table ${id} keeps failing: a substitute plays: Error: it is broken`]);
  await turn((await due())!);
  expect(asked).toEqual([0, 0, 0, 2]);
  expect((await site.tableService.find(id)).state.ply).toBeGreaterThan(state.ply);
});

test('if the substitute fails too, any legal move is played, unless the server is stopping', async () => {
  const { state } = await site.tableService.find(id);
  const fail = () => Promise.reject(new Error('it is broken'));
  const stopping = workOf(fail, true);
  for (let i = 0; i < 5; i++) await expect(stopping((await due())!)).rejects.toThrow('it is broken');
  const turn = workOf(fail);
  for (let i = 0; i < 3; i++) await expect(turn((await due())!)).rejects.toThrow('it is broken');
  await turn((await due())!);
  expect((await site.tableService.find(id)).state.ply).toBeGreaterThan(state.ply);
  expect(errors.splice(0)[1]).toContain('and its substitute');
});
