/** Rematches: announced at the previous table, with reserved seats, and only one however many players ask for it. */
import { type Entry, PACES, type TableHead } from '@windrose/protocol';
import { describe, expect, test } from 'vitest';
import { deletePerson, mergeGuest } from '../../src/people/guest-merge.ts';
import { handOverTables } from '../../src/people/guest-tables.ts';
import { refused } from '../support/refused.ts';
import { anna, bruno, carla, site, siteForEachTest, stranger } from '../support/site-with-people.ts';
import { openingOf, seatsFor, TestTables } from '../support/test-tables.ts';

siteForEachTest();

const wish = { title: 'A table, again', opening: openingOf(4, 'again') };
const PLAN = [
  { bot: null, colour: 4 },
  { bot: 3, colour: 0 },
  { bot: null, colour: 2 },
  { bot: null, colour: 1 },
];
const heldBy = (id: string) => ({ person: expect.objectContaining({ id }) });
const FREE = { free: true };

/** Anna, a bot, Bruno and Carla have played at a private table and agreed to stop. */
async function finishedTable(change: Parameters<TestTables['startTable']>[1] = {}): Promise<string> {
  const { id } = await site.tableCommands.create(anna, {
    title: 'A table',
    opening: openingOf(4),
    seats: PLAN,
    mine: 0,
    open: false,
    pace: PACES.day,
    undo: 'last',
    ...change,
  });
  for (const [person, seat] of [
    [bruno, 2],
    [carla, 3],
  ] as const) {
    const { code } = await site.invitations.create(anna, id, { seat, watch: false });
    await site.invitations.accept(person, code);
  }
  await site.tableCommands.start(anna, id);
  return id;
}

/** Plays any move of the seat whose turn it is. */
async function step(id: string): Promise<void> {
  const next = (await site.randomMove(id, 'step'))!;
  const { state, turn } = await site.tableService.find(id);
  const holder = state.holders[next.seat];
  if ('bot' in holder) return site.tableCommands.playBot(id, turn.entry, next.move);
  await site.tableCommands.execute(anna, site.command('play', id, { ply: next.ply, moves: [next.move] }));
}

async function stop(id: string): Promise<void> {
  const { state } = await site.tableService.find(id);
  const [first, ...otherTables] = state.holders.flatMap((holder) => ('person' in holder ? [holder.person.id] : []));
  await site.tableCommands.execute(first, site.command('ask', id, { question: { what: 'stop' } }));
  for (const person of otherTables) await site.tableCommands.execute(person, site.command('answer', id, { yes: true }));
}

async function over(): Promise<string> {
  const id = await finishedTable();
  await stop(id);
  return id;
}

async function announcements(id: string): Promise<Extract<Entry, { kind: 'again' }>[]> {
  return (await site.tableCommands.entries(anna, id, 0)).filter((entry) => entry.kind === 'again');
}

/** Returns every table except the one that was played. */
async function others(id: string): Promise<string[]> {
  const rows = await site.storage.db.selectFrom('tables').select('id').where('id', '!=', id).execute();
  return rows.map((row) => row.id);
}

describe('a rematch', () => {
  test('is set up like the previous table and announced there', async () => {
    const id = await over();
    const head = await site.tableCommands.rematch(bruno, id, wish);
    expect(head).toMatchObject({
      title: 'A table, again',
      status: 'open',
      owner: bruno,
      open: false,
      pace: PACES.day,
      undo: 'last',
      colours: [4, 0, 2, 1],
      holders: [FREE, { bot: 3 }, heldBy(bruno), FREE],
      former: [anna, null, null, carla],
    });
    expect(await announcements(id)).toMatchObject([{ by: { id: bruno, name: 'Bruno' }, table: head.id }]);
    expect((await site.tableService.find(id)).state.again).toEqual({
      by: { id: bruno, name: 'Bruno' },
      table: head.id,
    });
    // A node that loads the journal knows it too.
    expect((await site.otherNode().tableService.find(id)).state.again?.table).toBe(head.id);
  });

  test('has seats reserved for the others, without an invitation', async () => {
    const id = await over();
    const { code } = await site.invitations.create(anna, id, { seat: null, watch: true });
    await site.invitations.accept(stranger, code);
    const { id: next } = await site.tableCommands.rematch(anna, id, wish);
    // A spectator of the previous game may not view the new one.
    await expect(site.tableCommands.join(stranger, next, 2)).rejects.toEqual(refused('not-found'));
    expect((await site.tableCommands.lists(bruno)).mine.map((head) => head.id)).toContain(next);
    await expect(site.tableCommands.join(bruno, next, 3)).rejects.toEqual(refused('seat-taken'));
    expect((await site.tableCommands.join(bruno, next, 2)).holders[2]).toEqual(heldBy(bruno));
    await site.tableCommands.join(carla, next, 3);
    expect((await site.tableCommands.start(anna, next)).status).toBe('playing');
  });

  test('reserves seats at a public table too', async () => {
    const id = await finishedTable({ open: true });
    await stop(id);
    const { id: next } = await site.tableCommands.rematch(anna, id, wish);
    await expect(site.tableCommands.join(stranger, next, 2)).rejects.toEqual(refused('seat-taken'));
    const { code } = await site.invitations.create(anna, next, { seat: null, watch: false });
    await expect(site.invitations.accept(stranger, code)).rejects.toEqual(refused('seat-taken'));
    // The owner may give up a reserved seat to any user.
    await site.tableCommands.setBot(anna, next, 2, null);
    expect((await site.invitations.accept(stranger, code)).holders[2]).toEqual(heldBy(stranger));
    await expect(site.tableCommands.join(bruno, next, 2)).rejects.toEqual(refused('seat-taken'));
  });

  test('is a single table: later players join the first one', async () => {
    const id = await over();
    const heads = await Promise.all([anna, bruno, carla].map((person) => site.tableCommands.rematch(person, id, wish)));
    const [next] = new Set(heads.map((head) => head.id));
    expect(heads.map((head) => head.id)).toEqual([next, next, next]);
    expect(await others(id)).toEqual([next]);
    expect(await announcements(id)).toHaveLength(1);
    expect((await site.tableService.find(next)).head.holders).toEqual([
      heldBy(anna),
      { bot: 3 },
      heldBy(bruno),
      heldBy(carla),
    ]);
    expect((await site.tableCommands.rematch(bruno, id, wish)).id).toBe(next);
  });

  test('is a single table at two nodes', async () => {
    const id = await over();
    const other = site.otherNode();
    await other.tableService.find(id);
    const heads: TableHead[] = await Promise.all([
      site.tableCommands.rematch(anna, id, wish),
      other.tableCommands.rematch(bruno, id, wish),
    ]);
    expect(heads[0].id).toBe(heads[1].id);
    expect(await others(id)).toEqual([heads[0].id]);
  });

  test('is a new table if the first one was deleted at another node', async () => {
    const id = await over();
    const other = site.otherNode();
    const { id: first } = await site.tableCommands.rematch(anna, id, wish);
    expect((await other.tableCommands.view(bruno, first)).head.owner).toBe(anna);
    await site.tableCommands.leave(anna, first);
    expect((await other.tableCommands.rematch(bruno, id, wish)).id).not.toBe(first);
    await expect(other.tableCommands.view(bruno, first)).rejects.toEqual(refused('not-found'));
  });

  test('is a new table if the first one has started or was deleted', async () => {
    const id = await over();
    const { id: first } = await site.tableCommands.rematch(anna, id, wish);
    await site.tableCommands.leave(anna, first);
    const { id: second } = await site.tableCommands.rematch(bruno, id, wish);
    for (const seat of [0, 3]) await site.tableCommands.setBot(bruno, second, seat, 0);
    await site.tableCommands.start(bruno, second);
    const { id: third } = await site.tableCommands.rematch(carla, id, wish);
    expect(new Set([first, second, third]).size).toBe(3);
    expect((await site.tableService.find(id)).state.again?.table).toBe(third);
  });

  test('includes players who lost or gave up their seats and still exist', async () => {
    const id = await finishedTable();
    const { asked } = (await site.tableService.find(id)).row;
    await site.tableCommands.replaceByBot(id, 'time', () => true);
    const lost = [anna, '', bruno, carla][asked!];
    const [resigned, last] = [anna, bruno, carla].filter((person) => person !== lost);
    await site.tableCommands.execute(resigned, site.command('resign', id, {}));
    await stop(id);
    const { holders, former } = await site.tableCommands.rematch(last, id, wish);
    expect(holders.filter((holder) => 'bot' in holder)).toEqual([{ bot: 3 }]);
    expect(former.filter((person) => person !== null).sort()).toEqual([lost, resigned].sort());
    const { id: next } = await site.tableCommands.rematch(resigned, id, wish);
    await site.tableCommands.leave(resigned, next);

    await site.tableCommands.leave(last, next);
    await deletePerson(site.storage, lost);
    expect((await site.tableCommands.rematch(last, id, wish)).former).not.toContain(lost);
  });

  test('is refused for spectators, before the end of the game, and with another number of players', async () => {
    const id = await finishedTable();
    await expect(site.tableCommands.rematch(anna, id, wish)).rejects.toEqual(refused('not-over'));
    await stop(id);
    await expect(site.tableCommands.rematch(stranger, id, wish)).rejects.toEqual(refused('not-found'));
    const { code } = await site.invitations.create(anna, id, { seat: null, watch: true });
    await site.invitations.accept(stranger, code);
    await expect(site.tableCommands.rematch(stranger, id, wish)).rejects.toEqual(refused('not-your-seat'));
    const other = { ...wish, opening: openingOf(3) };
    await expect(site.tableCommands.rematch(anna, id, other)).rejects.toEqual(refused('wrong-seats'));
    expect(await others(id)).toEqual([]);
    expect(await announcements(id)).toEqual([]);
  });
});

describe('a reserved seat', () => {
  test('is free for all once its user sits elsewhere or is deleted', async () => {
    const id = await over();
    const { id: next } = await site.tableCommands.rematch(anna, id, wish);
    await site.tableCommands.setBot(anna, next, 1, null);
    await site.tableCommands.join(bruno, next, 1);
    await site.tableCommands.giveUpSeats(carla);
    const { code } = await site.invitations.create(anna, next, { seat: null, watch: true });
    await site.invitations.accept(stranger, code);
    const { holders, former } = (await site.tableService.find(next)).head;
    expect([holders[3], former[3]]).toEqual([FREE, null]);
    expect((await site.tableCommands.join(stranger, next, 2)).holders[2]).toEqual(heldBy(stranger));
  });

  test('does not exclude a user who sits elsewhere from the table', async () => {
    const id = await over();
    const { id: next } = await site.tableCommands.rematch(anna, id, wish);
    await site.tableCommands.setBot(anna, next, 1, null);
    await site.tableCommands.join(bruno, next, 1);
    expect((await site.tableCommands.rematch(bruno, id, wish)).holders[1]).toEqual(heldBy(bruno));
  });

  test('leaves no unannounced table behind if the node dies meanwhile', async () => {
    const id = await over();
    const append = async (): Promise<never> => {
      throw new Error('the node is no more');
    };
    const failingNode = new TestTables({ ...site.storage, append }, site.time);
    await expect(failingNode.tableCommands.rematch(anna, id, wish)).rejects.toThrow('the node is no more');
    expect(await others(id)).toEqual([]);
    const { id: next } = await site.tableCommands.rematch(bruno, id, wish);
    expect(await others(id)).toEqual([next]);
  });

  test('belongs to the account into which a guest was merged after the game', async () => {
    const id = await over();
    await handOverTables(site.tableService, bruno, stranger);
    await mergeGuest(site.storage, bruno, stranger);
    const { former, id: next } = await site.tableCommands.rematch(anna, id, wish);
    expect(former).toEqual([null, null, stranger, carla]);
    expect((await site.tableCommands.rematch(stranger, id, wish)).holders[2]).toEqual(heldBy(stranger));
    await site.tableCommands.leave(stranger, next);
  });

  test('is only one for a user who lost two, as a guest and with an account', async () => {
    const id = await finishedTable();
    for (let lost = 0; lost < 2; ) {
      const { row, state } = await site.tableService.find(id);
      const holder = state.holders[row.asked!];
      if ('person' in holder && holder.person.id !== anna) {
        await site.tableCommands.replaceByBot(id, 'time', () => true);
        lost++;
      } else await step(id);
    }
    await handOverTables(site.tableService, bruno, carla);
    await mergeGuest(site.storage, bruno, carla);
    await stop(id);
    const { former } = await site.tableCommands.rematch(anna, id, wish);
    expect(former).toEqual([null, null, carla, null]);
  });

  test('moves with a guest to the account', async () => {
    const id = await over();
    const { id: next } = await site.tableCommands.rematch(anna, id, wish);
    await handOverTables(site.tableService, bruno, stranger);
    expect((await site.tableCommands.join(stranger, next, 2)).holders[2]).toEqual(heldBy(stranger));
  });
});

test('bots keep their seats where no user played', async () => {
  const { id } = await site.startTable([anna], { seats: seatsFor(4, 1, 5) });
  await stop(id);
  const { holders, id: next } = await site.tableCommands.rematch(anna, id, wish);
  expect(holders).toEqual([heldBy(anna), { bot: 5 }, { bot: 5 }, { bot: 5 }]);
  expect((await site.tableCommands.start(anna, next)).status).toBe('playing');
});
