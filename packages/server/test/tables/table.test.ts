/** A table from its creation to its end: seats, moves, questions and permissions. */
import { readRecord } from '@windrose/engine';
import { PACES } from '@windrose/protocol';
import { describe, expect, test } from 'vitest';
import { BatchWriter } from '../../src/storage/batch-writer.ts';
import { NO_PAUSES } from '../../src/tables/pauses.ts';
import { TableService } from '../../src/tables/table-service.ts';
import { refused } from '../support/refused.ts';
import { anna, bruno, carla, site, siteForEachTest, stranger } from '../support/site-with-people.ts';
import { newTableRequest, openingOf, seatsFor } from '../support/test-tables.ts';

siteForEachTest();

/** Plays one random move of the seat whose turn it is. */
async function step(id: string, seed: string): Promise<boolean> {
  const next = await site.randomMove(id, seed);
  if (next === null) return false;
  const { holders } = (await site.tableService.find(id)).state;
  const holder = holders[next.seat];
  if ('person' in holder) {
    await site.tableCommands.execute(holder.person.id, site.command('play', id, { ply: next.ply, moves: [next.move] }));
  } else {
    const { turn } = await site.tableService.find(id);
    await site.tableCommands.playBot(id, turn.entry, next.move);
  }
  return true;
}

describe('before the game', () => {
  test('a table is created, joined, left and started', async () => {
    const { id } = await site.tableCommands.create(anna, newTableRequest());
    await site.tableCommands.join(bruno, id, 2);
    await expect(site.tableCommands.join(carla, id, 2)).rejects.toEqual(refused('seat-taken'));
    await expect(site.tableCommands.join(bruno, id, 1)).rejects.toEqual(refused('already-there'));
    await site.tableCommands.leave(bruno, id);
    await site.tableCommands.join(carla, id, 2);
    await expect(site.tableCommands.start(anna, id)).rejects.toEqual(refused('seats-free'));
    await site.tableCommands.setBot(anna, id, 1, 3);
    await expect(site.tableCommands.start(carla, id)).rejects.toEqual(refused('forbidden'));
    const head = await site.tableCommands.start(anna, id);
    expect(head.status).toBe('playing');
    expect(head.holders[1]).toEqual({ bot: 3 });
    await expect(site.tableCommands.leave(carla, id)).rejects.toEqual(refused('not-open'));
  });

  test('the last player who leaves deletes the table', async () => {
    const { id } = await site.tableCommands.create(anna, newTableRequest());
    await site.tableCommands.leave(anna, id);
    await expect(site.tableCommands.view(anna, id)).rejects.toEqual(refused('not-found'));
  });

  test('an owner who leaves passes the table to the next player, who can start it', async () => {
    const { id } = await site.tableCommands.create(anna, newTableRequest({ mine: 1, seats: seatsFor(3, 2) }));
    await site.tableCommands.join(bruno, id, 0);
    expect((await site.tableCommands.leave(anna, id)).owner).toBe(bruno);
    await site.tableCommands.join(carla, id, 1);
    await expect(site.tableCommands.start(carla, id)).rejects.toEqual(refused('forbidden'));
    expect((await site.tableCommands.leave(carla, id)).owner).toBe(bruno);
    await site.tableCommands.join(anna, id, 1);
    expect((await site.tableCommands.start(bruno, id)).status).toBe('playing');
  });

  test('an opening that cannot be used is refused with the place and the reason', async () => {
    const opening = openingOf().replace('mode standard', 'mode sideways');
    const error = await site.tableCommands.create(anna, newTableRequest({ opening })).catch((thrown) => thrown);
    expect(error.body).toMatchObject({ code: 'bad-opening', where: expect.stringMatching(/^line \d+$/) });
    expect(error.body.detail).toContain('sideways');
  });

  test('seats must match the number of players and have different colours', async () => {
    const four = newTableRequest({ opening: openingOf(3), seats: seatsFor(4, 4) });
    await expect(site.tableCommands.create(anna, four)).rejects.toEqual(refused('wrong-seats'));
    const sameColours = newTableRequest({ seats: seatsFor(3, 3).map((seat) => ({ ...seat, colour: 1 })) });
    await expect(site.tableCommands.create(anna, sameColours)).rejects.toEqual(refused('wrong-seats'));
  });
});

describe('playing', () => {
  test('a whole game is played, and its record leads to the same result', async () => {
    const { id } = await site.startTable([anna, bruno, carla]);
    for (let i = 0; await step(id, `game ${i}`); i++);
    const { head } = await site.tableCommands.view(anna, id);
    expect(head).toMatchObject({ status: 'ended', how: 'played', asked: null });
    const { game } = readRecord(await site.tableCommands.record(anna, id));
    expect(game.state.round).toBe(head.round);
    const results = await site.storage.db.selectFrom('results').selectAll().orderBy('seat').execute();
    expect(results.map(({ glory }) => glory)).toEqual(head.scores);
    expect(results.filter(({ won }) => won === 1).length).toBeGreaterThan(0);
    expect(Math.min(...results.map(({ place }) => place))).toBe(1);
  });

  test('a move of another seat, an illegal one and an outdated one are refused', async () => {
    const { id, asked } = await site.startTable([anna, bruno, carla]);
    const persons = [anna, bruno, carla];
    const next = (await site.randomMove(id, 'x'))!;
    const play = (by: string, ply: number, move: string) =>
      site.tableCommands.execute(by, site.command('play', id, { ply, moves: [move] }));
    await expect(play(persons[(asked! + 1) % 3], next.ply, next.move)).rejects.toEqual(refused('not-your-turn'));
    await expect(play(stranger, next.ply, next.move)).rejects.toEqual(refused('not-your-seat'));
    await expect(play(persons[asked!], next.ply + 1, next.move)).rejects.toEqual(refused('stale'));
    const error = await play(persons[asked!], next.ply, 'pass').catch((thrown) => thrown);
    expect(error.body).toMatchObject({ code: 'illegal-move', rule: expect.any(String), where: 'pass' });
    await expect(play(persons[asked!], next.ply, 'fly moon')).rejects.toEqual(refused('illegal-move'));
    expect((await site.tableService.find(id)).state.ply).toBe(next.ply);
  });

  test('several moves are all played or none', async () => {
    const { id, asked } = await site.startTable([anna, bruno, carla]);
    const by = [anna, bruno, carla][asked!];
    const next = (await site.randomMove(id, 'x'))!;
    const moves = [next.move, 'pass'];
    await expect(site.tableCommands.execute(by, site.command('play', id, { ply: next.ply, moves }))).rejects.toEqual(
      refused(next.seat === asked ? 'not-your-turn' : 'illegal-move'),
    );
    expect((await site.tableService.find(id)).state.ply).toBe(next.ply);
  });

  test('a repeated message is executed once and answered the same', async () => {
    const { id, asked } = await site.startTable([anna, bruno, carla]);
    const by = [anna, bruno, carla][asked!];
    const next = (await site.randomMove(id, 'x'))!;
    const act = site.command('play', id, { ply: next.ply, moves: [next.move] });
    const first = await site.tableCommands.execute(by, act);
    expect(await site.tableCommands.execute(by, act)).toEqual(first);
    const chat = site.command('chat', id, { text: 'hello' });
    const answer = await site.tableCommands.execute(by, chat);
    expect(await site.tableCommands.execute(by, chat)).toEqual(answer);
    expect((await site.tableService.find(id)).state.length).toBe(answer.n);
  });

  test('two users may use the same message id', async () => {
    const { id } = await site.startTable([anna, bruno, carla]);
    const ahoy = { ...site.command('chat', id, { text: 'ahoy' }), id: 'same-message' };
    const resign = { ...site.command('resign', id, {}), id: 'same-message' };
    const answer = await site.tableCommands.execute(anna, ahoy);
    expect(await site.tableCommands.execute(bruno, resign)).toEqual({ n: answer.n + 1 });
    expect((await site.tableService.find(id)).state.holders[1]).toEqual({ bot: expect.any(Number) });
    expect(await site.tableCommands.execute(anna, ahoy)).toEqual(answer);
    expect(await site.tableCommands.execute(bruno, resign)).toEqual({ n: answer.n + 1 });
  });

  test('messages stored without their user are recognized', async () => {
    const { id, asked } = await site.startTable([anna, bruno, carla]);
    const by = [anna, bruno, carla][asked!];
    const next = (await site.randomMove(id, 'x'))!;
    const act = site.command('play', id, { ply: next.ply, moves: [next.move] });
    const first = await site.tableCommands.execute(by, act);
    await site.storage.db.updateTable('entries').set({ message: act.id }).where('n', '=', first.n).execute();
    expect(await site.tableCommands.execute(by, act)).toEqual(first);
  });

  test('two nodes at one table: the faster one wins, the other judges again', async () => {
    const { id, asked } = await site.startTable([anna, bruno, carla]);
    const other = site.otherNode();
    const by = [anna, bruno, carla][asked!];
    await other.tableService.find(id);
    const next = (await site.randomMove(id, 'x'))!;
    const play = { ply: next.ply, moves: [next.move] };
    const results = await Promise.allSettled([
      site.tableCommands.execute(by, site.command('play', id, play)),
      other.tableCommands.execute(by, { ...site.command('play', id, play), id: 'from-the-other' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await site.tableService.refresh(id);
    await other.tableService.refresh(id);
    expect((await other.tableService.find(id)).state).toEqual((await site.tableService.find(id)).state);
    expect((await other.tableService.find(id)).position).toEqual((await site.tableService.find(id)).position);
    const chat = site.command('chat', id, { text: 'both may talk' });
    await Promise.all([
      site.tableCommands.execute(by, chat),
      other.tableCommands.execute(by, { ...chat, id: 'another-word' }),
    ]);
  });
});

test('a node that missed a message finds the change when it checks', async () => {
  const [first, second] = [await site.startTable([anna]), await site.startTable([anna])];
  const other = site.otherNode();
  const updates: string[] = [];
  other.tableService.onUpdate(({ table }) => updates.push(table.id));
  for (const { id } of [first, second]) await other.tableService.find(id);
  await site.tableCommands.execute(anna, site.command('chat', first.id, { text: 'ahoy' }));
  await other.tableService.refreshOutdated([first.id, second.id, 'unknown']);
  expect(updates).toEqual([first.id]);
  expect((await other.tableService.find(first.id)).state).toEqual((await site.tableService.find(first.id)).state);
});

test('tables beyond the maximum in memory are dropped, except followed ones', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 6; i++) ids.push((await site.startTable([anna, bruno, carla])).id);
  const tableService = new TableService(site.storage, new BatchWriter(site.storage), () => site.time.now, 2);
  tableService.setFollowedCheck((id) => id === ids[0] || id === ids[1]);
  const updates: string[] = [];
  tableService.onUpdate(({ table }) => updates.push(table.id));
  for (const id of ids) await tableService.find(id);
  expect(tableService.liveCount).toBeLessThanOrEqual(3);
  for (const id of ids) await site.tableCommands.execute(anna, site.command('chat', id, { text: 'ahoy' }));
  for (const id of ids) await tableService.refresh(id);
  expect(updates).toEqual(expect.arrayContaining([ids[0], ids[1]]));
  expect(updates.length).toBeLessThanOrEqual(3);
});

test('a table that was in memory before a restore is not changed any more', async () => {
  const { id } = await site.startTable([anna, bruno, carla]);
  const [known, say] = [await site.tableService.find(id), () => site.command('chat', id, { text: 'Ahoy' })];
  const waiting = known.runExclusively(async () => site.tableService.clear());
  // It waits for its turn at a table that will have changed by then.
  await expect(site.tableCommands.execute(anna, say())).rejects.toEqual(refused('unavailable'));
  await waiting;
  await site.tableCommands.execute(anna, say());
  expect((await site.tableService.find(id)).state.length).toBe(known.state.length + 1);
});

describe('questions', () => {
  test('an undo happens when all players agree', async () => {
    const { id, asked } = await site.startTable([anna, bruno, carla]);
    const before = (await site.tableService.find(id)).position.slice();
    const { ply } = (await site.tableService.find(id)).state;
    const by = [anna, bruno, carla][asked!];
    await step(id, 'x');
    await site.tableCommands.execute(by, site.command('ask', id, { question: { what: 'undo', to: ply } }));
    await expect(
      site.tableCommands.execute(by, site.command('ask', id, { question: { what: 'stop' } })),
    ).rejects.toEqual(refused('question-open'));
    const others = [anna, bruno, carla].filter((person) => person !== by);
    await site.tableCommands.execute(others[0], site.command('answer', id, { yes: true }));
    expect((await site.tableService.find(id)).state.ply).toBeGreaterThan(ply);
    await site.tableCommands.execute(others[1], site.command('answer', id, { yes: true }));
    const table = await site.tableService.find(id);
    expect(table.state.ply).toBe(ply);
    expect(table.position).toEqual(before);
    expect(table.row.asked).toBe(asked);
    // Another node gets the same result.
    expect((await site.otherNode().tableService.find(id)).position).toEqual(before);
  });

  test('one refusal is enough, and a stranger has no vote', async () => {
    const { id } = await site.startTable([anna, bruno]);
    await site.tableCommands.execute(anna, site.command('ask', id, { question: { what: 'stop' } }));
    await expect(site.tableCommands.execute(stranger, site.command('answer', id, { yes: true }))).rejects.toEqual(
      refused('not-your-seat'),
    );
    await site.tableCommands.execute(bruno, site.command('answer', id, { yes: false }));
    await expect(site.tableCommands.execute(bruno, site.command('answer', id, { yes: true }))).rejects.toEqual(
      refused('no-question'),
    );
    expect((await site.tableCommands.view(anna, id)).head.status).toBe('playing');
  });

  test('the game is stopped by agreement', async () => {
    const { id } = await site.startTable([anna, bruno]);
    await site.tableCommands.execute(anna, site.command('ask', id, { question: { what: 'stop' } }));
    await site.tableCommands.execute(bruno, site.command('answer', id, { yes: true }));
    expect((await site.tableCommands.view(anna, id)).head).toMatchObject({
      status: 'ended',
      how: 'stopped',
      asked: null,
    });
    expect(await site.storage.db.selectFrom('results').selectAll().execute()).toEqual([]);
  });

  test('if the table allows it, a player undoes their last turn without consent, unless others have answered to it', async () => {
    const { id, asked } = await site.startTable([anna, bruno, carla], { undo: 'last' });
    const persons = [anna, bruno, carla];
    const { ply } = (await site.tableService.find(id)).state;
    await step(id, 'x');
    await expect(
      site.tableCommands.execute(persons[(asked! + 1) % 3], site.command('undo', id, { to: ply })),
    ).rejects.toEqual(refused('undo-forbidden'));
    await site.tableCommands.execute(persons[asked!], site.command('undo', id, { to: ply }));
    expect((await site.tableService.find(id)).state.ply).toBe(ply);
    await step(id, 'x');
    while ((await site.tableService.find(id)).row.asked === asked) await step(id, 'y');
    await step(id, 'z');
    await expect(site.tableCommands.execute(persons[asked!], site.command('undo', id, { to: ply }))).rejects.toEqual(
      refused('undo-forbidden'),
    );
  });
});

describe('a seat that is given up', () => {
  test('by resigning is played by a bot to the end', async () => {
    const { id } = await site.startTable([anna, bruno]);
    await site.tableCommands.execute(bruno, site.command('resign', id, {}));
    expect((await site.tableCommands.view(anna, id)).head.holders[1]).toEqual({ bot: 2 });
    await expect(
      site.tableCommands.execute(bruno, site.command('ask', id, { question: { what: 'return', seat: 1 } })),
    ).rejects.toEqual(refused('not-your-seat'));
  });

  test('to a bot is returned if the table agrees', async () => {
    const { id } = await site.startTable([anna, bruno, carla]);
    const lost = (await site.tableService.find(id)).row.asked!;
    const persons = [anna, bruno, carla];
    await site.tableCommands.replaceByBot(id, 'time', () => true);
    expect((await site.tableCommands.view(anna, id)).head.holders[lost]).toEqual({ bot: 2 });
    const question = { what: 'return', seat: lost } as const;
    await site.tableCommands.execute(persons[lost], site.command('ask', id, { question }));
    for (const person of persons) {
      if (person !== persons[lost]) await site.tableCommands.execute(person, site.command('answer', id, { yes: true }));
    }
    expect((await site.tableCommands.view(anna, id)).head.holders[lost]).toMatchObject({
      person: { id: persons[lost] },
    });
  });
});

test('changes only the tables that the user has a part in', async () => {
  const over = await site.startTable([anna, bruno]);
  await site.tableCommands.execute(anna, site.command('ask', over.id, { question: { what: 'stop' } }));
  await site.tableCommands.execute(bruno, site.command('answer', over.id, { yes: true }));
  // It is the turn of the second seat.
  const asked = await site.startTable([anna, bruno], { pace: PACES.day });
  const { id: waiting } = await site.tableCommands.create(bruno, newTableRequest());
  const rested = site.otherNode();
  for (const person of [anna, bruno]) await rested.tableCommands.recalculateClocks(person, NO_PAUSES);
  expect(rested.tableService.liveCount).toBe(1);
  const retired = site.otherNode();
  await retired.tableCommands.giveUpSeats(bruno);
  expect(retired.tableService.liveCount).toBe(2);
  expect((await retired.tableCommands.view(anna, asked.id)).head.holders[1]).toEqual({ bot: 2 });
  expect((await retired.tableCommands.view(anna, waiting)).head.holders[0]).toEqual({ free: true });
});

describe('lists', () => {
  test('contain all running tables of a user, first those where it is their turn', async () => {
    const { id } = await site.startTable([anna, bruno, carla]);
    const row = await site.storage.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const asked = (await site.tableService.find(id)).decidingHolder as { person: { id: string } };
    const person = asked.person.id;
    const many = (status: string, asked: number | null) =>
      Array.from({ length: 101 }, (_, i) => ({
        ...row,
        id: `${status}${i}`,
        status,
        asked,
        owner: person,
        changed: row.changed + 1 + i,
      }));
    for (const rows of [many('ended', null), many('playing', null)])
      await site.storage.db.insertInto('tables').values(rows).execute();
    const { mine, finished } = await site.tableCommands.lists(person);
    expect([mine[0].id, mine.length, finished.length]).toEqual([id, 100, 50]);
  });

  test("put one's own turn first, and private tables only in one's own list", async () => {
    const first = await site.startTable([anna], { title: 'first', open: false });
    site.time.now += 1000;
    await site.tableCommands.create(anna, newTableRequest({ title: 'waits' }));
    const mine = (await site.tableCommands.lists(anna)).mine.map(({ title }) => title);
    const isAsked = first.holders[first.asked!];
    const askedAnna = 'person' in isAsked && isAsked.person.id === anna;
    expect(mine).toEqual(askedAnna ? ['first', 'waits'] : ['waits', 'first']);
    const others = await site.tableCommands.lists(stranger);
    expect(others.open.map(({ title }) => title)).toEqual(['waits']);
    expect([...others.watchable, ...others.finished, ...others.mine]).toEqual([]);
    expect((await site.tableCommands.lists(null)).open.length).toBe(1);
  });
});
