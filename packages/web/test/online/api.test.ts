/** Requests to the site, and the results of every kind of response. */
import { REFUSALS } from '@windrose/protocol';
import { describe, expect, it } from 'vitest';
import { Api, type Fetch, UnavailableError } from '../../src/online/api.ts';
import { RefusalError } from '../../src/online/server-connection.ts';
import { refused as english } from '../../src/texts/en/refused.ts';
import { refused as french } from '../../src/texts/fr/refused.ts';
import { refused as italian } from '../../src/texts/it/refused.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** An API whose requests all get the same response, and the list of its requests. */
function answering(status: number, body: string, type = JSON_TYPE) {
  const requests: { path: string; init: RequestInit }[] = [];
  const fetch: Fetch = async (path, init) => {
    requests.push({ path, init });
    return new Response(status === 204 ? null : body, { status, headers: { 'content-type': type } });
  };
  return { api: new Api(fetch), requests };
}

describe('a request', () => {
  it('sends its data as JSON to the site of the page', async () => {
    const { api, requests } = answering(200, '{"id":"table1"}');
    await expect(api.join('table1', 2)).resolves.toEqual({ id: 'table1' });
    const [{ path, init }] = requests;
    expect([path, init.method, init.body]).toEqual(['/api/tables/table1/join', 'POST', '{"seat":2}']);
    expect(init.headers).toEqual({ 'content-type': 'application/json' });
  });

  it('without a body has no content type, which the site would refuse', async () => {
    const { api, requests } = answering(200, '{}');
    await api.start('table1');
    expect(requests[0].init.headers).toBeUndefined();
    expect(requests[0].init.body).toBeUndefined();
  });

  it('that saves notes can continue when the page is closed', async () => {
    const { api, requests } = answering(200, '{"text":"remember"}');
    await api.writeNotes('table1', 'remember');
    await api.writeNotes('table1', 'remember', true);
    expect(requests.map(({ init }) => init.keepalive ?? false)).toEqual([false, true]);
  });

  it('encodes values in its path', async () => {
    const { api, requests } = answering(200, '{}');
    await api.player('../me');
    expect(requests[0].path).toBe('/api/persons/..%2Fme');
  });
});

describe('a response', () => {
  it('may be empty', async () => {
    await expect(answering(204, '').api.signOut(false)).resolves.toBeUndefined();
  });

  it('with a refusal throws its code', async () => {
    const { api } = answering(409, '{"code":"invitation-used"}');
    await expect(api.acceptInvitation('code')).rejects.toThrowError(RefusalError);
    await expect(api.acceptInvitation('code')).rejects.toMatchObject({ body: { code: 'invitation-used' } });
  });

  it.each([
    ['a host of static files without this file', 404, 'Not found', 'text/html'],
    ['a host of static files that answers with the page', 200, '<!doctype html>', 'text/html; charset=utf-8'],
    ['a host that accepts only GET', 405, '', 'text/plain'],
  ])('of %s is not from a Windrose server', async (_, status, body, type) => {
    await expect(answering(status, body, type).api.site()).rejects.toMatchObject({ reason: 'no-server' });
  });

  it('of a proxy whose server is down means that the site is unreachable', async () => {
    await expect(answering(502, '<h1>Bad Gateway</h1>', 'text/html').api.site()).rejects.toMatchObject({
      reason: 'unreachable',
    });
  });

  it('that never arrives means that the site is unreachable', async () => {
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
  ])('have a sentence for every code in %s, and for no other', (_, texts) => {
    const sentences = Object.entries(texts).filter(([key]) => key.startsWith('refused.'));
    expect(sentences.map(([key]) => key).sort()).toEqual(REFUSALS.map((code) => `refused.${code}`).sort());
    expect(sentences.filter(([, text]) => !/\S.*[.!?]$/.test(String(text)))).toEqual([]);
  });
});
