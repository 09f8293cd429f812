/** Invitations to a table: each code can be used once. Only its hash is stored. */
import type { Holder, InvitationPreview, TableHead } from '@windrose/protocol';
import { hashOf, newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { chooseSeat, joinEntry, requireOpen } from './seating.ts';
import type { TableService } from './table-service.ts';

export class Invitations {
  private readonly tableService: TableService;

  constructor(tableService: TableService) {
    this.tableService = tableService;
  }

  async create(by: string, id: string, request: { seat: number | null; watch: boolean }): Promise<{ code: string }> {
    const table = await this.tableService.findVisible(by, id);
    if (table.row.owner !== by && table.seatOf(by) === null) throw new Refusal('forbidden');
    if (!request.watch) requireOpen(table);
    if (request.seat !== null && table.state.holders[request.seat] === undefined) throw new Refusal('wrong-seats');
    const code = newSecret();
    const invitation = {
      seat: request.seat,
      watch: request.watch ? 1 : 0,
      created_by: by,
      created: this.tableService.now(),
    };
    await this.tableService.storage.db
      .insertInto('invitations')
      .values({ hash: hashOf(code), table_id: id, used_by: null, used: null, ...invitation })
      .execute();
    return { code };
  }

  /** Describes an invitation before it is used. The user who has used it may still see it. */
  async preview(by: string | null, code: string): Promise<InvitationPreview> {
    const { table_id, created_by, watch, used_by } = await this.find(code);
    if (used_by !== null && used_by !== by) throw new Refusal('invitation-used');
    const [host, table] = await Promise.all([
      this.tableService.findPerson(created_by),
      this.tableService.find(table_id),
    ]);
    return { by: host.name, watch: watch === 1, head: table.head };
  }

  private async find(code: string) {
    const { db } = this.tableService.storage;
    const hash = hashOf(code);
    const found = await db.selectFrom('invitations').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (found === undefined) throw new Refusal('no-such-invitation');
    return found;
  }

  /** Accepts an invitation. The user who has used it already gets the table again. */
  async accept(by: string, code: string): Promise<TableHead> {
    const person = await this.tableService.findPerson(by);
    const { db } = this.tableService.storage;
    const invitation = await this.find(code);
    const { hash, table_id } = invitation;
    const again = invitation.used_by === by;
    if (again && (await this.wasAdmitted(by, invitation)))
      return (await this.tableService.findVisible(by, table_id)).head;
    if (!again) {
      const taken = await db
        .updateTable('invitations')
        .set({ used_by: by, used: this.tableService.now() })
        .where('hash', '=', hash)
        .where('used_by', 'is', null)
        .executeTakeFirst();
      if (Number(taken.numUpdatedRows) === 0) throw new Refusal('invitation-used');
    }
    try {
      return await this.admit(person, invitation);
    } catch (error) {
      // The same user has clicked twice.
      if (again && error instanceof Refusal && error.body.code === 'already-there')
        return (await this.tableService.findVisible(by, table_id)).head;
      // The invitation had no effect and may be used again.
      const unused = db.updateTable('invitations').set({ used_by: null, used: null });
      await unused.where('hash', '=', hash).where('used_by', '=', by).execute();
      throw error;
    }
  }

  /** True if the invitation took effect: the process may have died between marking it as used and giving the seat. */
  private async wasAdmitted(
    by: string,
    { table_id, watch, used }: { table_id: string; watch: number; used: number | null },
  ) {
    if (watch === 1) return false;
    const { db } = this.tableService.storage;
    const seats = await db
      .selectFrom('entries')
      .select('body')
      .where('table_id', '=', table_id)
      .where('kind', '=', 'seat')
      .where('at', '>=', used ?? 0)
      .execute();
    return seats.some(({ body }) => {
      const { holder } = JSON.parse(body) as { holder: Holder };
      return 'person' in holder && holder.person.id === by;
    });
  }

  private async admit(
    person: { id: string; name: string },
    { table_id, seat, watch }: { table_id: string; seat: number | null; watch: number },
  ): Promise<TableHead> {
    const table = await this.tableService.find(table_id);
    if (watch === 1) {
      await this.tableService.addMember(table_id, person.id);
      return table.head;
    }
    return this.tableService.change(table, null, () => ({
      newEntries: [joinEntry(table, person, seat ?? chooseSeat(table, person.id))],
    }));
  }
}
