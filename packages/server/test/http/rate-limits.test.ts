/** Rate limits by address, session, user and purpose. */
import { describe, expect, it } from 'vitest';
import { Browser, guest, type HttpSite, httpSiteForTest } from '../support/http-site.ts';
import { newTableRequest } from '../support/test-tables.ts';

describe('rate limits', () => {
  const HOUR = 3_600_000;

  it('guests per address are limited, and more are allowed later', async () => {
    const site = await httpSiteForTest({ RATE_GUESTS: '3' });
    const createGuest = () => new Browser(site).post('/api/guests', { name: 'Ana' });
    for (let i = 0; i < 3; i++) expect((await createGuest()).status).toBe(200);
    expect(await createGuest()).toMatchObject({
      status: 429,
      body: { code: 'too-fast' },
      headers: { 'retry-after': '1200' },
    });
    site.time.now += HOUR / 3;
    expect((await createGuest()).status).toBe(200);
    expect((await createGuest()).status).toBe(429);
  });

  it('addresses reported by a proxy count only if it is trusted', async () => {
    const from = (site: HttpSite, address: string) =>
      new Browser(site).ask('POST', '/api/guests', { name: 'Ana' }, { 'x-forwarded-for': address });
    const open = await httpSiteForTest({ RATE_GUESTS: '1' });
    expect((await from(open, '1.1.1.1')).status).toBe(200);
    expect((await from(open, '2.2.2.2')).status).toBe(429);
    const proxied = await httpSiteForTest({ RATE_GUESTS: '1', TRUST_PROXY: '1' });
    expect((await from(proxied, '1.1.1.1')).status).toBe(200);
    expect((await from(proxied, '2.2.2.2')).status).toBe(200);
    expect((await from(proxied, '3.3.3.3, 2.2.2.2')).status).toBe(429);
    // Each client has a whole IPv6 network.
    expect((await from(proxied, '2a00:1::5')).status).toBe(200);
    expect((await from(proxied, '2a00:1:0:0:9::7')).status).toBe(429);
    expect((await from(proxied, '2a00:1:0:1::7')).status).toBe(200);
  });

  it('attempts to sign in are limited by address, and by handle from many addresses', async () => {
    const site = await httpSiteForTest({ RATE_SIGN_INS: '2', TRUST_PROXY: '1' });
    const attempt = (handle: string, address: string) =>
      new Browser(site).ask('POST', '/api/sign-in', { handle, passphrase: 'wrong' }, { 'x-forwarded-for': address });
    for (const handle of ['ana', 'ben']) expect((await attempt(handle, '1.1.1.1')).status).toBe(401);
    expect((await attempt('chen', '1.1.1.1')).status).toBe(429);
    const statuses: number[] = [];
    for (let i = 0; i < 21; i++) statuses.push((await attempt('dora', `2.2.2.${i}`)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses[20]).toBe(429);
  });

  it('tables and invitations are limited by user', async () => {
    const site = await httpSiteForTest({ RATE_TABLES: '1', RATE_INVITATIONS: '1' });
    const ana = await guest(site, 'Ana');
    const ben = await guest(site, 'Ben');
    const { body } = await ana.post('/api/tables', newTableRequest());
    expect((await ana.post('/api/tables', newTableRequest())).status).toBe(429);
    expect((await ben.post('/api/tables', newTableRequest())).status).toBe(200);
    const invite = () => ana.post(`/api/tables/${body.id}/invitations`, { seat: null, watch: true });
    expect((await invite()).status).toBe(200);
    expect((await invite()).status).toBe(429);
  });

  it('requests are limited by address', async () => {
    const site = await httpSiteForTest({ RATE_REQUESTS: '5' });
    const browser = new Browser(site);
    for (let i = 0; i < 5; i++) expect((await browser.get('/api/site')).status).toBe(200);
    expect((await browser.get('/api/tables')).status).toBe(429);
    site.time.now += 60_000;
    expect((await browser.get('/api/tables')).status).toBe(200);
  });

  it('requests are limited by session, and by user over all sessions', async () => {
    const site = await httpSiteForTest({ RATE_REQUESTS: '10', TRUST_PROXY: '1' });
    let addresses = 0;
    /** Returns how many of a number of requests are accepted, each from a different address. */
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
    // A faulty program leaves capacity to its user; two of them have no more than the limit of a user.
    expect([await program(body.token), await answered(ana, 4), await program(other.token)]).toEqual([5, 4, 1]);
    const bruno = await guest(site, 'Bruno');
    expect(await answered(bruno, 6)).toBe(5);
  });
});
