/** Notifications that it is a user's turn: on each channel, once, and only while it is their turn. */
import { createECDH, createHmac, randomBytes } from 'node:crypto';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { LANGUAGES, NO_CLOCK, PACES, type Pace } from '@windrose/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeNotification } from '../../src/notify/notification.ts';
import { mailText } from '../../src/people/mail-texts.ts';
import { type FakeHook, type FakeMail, fakeHook, fakeMail } from '../support/fake-servers.ts';
import { Browser, guest, type HttpSite, ORIGIN, openHttpSite } from '../support/http-site.ts';
import { waitUntil } from '../support/simulated-players.ts';
import { seatsFor } from '../support/test-tables.ts';

let site: HttpSite;
let mail: FakeMail;
let hook: FakeHook;

beforeAll(async () => {
  mail = await fakeMail();
  hook = await fakeHook();
  const rates = { RATE_GUESTS: '1000', RATE_MAILS: '1000' };
  site = await openHttpSite({
    SMTP_URL: mail.url,
    MAIL_FROM: 'windrose@example.org',
    PUBLIC_URL: 'http://localhost',
    PUSH_CONTACT: 'mailto:host@example.org',
    ...rates,
  });
});
afterAll(async () => {
  await site.app.close();
  mail.close();
  hook.close();
});

const sameOrigin = { origin: 'http://localhost' };

async function newGuest(name: string): Promise<Browser & { id: string }> {
  const browser = new Browser(site, sameOrigin);
  return Object.assign(browser, { id: await browser.becomeGuest(name) });
}

/** Returns a table at which it is this user's turn, and the entry that began the turn. */
async function startTurnOf(person: string, pace: Pace = NO_CLOCK): Promise<{ table: string; turn: number }> {
  const others = await Promise.all(['Ben', 'Chen'].map(async (name) => (await newGuest(name)).id));
  // It is the turn of the second seat.
  const { id } = await site.startTable([others[0], person, others[1]], {
    seats: seatsFor(3, 3),
    title: 'Harbour',
    undo: 'last',
    pace,
  });
  return { table: id, turn: (await site.tableService.find(id)).turn.entry };
}

/** Notifies, and waits until the notification has arrived. */
async function notify(table: string, turn: number, person: string): Promise<void> {
  await site.services.notifier.notify(table, turn, person);
  await site.services.notifier.idle();
}

/** A subscription from a browser's push manager. */
function subscription(path: string) {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const p256dh = keys.getPublicKey('base64url');
  return {
    kind: 'push',
    endpoint: `${hook.url}${path}`,
    keys: { p256dh, auth: randomBytes(16).toString('base64url') },
  };
}

describe('a webhook', () => {
  it('is notified of a turn once, with a signature', async () => {
    const ana = await newGuest('Ana');
    const { body: channel } = await ana.post('/api/me/channels', { kind: 'webhook', url: `${hook.url}/ana` });
    const { table, turn } = await startTurnOf(ana.id);
    await Promise.all([notify(table, turn, ana.id), notify(table, turn, ana.id)]);
    await notify(table, turn, ana.id);
    const taken = hook.received.filter(({ path }) => path === '/ana');
    expect(taken).toHaveLength(1);
    const text = taken[0].body.toString();
    expect(JSON.parse(text)).toEqual({
      kind: 'turn',
      title: 'Your turn',
      body: 'Harbour: it is your turn.',
      table,
      link: `http://localhost/#/table/${table}`,
      person: ana.id,
      at: site.time.now,
    });
    const signature = createHmac('sha256', channel.secret).update(text).digest('hex');
    expect(taken[0].headers['x-windrose-signature']).toBe(`sha256=${signature}`);
    // The secret is shown once.
    expect(JSON.stringify((await ana.get('/api/me/channels')).body)).not.toContain(channel.secret);
  });

  it('that does not answer delays no other', async () => {
    const held: Socket[] = [];
    const server = createServer((socket) => held.push(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const ana = await newGuest('Ana');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await ana.post('/api/me/channels', { kind: 'webhook', url });
    const { table, turn } = await startTurnOf(ana.id);
    await site.services.notifier.notify(table, turn, ana.id);
    await waitUntil(() => held.length === 1, 'the webhook is called');
    for (const socket of held) socket.destroy();
    server.close();
    await site.services.notifier.idle();
    expect((await ana.get('/api/me/channels')).body[0].trouble).toBe('no connection (ECONNRESET)');
  });

  it('is not notified of a turn that is over', async () => {
    const ana = await newGuest('Ana');
    await ana.post('/api/me/channels', { kind: 'webhook', url: `${hook.url}/late` });
    const { table, turn } = await startTurnOf(ana.id);
    const move = (await site.randomMove(table, 'x'))!;
    await site.tableCommands.execute(ana.id, site.command('play', table, { ply: move.ply, moves: [move.move] }));
    await notify(table, turn, ana.id);
    expect(hook.received.filter(({ path }) => path === '/late')).toEqual([]);
  });

  it('is notified once more after the turn was undone', async () => {
    const ana = await newGuest('Ana');
    await ana.post('/api/me/channels', { kind: 'webhook', url: `${hook.url}/back` });
    const { table, turn } = await startTurnOf(ana.id);
    await notify(table, turn, ana.id);
    const { ply, move } = (await site.randomMove(table, 'x'))!;
    await site.tableCommands.execute(ana.id, site.command('play', table, { ply, moves: [move] }));
    await site.tableCommands.execute(ana.id, site.command('undo', table, { to: ply }));
    await site.tableCommands.execute(ana.id, site.command('chat', table, { text: 'I must think again.' }));
    const { state, turn: now } = await site.tableService.find(table);
    expect(state.ply).toBe(ply);
    await notify(table, now.entry, ana.id);
    await notify(table, now.entry, ana.id);
    expect(hook.received.filter(({ path }) => path === '/back')).toHaveLength(2);
  });

  it("is not notified of another user's turn, nor when it is turned off", async () => {
    const ana = await newGuest('Ana');
    const { body: channel } = await ana.post('/api/me/channels', { kind: 'webhook', url: `${hook.url}/off` });
    const other = await startTurnOf((await newGuest('Other')).id);
    await notify(other.table, other.turn, ana.id);
    await ana.patch(`/api/me/channels/${channel.id}`, { active: false });
    const own = await startTurnOf(ana.id);
    await notify(own.table, own.turn, ana.id);
    expect(hook.received.filter(({ path }) => path === '/off')).toEqual([]);
  });

  it('reports its last error to its owner until it works again', async () => {
    const ana = await newGuest('Ana');
    const { body: channel } = await ana.post('/api/me/channels', { kind: 'webhook', url: `${hook.url}/broken` });
    const trouble = async () => (await ana.get('/api/me/channels')).body[0].trouble;
    hook.status = 500;
    const { table, turn } = await startTurnOf(ana.id);
    await notify(table, turn, ana.id);
    expect(await trouble()).toBe('the answer was 500');
    expect(await ana.post(`/api/me/channels/${channel.id}/test`)).toMatchObject({
      status: 400,
      body: { code: 'bad-address', detail: 'the answer was 500' },
    });
    hook.status = 204;
    expect((await ana.post(`/api/me/channels/${channel.id}/test`)).status).toBe(204);
    expect(await trouble()).toBeNull();
    expect(JSON.parse(hook.received.at(-1)!.body.toString())).toMatchObject({ kind: 'test', table: null });
  });

  it('cannot lead into a private network', async () => {
    const site = await openHttpSite({}, { outside: {} });
    const ana = await guest(site, 'Ana');
    for (const url of [
      'http://127.0.0.1/',
      'http://localhost:6379/',
      'https://[::1]/',
      'http://169.254.169.254/',
      'file:///etc/passwd',
    ]) {
      const answer = await ana.post('/api/me/channels', { kind: 'webhook', url });
      expect(answer, url).toMatchObject({ status: 400, body: { code: 'bad-address', where: 'url' } });
    }
    // A name is checked when the request is sent.
    const { body: channel } = await ana.post('/api/me/channels', { kind: 'webhook', url: 'http://localhost/' });
    const tested = await ana.post(`/api/me/channels/${channel.id}/test`);
    expect(tested.body).toMatchObject({ code: 'bad-address', detail: 'localhost does not lead to a public address' });
    await site.app.close();
  });

  it('is refused if the site allows none', async () => {
    const site = await openHttpSite({ WEBHOOKS: 'no', DISCORD: 'no' });
    const ana = await guest(site, 'Ana');
    const url = 'https://discord.com/api/webhooks/1/abc';
    expect((await ana.post('/api/me/channels', { kind: 'webhook', url })).body.code).toBe('forbidden');
    expect((await ana.post('/api/me/channels', { kind: 'discord', url })).body.code).toBe('forbidden');
    expect((await ana.post('/api/me/channels', subscription('/x'))).body.code).toBe('forbidden');
    await site.app.close();
  });
});

describe('a Discord webhook', () => {
  it('must be one', async () => {
    const ana = await newGuest('Ana');
    const add = (url: string) => ana.post('/api/me/channels', { kind: 'discord', url });
    for (const url of [
      'https://example.org/api/webhooks/1/abc',
      'https://discord.com/',
      'https://discord.com.evil.example/api/webhooks/1/a',
    ]) {
      expect((await add(url)).body).toMatchObject({ code: 'bad-address', where: 'url' });
    }
    const { body } = await add('https://discord.com/api/webhooks/123456/very-secret_key');
    expect(body).toMatchObject({ kind: 'discord', secret: null });
    expect(body.to).not.toContain('secret');
  });

  it('mentions no user', async () => {
    const ana = await newGuest('Ana');
    const { body } = await ana.post('/api/me/channels', {
      kind: 'discord',
      url: 'https://discord.com/api/webhooks/1/abc',
    });
    const address = JSON.stringify({ url: `${hook.url}/discord` });
    await site.storage.db.updateTable('channels').set({ address }).where('id', '=', body.id).execute();
    const { table, turn } = await startTurnOf(ana.id);
    await notify(table, turn, ana.id);
    const message = JSON.parse(hook.received.at(-1)!.body.toString());
    expect(message).toEqual({
      content: `Harbour: it is your turn.\n<http://localhost/#/table/${table}>`,
      allowed_mentions: { parse: [] },
    });
  });
});

describe('web push', () => {
  it('is encrypted for one browser and signed by the site', async () => {
    const ana = await newGuest('Ana');
    expect((await ana.post('/api/me/channels', subscription('/push'))).status).toBe(200);
    const { table, turn } = await startTurnOf(ana.id);
    await notify(table, turn, ana.id);
    const [push] = hook.received.filter(({ path }) => path === '/push');
    expect(push.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: table,
      urgency: 'high',
      ttl: '86400',
    });
    const { body: site } = await ana.get('/api/site');
    expect(push.headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${site.push}$`));
    expect(push.body.toString('latin1')).not.toContain('Harbour');
  });

  it('expires with the turn, and after an hour in a live game', async () => {
    const ana = await newGuest('Ana');
    await ana.post('/api/me/channels', subscription('/kept'));
    const paces: [pace: Pace, seconds: number][] = [
      [PACES.live, PACES.live.game + PACES.live.move],
      [{ ...PACES.live, game: 7_200, cap: 7_200 }, 3_600],
      [{ game: 0, move: 3_600, cap: 3_600, away: 0 }, 3_600],
      [PACES.slow, 86_400],
    ];
    for (const [pace, seconds] of paces) {
      const { table, turn } = await startTurnOf(ana.id, pace);
      await notify(table, turn, ana.id);
      expect(hook.received.at(-1)).toMatchObject({ path: '/kept', headers: { ttl: String(seconds) } });
    }
  });

  it('is deleted when the browser no longer exists', async () => {
    const ana = await newGuest('Ana');
    await ana.post('/api/me/channels', subscription('/gone'));
    hook.status = 410;
    const { table, turn } = await startTurnOf(ana.id);
    await notify(table, turn, ana.id);
    hook.status = 204;
    expect((await ana.get('/api/me/channels')).body).toEqual([]);
  });

  it('belongs to the last user of the browser', async () => {
    const ana = await newGuest('Ana');
    const ben = await newGuest('Ben');
    const same = subscription('/shared');
    await ana.post('/api/me/channels', same);
    await ben.post('/api/me/channels', same);
    expect((await ana.get('/api/me/channels')).body).toEqual([]);
    expect((await ben.get('/api/me/channels')).body).toHaveLength(1);
  });

  it('with invalid keys is refused', async () => {
    const ana = await newGuest('Ana');
    const bad = { ...subscription('/bad'), keys: { p256dh: 'abcdefgh', auth: 'abcdefgh' } };
    expect((await ana.post('/api/me/channels', bad)).body).toMatchObject({ code: 'bad-address', where: 'keys' });
  });

  it('keeps the keys of the site', async () => {
    const ana = await newGuest('Ana');
    const { pushKeys } = await import('../../src/notify/push.ts');
    const [one, two] = await Promise.all([pushKeys(site.storage), pushKeys(site.storage)]);
    expect(one).toEqual(two);
    expect((await ana.get('/api/site')).body.push).toBe(one.publicKey);
  });
});

describe('e-mail', () => {
  it('goes to the confirmed address in the language of the user', async () => {
    const ana = await newGuest('Ana');
    expect((await ana.post('/api/me/channels', { kind: 'mail' })).body).toMatchObject({ code: 'no-mail' });
    const address = 'ana-turns@example.org';
    await ana.post('/api/me/mail', { mail: address });
    await ana.post('/api/me/mail/confirm', { mail: address, code: mail.codeFor(address) });
    expect((await ana.post('/api/me/channels', { kind: 'mail' })).body).toMatchObject({ kind: 'mail', to: address });
    expect((await ana.post('/api/me/channels', { kind: 'mail' })).body).toMatchObject({ code: 'already-there' });
    await ana.patch('/api/me', { language: 'fr' });
    const { table, turn } = await startTurnOf(ana.id);
    await notify(table, turn, ana.id);
    expect(mail.mails.at(-1)).toContain('Harbour\u00a0: c’est à vous de jouer.');
    expect(mail.mails.at(-1)).toContain(`http://localhost/#/table/${table}`);
  });
});

it('a channel belongs to one user', async () => {
  const ana = await newGuest('Ana');
  const eve = await newGuest('Eve');
  const { body } = await ana.post('/api/me/channels', { kind: 'webhook', url: hook.url });
  const url = `/api/me/channels/${body.id}`;
  expect((await eve.patch(url, { active: false })).status).toBe(404);
  expect((await eve.delete(url)).status).toBe(404);
  expect((await eve.post(`${url}/test`)).status).toBe(404);
  expect((await ana.delete(url)).status).toBe(204);
});

it('texts contain no unfilled placeholder in any language', () => {
  const values = { site: 'S', code: 'C', minutes: '15' };
  for (const language of LANGUAGES) {
    for (const kind of ['mailCode', 'signInCode', 'mailTaken', 'mailUnknown'] as const) {
      const { subject, text } = mailText(kind, language, values);
      expect(subject + text).not.toMatch(/[{}]/);
      expect(subject + text).toContain('S');
    }
    const subject = { site: 'S', title: 'T', table: 'X', publicUrl: ORIGIN, expires: 0 };
    for (const kind of ['turn', 'test'] as const) {
      const { title, body, urlText } = makeNotification(kind, language, subject);
      expect(`${title}${body}${urlText}`).not.toMatch(/[{}]/);
      expect(body).toContain(kind === 'turn' ? 'T' : 'S');
      expect(urlText).toContain(`${ORIGIN}/#/table/X`);
    }
  }
});
