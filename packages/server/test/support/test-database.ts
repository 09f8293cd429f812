/** A new database for each test with two users and four tables, and any number of connections to it. */
import type { Storage } from '../../src/storage/storage.ts';
import { personRow, tableRow } from './rows.ts';

/** The place of databases. */
export interface DatabasePlace {
  /** Returns the address of a new, empty database. */
  fresh(): Promise<string>;
  open(address: string): Promise<Storage>;
}

export class TestDatabase {
  readonly place: DatabasePlace;
  address!: string;
  storage!: Storage;
  private opened: Storage[] = [];

  constructor(place: DatabasePlace) {
    this.place = place;
  }

  async open(): Promise<void> {
    this.address = await this.place.fresh();
    this.storage = await this.connect();
    const { db } = this.storage;
    await db.insertInto('persons').values(['ann', 'ben'].map(personRow)).execute();
    await db
      .insertInto('tables')
      .values(['a', 'b', 'c', 'd'].map((id) => tableRow(id, 'ann')))
      .execute();
    await db.insertInto('due').values({ kind: 'away', subject: 'a:0', at: 7 }).execute();
  }

  /** Opens another connection to the same database. */
  async connect(): Promise<Storage> {
    const storage = await this.place.open(this.address);
    this.opened.push(storage);
    return storage;
  }

  /** Returns all rows that belong to a table. */
  async allRows(table: string) {
    const { db } = this.storage;
    return {
      row: await db.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst(),
      entries: await db.selectFrom('entries').selectAll().where('table_id', '=', table).orderBy('n').execute(),
      seats: await db.selectFrom('seats').selectAll().where('table_id', '=', table).orderBy('seat').execute(),
      due: await db.selectFrom('due').selectAll().where('subject', 'like', `${table}%`).execute(),
      results: await db.selectFrom('results').selectAll().where('table_id', '=', table).execute(),
    };
  }

  async close(): Promise<void> {
    for (const storage of this.opened.splice(0)) await storage.close();
  }
}
