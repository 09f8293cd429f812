/** The cleanup deletes rows that no user can use any more, and keeps all others. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SiteNode } from '../../src/node.ts';
import { deletePerson, mergeGuest } from '../../src/people/guest-merge.ts';
import { handOverTables } from '../../src/people/guest-tables.ts';
import { cleanUp } from '../../src/site/cleanup.ts';
import { openStorage } from '../../src/storage/open.ts';
import type { NodeMessage } from '../../src/storage/storage.ts';
import { botScript } from '../support/bot-script.ts';
import { TestPostgres } from '../support/postgres.ts';
import { NOON, newTableRequest, seatsFor, TestTables } from '../support/test-tables.ts';

const DAY = 24 * 3_600_000;
const RETENTION = { openTables: 30, guests: 20 };

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.end());

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  let site: TestTables;
  beforeEach(async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'windrose-sweep-')), 'site.sqlite');
    site = new TestTables(await openStorage(kind === 'sqlite' ? file : await postgres.database()));
  });
  afterEach(() => site.storage.close());

  const clear = (at = site.time.now) => cleanUp(site.tableService, at, RETENTION);

  it('deletes expired sessions and codes and old notification records, and keeps valid ones', async () => {
    const { db } = site.storage;
    const anna = await site.person('Anna');
    const { id } = await site.startTable([anna]);
    await site.tableCommands.execute(anna, site.command('ask', id, { question: { what: 'stop' } }));
    const { id: slow } = await site.startTable([anna]);
    const session = (hash: string, seen: number) => ({ hash, person: anna, created: NOON, seen });
    await db
      .insertInto('sessions')
      .values([session('old', NOON - 181 * DAY), session('good', NOON - 179 * DAY)])
      .execute();
    const code = (mail: string, until: number) => ({ mail, hash: 'x', person: null, until });
    await db
      .insertInto('mail_codes')
      .values([code('old@example.org', NOON - 1), code('good@example.org', NOON + 1)])
      .execute();
    const notification = (turn: number, at: number, table_id = id) => ({ table_id, turn, channel: 'x', at });
    await db
      .insertInto('told')
      .values([notification(1, NOON - 91 * DAY), notification(2, NOON - DAY), notification(3, NOON - 91 * DAY, slow)])
      .execute();
    await clear(NOON);
    expect(await db.selectFrom('sessions').select('hash').execute()).toEqual([{ hash: 'good' }]);
    expect(await db.selectFrom('mail_codes').select('mail').execute()).toEqual([{ mail: 'good@example.org' }]);
    // The turn may still last.
    const turns = await db.selectFrom('told').select('turn').orderBy('turn').execute();
    expect(turns).toEqual([{ turn: 2 }, { turn: 3 }]);
  });

  it('deletes waiting tables without activity, and tells their followers', async () => {
    const [anna, bruno] = await site.people();
    const { id: old } = await site.tableCommands.create(anna, newTableRequest());
    const { id: chatted } = await site.tableCommands.create(anna, newTableRequest());
    const { id: playing } = await site.startTable([anna]);
    const { id: over } = await site.startTable([anna]);
    await site.tableCommands.execute(anna, site.command('ask', over, { question: { what: 'stop' } }));
    site.time.now += 29 * DAY;
    await site.tableCommands.execute(bruno, site.command('chat', chatted, { text: 'Shall we?' }));
    const { id: late } = await site.tableCommands.create(anna, newTableRequest());
    const all = async () => {
      const rows = await site.storage.db.selectFrom('tables').select('id').execute();
      return rows.map(({ id }) => id).sort();
    };
    await clear();
    expect(await all()).toEqual([old, chatted, playing, over, late].sort());
    site.time.now += 2 * DAY;
    const [deleted, published]: [string[], NodeMessage[]] = [[], []];
    const publish = site.storage.publish.bind(site.storage);
    site.storage.publish = (message) => {
      published.push(message);
      publish(message);
    };
    site.tableService.onUpdate(({ table, isDeleted }) => isDeleted && deleted.push(table.id));
    await clear();
    expect(await all()).toEqual([chatted, playing, over, late].sort());
    expect(deleted).toEqual([old]);
    expect(published).toEqual([{ table: old, n: 1 }]);
  });

  it('deletes guests without a session, unless a row refers to them', async () => {
    const { db } = site.storage;
    const person = (name: string) => site.person(name);
    const remaining: string[] = [];
    const personWith = async (name: string, refer: (id: string) => Promise<unknown>) => {
      const id = await person(name);
      await refer(id);
      remaining.push(id);
    };
    const host = await person('Host');
    await db.updateTable('persons').set({ mail: 'host@example.org' }).where('id', '=', host).execute();
    remaining.push(host);
    const row = (id: string) => ({ hash: id, person: id, created: NOON, seen: NOON });
    const over = async (players: string[]) => {
      const { id } = await site.startTable(players, { open: false });
      for (const [i, player] of players.entries()) {
        const command =
          i === 0 ? site.command('ask', id, { question: { what: 'stop' } }) : site.command('answer', id, { yes: true });
        await site.tableCommands.execute(player, command);
      }
    };
    await personWith('Handle', (id) =>
      db.updateTable('persons').set({ passphrase: 'x' }).where('id', '=', id).execute(),
    );
    await personWith('Session', (id) => db.insertInto('sessions').values(row(id)).execute());
    await personWith('Token', (id) =>
      db
        .insertInto('tokens')
        .values({ ...row(id), label: 'bot' })
        .execute(),
    );
    await personWith('Playing', (id) => site.startTable([id]));
    await personWith('Resigned', async (id) => {
      const { id: table } = await site.startTable([host, id], { seats: seatsFor(3, 2) });
      await site.tableCommands.execute(id, site.command('resign', table, {}));
    });
    await personWith('Replaced', async (id) => {
      const { id: table } = await site.startTable([id]);
      await site.tableCommands.replaceByBot(table, 'time', () => true);
    });
    await personWith('Over', (id) => over([id]));
    await personWith('Owner', (id) => site.tableCommands.create(id, newTableRequest({ mine: null })));
    await personWith('Inviting', async (id) => {
      const { id: table } = await site.tableCommands.create(host, newTableRequest());
      await site.tableCommands.join(id, table, 1);
      await site.invitations.create(id, table, { seat: null, watch: true });
      await site.tableCommands.leave(id, table);
    });
    const result = { edition: 'classic', mode: 'standard', players: 3, glory: 1, place: 1, won: 1, parts: '{}' };
    const { id: table } = await site.startTable([host]);
    const about = { ...result, table_id: table, bot: null, finished: NOON, daily: '2026-06-01' };
    await personWith('Score', (id) =>
      db
        .insertInto('results')
        .values({ ...about, seat: 0, person: id, left_by: null })
        .execute(),
    );
    await personWith('Leaver', (id) =>
      db
        .insertInto('results')
        .values({ ...about, seat: 1, person: null, left_by: id })
        .execute(),
    );

    await person('Passer-by');
    const spectator = await person('Spectator');
    await site.tableCommands.execute(spectator, site.command('chat', table, { text: 'Well played' }));
    await db.insertInto('notes').values({ table_id: table, person: spectator, text: 'Mine' }).execute();
    const [removed, merged] = [await person('Removed'), await person('Merged')];
    await deletePerson(site.storage, removed);
    await handOverTables(site.tableService, merged, host);
    await mergeGuest(site.storage, merged, host);
    site.time.now += 19 * DAY;
    remaining.push(await person('Recent'));
    const all = async () => (await db.selectFrom('persons').select('id').execute()).map(({ id }) => id).sort();
    const before = await all();
    await clear();
    expect(await all()).toEqual(before);
    site.time.now += 2 * DAY;
    await clear();
    expect(await all()).toEqual(remaining.sort());
    // Chat messages stay.
    expect((await site.tableCommands.entries(null, table, 0)).some((entry) => entry.kind === 'chat')).toBe(true);
    site.time.now += 365 * DAY;
    await clear();
    const players = ['score', 'leaver', 'over', 'playing', 'resigned', 'replaced'].map((name) =>
      expect.stringContaining(name),
    );
    expect(await all()).toEqual(expect.arrayContaining(players));
  });

  it('delays neither the start of a node nor its end', async () => {
    const { db } = site.storage;
    const rows = Array.from({ length: 1_200 }, (_, i) => ({ id: `p${10_000 + i}`, name: 'P', created: 1, seen: 1 }));
    await db.insertInto('persons').values(rows).execute();
    await site.tableCommands.create(await site.person('Anna'), newTableRequest());
    site.time.now += 31 * DAY;
    const node = new SiteNode({
      storage: site.storage,
      now: () => site.time.now,
      retention: RETENTION,
      bots: { script: await botScript(), threads: 1, timeout: 10_000 },
      notify: async () => {},
      onError: (what, error) => {
        throw new Error(what, { cause: error });
      },
    });
    const { tableService } = node;
    const deleteStale = tableService.deleteStale.bind(tableService);
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    tableService.deleteStale = async (...words) => {
      await gate;
      await deleteStale(...words);
    };
    await node.start();
    const stopped = node.stop();
    release();
    await stopped;
    for (const [what, many] of [
      ['tables', 1],
      ['persons', 1_201],
    ] as const) {
      expect(await db.selectFrom(what).select('id').execute(), what).toHaveLength(many);
    }
  });

  it('deletes guests among many other users', async () => {
    const { db } = site.storage;
    const rows = Array.from({ length: 1_200 }, (_, i) => ({ id: `p${10_000 + i}`, name: 'P', created: 1, seen: 1 }));
    await db.insertInto('persons').values(rows).execute();
    const withoutSession = new Set([rows[0], rows[499], rows[500], rows[999], rows[1_199]]);
    const sessions = rows
      .filter((row) => !withoutSession.has(row))
      .map(({ id }) => ({ hash: id, person: id, created: NOON, seen: NOON }));
    await db.insertInto('sessions').values(sessions).execute();
    await clear();
    const left = await db.selectFrom('persons').select('id').orderBy('id').execute();
    expect(left.map(({ id }) => id)).toEqual(sessions.map(({ person }) => person));
  });
});
