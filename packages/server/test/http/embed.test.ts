/** Finished games as pages for frames of other sites: their headers, their content, and games that are not shown. */
import { beforeEach, describe, expect, it } from 'vitest';
import { builtClient } from '../support/built-client.ts';
import { Browser, guest, type HttpSite, httpSiteForTest } from '../support/http-site.ts';

let site: HttpSite;
let ana: Browser & { id: string };

beforeEach(async () => {
  site = await httpSiteForTest({}, { client: builtClient() });
  ana = await guest(site, 'Ana <b>');
});

/** Returns the id of a game with two bots; a finished one was stopped by its player. */
async function play({ finished = true, open = false } = {}): Promise<string> {
  const { id } = await site.startTable([ana.id], { open });
  if (!finished) return id;
  await site.tableCommands.execute(ana.id, site.command('ask', id, { question: { what: 'stop' } }));
  return id;
}

async function share(id: string): Promise<string> {
  return (await ana.put(`/api/tables/${id}/replay`)).body.code;
}

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

describe('a shared game', () => {
  it('may be framed by any site, and loads the viewer and its images only', async () => {
    const { statusCode, headers } = await get(`/embed/${await share(await play())}`);
    expect(statusCode).toBe(200);
    const [style] = /'sha256-[^']+'/.exec(String(headers['content-security-policy']))!;
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        "script-src 'self'",
        `style-src ${style}`,
        "img-src 'self'",
        'frame-ancestors *',
        "base-uri 'none'",
        "form-action 'none'",
      ].join(';'),
    );
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    });
  });

  it('neither reads nor sets cookies', async () => {
    const url = `/embed/${await share(await play())}`;
    const [known, unknown] = [await ana.get(url), await new Browser(site).get(url)];
    expect(known.body).toBe(unknown.body);
    expect([known, unknown].map(({ headers }) => headers['set-cookie'])).toEqual([undefined, undefined]);
  });

  it('is part of its page as text, with the colours of the seats', async () => {
    const code = await share(await play());
    const { record } = (await new Browser(site).get(`/api/replays/${code}`)).body;
    const { body } = await get(`/embed/${code}`);
    expect(record).toContain('Ana <b>');
    expect(body).not.toContain('<b>');
    const [, text] = /<pre hidden>([^<]*)<\/pre>/.exec(body)!;
    expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toBe(record);
    expect(body).toMatch(/<windrose-game at="0" colours="\d \d \d">/);
  });

  it('is shown in the language, the theme and from the move of the address', async () => {
    const url = `/embed/${await share(await play())}`;
    const shown = async (query: string, headers = {}) => {
      const { body } = await get(`${url}${query}`, headers);
      return [/lang="(\w+)"/, /at="(\w+)"/, /theme="(\w+)"/, /game\.(\w+)\.js/].map((each) => each.exec(body)?.[1]);
    };
    expect(await shown('?lang=fr&theme=dark&at=12')).toEqual(['fr', '12', 'dark', 'fr']);
    expect(await shown('?at=end')).toEqual(['en', 'end', undefined, 'en']);
    expect(await shown('', { 'accept-language': 'de,it-CH;q=0.9,en;q=0.8' })).toEqual(['it', '0', undefined, 'it']);
    expect(await shown('?lang=de&theme=%22%3E&at=-1&at=2')).toEqual(['en', '0', undefined, 'en']);
  });

  it('of a public table is found by the id of the table', async () => {
    expect((await get(`/embed/${await play({ open: true })}`)).statusCode).toBe(200);
  });
});

describe('a page that says so is shown in place of', () => {
  const expectMissing = async (code: string) => {
    const { statusCode, headers, body } = await get(`/embed/${code}?lang=fr`);
    expect(statusCode).toBe(404);
    expect(body).toContain('Impossible de montrer cette partie');
    expect(headers['content-security-policy']).toContain('frame-ancestors *');
  };

  it('an unknown game', async () => {
    for (const code of ['unknown', 'x'.repeat(32), 'with%20space', '%3Cscript%3E']) await expectMissing(code);
  });

  it('a private game that is not shared', async () => expectMissing(await play()));

  it('a game that is not over', async () => expectMissing(await play({ finished: false, open: true })));

  it('a game that is no longer shared', async () => {
    const id = await play();
    const code = await share(id);
    await ana.delete(`/api/tables/${id}/replay`);
    await expectMissing(code);
  });
});

it('the files of the viewer may be loaded by pages of other sites, all others only by this one', async () => {
  const script = await get('/embed/windrose-game.en.js');
  expect([script.statusCode, script.body]).toEqual([200, 'viewer']);
  expect(script.headers).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-cache',
  });
  expect((await get('/embed/windrose-game.de.js')).statusCode).toBe(404);
  for (const url of ['/', '/sw.js', '/api/site']) {
    expect((await get(url)).headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  }
});
