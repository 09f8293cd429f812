/** Invitations: whoever has the code is let in, once. Only its hash is kept. */
import type { Invited, TableHead } from '@windrose/protocol';
import { hashOf, newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { Desk } from './desk.ts';
import { joining, mustBeOpen } from './seating.ts';

export class Invitations {
  private readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  async invite(by: string, id: string, wish: { seat: number | null; watch: boolean }): Promise<{ code: string }> {
    const table = await this.desk.see(by, id);
    if (table.row.owner !== by && table.seatOf(by) === null) throw new Refusal('forbidden');
    if (!wish.watch) mustBeOpen(table);
    if (wish.seat !== null && table.standing.holders[wish.seat] === undefined) throw new Refusal('wrong-seats');
    const code = newSecret();
    const invitation = { seat: wish.seat, watch: wish.watch ? 1 : 0, created_by: by, created: this.desk.now() };
    await this.desk.storage.db
      .insertInto('invitations')
      .values({ hash: hashOf(code), table_id: id, used_by: null, used: null, ...invitation })
      .execute();
    return { code };
  }

  /** What it is to, before it is used; whoever has used it is told again. */
  async look(by: string | null, code: string): Promise<Invited> {
    const { table_id, created_by, watch, used_by } = await this.find(code);
    if (used_by !== null && used_by !== by) throw new Refusal('invitation-used');
    const [host, table] = await Promise.all([this.desk.personOf(created_by), this.desk.find(table_id)]);
    return { by: host.name, watch: watch === 1, head: table.head };
  }

  private async find(code: string) {
    const { db } = this.desk.storage;
    const hash = hashOf(code);
    const found = await db.selectFrom('invitations').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (found === undefined) throw new Refusal('no-such-invitation');
    return found;
  }

  /** Lets somebody in, once. Whoever has used it already is simply shown the table again. */
  async accept(by: string, code: string): Promise<TableHead> {
    const person = await this.desk.personOf(by);
    const { db } = this.desk.storage;
    const invitation = await this.find(code);
    const { hash } = invitation;
    if (invitation.used_by === by) return (await this.desk.see(by, invitation.table_id)).head;
    const taken = await db
      .updateTable('invitations')
      .set({ used_by: by, used: this.desk.now() })
      .where('hash', '=', hash)
      .where('used_by', 'is', null)
      .executeTakeFirst();
    if (Number(taken.numUpdatedRows) === 0) throw new Refusal('invitation-used');
    try {
      return await this.letIn(person, invitation);
    } catch (error) {
      // Nothing came of it: it may be used again.
      await db.updateTable('invitations').set({ used_by: null, used: null }).where('hash', '=', hash).execute();
      throw error;
    }
  }

  private async letIn(
    person: { id: string; name: string },
    { table_id, seat, watch }: { table_id: string; seat: number | null; watch: number },
  ): Promise<TableHead> {
    const table = await this.desk.find(table_id);
    const member = { table_id, person: person.id };
    const { db } = this.desk.storage;
    if (watch === 1) {
      await db
        .insertInto('members')
        .values(member)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return table.head;
    }
    return this.desk.change(table, null, () => {
      const free = table.standing.holders.findIndex((holder) => 'free' in holder);
      return { happenings: [joining(table, person, seat ?? free)] };
    });
  }
}
