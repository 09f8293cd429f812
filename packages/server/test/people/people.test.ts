/** Users: guests, accounts, preferences, access tokens, signing out and deletion. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Passphrases, refuseWeak } from '../../src/people/passphrase.ts';
import { SESSION_LIFETIME } from '../../src/people/sessions.ts';
import { Browser, guest, type HttpSite, openHttpSite } from '../support/http-site.ts';
import { newHandle, openWithoutLimits, PASSPHRASE, permanentUser } from '../support/permanent-users.ts';
import { newTableRequest, seatsFor } from '../support/test-tables.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let site: HttpSite;

beforeAll(async () => {
  site = await openWithoutLimits();
});
afterAll(async () => {
  await site.app.close();
});

describe('a session', () => {
  it('is stored as a hash only', async () => {
    const ana = await guest(site, 'Ana');
    const secret = ana.cookie!.split('=')[1];
    const rows = await site.storage.db.selectFrom('sessions').selectAll().where('person', '=', ana.id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('lasts while it is used, and for some time after', async () => {
    const ana = await guest(site, 'Ana');
    for (let i = 0; i < 3; i++) {
      site.time.now += SESSION_LIFETIME - DAY;
      const { status, headers } = await ana.get('/api/me');
      expect(status).toBe(200);
      // The browser extends the cookie too.
      expect(headers['set-cookie']).toContain('Max-Age=15552000');
    }
    expect((await ana.get('/api/me')).headers['set-cookie']).toBeUndefined();
    site.time.now += SESSION_LIFETIME + DAY;
    expect((await ana.get('/api/me')).body).toEqual({ code: 'no-session' });
  });

  it('ends on this device or on all devices', async () => {
    const ana = await permanentUser(site, 'Ana');
    const other = new Browser(site);
    expect((await other.post('/api/sign-in', { handle: ana.handle, passphrase: PASSPHRASE })).status).toBe(200);
    const stolen = Object.assign(new Browser(site), { cookie: other.cookie });
    expect((await other.post('/api/sign-out', { everywhere: false })).status).toBe(204);
    expect(other.cookie).toBeNull();
    expect((await stolen.get('/api/me')).status).toBe(401);
    expect((await ana.get('/api/me')).status).toBe(200);
    await other.post('/api/sign-in', { handle: ana.handle, passphrase: PASSPHRASE });
    await other.post('/api/sign-out', { everywhere: true });
    expect((await ana.get('/api/me')).status).toBe(401);
    expect(site.signedOut.at(-1)).toEqual({ person: ana.id, hash: null });
  });

  it.each(['', 'x', 'windrose=', 'windrose=%00', 'a=b; windrose=nothing', 'windrose=a; windrose=b'])(
    'with the cookie "%s" has no user',
    async (cookie) => {
      expect((await new Browser(site).ask('GET', '/api/me', undefined, { cookie })).status).toBe(401);
    },
  );
});

describe('a pass-phrase', () => {
  it.each([
    ['too short', 'seven heron'],
    ['a common one', 'correct horse battery staple'],
    ['a common one with capitals and signs', 'Password-1234!'],
    ['one letter', 'aaaaaaaaaaaaaaaa'],
    ['a repeated part', 'abcabcabcabcabc'],
    ['the handle', 'magellan-magellan'],
    ['the handle and a number', 'magellan 1521'],
  ])('that is %s is refused', (_, passphrase) => {
    expect(() => refuseWeak(passphrase, 'magellan')).toThrow();
  });

  it.each([PASSPHRASE, 'Fünf grüne Äpfel', '七羽の静かなサギがいた夕方です', 'tr0ub4dor&3 is not enough'])(
    '"%s" is accepted',
    (passphrase) => {
      expect(() => refuseWeak(passphrase, 'magellan')).not.toThrow();
    },
  );

  it('is stored as a salted scrypt hash and matches only itself', async () => {
    const passphrases = new Passphrases({ n: 16, r: 8, p: 1 });
    const [one, two] = [await passphrases.hash(PASSPHRASE), await passphrases.hash(PASSPHRASE)];
    expect(one).toMatch(/^scrypt\$16\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(two);
    expect(await passphrases.matches(PASSPHRASE, one)).toBe(true);
    expect(await passphrases.matches(`${PASSPHRASE} `, one)).toBe(false);
    expect(await passphrases.matches(PASSPHRASE, null)).toBe(false);
    // The same letter in two Unicode forms.
    expect(
      await passphrases.matches('caf\u00e9 au lait à six', await passphrases.hash('cafe\u0301 au lait a\u0300 six')),
    ).toBe(true);
  });

  it('costs an attacker 64 MB per guess', async () => {
    const [, n, r, p] = (await new Passphrases().hash(PASSPHRASE)).split('$').map(Number);
    expect(128 * n * r * p).toBeGreaterThanOrEqual(2 ** 26);
  });

  it('is hashed in turn, and refused if too many wait', async () => {
    const passphrases = new Passphrases({ n: 1024, r: 8, p: 1 });
    const results = await Promise.allSettled(Array.from({ length: 80 }, () => passphrases.hash(PASSPHRASE)));
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused.length).toBe(28);
    await expect(passphrases.hash(PASSPHRASE)).resolves.toContain('scrypt');
  });

  it('signs its owner in on another device, and no other user', async () => {
    const ana = await permanentUser(site, 'Ana');
    const other = new Browser(site);
    const signIn = (body: unknown) => other.post('/api/sign-in', body);
    expect(await signIn({ handle: ana.handle, passphrase: 'eight quiet herons' })).toMatchObject({
      status: 401,
      body: { code: 'wrong-passphrase' },
    });
    expect(await signIn({ handle: newHandle(), passphrase: PASSPHRASE })).toMatchObject({
      status: 401,
      body: { code: 'wrong-passphrase' },
    });
    expect(other.cookie).toBeNull();
    const entered = await signIn({ handle: ana.handle.toUpperCase(), passphrase: PASSPHRASE });
    expect(entered.body).toMatchObject({
      me: { id: ana.id, name: 'Ana', permanent: true, hasPassphrase: true },
      tables: 0,
    });
    expect((await other.get('/api/me')).body.id).toBe(ana.id);
    expect(await signIn({ handle: ana.handle, passphrase: PASSPHRASE })).toMatchObject({
      status: 409,
      body: { code: 'already-there' },
    });
  });

  it('for a handle of another user is refused', async () => {
    const ana = await permanentUser(site, 'Ana');
    const ben = await guest(site, 'Ben');
    const taken = await ben.put('/api/me/passphrase', { handle: ana.handle, passphrase: PASSPHRASE });
    expect(taken).toMatchObject({ status: 409, body: { code: 'name-taken', where: 'handle' } });
  });

  it('is changed only with the present one, and other devices must sign in again', async () => {
    const ana = await permanentUser(site, 'Ana');
    const other = new Browser(site);
    await other.post('/api/sign-in', { handle: ana.handle, passphrase: PASSPHRASE });
    const next = 'nine loud geese at dawn';
    const change = (current?: string) =>
      ana.put('/api/me/passphrase', { handle: ana.handle, passphrase: next, current });
    expect((await change()).body).toMatchObject({ code: 'wrong-passphrase', where: 'current' });
    expect((await change('wrong')).status).toBe(401);
    expect((await other.get('/api/me')).status).toBe(200);
    expect((await change(PASSPHRASE)).status).toBe(200);
    expect((await other.get('/api/me')).status).toBe(401);
    expect((await ana.get('/api/me')).status).toBe(200);
  });
});

describe('preferences', () => {
  it('change independently', async () => {
    const ana = await guest(site, 'Ana');
    const sleep = { from: 23 * 60, to: 7 * 60, zone: 'Europe/Rome' };
    expect((await ana.patch('/api/me', { sleep })).body).toMatchObject({ name: 'Ana', sleep, language: 'en' });
    expect((await ana.patch('/api/me', { name: '  Anna  ' })).body).toMatchObject({ name: 'Anna', sleep });
    expect((await ana.patch('/api/me', { sleep: null, program: true })).body).toMatchObject({
      sleep: null,
      program: true,
    });
    expect((await ana.patch('/api/me', { sleep: { ...sleep, zone: 'Europe/Atlantis' } })).body).toMatchObject({
      code: 'malformed',
      where: 'sleep.zone',
    });
    expect((await ana.patch('/api/me', { sleep: { ...sleep, from: 1_440 } })).body).toMatchObject({
      where: 'sleep.from',
    });
    const night = (hours: number) =>
      ana.patch('/api/me', { sleep: { ...sleep, from: 600, to: (600 + hours * 60) % 1_440 } });
    expect((await night(12)).status).toBe(200);
    expect((await night(12.25)).body).toMatchObject({
      code: 'malformed',
      where: 'sleep',
      detail: 'must not be longer than 12 hours',
    });
    expect((await ana.patch('/api/me', { language: 'xx' })).body).toMatchObject({ where: 'language' });
  });

  it('holidays are 30 days a year, and unused whole days are returned', async () => {
    const site = await openHttpSite();
    const ana = await guest(site, 'Ana');
    const away = (days: number) => ana.patch('/api/me', { awayUntil: site.time.now + days * DAY });
    expect((await away(20)).body).toMatchObject({ awayDaysLeft: 10 });
    expect((await away(31)).body).toMatchObject({ code: 'too-many', where: 'awayUntil' });
    site.time.now += 5 * DAY;
    expect((await ana.patch('/api/me', { awayUntil: null })).body).toMatchObject({ awayUntil: null, awayDaysLeft: 25 });
    expect((await away(26)).body).toMatchObject({ code: 'too-many' });
    expect((await away(25)).body).toMatchObject({ awayDaysLeft: 0 });
    expect((await away(0)).body).toMatchObject({ code: 'malformed', where: 'awayUntil' });
    site.time.now += 26 * DAY;
    expect((await ana.get('/api/me')).body).toMatchObject({ awayUntil: null, awayDaysLeft: 0 });
    site.time.now = Date.UTC(2026, 9, 1);
    await ana.get('/api/me');
    site.time.now = Date.UTC(2027, 0, 2);
    expect((await ana.get('/api/me')).body).toMatchObject({ awayDaysLeft: 30 });
    await site.app.close();
  });

  it('holidays move the deadline of a running clock', async () => {
    const ana = await guest(site, 'Ana');
    const pace = { game: 7_200, move: 7_200, cap: 7_200, away: 0 };
    // The seat that has the first turn with this seed.
    const seats = [0, 1, 2].map((seat) => ({ bot: seat === 1 ? null : 0, colour: seat }));
    const { body: table } = await ana.post('/api/tables', newTableRequest({ seats, pace, mine: 1 }));
    const { body: head } = await ana.post(`/api/tables/${table.id}/start`);
    expect(head).toMatchObject({ asked: 1, deadline: site.time.now + 2 * HOUR });
    await ana.patch('/api/me', { awayUntil: site.time.now + DAY });
    expect((await ana.get(`/api/tables/${table.id}`)).body.head.deadline).toBe(head.deadline + DAY);
  });
});

describe('an access token', () => {
  it('acts for its user at tables until it is revoked', async () => {
    const ana = await guest(site, 'Ana');
    const { body: made } = await ana.post('/api/me/tokens', { label: 'my bot' });
    expect(made.token).toMatch(/^wr_\w{32}$/);
    const program = new Browser(site, { authorization: `Bearer ${made.token}` });
    expect((await program.get('/api/me')).body.id).toBe(ana.id);
    const { body: table } = await program.post('/api/tables', newTableRequest());
    expect(table.owner).toBe(ana.id);
    const { body: listed } = await ana.get('/api/me/tokens');
    expect(listed).toEqual([{ id: made.id, label: 'my bot', created: site.time.now, seen: site.time.now }]);
    const stored = await site.storage.db.selectFrom('tokens').selectAll().where('person', '=', ana.id).execute();
    expect(JSON.stringify(stored)).not.toContain(made.token);
    // A token cannot manage the account of its user.
    const other = await permanentUser(site, 'Other');
    expect((await program.post('/api/sign-in', { handle: other.handle, passphrase: PASSPHRASE })).status).toBe(403);
    const ben = await guest(site, 'Ben');
    expect((await ben.delete(`/api/me/tokens/${made.id}`)).status).toBe(404);
    expect((await ana.delete(`/api/me/tokens/${made.id}`)).status).toBe(204);
    expect((await program.get('/api/me')).status).toBe(401);
    expect(site.signedOut.at(-1)?.person).toBe(ana.id);
  });

  it('replaces the cookie in the same request', async () => {
    const ana = await guest(site, 'Ana');
    expect((await ana.ask('GET', '/api/me', undefined, { authorization: 'Bearer wr_wrong' })).status).toBe(401);
  });

  it('is one of at most twenty', async () => {
    const ana = await guest(site, 'Ana');
    for (let i = 0; i < 20; i++) expect((await ana.post('/api/me/tokens', { label: `${i}` })).status).toBe(200);
    expect((await ana.post('/api/me/tokens', { label: 'x' })).body).toMatchObject({ code: 'too-many' });
  });
});

describe('a user who is deleted', () => {
  it('must confirm, leaves seats to bots, and no longer exists', async () => {
    const ana = await permanentUser(site, 'Ana');
    const ben = await guest(site, 'Ben');
    const { body: table } = await ben.post('/api/tables', newTableRequest({ seats: seatsFor(3, 2) }));
    await ana.post(`/api/tables/${table.id}/join`, { seat: 1 });
    await ben.post(`/api/tables/${table.id}/start`);
    const { body: token } = await ana.post('/api/me/tokens', { label: 'bot' });
    expect(await ana.delete('/api/me', { name: 'ana' })).toMatchObject({ status: 400, body: { where: 'name' } });
    expect((await ana.get('/api/me')).status).toBe(200);
    expect((await ana.delete('/api/me', { name: 'Ana' })).status).toBe(204);
    expect((await ana.get('/api/me')).status).toBe(401);
    expect((await ben.get(`/api/tables/${table.id}`)).body.head.holders[1]).toEqual({ bot: 2 });
    expect((await ben.get(`/api/persons/${ana.id}`)).status).toBe(404);
    expect((await new Browser(site).post('/api/sign-in', { handle: ana.handle, passphrase: PASSPHRASE })).status).toBe(
      401,
    );
    const program = new Browser(site, { authorization: `Bearer ${token.token}` });
    expect((await program.get('/api/me')).status).toBe(401);
    const row = await site.storage.db
      .selectFrom('persons')
      .selectAll()
      .where('id', '=', ana.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: '—', handle: null, passphrase: null, mail: null, sleep: null });
  });

  it('passes waiting tables to the next player, or deletes them without one', async () => {
    const ana = await permanentUser(site, 'Ana');
    const ben = await guest(site, 'Ben');
    const make = async (wish: Parameters<typeof newTableRequest>[0]) =>
      (await ana.post('/api/tables', newTableRequest({ seats: seatsFor(3, 2), ...wish }))).body.id as string;
    const [sat, owned, alone, empty] = [
      await make({}),
      await make({ mine: null }),
      await make({}),
      await make({ mine: null }),
    ];
    for (const table of [sat, owned]) await ben.post(`/api/tables/${table}/join`, { seat: 1 });
    await ana.delete('/api/me', { name: 'Ana' });
    for (const table of [sat, owned]) {
      expect((await ben.get(`/api/tables/${table}`)).body.head.owner).toBe(ben.id);
      expect((await ben.put(`/api/tables/${table}/seats/0`, { bot: 0 })).status).toBe(200);
      expect((await ben.post(`/api/tables/${table}/start`)).status).toBe(200);
    }
    for (const table of [alone, empty]) expect((await ben.get(`/api/tables/${table}`)).status).toBe(404);
    const { body: lists } = await ben.get('/api/tables');
    expect(lists.open.filter(({ owner }: { owner: string }) => owner === ana.id)).toEqual([]);
  });
});
