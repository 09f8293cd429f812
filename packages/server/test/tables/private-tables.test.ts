/** Private tables: who can see them, and invitations that admit one user once. */
import type { TableHead } from '@windrose/protocol';
import { describe, expect, test } from 'vitest';
import { refused } from '../support/refused.ts';
import { anna, bruno, carla, site, siteForEachTest, stranger } from '../support/site-with-people.ts';
import { newTableRequest, seatsFor } from '../support/test-tables.ts';

siteForEachTest();

describe('private tables', () => {
  test('do not exist for others, and an invitation admits one user once', async () => {
    const { id } = await site.tableCommands.create(anna, newTableRequest({ open: false }));
    await expect(site.tableCommands.view(bruno, id)).rejects.toEqual(refused('not-found'));
    await expect(site.tableCommands.view(null, id)).rejects.toEqual(refused('not-found'));
    await expect(site.tableCommands.join(bruno, id, 1)).rejects.toEqual(refused('not-found'));
    const { code } = await site.invitations.create(anna, id, { seat: null, watch: false });
    const head = await site.invitations.accept(bruno, code);
    expect(head.holders[1]).toMatchObject({ person: { name: 'Bruno' } });
    await expect(site.invitations.accept(carla, code)).rejects.toEqual(refused('invitation-used'));
    expect((await site.invitations.accept(bruno, code)).id).toBe(id);
    await expect(site.invitations.create(stranger, id, { seat: null, watch: true })).rejects.toEqual(
      refused('not-found'),
    );
  });

  test('an invitation shows its sender and table before it is used', async () => {
    const { id } = await site.tableCommands.create(anna, newTableRequest({ open: false, title: 'By lamplight' }));
    const { code } = await site.invitations.create(anna, id, { seat: null, watch: false });
    const preview = await site.invitations.preview(null, code);
    expect(preview).toMatchObject({ by: 'Anna', watch: false, head: { id, title: 'By lamplight' } });
    expect(preview.head.holders).toContainEqual({ free: true });
    await site.invitations.accept(bruno, code);
    expect((await site.invitations.preview(bruno, code)).head.id).toBe(id);
    await expect(site.invitations.preview(null, code)).rejects.toEqual(refused('invitation-used'));
    await expect(site.invitations.preview(null, 'unknownunknown')).rejects.toEqual(refused('no-such-invitation'));
  });

  test('an invitation to watch gives no seat', async () => {
    const { id } = await site.startTable([anna], { open: false });
    const { code } = await site.invitations.create(anna, id, { seat: null, watch: true });
    await site.invitations.accept(stranger, code);
    expect((await site.tableCommands.view(stranger, id)).head.id).toBe(id);
    const next = (await site.randomMove(id, 'x'))!;
    await expect(
      site.tableCommands.execute(stranger, site.command('play', id, { ply: next.ply, moves: [next.move] })),
    ).rejects.toEqual(refused('not-your-seat'));
  });

  test('are listed for users who may view them in every state of the game', async () => {
    const { id } = await site.tableCommands.create(anna, newTableRequest({ open: false, seats: seatsFor(3, 1) }));
    const { code } = await site.invitations.create(anna, id, { seat: null, watch: true });
    await site.invitations.accept(bruno, code);
    const listed = async (by: string | null) => {
      const lists = await site.tableCommands.lists(by);
      return Object.entries<TableHead[]>({ ...lists }).flatMap(([name, heads]) =>
        heads.some((head) => head.id === id) ? [name] : [],
      );
    };
    expect([await listed(anna), await listed(bruno), await listed(stranger)]).toEqual([['mine'], ['open'], []]);
    await site.tableCommands.start(anna, id);
    expect([await listed(anna), await listed(bruno), await listed(null)]).toEqual([['mine'], ['watchable'], []]);
    await site.tableCommands.execute(anna, site.command('ask', id, { question: { what: 'stop' } }));
    expect([await listed(anna), await listed(bruno), await listed(stranger)]).toEqual([['finished'], ['finished'], []]);
  });

  test('a user who resigns may continue to watch', async () => {
    const { id } = await site.tableCommands.create(anna, newTableRequest({ open: false, seats: seatsFor(3, 2) }));
    const { code } = await site.invitations.create(anna, id, { seat: null, watch: false });
    await site.invitations.accept(bruno, code);
    await site.tableCommands.start(anna, id);
    await site.tableCommands.execute(bruno, site.command('resign', id, {}));
    expect((await site.tableCommands.view(bruno, id)).head.holders[1]).toEqual({ bot: expect.any(Number) });
    expect((await site.tableCommands.lists(bruno)).watchable.map((head) => head.id)).toEqual([id]);
  });

  test('an invitation that was marked as used without effect works for the same user', async () => {
    const { id } = await site.tableCommands.create(anna, newTableRequest({ open: false }));
    const { code: seatCode } = await site.invitations.create(anna, id, { seat: null, watch: false });
    const { code: watchCode } = await site.invitations.create(anna, id, { seat: null, watch: true });
    const used = site.time.now;
    await site.storage.db.updateTable('invitations').set({ used_by: bruno, used }).where('watch', '=', 0).execute();
    await site.storage.db.updateTable('invitations').set({ used_by: carla, used }).where('watch', '=', 1).execute();
    await expect(site.invitations.accept(stranger, seatCode)).rejects.toEqual(refused('invitation-used'));
    const heads = await Promise.all([
      site.invitations.accept(bruno, seatCode),
      site.invitations.accept(bruno, seatCode),
    ]);
    for (const { holders } of heads) expect(holders[1]).toMatchObject({ person: { id: bruno } });
    expect(heads[1].holders[2]).toEqual({ free: true });
    await site.invitations.accept(carla, watchCode);
    expect((await site.tableCommands.view(carla, id)).head.id).toBe(id);
    // A user who has joined by an invitation and left has used it.
    await site.tableCommands.leave(bruno, id);
    await expect(site.invitations.accept(bruno, seatCode)).rejects.toEqual(refused('not-found'));
    await expect(site.invitations.accept(stranger, seatCode)).rejects.toEqual(refused('invitation-used'));
  });

  test('an invitation that could not be used may be used again', async () => {
    const { id } = await site.tableCommands.create(anna, newTableRequest({ open: false }));
    const { code } = await site.invitations.create(anna, id, { seat: 0, watch: false });
    await expect(site.invitations.accept(bruno, code)).rejects.toEqual(refused('seat-taken'));
    await expect(site.invitations.accept(bruno, code)).rejects.toEqual(refused('seat-taken'));
  });
});
