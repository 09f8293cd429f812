/**
 * Public replays of finished games: of private tables by a code that their players share and revoke, of others by the
 * id of the table.
 */
import type { Replay } from '@windrose/protocol';
import { newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import type { LiveTable } from './live-table.ts';
import { currentPlayers } from './rematch.ts';
import type { TableService } from './table-service.ts';
import { recordOf } from './table-store.ts';

export class Replays {
  private readonly tableService: TableService;

  constructor(tableService: TableService) {
    this.tableService = tableService;
  }

  /** Returns the code of a finished game, which is the same for all players who share it. */
  async share(by: string, id: string): Promise<{ code: string }> {
    const table = await this.findOwn(by, id);
    if (table.state.status !== 'ended') throw new Refusal('not-over');
    // One statement, because another player may revoke the code meanwhile. The conflict clause changes nothing; it
    // makes the statement return the existing row.
    return this.tableService.storage.db
      .insertInto('replays')
      .values({ table_id: id, code: newSecret() })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ table_id: id }))
      .returning('code')
      .executeTakeFirstOrThrow();
  }

  /** Revokes the code. */
  async unshare(by: string, id: string): Promise<void> {
    await this.findOwn(by, id);
    await this.tableService.storage.db.deleteFrom('replays').where('table_id', '=', id).execute();
  }

  /** Returns the table for its owner and its current or former players. */
  private async findOwn(by: string, id: string): Promise<LiveTable> {
    const table = await this.tableService.findLatestVisible(by, id);
    const players = await currentPlayers(this.tableService.storage, table);
    if (table.row.owner !== by && !players.some((player) => player?.id === by)) throw new Refusal('forbidden');
    return table;
  }

  async open(code: string): Promise<Replay> {
    const table = await this.find(code);
    const { row, state, seats } = table;
    const { how } = state;
    if (how === null) throw new Refusal('not-over');
    return {
      title: row.title,
      how,
      daily: row.daily,
      seats: state.holders.map((holder, seat) => ({
        name: ('person' in holder ? holder.person : state.left[seat])?.name ?? null,
        bot: 'bot' in holder ? holder.bot : null,
        colour: seats[seat].colour,
      })),
      record: await recordOf(this.tableService.storage, table),
    };
  }

  private async find(code: string): Promise<LiveTable> {
    const { db } = this.tableService.storage;
    const shared = await db.selectFrom('replays').select('table_id').where('code', '=', code).executeTakeFirst();
    if (shared === undefined) return this.tableService.findLatestVisible(null, code);
    // This node may not know yet that the game is over.
    await this.tableService.refresh(shared.table_id);
    return this.tableService.find(shared.table_id);
  }
}
