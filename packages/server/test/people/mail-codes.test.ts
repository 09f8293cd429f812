/** E-mail addresses: a code confirms an address or signs in, and the owner of an address stays secret. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeMail, fakeMail } from '../support/fake-servers.ts';
import { Browser, guest, type HttpSite, openHttpSite } from '../support/http-site.ts';

let site: HttpSite;
let mail: FakeMail;
let count = 0;

beforeAll(async () => {
  mail = await fakeMail();
  const many = Object.fromEntries(
    ['REQUESTS', 'GUESTS', 'SIGN_INS', 'MAILS'].map((name) => [`RATE_${name}`, '1000000']),
  );
  site = await openHttpSite({ SMTP_URL: mail.url, MAIL_FROM: 'Windrose <windrose@example.org>', ...many });
});
afterAll(async () => {
  await site.app.close();
  mail.close();
});

describe('an e-mail address', () => {
  const address = () => `somebody${++count}@example.org`;

  async function guestWithMail(name: string) {
    const browser = await guest(site, name);
    const own = address();
    expect((await browser.post('/api/me/mail', { mail: own })).status).toBe(204);
    const kept = await browser.post('/api/me/mail/confirm', { mail: own, code: mail.codeFor(own) });
    expect(kept.body).toMatchObject({ mail: own, permanent: true, hasPassphrase: false });
    return Object.assign(browser, { mail: own });
  }

  it('is added with the code that was sent to it, and signs in elsewhere', async () => {
    const ana = await guestWithMail('Ana');
    const other = new Browser(site);
    expect((await other.post('/api/sign-in/mail', { mail: ana.mail.toUpperCase() })).status).toBe(204);
    const code = mail.codeFor(ana.mail);
    const entered = await other.post('/api/sign-in/mail/confirm', { mail: ana.mail, code: code.replace(' ', '') });
    expect(entered.body.me.id).toBe(ana.id);
    // Each code works once.
    const again = await new Browser(site).post('/api/sign-in/mail/confirm', { mail: ana.mail, code });
    expect(again).toMatchObject({ status: 401, body: { code: 'wrong-code' } });
    expect(mail.mails.at(-1)).not.toMatch(/https?:\/\//);
  });

  it('has codes for a few tries, a few minutes and one purpose', async () => {
    const ana = await guestWithMail('Ana');
    const confirm = (code: string, own = ana.mail) =>
      new Browser(site).post('/api/sign-in/mail/confirm', { mail: own, code });
    const ask = () => new Browser(site).post('/api/sign-in/mail', { mail: ana.mail });
    await ask();
    const code = mail.codeFor(ana.mail);
    const wrong = code === '00000000' ? '11111111' : '00000000';
    for (let i = 0; i < 5; i++) expect((await confirm(wrong)).status).toBe(401);
    expect((await confirm(code)).status).toBe(401);
    await ask();
    site.time.now += 16 * 60_000;
    expect((await confirm(mail.codeFor(ana.mail))).status).toBe(401);
    // A code for adding an address does not sign in, and does not work for another user.
    const ben = await guest(site, 'Ben');
    const own = address();
    await ben.post('/api/me/mail', { mail: own });
    expect((await confirm(mail.codeFor(own), own)).status).toBe(401);
    const eve = await guest(site, 'Eve');
    expect((await eve.post('/api/me/mail/confirm', { mail: own, code: mail.codeFor(own) })).status).toBe(401);
    expect((await ben.post('/api/me/mail/confirm', { mail: own, code: mail.codeFor(own) })).status).toBe(200);
  });

  it('counts simultaneous tries', async () => {
    const ana = await guestWithMail('Ana');
    await new Browser(site).post('/api/sign-in/mail', { mail: ana.mail });
    const code = mail.codeFor(ana.mail);
    const tries = Array.from({ length: 30 }, (_, i) => String(10_000_000 + i));
    await Promise.all(
      tries.map((each) => new Browser(site).post('/api/sign-in/mail/confirm', { mail: ana.mail, code: each })),
    );
    expect((await new Browser(site).post('/api/sign-in/mail/confirm', { mail: ana.mail, code })).status).toBe(401);
  });

  it('reveals its account only to its owner', async () => {
    const ana = await guestWithMail('Ana');
    const unknown = address();
    const known = await new Browser(site).post('/api/sign-in/mail', { mail: ana.mail });
    const other = await new Browser(site).post('/api/sign-in/mail', { mail: unknown });
    expect([other.status, other.body]).toEqual([known.status, known.body]);
    expect(mail.mails.at(-1)).toContain('does not belong to any identity');
    const ben = await guest(site, 'Ben');
    expect((await ben.post('/api/me/mail', { mail: ana.mail })).status).toBe(204);
    expect(mail.mails.at(-1)).toContain('already belongs to another one');
  });

  it('that the server refuses is reported', async () => {
    const ana = await guest(site, 'Ana');
    const refused = await ana.post('/api/me/mail', { mail: 'refused@example.org' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable', where: 'mail' } });
    for (const bad of ['x', 'a@b', 'a@example.org, b@example.org', 'a@example.org\r\nBcc: b@example.org']) {
      expect((await ana.post('/api/me/mail', { mail: bad })).status).toBe(400);
    }
  });

  it('gets e-mails in the language of its user', async () => {
    const ana = await guest(site, 'Ana');
    await ana.patch('/api/me', { language: 'it' });
    const own = address();
    await ana.post('/api/me/mail', { mail: own });
    expect(mail.mails.at(-1)).toContain('Per rendere permanente la tua identità su Windrose');
    expect(mail.codeFor(own)).toMatch(/^\d{4} \d{4}$/);
  });

  it('can be removed; a site without e-mail reports that', async () => {
    const ana = await guestWithMail('Ana');
    expect((await ana.delete('/api/me/mail')).body).toMatchObject({ mail: null, permanent: false });
    const bare = await openHttpSite();
    expect((await (await guest(bare, 'Ana')).post('/api/me/mail', { mail: address() })).body).toMatchObject({
      code: 'no-mail',
    });
    await bare.app.close();
  });
});
