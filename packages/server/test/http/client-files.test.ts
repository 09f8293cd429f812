/** Serving the files of the client, and all addresses that are not files. */
import { describe, expect, it } from 'vitest';
import { builtClient } from '../support/built-client.ts';
import { httpSiteForTest } from '../support/http-site.ts';

describe('the client', () => {
  it('is served: fingerprinted files are cached for ever and compressed if possible, all others are revalidated', async () => {
    const site = await httpSiteForTest({}, { client: builtClient() });
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

  it('the documentation is served as /docs/, and its pages may contain scripts', async () => {
    const site = await httpSiteForTest({}, { client: builtClient() });
    const get = (url: string) => site.app.inject({ url });
    expect((await get('/docs')).headers.location).toBe('/docs/');
    const page = await get('/docs/');
    expect(page.body).toContain('<title>Documentation</title>');
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'unsafe-inline'");
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect((await get('/')).headers['content-security-policy']).not.toContain('unsafe-inline');
  });

  it('any other address serves its first page, and a missing file is not found', async () => {
    const site = await httpSiteForTest({}, { client: builtClient() });
    const get = (url: string) => site.app.inject({ url });
    expect((await get('/somewhere')).body).toContain('<title>Windrose</title>');
    expect((await get('/somewhere')).statusCode).toBe(200);
    expect((await get('/assets/index-old.js')).statusCode).toBe(404);
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/.env']) {
      expect((await get(url)).body).not.toContain('"name"');
    }
    expect((await site.app.inject({ method: 'POST', url: '/somewhere' })).statusCode).toBe(404);
  });

  it('a path outside of its folder is refused', async () => {
    const site = await httpSiteForTest({}, { client: builtClient() });
    const { statusCode, body } = await site.app.inject({ url: '//somewhere' });
    expect([statusCode, JSON.parse(body)]).toEqual([400, { code: 'malformed', where: 'path' }]);
  });

  it('that is not built is reported', async () => {
    const { statusCode, body } = await (await httpSiteForTest()).app.inject({ url: '/' });
    expect([statusCode, body]).toEqual([404, 'The client is not built: npm run build.\n']);
  });
});
