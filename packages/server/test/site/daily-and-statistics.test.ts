/** The daily set-up and the statistics. */
import { readRecord } from '@windrose/engine';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dayOf, openingOf, planOf } from '../../src/site/daily.ts';
import { WEEKLY_SCHEDULE } from '../../src/site/daily-schedule.ts';
import type { TableUpdate } from '../../src/tables/table-service.ts';
import { Browser, guest, type HttpSite, httpSiteForTest } from '../support/http-site.ts';
import { NOON } from '../support/test-tables.ts';

const DAY = 24 * 3_600_000;

/** Ends a game as if it had been played to these scores. */
async function finish(
  site: HttpSite,
  table: string,
  person: string,
  glory: number,
  more: Record<string, unknown> = {},
) {
  const row = await site.storage.db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirstOrThrow();
  const { edition, mode, players, daily } = row;
  const result = {
    table_id: table,
    seat: 0,
    person,
    bot: null,
    edition,
    mode,
    players,
    daily,
    glory,
    place: 1,
    won: 1,
    parts: '{}',
  };
  await site.storage.db
    .insertInto('results')
    .values({ ...result, finished: site.time.now, ...more })
    .execute();
}

describe('the daily set-up', () => {
  it.each(WEEKLY_SCHEDULE.map((plan, weekday) => [weekday, plan] as const))(
    'of weekday %i can be played',
    (weekday, plan) => {
      const day = dayOf(Date.UTC(2026, 10, 15 + weekday));
      expect(planOf(day)).toBe(plan);
      const { opening } = readRecord(openingOf(plan, 'seed'));
      expect(opening).toMatchObject({ mode: plan.mode, players: plan.players });
      expect(opening.tables.data.id).toBe(plan.edition);
    },
  );

  it('is the same for all users on a day, and another on the next', async () => {
    const site = await httpSiteForTest();
    const [ana, ben] = [await guest(site, 'Ana'), await guest(site, 'Ben')];
    const openingFor = async (browser: Browser) => {
      const { body, status } = await browser.post('/api/daily');
      expect(status).toBe(200);
      return (await browser.get(`/api/tables/${body.id}`)).body.opening;
    };
    const today = await openingFor(ana);
    expect(await openingFor(ben)).toBe(today);
    expect(readRecord(today).opening.from).toMatchObject({ seed: expect.stringMatching(/^2026-06-01-[0-9a-f]{16}$/) });
    site.time.now += 7 * DAY;
    expect(await openingFor(ana)).not.toBe(today);
    // Another site has another set-up.
    const other = await httpSiteForTest();
    expect(await openingFor(await guest(other, 'Ana'))).not.toBe(today);
  });

  it('starts at once with bots in the other seats, once a day per user', async () => {
    const site = await httpSiteForTest();
    const ana = await guest(site, 'Ana');
    const [one, two] = await Promise.all([ana.post('/api/daily'), ana.post('/api/daily')]);
    expect([one.status, two.status].sort()).toEqual([200, 409]);
    const { body: head } = one.status === 200 ? one : two;
    expect(head).toMatchObject({
      status: 'playing',
      daily: '2026-06-01',
      open: false,
      edition: 'classic',
      mode: 'standard',
    });
    expect(head.holders).toEqual([{ person: { id: ana.id, name: 'Ana' } }, { bot: 3 }, { bot: 3 }]);
    expect((await ana.post('/api/daily')).body.code).toBe('already-played');
    expect((await ana.get('/api/daily')).body).toMatchObject({
      day: '2026-06-01',
      mine: head.id,
      until: NOON + DAY / 2,
    });
    site.time.now += DAY;
    expect((await ana.get('/api/daily')).body).toMatchObject({ day: '2026-06-02', mine: null });
    expect((await ana.post('/api/daily')).status).toBe(200);
  });

  it('is created completely or not at all', async () => {
    const site = await httpSiteForTest();
    const ana = await guest(site, 'Ana');
    const { db } = site.storage;
    // The last row that is written when a game begins.
    await sql`create trigger dies before insert on due begin select raise(abort, 'dies'); end`.execute(db);
    expect((await ana.post('/api/daily')).status).toBe(500);
    expect(await db.selectFrom('tables').select('status').execute()).toEqual([]);
    await sql`drop trigger dies`.execute(db);
    const updates: TableUpdate[] = [];
    site.tableService.onUpdate((one) => updates.push(one));
    const { body: head } = await ana.post('/api/daily');
    // Announced at the node, because it may be the turn of a bot.
    expect(updates).toMatchObject([{ table: { id: head.id }, isLocal: true, entries: [{ n: 4, kind: 'start' }] }]);
    const kept = await db.selectFrom('tables').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ status: 'playing', asked: head.asked, length: 4 });
    const { kind, subject } = await db.selectFrom('due').selectAll().executeTakeFirstOrThrow();
    expect({ kind, subject }).toEqual({ kind: head.asked === 0 ? 'turn' : 'bot', subject: head.id });
  });

  it('has a ranking, best first, in which equal results share a place', async () => {
    const site = await httpSiteForTest();
    for (const [name, glory] of [
      ['Ana', 50],
      ['Ben', 61],
      ['Chen', 50],
    ] as const) {
      const browser = await guest(site, name);
      const { body } = await browser.post('/api/daily');
      site.time.now += 1_000;
      await finish(site, body.id, browser.id, glory);
    }
    const { body } = await new Browser(site).get('/api/daily');
    expect(
      body.scores.map(({ person, glory, place }: never) => [(person as { name: string }).name, glory, place]),
    ).toEqual([
      ['Ben', 61, 1],
      ['Ana', 50, 2],
      ['Chen', 50, 2],
    ]);
    site.time.now += DAY;
    expect((await new Browser(site).get('/api/daily')).body.scores).toEqual([]);
    expect((await new Browser(site).get('/api/daily?day=2026-06-01')).body.scores).toHaveLength(3);
    expect((await new Browser(site).get('/api/daily?day=2026-06-03')).status).toBe(404);
  });
});

describe('a daily table', () => {
  const paths = (id: string) => [`/api/tables/${id}`, `/api/tables/${id}/entries?after=0`, `/api/tables/${id}/record`];

  it('is private to its player during the game, and a public replay after it', async () => {
    const site = await httpSiteForTest();
    const [ana, ben, anonymous] = [await guest(site, 'Ana'), await guest(site, 'Ben'), new Browser(site)];
    const { id } = (await ana.post('/api/daily')).body;
    for (const path of paths(id)) {
      expect((await ana.get(path)).status).toBe(200);
      for (const other of [ben, anonymous]) expect((await other.get(path)).body).toEqual({ code: 'not-found' });
    }
    await site.tableCommands.execute(ana.id, site.command('ask', id, { question: { what: 'stop' } }));
    for (const path of paths(id)) {
      for (const other of [ben, anonymous]) expect((await other.get(path)).status).toBe(200);
    }
    // Her private notes stay private, and the table is in no other user's list.
    await ana.put(`/api/tables/${id}/notes`, { text: 'Mine.' });
    expect((await ben.get(`/api/tables/${id}/notes`)).body.text).toBe('');
    expect(JSON.stringify((await ben.get('/api/tables')).body)).not.toContain(id);
  });

  it('gives no access to other private tables', async () => {
    const site = await httpSiteForTest();
    const [ana, ben] = [await guest(site, 'Ana'), await guest(site, 'Ben')];
    const { id } = await site.startTable([ana.id], { open: false });
    await site.tableCommands.execute(ana.id, site.command('ask', id, { question: { what: 'stop' } }));
    for (const path of paths(id)) expect((await ben.get(path)).status).toBe(404);
  });
});

describe('statistics', () => {
  it('of a player, by edition, mode and number of players', async () => {
    const site = await httpSiteForTest();
    const ana = await guest(site, 'Ana');
    const ben = await guest(site, 'Ben');
    for (const [glory, won] of [
      [40, 0],
      [51, 1],
    ]) {
      const { id } = await site.startTable([ana.id, ben.id]);
      await finish(site, id, ana.id, glory, { won });
      await finish(site, id, ben.id, 45, { seat: 1, won: 1 - won });
    }
    expect((await new Browser(site).get(`/api/persons/${ana.id}`)).body).toEqual({
      person: { id: ana.id, name: 'Ana' },
      program: false,
      since: NOON,
      games: 2,
      won: 1,
      left: 0,
      tallies: [{ edition: 'classic', mode: 'standard', players: 3, games: 2, won: 1, mean: 45.5, best: 51 }],
    });
    const { body: whole } = await new Browser(site).get('/api/statistics');
    expect(whole).toEqual({
      persons: 2,
      tables: { open: 0, playing: 2, ended: 0 },
      tallies: [{ edition: 'classic', mode: 'standard', players: 3, games: 2, won: 2, mean: 45.3, best: 51 }],
    });
  });

  it('of a player count the games that a bot finished for them, without those to which they returned', async () => {
    const site = await httpSiteForTest();
    const [ana, ben, chen] = [await guest(site, 'Ana'), await guest(site, 'Ben'), await guest(site, 'Chen')];
    const { id } = await site.startTable([ana.id, ben.id, chen.id]);
    const absent = (await site.tableService.find(id)).row.asked!;
    const persons = [ana, ben, chen];
    const [late, quitter, player] = [persons[absent], persons[(absent + 1) % 3], persons[(absent + 2) % 3]];
    await site.tableCommands.replaceByBot(id, 'time', () => true);
    await site.tableCommands.execute(quitter.id, site.command('resign', id, {}));
    await site.tableCommands.execute(late.id, site.command('ask', id, { question: { what: 'return', seat: absent } }));
    await site.tableCommands.execute(player.id, site.command('answer', id, { yes: true }));
    for (let i = 0; ; i++) {
      const next = await site.randomMove(id, `${i}`);
      if (next === null) break;
      const holder = (await site.tableService.find(id)).state.holders[next.seat];
      if ('person' in holder) {
        await site.tableCommands.execute(
          holder.person.id,
          site.command('play', id, { ply: next.ply, moves: [next.move] }),
        );
      } else await site.tableCommands.playBot(id, (await site.tableService.find(id)).state.length, next.move);
    }
    const shown = async ({ id: person }: { id: string }) =>
      (await new Browser(site).get(`/api/persons/${person}`)).body;
    expect(await shown(quitter)).toMatchObject({ games: 0, won: 0, left: 1 });
    for (const present of [late, player]) expect(await shown(present)).toMatchObject({ games: 1, left: 0 });
  });

  it('of the site are computed once a minute', async () => {
    const site = await httpSiteForTest();
    const persons = async () => (await new Browser(site).get('/api/statistics')).body.persons;
    expect(await persons()).toBe(0);
    await guest(site, 'Ana');
    expect(await persons()).toBe(0);
    site.time.now += 60_000;
    expect(await persons()).toBe(1);
  });

  it('of an unknown user are not found', async () => {
    expect((await new Browser(await httpSiteForTest()).get('/api/persons/abcdefghijkl')).status).toBe(404);
  });
});
