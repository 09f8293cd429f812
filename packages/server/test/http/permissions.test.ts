/** Requests every route as every kind of caller: owner, player, spectator, stranger, without session, and a program. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Access, Route } from '../../src/http/route.ts';
import { ROUTES } from '../../src/http/routes.ts';
import { type FakeHook, type FakeMail, fakeHook, fakeMail } from '../support/fake-servers.ts';
import { Browser, guest, type HttpSite, openHttpSite } from '../support/http-site.ts';
import { newTableRequest, openingOf, seatsFor } from '../support/test-tables.ts';

const ACTORS = ['owner', 'player', 'spectator', 'stranger', 'anonymous', 'program'] as const;
type Actor = (typeof ACTORS)[number];

const OK = 'ok';
type Outcome = typeof OK | number;
type Outcomes = Readonly<Record<Actor, Outcome>>;

const EVERYBODY_ALLOWED: Outcomes = { owner: OK, player: OK, spectator: OK, stranger: OK, anonymous: OK, program: OK };

/** The expected outcome by the `who` of a route, at a private table. The program acts for the owner. */
const EXPECTED: Readonly<Record<Access, Outcomes>> = {
  public: EVERYBODY_ALLOWED,
  newcomer: { ...EVERYBODY_ALLOWED, program: 403 },
  person: { ...EVERYBODY_ALLOWED, anonymous: 401 },
  browser: { ...EVERYBODY_ALLOWED, anonymous: 401, program: 403 },
  onlooker: { ...EVERYBODY_ALLOWED, stranger: 404, anonymous: 404 },
  visitor: { ...EVERYBODY_ALLOWED, stranger: 404, anonymous: 401 },
  player: { owner: OK, player: OK, spectator: 403, stranger: 404, anonymous: 401, program: OK },
  host: { owner: OK, player: OK, spectator: 403, stranger: 404, anonymous: 401, program: OK },
  owner: { owner: OK, player: 403, spectator: 403, stranger: 404, anonymous: 401, program: OK },
};

interface Scene {
  readonly table: string;
  readonly owner: Browser & { id: string };
  /** The caller, and the browser of the user for whom a program acts. */
  readonly me: Browser & { id: string };
  readonly name: string;
}

interface Case {
  /** Replaces path parameters; the id of the table is filled in. */
  readonly params?: (scene: Scene) => Promise<Record<string, string>>;
  readonly body?: (scene: Scene) => Promise<unknown>;
  /** Prepares the table. */
  readonly prepare?: (scene: Scene) => Promise<unknown>;
  /** The route needs a table, although its path has no parameter for one. */
  readonly atTable?: true;
  /** Outcomes that differ from those of `who`, with the reason. */
  readonly but?: Partial<Outcomes>;
}

let site: HttpSite;
let mail: FakeMail;
let hook: FakeHook;
let count = 0;

const GOOD = 'seven quiet herons at dusk';

/** A user with an account, on another device. */
async function permanent(): Promise<{ handle: string; mail: string }> {
  const other = await guest(site, 'Other');
  const handle = `other${++count}`;
  await other.put('/api/me/passphrase', { handle, passphrase: GOOD });
  const address = `${handle}@example.org`;
  await other.post('/api/me/mail', { mail: address });
  await other.post('/api/me/mail/confirm', { mail: address, code: mail.codeFor(address) });
  return { handle, mail: address };
}

async function channelOf({ me }: Scene): Promise<Record<string, string>> {
  const made = await me.post('/api/me/channels', { kind: 'webhook', url: hook.url });
  return { channel: made.body.id ?? 'somebodys' };
}

async function invitationTo({ owner, table }: Scene): Promise<unknown> {
  return (await owner.post(`/api/tables/${table}/invitations`, { seat: null, watch: true })).body;
}

/** All players agree to stop. */
async function stop({ owner, me, table }: Scene): Promise<void> {
  await owner.put(`/api/tables/${table}/seats/1`, { bot: 0 });
  await owner.post(`/api/tables/${table}/start`);
  const act = (rest: object) => ({ id: `message-${++count}`, table, ...rest });
  await owner.post(`/api/tables/${table}/acts`, act({ type: 'ask', question: { what: 'stop' } }));
  await me.post(`/api/tables/${table}/acts`, act({ type: 'answer', yes: true }));
}

const nothing: Case = {};

/** A valid request for each route. */
const CASES: Readonly<Record<string, Case>> = {
  site: nothing,
  statistics: nothing,
  person: { params: async ({ owner }) => ({ person: owner.id }) },
  daily: nothing,
  playDaily: nothing,

  // A signed-in user cannot become a guest.
  comeIn: { body: async () => ({ name: 'New' }), but: { owner: 409, player: 409, spectator: 409, stranger: 409 } },
  me: nothing,
  changeMe: { body: async () => ({ language: 'fr' }) },
  deleteMe: { body: async ({ name }) => ({ name }) },
  setPassphrase: { body: async () => ({ handle: `me${++count}`, passphrase: GOOD }) },
  askMail: { body: async () => ({ mail: `me${++count}@example.org` }) },
  confirmMail: {
    body: async ({ me }) => {
      const address = `me${++count}@example.org`;
      await me.post('/api/me/mail', { mail: address });
      return { mail: address, code: me.cookie === null ? '12345678' : mail.codeFor(address) };
    },
  },
  removeMail: nothing,
  signIn: { body: async () => ({ handle: (await permanent()).handle, passphrase: GOOD }) },
  askSignIn: { body: async () => ({ mail: (await permanent()).mail }) },
  confirmSignIn: {
    body: async () => {
      const { mail: address } = await permanent();
      await new Browser(site).post('/api/sign-in/mail', { mail: address });
      return { mail: address, code: mail.codeFor(address) };
    },
  },
  signOut: { body: async () => ({ everywhere: true }) },
  tokens: nothing,
  makeToken: { body: async () => ({ label: 'my program' }) },
  revokeToken: {
    params: async ({ me }) => {
      const made = await me.post('/api/me/tokens', { label: 'x' });
      return { token: made.body.id ?? 'a'.repeat(16) };
    },
  },

  channels: nothing,
  addChannel: { body: async () => ({ kind: 'webhook', url: hook.url }) },
  changeChannel: { params: channelOf, body: async () => ({ active: false }) },
  removeChannel: { params: channelOf },
  testChannel: { params: channelOf },

  tables: nothing,
  makeTable: { body: async () => newTableRequest() },
  table: nothing,
  entries: nothing,
  record: nothing,
  join: {
    prepare: ({ owner, table }) => owner.put(`/api/tables/${table}/seats/2`, { bot: null }),
    body: async () => ({ seat: 2 }),
    // They already have a seat.
    but: { owner: 409, player: 409, program: 409 },
  },
  leave: nothing,
  // All seats must be taken.
  start: { prepare: ({ owner, table }) => owner.put(`/api/tables/${table}/seats/1`, { bot: 0 }) },
  again: {
    prepare: stop,
    body: async () => ({ title: 'A table, again', opening: openingOf(3, 'again') }),
  },
  setSeat: { params: async () => ({ seat: '2' }), body: async () => ({ bot: 1 }) },
  invite: { body: async () => ({ seat: null, watch: true }) },
  invitation: { atTable: true, body: invitationTo },
  acceptInvitation: { atTable: true, body: invitationTo },
  shareReplay: { prepare: stop },
  unshareReplay: { prepare: stop },
  replay: {
    atTable: true,
    prepare: stop,
    params: async ({ owner, table }) => ({ replay: (await owner.put(`/api/tables/${table}/replay`)).body.code }),
  },
  act: { body: async ({ table }) => ({ id: `message-${++count}`, table, type: 'chat', text: 'Hello' }) },
  notes: nothing,
  writeNotes: { body: async () => ({ text: 'Keep an eye on Africa.' }) },
};

/**
 * Creates a waiting private table of three and all kinds of callers, or only the callers if the route needs no table.
 */
async function scene(actor: Actor, atTable: boolean): Promise<Scene & { headers: Record<string, string> }> {
  const owner = await guest(site, 'Owner');
  const table = atTable ? await privateTable(owner) : '';
  const headers: Record<string, string> = {};
  if (actor === 'program') {
    const { body } = await owner.post('/api/me/tokens', { label: 'bot' });
    headers.authorization = `Bearer ${body.token}`;
  }
  if (actor === 'owner' || actor === 'program') return { table, owner, me: owner, name: 'Owner', headers };
  if (actor === 'anonymous') {
    return { table, owner, me: Object.assign(new Browser(site), { id: 'anonymous' }), name: '', headers };
  }
  const me = await guest(site, 'Guest');
  if (atTable && actor !== 'stranger') {
    const { body } = await owner.post(`/api/tables/${table}/invitations`, { seat: null, watch: actor === 'spectator' });
    expect((await me.post('/api/invitations/accept', body)).status).toBe(200);
  }
  return { table, owner, me, name: 'Guest', headers };
}

async function privateTable(owner: Browser): Promise<string> {
  return (await owner.post('/api/tables', newTableRequest({ seats: seatsFor(3, 2), open: false }))).body.id;
}

/** Returns a valid request of a caller, which can be repeated. */
async function prepared(route: Route, actor: Actor) {
  const about = CASES[route.id];
  const found = await scene(actor, about.atTable ?? route.path.includes(':table'));
  await about.prepare?.(found);
  const params: Record<string, string> = { table: found.table, ...(await about.params?.(found)) };
  const url = route.path.replace(/:(\w+)/g, (_, name: string) => params[name]);
  const body = await about.body?.(found);
  const browser = actor === 'program' ? new Browser(site, {}) : found.me;
  return (headers: Record<string, string> = {}) =>
    browser.ask(route.method, url, body, { ...found.headers, ...headers });
}

beforeAll(async () => {
  mail = await fakeMail();
  hook = await fakeHook();
  const many = '1000000';
  site = await openHttpSite({
    SMTP_URL: mail.url,
    MAIL_FROM: 'windrose@example.org',
    LOG_LEVEL: 'silent',
    ...Object.fromEntries(
      ['REQUESTS', 'GUESTS', 'SIGN_INS', 'MAILS', 'TABLES', 'INVITATIONS'].map((name) => [`RATE_${name}`, many]),
    ),
  });
});
afterAll(async () => {
  await site.app.close();
  mail.close();
  hook.close();
});

it('every route has a row', () => {
  expect(Object.keys(CASES).sort()).toEqual(ROUTES.map(({ id }) => id).sort());
});

describe.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', (_, route) => {
  const { access, method } = route;
  const expected = { ...EXPECTED[access], ...CASES[route.id]?.but };

  it.each(ACTORS)('as %s', async (actor) => {
    const ask = await prepared(route, actor);
    const { status, body } = await ask();
    const outcome = status >= 200 && status < 300 ? OK : status;
    expect(outcome, JSON.stringify(body)).toBe(expected[actor]);
    if (outcome !== OK) expect(body.code).toBeTypeOf('string');
  });

  it('from pages of other sites and with invalid tokens', async () => {
    const ask = await prepared(route, 'owner');
    const origins = [
      'https://evil.example',
      'null',
      'http://windrose.test.evil.example',
      'http://windrose.test:81',
      '',
    ];
    for (const origin of method === 'GET' ? [] : origins) {
      expect((await ask({ origin })).body).toEqual({ code: 'wrong-origin' });
    }
    for (const authorization of ['Bearer wr_nothing', 'Bearer', 'Basic eA==', 'wr_x']) {
      expect((await ask({ authorization })).body).toEqual({ code: 'no-session' });
    }
  });
});
