/**
 * Sends valid and damaged requests to every route as every kind of caller: the server never fails, and no caller
 * changes what they are not allowed to. WINDROSE_FUZZ sets the number; `npm run faults`.
 */
import { Random } from '@windrose/engine';
import { RefusalAnswer } from '@windrose/protocol';
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PARAMS, type ParamName, type Route } from '../../src/http/route.ts';
import { ROUTES } from '../../src/http/routes.ts';
import { openStorage } from '../../src/storage/open.ts';
import { databaseSnapshot, forbiddenChanges } from '../support/forbidden-changes.ts';
import { Fuzzer, PROBLEMATIC_TEXTS } from '../support/fuzz.ts';
import { type Browser, guest, ORIGIN, openHttpSite } from '../support/http-site.ts';
import { TestPostgres } from '../support/postgres.ts';
import { sqlitePlace } from '../support/server-process.ts';
import { newTableRequest, openingOf, seatsFor } from '../support/test-tables.ts';

const REQUESTS = Number(process.env.WINDROSE_FUZZ ?? 3_000);
const SEED = process.env.WINDROSE_SEED ?? 'fuzz';
/** Requests of one caller between two checks of the database, and of all callers before a new site is set up. */
const BATCH = 50;
const SCENE = 1_000;
/** These end the session of a caller, so they are sent rarely. */
const SESSION_KEEPING_ROUTES = ROUTES.filter(({ id }) => !['signOut', 'deleteMe'].includes(id));
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'] as const;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(() => postgres.end());

const RATES = ['REQUESTS', 'SOCKETS', 'GUESTS', 'SIGN_INS', 'MAILS', 'TABLES', 'INVITATIONS'];

/** Creates a running, a waiting and a finished private table, the same as public tables, and all kinds of callers. */
async function createScene(address: string) {
  const site = await openHttpSite(
    { LOG_LEVEL: 'error', ...Object.fromEntries(RATES.map((name) => [`RATE_${name}`, '1000000'])) },
    // No request leaves this machine.
    { outside: { resolve: (_, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]), timeout: 500 } },
    await openStorage(address),
  );
  const [owner, player, spectator, stranger] = [
    await guest(site, 'Owner'),
    await guest(site, 'Player'),
    await guest(site, 'Spectator'),
    await guest(site, 'Stranger'),
  ];
  await owner.put('/api/me/passphrase', { handle: 'owner', passphrase: 'seven quiet herons at dusk' });
  const tables: string[] = [];
  const codes: string[] = [];
  const statuses = ['playing', 'open', 'ended'] as const;
  for (const [open, status] of [false, true].flatMap((isOpen) =>
    statuses.map((tableStatus) => [isOpen, tableStatus] as const),
  )) {
    const { body: table } = await owner.post('/api/tables', newTableRequest({ seats: seatsFor(3, 2), open }));
    tables.push(table.id);
    const invite = async (watch: boolean) =>
      (await owner.post(`/api/tables/${table.id}/invitations`, { seat: null, watch })).body;
    await player.post('/api/invitations/accept', await invite(false));
    await spectator.post('/api/invitations/accept', await invite(true));
    codes.push((await invite(true)).code);
    if (status === 'open') continue;
    expect((await owner.post(`/api/tables/${table.id}/start`)).status).toBe(200);
    if (status === 'playing') continue;
    const act = (type: string, rest: object) => ({ id: `message-${type}`, table: table.id, type, ...rest });
    const acts = `/api/tables/${table.id}/acts`;
    expect((await owner.post(acts, act('ask', { question: { what: 'stop' } }))).status).toBe(200);
    expect((await player.post(acts, act('answer', { yes: true }))).status).toBe(200);
  }
  const { body: token } = await owner.post('/api/me/tokens', { label: 'bot' });
  const knownValues = [
    ...tables,
    ...codes.slice(0, 2),
    ...[owner, player, spectator, stranger].map(({ id }) => id),
    token.id,
    'unknowntable',
    'message-1-xx',
    'message-2-xx',
    'pass',
    'build market',
    openingOf(3, 'fuzz'),
    openingOf(4, 'fuzz'),
    openingOf(3, 'fuzz').replace('players 3', 'players 2'),
    openingOf(3, 'fuzz').replace('players 3', 'players 99999999999'),
    openingOf(3, 'fuzz').replace('standard', 'solitaire'),
    'edition nowhere\nseed x\n',
    'owner',
    'seven quiet herons at dawn',
    'password1234',
    'somebody@example.org',
    '12345678',
    '2026-06-01',
    '2026-02-31',
    'Europe/Rome',
    'https://example.org/hook',
    'https://discord.com/api/webhooks/1/x',
    'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    'tBHItJI5svbpez7KI4CCXg',
    'Owner',
    'Stranger',
    '0',
    '4',
    ...PROBLEMATIC_TEXTS,
  ];
  const close = async () => {
    await site.app.close();
    await site.storage.close();
  };
  const persons: (Browser & { id: string })[] = [owner, player, spectator, stranger];
  return { site, persons, words: knownValues, close };
}

/** Returns a request to a route, valid in most cases. */
function request(fuzzer: Fuzzer, { method, path, body, query }: Route, cookie: string | null): InjectOptions {
  const url = path.replace(/:(\w+)/g, (_, name: ParamName) => {
    const word = fuzzer.once(5) ? fuzzer.pick(fuzzer.words) : String(fuzzer.fit(PARAMS[name]));
    return fuzzer.once(10) ? word.slice(0, 100) : encodeURIComponent(Buffer.from(word).toString());
  });
  const asked = query === undefined ? '' : `?${new URLSearchParams(fuzzer.fit(query) as Record<string, string>)}`;
  const headers: Record<string, string> = { origin: ORIGIN };
  if (cookie !== null) headers.cookie = cookie;
  const options: InjectOptions = { method, url: url + (fuzzer.once(20) ? '?after=-1&day=x&day=y' : asked), headers };
  if (body !== undefined) {
    const right = fuzzer.fit(body);
    options.payload = fuzzer.bytes(fuzzer.once(2) ? fuzzer.damage(right) : right);
    headers['content-type'] = 'application/json';
  }
  if (fuzzer.once(6)) spoil(fuzzer, options, headers);
  return options;
}

/** Returns a request whose method, path, headers or body is damaged. */
function spoil(fuzzer: Fuzzer, options: InjectOptions, headers: Record<string, string>): void {
  const oddValue = fuzzer.pick([
    '',
    'x',
    'null',
    'a=b; windrose=',
    '%',
    `${'x'.repeat(3_000)}`,
    'Bearer',
    'é',
    '{}',
    '-1',
  ]);
  switch (fuzzer.random.below(7)) {
    case 0:
      options.method = fuzzer.pick(METHODS);
      break;
    case 1:
      headers[fuzzer.pick(['origin', 'cookie', 'authorization', 'content-type', 'accept-encoding', 'if-none-match'])] =
        oddValue;
      break;
    case 2:
      headers['content-type'] = fuzzer.pick(['text/plain', 'application/x-www-form-urlencoded', 'application/json;x']);
      break;
    case 3:
      headers.host = fuzzer.pick(['evil.example', '', '[::1', 'a b']);
      headers['x-forwarded-for'] = oddValue;
      break;
    case 4:
      options.payload = Buffer.alloc(20_000, 'x');
      break;
    case 5:
      options.url = fuzzer.pick([
        '/api',
        '/api/',
        '/api/%2e%2e/',
        '/%',
        '/api/tables/%00',
        '//',
        '/api/tables//',
        '/..',
      ]);
      break;
    default:
      options.url = `${options.url}/${encodeURIComponent(oddValue)}`;
  }
}

/** Pass-phrases that were set: a caller who guesses one may sign in and is that user from then on. */
class Phrases {
  private readonly known = new Set(['owner seven quiet herons at dusk']);

  /** Records the answer; returns the user who has signed in, if any. */
  checkAnswer(
    { url, payload }: InjectOptions,
    { statusCode, body }: { statusCode: number; body: string },
  ): string | null {
    if (statusCode !== 200 || !(payload instanceof Buffer)) return null;
    const isSet = url === '/api/me/passphrase';
    if (!isSet && url !== '/api/sign-in') return null;
    const { handle, passphrase } = JSON.parse(payload.toString()) as { handle: string; passphrase: string };
    const phrase = `${handle.trim().toLowerCase()} ${passphrase}`;
    if (isSet) this.known.add(phrase);
    return isSet || !this.known.has(phrase) ? null : JSON.parse(body).me.id;
  }
}

async function fuzz(address: () => Promise<string>, requests: number): Promise<Record<string, number>> {
  const outcomes: Record<string, number> = {};
  for (let sent = 0; sent < requests; ) {
    const { site, persons, words, close } = await createScene(await address());
    const fuzzer = new Fuzzer(new Random(`${SEED} ${sent}`), words);
    const phrases = new Phrases();
    for (const end = Math.min(requests, sent + SCENE); sent < end; ) {
      const who = fuzzer.pick([...persons, null]);
      const before = await databaseSnapshot(site.storage.db);
      const acting = who === null ? [] : [who.id];
      const pending: Promise<void>[] = [];
      for (const batch = Math.min(end, sent + BATCH); sent < batch; sent++) {
        const asked = request(
          fuzzer,
          fuzzer.pick(fuzzer.once(60) ? ROUTES : SESSION_KEEPING_ROUTES),
          who?.cookie ?? null,
        );
        pending.push(
          site.app.inject(asked).then((response) => {
            const { statusCode, body, headers } = response;
            const what = `${asked.method} ${asked.url} ${String(asked.payload).slice(0, 500)}: ${statusCode} ${body}`;
            expect(statusCode, what).toBeLessThan(500);
            const isJson = String(headers['content-type']).startsWith('application/json');
            if (statusCode >= 400 && isJson && asked.method !== 'HEAD') v.parse(RefusalAnswer, JSON.parse(body));
            outcomes[statusCode] = (outcomes[statusCode] ?? 0) + 1;
            const signedIn = phrases.checkAnswer(asked, response);
            if (signedIn !== null) acting.push(signedIn);
          }),
        );
        // Sends some requests simultaneously, some one after the other.
        if (fuzzer.once(3)) await Promise.all(pending);
      }
      await Promise.all(pending);
      expect(site.logged).toEqual([]);
      expect(forbiddenChanges(before, await databaseSnapshot(site.storage.db), acting)).toEqual([]);
    }
    await close();
  }
  return outcomes;
}

describe.each([
  ['SQLite', async () => sqlitePlace().address],
  ['PostgreSQL', () => postgres.database()],
] as const)('on %s', (kind, address) => {
  const share = Math.ceil(REQUESTS / 2);

  test(
    `${share} requests cause no error and no forbidden change`,
    async () => {
      const outcomes = await fuzz(address, share);
      if (process.env.WINDROSE_FUZZ !== undefined) console.log(kind, JSON.stringify(outcomes));
      for (const status of [200, 204, 400, 401, 403, 404, 409])
        expect(outcomes[status], `${status}`).toBeGreaterThan(0);
    },
    60_000 + share * 60,
  );
});
