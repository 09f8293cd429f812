/** Requests to the site: what is sent, and what is made of every kind of answer. */
import { REFUSALS } from '@windrose/protocol';
import { describe, expect, it } from 'vitest';
import { Api, type Fetch, UnavailableError } from '../../src/online/api.ts';
import { RefusalError } from '../../src/online/server-connection.ts';
import { refused as english } from '../../src/texts/en/refused.ts';
import { refused as french } from '../../src/texts/fr/refused.ts';
import { refused as italian } from '../../src/texts/it/refused.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** A site that answers every request alike, and remembers them. */
function answering(status: number, body: string, type = JSON_TYPE) {
  const asked: { path: string; init: RequestInit }[] = [];
  const fetch: Fetch = async (path, init) => {
    asked.push({ path, init });
    return new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });
  };
  return { api: new Api(fetch), asked };
}

describe('a request', () => {
  it('says what it wants as JSON, to the site that the page comes from', async () => {
    const { api, asked } = answering(200, '{"id":"table1"}');
    await expect(api.join('table1', 2)).resolves.toEqual({ id: 'table1' });
    const [{ path, init }] = asked;
    expect([path, init.method, init.body]).toEqual(['/api/tables/table1/join', 'POST', '{"seat":2}']);
    expect(init.headers).toEqual({ 'content-type': 'application/json' });
  });

  it('without a body has no type of one, which the site would refuse', async () => {
    const { api, asked } = answering(200, '{}');
    await api.start('table1');
    expect(asked[0].init.headers).toBeUndefined();
    expect(asked[0].init.body).toBeUndefined();
  });

  it('with the last notes outlives the page that sends it', async () => {
    const { api, asked } = answering(200, '{"text":"remember"}');
    await api.writeNotes('table1', 'remember');
    await api.writeNotes('table1', 'remember', true);
    expect(asked.map(({ init }) => init.keepalive ?? false)).toEqual([false, true]);
  });

  it('keeps what somebody typed within its place in the address', async () => {
    const { api, asked } = answering(200, '{}');
    await api.player('../me');
    expect(asked[0].path).toBe('/api/persons/..%2Fme');
  });
});

describe('an answer', () => {
  it('may be empty', async () => {
    await expect(answering(204, '').api.signOut(false)).resolves.toBeUndefined();
  });

  it('that refuses is thrown with its code', async () => {
    const { api } = answering(409, '{"code":"invitation-used"}');
    await expect(api.acceptInvitation('code')).rejects.toThrowError(RefusalError);
    await expect(api.acceptInvitation('code')).rejects.toMatchObject({ body: { code: 'invitation-used' } });
  });

  it.each([
    ['a host of files that has no such file', 404, 'Not found', 'text/html'],
    ['a host of files that answers everything with the page', 200, '<!doctype html>', 'text/html; charset=utf-8'],
    ['a host that takes only GET', 405, '', 'text/plain'],
  ])('of %s is none of our server', async (_, status, body, type) => {
    await expect(answering(status, body, type).api.site()).rejects.toMatchObject({ reason: 'no-server' });
  });

  it('of a proxy whose server is down counts as silence', async () => {
    await expect(answering(502, '<h1>Bad Gateway</h1>', 'text/html').api.site()).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  it('that never comes is silence', async () => {
    const api = new Api(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.site()).rejects.toThrowError(UnavailableError);
    await expect(api.site()).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

describe('refusals', () => {
  it.each([
    ['English', english],
    ['French', french],
    ['Italian', italian],
  ])('have a sentence for every code in %s, and for none that is not', (_, texts) => {
    const said = Object.entries(texts).filter(([key]) => key.startsWith('refused.'));
    expect(said.map(([key]) => key).sort()).toEqual(REFUSALS.map((code) => `refused.${code}`).sort());
    expect(said.filter(([, text]) => !/\S.*[.!?]$/.test(String(text)))).toEqual([]);
  });
});
