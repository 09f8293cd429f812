/** Signing in as a guest: what the account takes over from the guest. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botTakesOver } from '../../src/tables/command-outcome.ts';
import { Browser, guest, type HttpSite } from '../support/http-site.ts';
import { openWithoutLimits, PASSPHRASE, permanentUser } from '../support/permanent-users.ts';
import { newTableRequest, seatsFor } from '../support/test-tables.ts';

let site: HttpSite;

beforeAll(async () => {
  site = await openWithoutLimits();
});
afterAll(async () => {
  await site.app.close();
});

describe('a guest who signs in', () => {
  it('brings seats, tables, notes and memberships along', async () => {
    const ana = await permanentUser(site, 'Ana');
    const owner = await guest(site, 'Owner');
    const visitor = await guest(site, 'Ana too');
    const made = await owner.post('/api/tables', newTableRequest({ seats: seatsFor(3, 2), open: false }));
    const { body: code } = await owner.post(`/api/tables/${made.body.id}/invitations`, { seat: 1, watch: false });
    await visitor.post('/api/invitations/accept', code);
    await owner.post(`/api/tables/${made.body.id}/start`);
    const { body: own } = await visitor.post('/api/tables', newTableRequest({ open: false }));
    await visitor.put(`/api/tables/${own.id}/notes`, { text: 'Mine.' });

    const entered = await visitor.post('/api/sign-in', { handle: ana.handle, passphrase: PASSPHRASE });
    expect(entered.body).toMatchObject({ me: { id: ana.id }, tables: 2 });

    const { body: lists } = await ana.get('/api/tables');
    expect(lists.mine.map(({ id }: { id: string }) => id).sort()).toEqual([made.body.id, own.id].sort());
    const { body: view } = await ana.get(`/api/tables/${made.body.id}`);
    expect(view.head.holders[1]).toEqual({ person: { id: ana.id, name: 'Ana' } });
    expect((await ana.get(`/api/tables/${own.id}`)).body.head.owner).toBe(ana.id);
    expect((await ana.get(`/api/tables/${own.id}/notes`)).body.text).toBe('Mine.');
    expect((await ana.put(`/api/tables/${own.id}/seats/2`, { bot: 2 })).status).toBe(200);
    // The guest is deleted.
    expect((await new Browser(site).get(`/api/persons/${visitor.id}`)).status).toBe(404);
    expect(site.signedOut.at(-1)).toEqual({ person: visitor.id, hash: null });
  });

  it('takes over used and created invitations', async () => {
    const [ana, ben] = [await permanentUser(site, 'Ana'), await permanentUser(site, 'Ben')];
    const [host, visitor] = [await guest(site, 'Ana too'), await guest(site, 'Ben too')];
    const { body: table } = await host.post('/api/tables', newTableRequest({ seats: seatsFor(3, 2), open: false }));
    const invite = async (watch: boolean) =>
      (await host.post(`/api/tables/${table.id}/invitations`, { seat: null, watch })).body;
    const [used, other] = [await invite(false), await invite(true)];
    await visitor.post('/api/invitations/accept', used);
    await host.post('/api/sign-in', { handle: ana.handle, passphrase: PASSPHRASE });
    await visitor.post('/api/sign-in', { handle: ben.handle, passphrase: PASSPHRASE });
    // The URL in an old message works again.
    expect((await ben.post('/api/invitations/accept', used)).body.id).toBe(table.id);
    expect((await new Browser(site).post('/api/invitations/look', other)).body.by).toBe('Ana');
  });

  it("becomes the owner of the guest's tables at every node", async () => {
    const ana = await permanentUser(site, 'Ana');
    const visitor = await guest(site, 'Ana too');
    const { body: table } = await visitor.post('/api/tables', newTableRequest({ seats: seatsFor(3, 2), mine: null }));
    const another = site.otherNode();
    await another.tableCommands.view(visitor.id, table.id);
    await visitor.post('/api/sign-in', { handle: ana.handle, passphrase: PASSPHRASE });
    await another.tableService.refresh(table.id);
    expect((await another.tableCommands.setBot(ana.id, table.id, 1, 3)).holders[1]).toEqual({ bot: 3 });
  });

  it('may ask for a seat that the guest lost to a bot, and gets it with the consent of the table', async () => {
    const ana = await permanentUser(site, 'Ana');
    const owner = await guest(site, 'Owner');
    const visitor = await guest(site, 'Ana too');
    const { body: table } = await owner.post('/api/tables', newTableRequest({ seats: seatsFor(3, 2), open: false }));
    const { body: code } = await owner.post(`/api/tables/${table.id}/invitations`, { seat: 1, watch: false });
    await visitor.post('/api/invitations/accept', code);
    await owner.post(`/api/tables/${table.id}/start`);
    const live = await site.tableService.find(table.id);
    await site.tableService.change(live, null, () => ({ newEntries: [botTakesOver(1, 'away')] }));
    await site.tableCommands.execute(
      visitor.id,
      site.command('ask', table.id, { question: { what: 'return', seat: 1 } }),
    );

    await visitor.post('/api/sign-in', { handle: ana.handle, passphrase: PASSPHRASE });
    const { body: lists } = await ana.get('/api/tables');
    expect(lists.mine.map(({ id }: { id: string }) => id)).toContain(table.id);
    expect(live.state).toMatchObject({ former: [null, { id: ana.id, name: 'Ana' }, null], question: null });
    await site.tableCommands.execute(ana.id, site.command('ask', table.id, { question: { what: 'return', seat: 1 } }));
    await site.tableCommands.execute(owner.id, site.command('answer', table.id, { yes: true }));
    expect((await ana.get(`/api/tables/${table.id}`)).body.head.holders[1].person).toEqual({ id: ana.id, name: 'Ana' });
    // Another node reads the same from the journal and the rows.
    const another = await site.otherNode().tableService.find(table.id);
    expect([another.state, another.seats]).toEqual([live.state, live.seats]);
  });

  it('gets no second seat at a table', async () => {
    const ana = await permanentUser(site, 'Ana');
    const visitor = await guest(site, 'Ana too');
    const { body: table } = await ana.post('/api/tables', newTableRequest({ seats: seatsFor(3, 2) }));
    await visitor.post(`/api/tables/${table.id}/join`, { seat: 1 });
    await ana.post(`/api/tables/${table.id}/start`);
    const live = await site.tableService.find(table.id);
    await site.tableService.change(live, null, () => ({ newEntries: [botTakesOver(1, 'time')] }));
    await visitor.post('/api/sign-in', { handle: ana.handle, passphrase: PASSPHRASE });
    const ask = site.command('ask', table.id, { question: { what: 'return', seat: 1 } });
    await expect(site.tableCommands.execute(ana.id, ask)).rejects.toMatchObject({ body: { code: 'not-your-seat' } });
    // A user who lost two seats gets only one back.
    const newEntries = [{ kind: 'former', seat: 1, person: { id: ana.id, name: 'Ana' } }] as const;
    await site.tableService.change(live, null, () => ({ newEntries }));
    await expect(site.tableCommands.execute(ana.id, ask)).rejects.toMatchObject({ body: { code: 'already-there' } });
  });

  it('sits at a table once', async () => {
    const ana = await permanentUser(site, 'Ana');
    const visitor = await guest(site, 'Ana too');
    const { body: table } = await ana.post('/api/tables', newTableRequest({ seats: seatsFor(3, 2) }));
    await visitor.post(`/api/tables/${table.id}/join`, { seat: 1 });
    await ana.post(`/api/tables/${table.id}/start`);
    await visitor.post('/api/sign-in', { handle: ana.handle, passphrase: PASSPHRASE });
    const { body: view } = await ana.get(`/api/tables/${table.id}`);
    expect(view.head.holders[0].person.id).toBe(ana.id);
    expect(view.head.holders[1]).toEqual({ bot: 2 });
  });
});
