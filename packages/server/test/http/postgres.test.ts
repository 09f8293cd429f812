/** The queries of users, channels, notes, replays, the daily set-up and statistics on PostgreSQL. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStorage } from '../../src/storage/open.ts';
import { type FakeHook, type FakeMail, fakeHook, fakeMail } from '../support/fake-servers.ts';
import { Browser, guest, type HttpSite, openHttpSite } from '../support/http-site.ts';
import { TestPostgres } from '../support/postgres.ts';
import { newTableRequest, seatsFor } from '../support/test-tables.ts';

const GOOD = 'seven quiet herons at dusk';

let postgres: TestPostgres;
let site: HttpSite;
let mail: FakeMail;
let hook: FakeHook;

beforeAll(async () => {
  mail = await fakeMail();
  hook = await fakeHook();
  postgres = await TestPostgres.start();
  const storage = await openStorage(await postgres.database());
  site = await openHttpSite({ SMTP_URL: mail.url, MAIL_FROM: 'windrose@example.org' }, {}, storage);
});
afterAll(async () => {
  await site.app.close();
  await site.storage.close();
  await postgres.end();
  mail.close();
  hook.close();
});

/** Notifies, and waits until the notification has arrived. */
async function notify(table: string, turn: number, person: string): Promise<void> {
  await site.services.notifier.notify(table, turn, person);
  await site.services.notifier.idle();
}

it('a user becomes permanent, and a guest brings tables and notes along', async () => {
  const ana = await guest(site, 'Ana');
  expect((await ana.put('/api/me/passphrase', { handle: 'ana', passphrase: GOOD })).status).toBe(200);
  const ben = await guest(site, 'Ben');
  const both = [ben, await guest(site, 'Chen')].map((each) =>
    each.put('/api/me/passphrase', { handle: 'same', passphrase: GOOD }),
  );
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  const visitor = await guest(site, 'Ana too');
  const { body: table } = await visitor.post('/api/tables', newTableRequest({ open: false }));
  await visitor.put(`/api/tables/${table.id}/notes`, { text: 'Mine.' });
  const entered = await visitor.post('/api/sign-in', { handle: 'ana', passphrase: GOOD });
  expect(entered.body).toMatchObject({ me: { id: ana.id }, tables: 1 });
  expect((await ana.get(`/api/tables/${table.id}/notes`)).body.text).toBe('Mine.');
  const { body: created } = await ana.post('/api/me/tokens', { label: 'bot' });
  const program = new Browser(site, { authorization: `Bearer ${created.token}` });
  expect((await program.get('/api/me')).body).toMatchObject({ id: ana.id, created: site.time.now });
  expect((await ana.delete('/api/me', { name: 'Ana' })).status).toBe(204);
  expect((await program.get('/api/me')).status).toBe(401);
});

it('a code by e-mail works once', async () => {
  const ana = await guest(site, 'Ana');
  const address = 'ana@example.org';
  await ana.post('/api/me/mail', { mail: address });
  await ana.post('/api/me/mail', { mail: address });
  const body = { mail: address, code: mail.codeFor(address) };
  const tries = await Promise.all([ana.post('/api/me/mail/confirm', body), ana.post('/api/me/mail/confirm', body)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 401]);
});

it('a user is notified once', async () => {
  const [ana, ben, chen] = [await guest(site, 'Ana'), await guest(site, 'Ben'), await guest(site, 'Chen')];
  await ana.post('/api/me/channels', { kind: 'webhook', url: hook.url });
  const { id } = await site.startTable([ben.id, ana.id, chen.id], { seats: seatsFor(3, 3) });
  const { turn } = await site.tableService.find(id);
  await Promise.all([1, 2, 3].map(() => notify(id, turn.entry, ana.id)));
  expect(hook.received).toHaveLength(1);
});

it('the daily set-up has a ranking, and statistics are numbers', async () => {
  const ana = await guest(site, 'Ana');
  const { body: head } = await ana.post('/api/daily');
  const about = { edition: head.edition, mode: head.mode, players: 3, daily: head.daily, bot: null, parts: '{}' };
  const result = { table_id: head.id, seat: 0, person: ana.id, glory: 50, place: 1, won: 1, finished: site.time.now };
  await site.storage.db
    .insertInto('results')
    .values({ ...about, ...result })
    .execute();
  expect((await ana.get('/api/daily')).body).toMatchObject({
    mine: head.id,
    scores: [{ glory: 50, place: 1, won: true }],
  });
  const tallies = [{ edition: 'classic', mode: 'standard', players: 3, games: 1, won: 1, mean: 50, best: 50 }];
  expect((await ana.get(`/api/persons/${ana.id}`)).body).toMatchObject({ games: 1, won: 1, tallies });
  expect((await ana.get('/api/statistics')).body).toMatchObject({ tallies });
});

it('a replay has one code until it is revoked or a player is deleted', async () => {
  const [ana, ben] = [await guest(site, 'Ana'), await guest(site, 'Ben')];
  const { id } = await site.startTable([ana.id, ben.id]);
  await site.tableCommands.execute(ana.id, site.command('ask', id, { question: { what: 'stop' } }));
  await site.tableCommands.execute(ben.id, site.command('answer', id, { yes: true }));
  const share = async (by: Browser) => (await by.put(`/api/tables/${id}/replay`)).body.code;
  const shown = async (code: string) => (await new Browser(site).get(`/api/replays/${code}`)).status;
  const first = await share(ana);
  expect(await share(ben)).toBe(first);
  expect(await shown(first)).toBe(200);
  await ben.delete(`/api/tables/${id}/replay`);
  expect(await shown(first)).toBe(404);
  const second = await share(ana);
  await ben.delete('/api/me', { name: 'Ben' });
  expect([await shown(second), await shown(await share(ana))]).toEqual([404, 200]);
});

it('lists begin with tables where it is one’s turn', async () => {
  const [ana, ben, chen] = [await guest(site, 'Ana'), await guest(site, 'Ben'), await guest(site, 'Chen')];
  const all = [ana, ben, chen];
  const { asked, holders } = await site.startTable(all.map(({ id }) => id));
  const holder = holders[asked!] as { person: { id: string } };
  const turn = all.find(({ id }) => id === holder.person.id)!;
  site.time.now += 1;
  const { body: newer } = await turn.post('/api/tables', newTableRequest());
  const { body: lists } = await turn.get('/api/tables');
  expect(lists.mine.map(({ status }: { status: string }) => status)).toEqual(['playing', 'open']);
  expect(lists.mine[1].id).toBe(newer.id);
});
