/** Common behaviour of all requests: headers, validation, the log, health and metrics. */
import { MAX_MESSAGE_BYTES } from '@windrose/protocol';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { SqliteDatabase } from '../../src/storage/sqlite-database.ts';
import { builtClient } from '../support/built-client.ts';
import { Browser, guest, type HttpSite, httpSiteForTest, ORIGIN } from '../support/http-site.ts';
import { newTableRequest } from '../support/test-tables.ts';

it('no deprecated feature of a library is used', async () => {
  const warned: string[] = [];
  const record = ({ name, message }: Error) => void warned.push(`${name}: ${message}`);
  process.on('warning', record);
  await httpSiteForTest();
  await new Promise(setImmediate);
  process.off('warning', record);
  expect(warned).toEqual([]);
});

describe('headers', () => {
  it('let pages load nothing from other sites, and no site show them in a frame', async () => {
    const site = await httpSiteForTest({}, { client: builtClient() });
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

  it('name the socket of the requested host if the site does not know its address', async () => {
    const site = await httpSiteForTest({ PUBLIC_URL: '' });
    const policyFor = async (host: string) => {
      const { headers } = await site.app.inject({ url: '/healthz', headers: { host } });
      return String(headers['content-security-policy']);
    };
    expect(await policyFor('localhost:5180')).toContain("connect-src 'self' ws://localhost:5180;");
    expect(await policyFor('x; script-src *')).not.toContain('*');
  });

  it('over TLS restrict cookies and pages to TLS', async () => {
    const PUBLIC_URL = 'https://windrose.test';
    const site = await httpSiteForTest({ PUBLIC_URL });
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
    const { headers } = await new Browser(await httpSiteForTest()).post('/api/guests', { name: 'Ana' });
    expect(headers['set-cookie']).toMatch(/^windrose=\w{32}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it('answers of the API are never cached', async () => {
    const { headers } = await new Browser(await httpSiteForTest()).get('/api/tables');
    expect(headers['cache-control']).toBe('no-store');
  });
});

describe('a page', () => {
  it('must come from the requested host if the site does not know its address', async () => {
    const site = await httpSiteForTest({ PUBLIC_URL: '' });
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

describe('a request', () => {
  it('is refused with the place and the reason', async () => {
    const ana = await guest(await httpSiteForTest(), 'Ana');
    const table = newTableRequest();
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
    const ana = await guest(await httpSiteForTest(), 'Ana');
    const send = (payload: string, type: string) => ana.ask('POST', '/api/tables', payload, { 'content-type': type });
    expect(await send('{', 'application/json')).toMatchObject({
      status: 400,
      body: { code: 'malformed', where: 'body' },
    });
    expect(await send('', 'application/json')).toMatchObject({ status: 400, body: { code: 'malformed' } });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      expect(await send('{}', type)).toMatchObject({ status: 400, body: { code: 'malformed', where: 'content-type' } });
    }
    const large = await send(JSON.stringify({ title: 'x'.repeat(MAX_MESSAGE_BYTES) }), 'application/json');
    expect(large).toMatchObject({ status: 413, body: { code: 'too-large' } });
    expect(
      await ana.ask('POST', '/api/tables', '{"__proto__": {"x": 1}}', { 'content-type': 'application/json' }),
    ).toMatchObject({
      status: 400,
      body: { code: 'malformed', where: 'body' },
    });
  });

  it('is also checked in its path and query', async () => {
    const ana = await guest(await httpSiteForTest(), 'Ana');
    expect(await ana.get('/api/tables/no')).toMatchObject({ status: 400, body: { code: 'malformed', where: 'table' } });
    expect(await ana.get('/api/tables/abcdefghijkl')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await ana.get('/api/daily?day=2026-02-30')).toMatchObject({ status: 400, body: { where: 'day' } });
    const { body } = await ana.post('/api/tables', newTableRequest());
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

  it('for a route that does not exist is refused in JSON', async () => {
    const browser = new Browser(await httpSiteForTest());
    expect(await browser.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect(await browser.delete('/api/tables')).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('with a command must name the table of its path', async () => {
    const ana = await guest(await httpSiteForTest(), 'Ana');
    const one = (await ana.post('/api/tables', newTableRequest())).body.id;
    const two = (await ana.post('/api/tables', newTableRequest())).body.id;
    const act = { id: 'message-1', table: two, type: 'chat', text: 'Hello' };
    expect(await ana.post(`/api/tables/${one}/acts`, act)).toMatchObject({ status: 400, body: { where: 'table' } });
    expect(await ana.post(`/api/tables/${two}/acts`, act)).toMatchObject({ status: 200 });
  });
});

describe('an internal error', () => {
  it('is logged, and its details are not sent', async () => {
    const site = await httpSiteForTest();
    site.services.statistics.ofSite = () => Promise.reject(new Error('secret detail'));
    expect(await new Browser(site).get('/api/statistics')).toMatchObject({
      status: 500,
      body: { code: 'unavailable' },
    });
    expect(site.logged.join()).toContain('secret detail');
  });
});

describe('the log', () => {
  it('has a line for each request, without secrets', async () => {
    const site = await httpSiteForTest();
    const ana = await guest(site, 'Ana');
    await ana.put('/api/me/passphrase', { handle: 'ana', passphrase: 'seven quiet herons' });
    await new Browser(site).post('/api/sign-in', { handle: 'ana', passphrase: 'eight quiet herons' });
    const { body } = await ana.post('/api/me/tokens', { label: 'a program' });
    await new Browser(site, {}).ask('GET', '/api/me', undefined, { authorization: `Bearer ${body.token}` });
    const { body: table } = await ana.post('/api/tables', newTableRequest());
    const { body: invitation } = await ana.post(`/api/tables/${table.id}/invitations`, { seat: null, watch: true });
    const log = site.logged.join('');
    expect(site.logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request')).toHaveLength(7);
    expect(log).toContain('"route":"/api/sign-in"');
    for (const secret of ['herons', body.token, invitation.code, ana.cookie!.split('=')[1]])
      expect(log).not.toContain(secret);
  });

  it('can be readable lines', async () => {
    const site = await httpSiteForTest({ LOG_FORMAT: 'text' });
    await new Browser(site).get('/api/site');
    expect(site.logged.join('')).toMatch(
      /^\d\d:\d\d:\d\d info request method=GET route=\/api\/site status=200 ms=\d+/m,
    );
  });
});

describe('health', () => {
  it('the server is alive, and ready while its database answers and it is not stopping', async () => {
    let stopping = false;
    const site = await httpSiteForTest({}, { isStopping: () => stopping });
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
    const site = await httpSiteForTest();
    const browser = new Browser(site);
    const { rows } = await sql<{ file: string }>`select file from pragma_database_list`.execute(site.storage.db);
    const blocker = new SqliteDatabase(rows[0].file);
    blocker.exec('begin immediate');
    expect((await browser.get('/api/tables')).status).toBe(200);
    expect((await browser.get('/readyz')).status).toBe(503);
    blocker.close();
    expect((await browser.get('/readyz')).status).toBe(200);
  });

  it('metrics may be read on this machine, or with the token', async () => {
    const open = await httpSiteForTest();
    const ask = (site: HttpSite, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
      site.app.inject({ url: '/metrics', headers, remoteAddress });
    await new Browser(open).get('/api/site');
    const here = await ask(open, {});
    expect(here.body).toContain('windrose_http_request_seconds_count{method="GET",route="/api/site",status="200"} 1');
    expect((await ask(open, {}, '::1')).statusCode).toBe(200);
    expect((await ask(open, {}, '10.0.0.5')).statusCode).toBe(403);
    expect((await ask(open, { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(403);
    const token = 'a-long-token-for-metrics';
    const locked = await httpSiteForTest({ METRICS_TOKEN: token });
    expect((await ask(locked, {})).statusCode).toBe(403);
    expect((await ask(locked, { authorization: 'Bearer another' })).statusCode).toBe(403);
    expect((await ask(locked, { authorization: `Bearer ${token}` }, '10.0.0.5')).statusCode).toBe(200);
  });
});

it('the site describes its features', async () => {
  const bare = await httpSiteForTest({ DISCORD: 'no' });
  expect((await new Browser(bare).get('/api/site')).body).toMatchObject({
    name: 'Windrose',
    mail: false,
    discord: false,
    webhooks: true,
    push: null,
  });
  const pushing = await httpSiteForTest({ PUSH_CONTACT: 'mailto:host@example.org', SITE_NAME: 'Club', PUBLIC_URL: '' });
  const { body } = await new Browser(pushing, { origin: ORIGIN }).get('/api/site');
  expect(body).toMatchObject({ name: 'Club', push: expect.stringMatching(/^[\w-]{87}$/) });
});
