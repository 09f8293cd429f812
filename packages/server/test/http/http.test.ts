/** What holds for every request: headers, shapes, limits, the log, health, metrics, the client's files. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MESSAGE_BYTES } from '@windrose/protocol';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { Browser, guest, ORIGIN, openHouse, type TestHouse } from '../support/house.ts';
import { wishFor } from '../support/tables.ts';

const houses: TestHouse[] = [];

async function house(...args: Parameters<typeof openHouse>): Promise<TestHouse> {
  const made = await openHouse(...args);
  houses.push(made);
  return made;
}

afterEach(async () => {
  for (const each of houses.splice(0)) await each.app.close();
});

/** A client as Vite builds it. */
function builtClient(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'windrose-client-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Windrose</title>');
  writeFileSync(path.join(folder, 'assets/index-abc123.js'), 'plain');
  writeFileSync(path.join(folder, 'assets/index-abc123.js.br'), 'brotli');
  writeFileSync(path.join(folder, 'sw.js'), 'worker');
  return folder;
}

it('nothing that is about to go from a library is used', async () => {
  const warned: string[] = [];
  const hear = ({ name, message }: Error) => void warned.push(`${name}: ${message}`);
  process.on('warning', hear);
  await house();
  await new Promise(setImmediate);
  process.off('warning', hear);
  expect(warned).toEqual([]);
});

describe('headers', () => {
  it('let pages load nothing from elsewhere, and nobody show them in a frame', async () => {
    const site = await house({}, { client: builtClient() });
    for (const url of ['/', '/api/site', '/api/nothing', '/healthz']) {
      const { headers } = await new Browser(site).get(url);
      expect(headers['content-security-policy']).toBe(
        [
          "default-src 'self'",
          "script-src 'self'",
          "style-src 'self'",
          "img-src 'self' data: blob:",
          "font-src 'self'",
          "connect-src 'self' ws://windrose.test",
          "worker-src 'self'",
          "manifest-src 'self'",
          "object-src 'none'",
          "frame-src 'none'",
          "frame-ancestors 'none'",
          "base-uri 'none'",
          "form-action 'self'",
        ].join(';'),
      );
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  it('name the socket of the host that was asked, where the site does not know its address', async () => {
    const site = await house({ PUBLIC_URL: '' });
    const policyFor = async (host: string) => {
      const { headers } = await site.app.inject({ url: '/healthz', headers: { host } });
      return String(headers['content-security-policy']);
    };
    expect(await policyFor('localhost:5180')).toContain("connect-src 'self' ws://localhost:5180;");
    expect(await policyFor('x; script-src *')).not.toContain('*');
  });

  it('over TLS, cookies and pages are for TLS alone', async () => {
    const PUBLIC_URL = 'https://windrose.test';
    const site = await house({ PUBLIC_URL });
    const browser = new Browser(site, { origin: PUBLIC_URL });
    const { headers } = await browser.post('/api/guests', { name: 'Ana' });
    expect(headers['set-cookie']).toMatch(
      /^__Host-windrose=\w{32}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(headers['strict-transport-security']).toBe('max-age=15552000');
    expect(headers['content-security-policy']).toContain("connect-src 'self' wss://windrose.test;");
    expect((await browser.get('/api/me')).status).toBe(200);
  });

  it('a cookie cannot be read by scripts nor sent from other sites', async () => {
    const { headers } = await new Browser(await house()).post('/api/guests', { name: 'Ana' });
    expect(headers['set-cookie']).toMatch(/^windrose=\w{32}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('answers of the API are kept by nobody', async () => {
    const { headers } = await new Browser(await house()).get('/api/tables');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a page', () => {
  it('must come from the host that is asked, where the site does not know its address', async () => {
    const site = await house({ PUBLIC_URL: '' });
    const status = async (origin: string | undefined, host: string) => {
      const headers = origin === undefined ? { host } : { origin, host };
      return (await new Browser(site, headers).post('/api/guests', { name: 'Ana' })).status;
    };
    expect(await status('http://localhost:5180', 'localhost:5180')).toBe(200);
    expect(await status('http://localhost:9999', 'localhost:5180')).toBe(403);
    expect(await status('http://evil.example', 'localhost:5180')).toBe(403);
    expect(await status(undefined, 'localhost:5180')).toBe(403);
  });
});

describe('what is sent', () => {
  it('is refused with the place and the reason', async () => {
    const ana = await guest(await house(), 'Ana');
    const table = wishFor();
    const tries: [unknown, string][] = [
      [{ ...table, title: '' }, 'title'],
      [{ ...table, seats: [{ bot: 9, colour: 0 }] }, 'seats.0.bot'],
      [{ ...table, pace: { ...table.pace, move: -1 } }, 'pace.move'],
      [{ ...table, undo: 'always' }, 'undo'],
      [{ ...table, title: 'a\u202Eb' }, 'title'],
      [[], 'title'],
      [null, 'title'],
    ];
    for (const [body, where] of tries) {
      const answer = await ana.post('/api/tables', body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'malformed', where } });
      expect(answer.body.detail).toBeTypeOf('string');
    }
    const opening = await ana.post('/api/tables', { ...table, opening: 'windrose record 1\nedition none\n' });
    expect(opening).toMatchObject({ status: 400, body: { code: 'bad-opening', where: 'line 2' } });
  });

  it('must be JSON of at most 16 kB', async () => {
    const ana = await guest(await house(), 'Ana');
    const send = (payload: string, type: string) => ana.ask('POST', '/api/tables', payload, { 'content-type': type });
    expect(await send('{', 'application/json')).toMatchObject({
      status: 400,
      body: { code: 'malformed', where: 'body' },
    });
    expect(await send('', 'application/json')).toMatchObject({ status: 400, body: { code: 'malformed' } });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect(await send('{}', type)).toMatchObject({ status: 400, body: { code: 'malformed', where: 'content-type' } });
    }
    const large = await send(JSON.stringify({ title: 'x'.repeat(MESSAGE_BYTES) }), 'application/json');
    expect(large).toMatchObject({ status: 413, body: { code: 'too-large' } });
    expect(
      await ana.ask('POST', '/api/tables', '{"__proto__": {"x": 1}}', { 'content-type': 'application/json' }),
    ).toMatchObject({
      status: 400,
      body: { code: 'malformed', where: 'body' },
    });
  });

  it('names in paths and queries are looked at too', async () => {
    const ana = await guest(await house(), 'Ana');
    expect(await ana.get('/api/tables/no')).toMatchObject({ status: 400, body: { code: 'malformed', where: 'table' } });
    expect(await ana.get('/api/tables/abcdefghijkl')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await ana.get('/api/daily?day=2026-02-30')).toMatchObject({ status: 400, body: { where: 'day' } });
    const { body } = await ana.post('/api/tables', wishFor());
    expect(await ana.get(`/api/tables/${body.id}/entries?after=x`)).toMatchObject({
      status: 400,
      body: { where: 'after' },
    });
    expect(await ana.put(`/api/tables/${body.id}/seats/7`, { bot: 1 })).toMatchObject({
      status: 400,
      body: { where: 'seat' },
    });
    expect(await ana.get('/api/tables/%00%ff')).toMatchObject({ status: 400, body: { code: 'malformed' } });
  });

  it('a route that does not exist is said so, in JSON', async () => {
    const browser = new Browser(await house());
    expect(await browser.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await browser.delete('/api/tables')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('an act must be for the table of its path', async () => {
    const ana = await guest(await house(), 'Ana');
    const one = (await ana.post('/api/tables', wishFor())).body.id;
    const two = (await ana.post('/api/tables', wishFor())).body.id;
    const act = { id: 'message-1', table: two, type: 'chat', text: 'Hello' };
    expect(await ana.post(`/api/tables/${one}/acts`, act)).toMatchObject({ status: 400, body: { where: 'table' } });
    expect(await ana.post(`/api/tables/${two}/acts`, act)).toMatchObject({ status: 200 });
  });
});

describe('a failure of ours', () => {
  it('is logged, and tells nothing', async () => {
    const site = await house();
    site.house.statistics.ofSite = () => Promise.reject(new Error('secret detail'));
    expect(await new Browser(site).get('/api/statistics')).toMatchObject({
      status: 500,
      body: { code: 'unavailable' },
    });
    expect(site.logged.join()).toContain('secret detail');
  });
});

describe('limits', () => {
  const HOUR = 3_600_000;

  it('guests of one address are few, and more come with time', async () => {
    const site = await house({ RATE_GUESTS: '3' });
    const come = () => new Browser(site).post('/api/guests', { name: 'Ana' });
    for (let i = 0; i < 3; i++) expect((await come()).status).toBe(200);
    expect(await come()).toMatchObject({ status: 429, body: { code: 'too-fast' }, headers: { 'retry-after': '1200' } });
    site.time.now += HOUR / 3;
    expect((await come()).status).toBe(200);
    expect((await come()).status).toBe(429);
  });

  it('addresses are told by a proxy only where it is trusted', async () => {
    const from = (site: TestHouse, address: string) =>
      new Browser(site).ask('POST', '/api/guests', { name: 'Ana' }, { 'x-forwarded-for': address });
    const open = await house({ RATE_GUESTS: '1' });
    expect((await from(open, '1.1.1.1')).status).toBe(200);
    expect((await from(open, '2.2.2.2')).status).toBe(429);
    const proxied = await house({ RATE_GUESTS: '1', TRUST_PROXY: '1' });
    expect((await from(proxied, '1.1.1.1')).status).toBe(200);
    expect((await from(proxied, '2.2.2.2')).status).toBe(200);
    expect((await from(proxied, '3.3.3.3, 2.2.2.2')).status).toBe(429);
    // Everybody has a whole network of IPv6.
    expect((await from(proxied, '2a00:1::5')).status).toBe(200);
    expect((await from(proxied, '2a00:1:0:0:9::7')).status).toBe(429);
    expect((await from(proxied, '2a00:1:0:1::7')).status).toBe(200);
  });

  it('attempts to sign in: for one address, and for one handle from many', async () => {
    const site = await house({ RATE_SIGN_INS: '2', TRUST_PROXY: '1' });
    const attempt = (handle: string, address: string) =>
      new Browser(site).ask('POST', '/api/sign-in', { handle, passphrase: 'wrong' }, { 'x-forwarded-for': address });
    for (const handle of ['ana', 'ben']) expect((await attempt(handle, '1.1.1.1')).status).toBe(401);
    expect((await attempt('chen', '1.1.1.1')).status).toBe(429);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await attempt('dora', `2.2.2.${i}`)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses[20]).toBe(429);
  });

  it('tables and invitations of one person', async () => {
    const site = await house({ RATE_TABLES: '1', RATE_INVITATIONS: '1' });
    const ana = await guest(site, 'Ana');
    const ben = await guest(site, 'Ben');
    const { body } = await ana.post('/api/tables', wishFor());
    expect((await ana.post('/api/tables', wishFor())).status).toBe(429);
    expect((await ben.post('/api/tables', wishFor())).status).toBe(200);
    const invite = () => ana.post(`/api/tables/${body.id}/invitations`, { seat: null, watch: true });
    expect((await invite()).status).toBe(200);
    expect((await invite()).status).toBe(429);
  });

  it('requests of one address, whatever they ask', async () => {
    const site = await house({ RATE_REQUESTS: '5' });
    const browser = new Browser(site);
    for (let i = 0; i < 5; i++) expect((await browser.get('/api/site')).status).toBe(200);
    expect((await browser.get('/api/tables')).status).toBe(429);
    site.time.now += 60_000;
    expect((await browser.get('/api/tables')).status).toBe(200);
  });

  it('requests in one session, and by one person in all of theirs', async () => {
    const site = await house({ RATE_REQUESTS: '10', TRUST_PROXY: '1' });
    let addresses = 0;
    /** How many of so many requests are answered, each from an address of its own. */
    const answered = async (browser: Browser, count: number, headers: Record<string, string> = {}) => {
      let good = 0;
      for (let i = 0; i < count; i++) {
        const from = { 'x-forwarded-for': `192.0.2.${++addresses}`, ...headers };
        if ((await browser.ask('GET', '/api/me', undefined, from)).status === 200) good++;
      }
      return good;
    };
    const ana = await guest(site, 'Ana');
    const { body } = await ana.post('/api/me/tokens', { label: 'a program' });
    const { body: other } = await ana.post('/api/me/tokens', { label: 'another' });
    const program = (token: string) => answered(new Browser(site, {}), 6, { authorization: `Bearer ${token}` });
    site.time.now += 60_000;
    // A program that runs wild leaves its person something; two of them have no more than a person may.
    expect([await program(body.token), await answered(ana, 4), await program(other.token)]).toEqual([5, 4, 1]);
    const bruno = await guest(site, 'Bruno');
    expect(await answered(bruno, 6)).toBe(5);
  });
});

describe('the log', () => {
  it('has a line for each request, and nothing that is secret', async () => {
    const site = await house();
    const ana = await guest(site, 'Ana');
    await ana.put('/api/me/passphrase', { handle: 'ana', passphrase: 'seven quiet herons' });
    await new Browser(site).post('/api/sign-in', { handle: 'ana', passphrase: 'eight quiet herons' });
    const { body } = await ana.post('/api/me/tokens', { label: 'a program' });
    await new Browser(site, {}).ask('GET', '/api/me', undefined, { authorization: `Bearer ${body.token}` });
    const { body: table } = await ana.post('/api/tables', wishFor());
    const { body: invitation } = await ana.post(`/api/tables/${table.id}/invitations`, { seat: null, watch: true });
    const log = site.logged.join('');
    expect(site.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')).toHaveLength(7);
    expect(log).toContain('"route":"/api/sign-in"');
    for (const secret of ['herons', body.token, invitation.code, ana.cookie!.split('=')[1]])
      expect(log).not.toContain(secret);
  });

  it('can be lines to read', async () => {
    const site = await house({ LOG_FORMAT: 'text' });
    await new Browser(site).get('/api/site');
    expect(site.logged.join('')).toMatch(
      /^\d\d:\d\d:\d\d info request method=GET route=\/api\/site status=200 ms=\d+/m,
    );
  });
});

describe('health', () => {
  it('the server lives; it is ready while its database answers and it is not about to stop', async () => {
    let stopping = false;
    const site = await house({}, { isStopping: () => stopping });
    const browser = new Browser(site);
    expect((await browser.get('/healthz')).status).toBe(200);
    expect((await browser.get('/readyz')).status).toBe(200);
    stopping = true;
    expect((await browser.get('/readyz')).status).toBe(503);
    stopping = false;
    await site.storage.close();
    expect((await browser.get('/readyz')).status).toBe(503);
    expect((await browser.get('/healthz')).status).toBe(200);
  });

  it('a database that can be read but not written is not ready', async () => {
    const site = await house();
    const browser = new Browser(site);
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(site.storage.db);
    const blocker = new Sqlite(rows[0].file);
    blocker.exec('begin immediate');
    expect((await browser.get('/api/tables')).status).toBe(200);
    expect((await browser.get('/readyz')).status).toBe(503);
    blocker.close();
    expect((await browser.get('/readyz')).status).toBe(200);
  });

  it('metrics are for this machine, or for whoever has the token', async () => {
    const open = await house();
    const ask = (site: TestHouse, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      site.app.inject({ url: '/metrics', headers, remoteAddress });
    await new Browser(open).get('/api/site');
    const here = await ask(open, {});
    expect(here.body).toContain('windrose_http_request_seconds_count{method="GET",route="/api/site",status="200"} 1');
    expect((await ask(open, {}, '::1')).statusCode).toBe(200);
    expect((await ask(open, {}, '10.0.0.5')).statusCode).toBe(403);
    expect((await ask(open, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
    const token = 'a-long-token-for-metrics';
    const locked = await house({ METRICS_TOKEN: token });
    expect((await ask(locked, {})).statusCode).toBe(403);
    expect((await ask(locked, { authorization: 'Bearer another' })).statusCode).toBe(403);
    expect((await ask(locked, { authorization: `Bearer ${token}` }, '10.0.0.5')).statusCode).toBe(200);
  });
});

describe('the client', () => {
  it('is served: fingerprinted files for ever, compressed where they are, the rest asked for again', async () => {
    const site = await house({}, { client: builtClient() });
    const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
    expect((await get('/')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    });
    const script = await get('/assets/index-abc123.js', { 'accept-encoding': 'br' });
    expect(script.body).toBe('brotli');
    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/assets/index-abc123.js')).body).toBe('plain');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  });

  it('any other address shows its first page; a file that is not there is none', async () => {
    const site = await house({}, { client: builtClient() });
    const get = (url: string) => site.app.inject({ url });
    expect((await get('/somewhere')).body).toContain('<title>Windrose</title>');
    expect((await get('/somewhere')).statusCode).toBe(200);
    expect((await get('/assets/index-old.js')).statusCode).toBe(404);
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/.env']) {
      expect((await get(url)).body).not.toContain('"name"');
    }
    expect((await site.app.inject({ method: 'POST', url: '/somewhere' })).statusCode).toBe(404);
  });

  it('an address that leads out of its folder is refused as such', async () => {
    const site = await house({}, { client: builtClient() });
    const { statusCode, body } = await site.app.inject({ url: '//somewhere' });
    expect([statusCode, JSON.parse(body)]).toEqual([400, { code: 'malformed', where: 'path' }]);
  });

  it('that is not built is missed in words', async () => {
    const { statusCode, body } = await (await house()).app.inject({ url: '/' });
    expect([statusCode, body]).toEqual([404, 'The client is not built: npm run build.\n']);
  });
});

it('the site says what it offers', async () => {
  const bare = await house({ DISCORD: 'no' });
  expect((await new Browser(bare).get('/api/site')).body).toMatchObject({
    name: 'Windrose',
    mail: false,
    discord: false,
    webhooks: true,
    push: null,
  });
  const pushing = await house({ PUSH_CONTACT: 'mailto:host@example.org', SITE_NAME: 'Club', PUBLIC_URL: '' });
  const { body } = await new Browser(pushing, { origin: ORIGIN }).get('/api/site');
  expect(body).toMatchObject({ name: 'Club', push: expect.stringMatching(/^[\w-]{87}$/) });
});
