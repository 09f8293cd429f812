/** Public replays: the code of a finished game shows how it was played, and nothing else. */
import { readRecord } from '@windrose/engine';
import { Replay } from '@windrose/protocol';
import { sql } from 'kysely';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import { deletePerson, mergeGuest } from '../../src/people/guest-merge.ts';
import { handOverTables } from '../../src/people/guest-tables.ts';
import { Replays } from '../../src/tables/replays.ts';
import { refused } from '../support/refused.ts';
import { anna, bruno, carla, site, siteForEachTest, stranger } from '../support/site-with-people.ts';
import { newTableRequest, seatsFor } from '../support/test-tables.ts';

siteForEachTest();

let replays: Replays;
beforeEach(() => {
  replays = new Replays(site.tableService);
});

/** Anna and Bruno play with a bot and chat. */
async function startTable(open = false): Promise<string> {
  const { id } = await site.tableCommands.create(
    anna,
    newTableRequest({ open, seats: seatsFor(3, 2, 4), title: 'By lamplight' }),
  );
  const { code } = await site.invitations.create(anna, id, { seat: 1, watch: false });
  await site.invitations.accept(bruno, code);
  await site.tableCommands.start(anna, id);
  await site.tableCommands.execute(anna, site.command('chat', id, { text: 'A secret among us' }));
  const next = (await site.randomMove(id, 'first'))!;
  const by = [anna, bruno][next.seat];
  if (by !== undefined)
    await site.tableCommands.execute(by, site.command('play', id, { ply: next.ply, moves: [next.move] }));
  return id;
}

async function stop(id: string, players: readonly string[] = [anna, bruno]): Promise<void> {
  const [first, ...others] = players;
  await site.tableCommands.execute(first, site.command('ask', id, { question: { what: 'stop' } }));
  for (const player of others) await site.tableCommands.execute(player, site.command('answer', id, { yes: true }));
}

async function over(open = false): Promise<string> {
  const id = await startTable(open);
  await stop(id);
  return id;
}

describe('the replay of a private game', () => {
  test('is shown by its code without chat and ids of users', async () => {
    const id = await over();
    const { code } = await replays.share(anna, id);
    expect(code).toMatch(/^\w{32}$/);
    const shown = v.parse(Replay, await replays.open(code));
    expect(shown).toMatchObject({
      title: 'By lamplight',
      how: 'stopped',
      daily: null,
      seats: [
        { name: 'Anna', bot: null, colour: 0 },
        { name: 'Bruno', bot: null, colour: 1 },
        { name: null, bot: 4, colour: 2 },
      ],
    });
    expect(shown.record).toBe(await site.tableCommands.record(anna, id));
    expect(readRecord(shown.record).moves.length).toBeGreaterThan(0);
    const all = JSON.stringify(shown);
    for (const secret of ['A secret among us', anna, bruno, id]) expect(all).not.toContain(secret);
    // The code gives access to nothing else.
    await expect(site.tableCommands.view(null, id)).rejects.toEqual(refused('not-found'));
    await expect(site.invitations.preview(null, code)).rejects.toEqual(refused('no-such-invitation'));
  });

  test('has one code for all players until one of them revokes it', async () => {
    const id = await over();
    const [one, two] = await Promise.all([replays.share(anna, id), replays.share(bruno, id)]);
    expect(two).toEqual(one);
    await replays.unshare(bruno, id);
    await replays.unshare(bruno, id);
    await expect(replays.open(one.code)).rejects.toEqual(refused('not-found'));
    const { code } = await replays.share(anna, id);
    expect(code).not.toBe(one.code);
    expect((await replays.open(code)).title).toBe('By lamplight');
  });

  test('can be shared only by players and the owner, and only after the game', async () => {
    const id = await startTable();
    await expect(replays.share(anna, id)).rejects.toEqual(refused('not-over'));
    await stop(id);
    const { code } = await site.invitations.create(anna, id, { seat: null, watch: true });
    await site.invitations.accept(carla, code);
    for (const operation of [replays.share, replays.unshare].map((each) => each.bind(replays))) {
      await expect(operation(carla, id)).rejects.toEqual(refused('forbidden'));
      await expect(operation(stranger, id)).rejects.toEqual(refused('not-found'));
    }
    // Not by the id of the table, which invited users know.
    await expect(replays.open(id)).rejects.toEqual(refused('not-found'));
    await expect(replays.open('unknownunknown')).rejects.toEqual(refused('not-found'));
  });

  test('names users whom a bot has replaced and can be shared by them, also by the account of a merged guest', async () => {
    const id = await startTable();
    await site.tableCommands.execute(bruno, site.command('resign', id, {}));
    await stop(id, [anna]);
    const { code } = await replays.share(bruno, id);
    expect((await replays.open(code)).seats[1]).toEqual({ name: 'Bruno', bot: 2, colour: 1 });
    await handOverTables(site.tableService, anna, stranger);
    await mergeGuest(site.storage, anna, stranger);
    expect(await replays.share(stranger, id)).toEqual({ code });
  });

  test('is shown at once by a node with an outdated table in memory', async () => {
    const id = await startTable();
    const other = site.otherNode();
    await other.tableService.find(id);
    await stop(id);
    const { code } = await replays.share(anna, id);
    expect(await new Replays(other.tableService).open(code)).toMatchObject({ how: 'stopped' });
  });

  test('has a code for a player who shares it while another revokes it', async () => {
    const id = await over();
    const { db } = site.storage;
    // As if it happened between two statements.
    await sql`create trigger back after insert on replays begin delete from replays; end`.execute(db);
    const { code } = await replays.share(bruno, id);
    await expect(replays.open(code)).rejects.toEqual(refused('not-found'));
  });

  test('is revoked when a player is deleted, because no other player may be left to revoke it', async () => {
    const id = await over();
    const { db } = site.storage;
    const { edition, mode, players, daily } = (await site.tableService.find(id)).row;
    const about = { table_id: id, seat: 2, person: null, bot: 4, edition, mode, players, daily, finished: 0 };
    const result = { ...about, glory: 1, place: 1, won: 1, parts: '{}', left_by: carla };
    await db.insertInto('results').values(result).execute();
    for (const who of [carla, bruno, anna]) {
      const { code } = await replays.share(anna, id);
      await deletePerson(site.storage, who);
      await expect(replays.open(code)).rejects.toEqual(refused('not-found'));
    }
  });

  test('stays when a spectator is deleted', async () => {
    const id = await over();
    await site.tableService.addMember(id, stranger);
    const { code } = await replays.share(anna, id);
    await deletePerson(site.storage, stranger);
    expect((await replays.open(code)).title).toBe('By lamplight');
  });

  test('is deleted with its table', async () => {
    const id = await over();
    const { code } = await replays.share(anna, id);
    await site.storage.db.deleteFrom('tables').where('id', '=', id).execute();
    await expect(new Replays(site.otherNode().tableService).open(code)).rejects.toEqual(refused('not-found'));
  });
});

describe('the replay of a public or daily game', () => {
  test('is shown by the id of its table after the end', async () => {
    const id = await startTable(true);
    await expect(replays.open(id)).rejects.toEqual(refused('not-over'));
    await stop(id);
    expect(await replays.open(id)).toMatchObject({ title: 'By lamplight', how: 'stopped' });
    await site.storage.db.updateTable('tables').set({ open: 0, daily: '2026-06-01' }).where('id', '=', id).execute();
    expect(await new Replays(site.otherNode().tableService).open(id)).toMatchObject({ daily: '2026-06-01' });
  });
});
