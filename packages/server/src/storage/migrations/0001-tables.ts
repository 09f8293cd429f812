/** Schema 1. It is released and never changes; changes are new migrations. */
import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../storage.ts';

/** `?` allows null, `=x` sets a default value. A moment needs eight bytes. */
type Column =
  | 'text'
  | 'text?'
  | 'integer'
  | 'integer?'
  | 'moment'
  | 'moment?'
  | `text='${string}'`
  | `integer=${number}`
  | `moment=${number}`;

export async function tables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  /** `~` after a reference deletes the row together with the row that it refers to. */
  const table = async (
    name: string,
    key: readonly string[],
    columns: Record<string, Column>,
    references: Record<string, string> = {},
    ending: Partial<Record<DatabaseKind, string>> = {},
  ) => {
    let builder = db.schema.createTable(name);
    for (const [column, says] of Object.entries(columns)) {
      const [, type, nullable, , value] = /^(\w+)(\?)?(='?(.*?)'?)?$/.exec(says)!;
      builder = builder.addColumn(column, sql.raw(type === 'moment' ? 'bigint' : type!), (c) => {
        const given = value === undefined ? c : c.defaultTo(type === 'text' ? value : Number(value));
        return nullable ? given : given.notNull();
      });
    }
    builder = builder.addPrimaryKeyConstraint(`${name}_key`, key as never);
    for (const [column, to] of Object.entries(references)) {
      const parent = to.replace('~', '');
      builder = builder.addForeignKeyConstraint(`${name}_${column}`, [column] as never, parent, ['id'] as never, (c) =>
        to.endsWith('~') ? c.onDelete('cascade') : c,
      );
    }
    const end = ending[kind];
    await (end === undefined ? builder : builder.modifyEnd(sql.raw(end))).execute();
  };
  const index = async (name: string, on: string, columns: readonly string[], where?: string, unique = false) => {
    let builder = db.schema
      .createIndex(name)
      .on(on)
      .columns(columns as never);
    if (unique) builder = builder.unique();
    if (where !== undefined) builder = builder.where(sql.raw<boolean>(where));
    await builder.execute();
  };
  /** In SQLite, small rows are stored in the index of their key, which saves writing a page. */
  const narrow = { sqlite: 'without rowid' };
  /**
   * In PostgreSQL, leaves free space in pages, so that updates of columns without an index do not change the indexes.
   */
  const lively = { postgres: 'with (fillfactor = 70)' };

  await table('site', ['key'], { key: 'text', value: 'text' }, {}, narrow);
  await sql`insert into site (key, value) values ('epoch', '0')`.execute(db);
  await table('persons', ['id'], {
    id: 'text',
    name: 'text',
    handle: 'text?',
    passphrase: 'text?',
    mail: 'text?',
    program: 'integer=0',
    language: "text='en'",
    sleep: 'text?',
    away_until: 'moment?',
    away_days: 'integer=0',
    away_year: 'integer=0',
    created: 'moment',
    seen: 'moment',
  });
  await index('persons_by_handle', 'persons', ['handle'], 'handle is not null', true);
  await index('persons_by_mail', 'persons', ['mail'], 'mail is not null', true);
  await table(
    'sessions',
    ['hash'],
    { hash: 'text', person: 'text', created: 'moment', seen: 'moment' },
    { person: 'persons~' },
    narrow,
  );
  await index('sessions_by_person', 'sessions', ['person']);
  await table(
    'tokens',
    ['hash'],
    { hash: 'text', person: 'text', label: 'text', created: 'moment', seen: 'moment?' },
    { person: 'persons~' },
    narrow,
  );
  await index('tokens_by_person', 'tokens', ['person']);
  await table(
    'mail_codes',
    ['mail'],
    { mail: 'text', hash: 'text', person: 'text?', tries: 'integer=0', until: 'moment' },
    { person: 'persons~' },
    narrow,
  );
  await index('mail_codes_by_person', 'mail_codes', ['person']);
  await table(
    'channels',
    ['id'],
    {
      id: 'text',
      person: 'text',
      kind: 'text',
      address: 'text',
      active: 'integer=1',
      trouble: 'text?',
      created: 'moment',
    },
    { person: 'persons~' },
  );
  await index('channels_by_person', 'channels', ['person']);
  await table(
    'tables',
    ['id'],
    {
      id: 'text',
      title: 'text',
      status: 'text',
      how: 'text?',
      open: 'integer',
      owner: 'text',
      edition: 'text',
      mode: 'text',
      opening: 'text',
      players: 'integer',
      pace: 'text',
      undo: 'text',
      length: 'integer',
      round: 'integer',
      asked: 'integer?',
      deadline: 'moment?',
      clocks: 'text?',
      created: 'moment',
      changed: 'moment',
      daily: 'text?',
      scores: 'text?',
    },
    { owner: 'persons' },
  );
  await index('tables_by_status', 'tables', ['status', 'open', 'changed']);
  await index('tables_by_owner', 'tables', ['owner']);
  await index('tables_by_day', 'tables', ['daily'], 'daily is not null');
  await table(
    'seats',
    ['table_id', 'seat'],
    { table_id: 'text', seat: 'integer', person: 'text?', bot: 'integer?', former: 'text?', colour: 'integer' },
    { table_id: 'tables~', person: 'persons', former: 'persons' },
    narrow,
  );
  await index('seats_by_person', 'seats', ['person'], 'person is not null');
  await index('seats_by_former', 'seats', ['former'], 'former is not null');
  await table(
    'members',
    ['table_id', 'person'],
    { table_id: 'text', person: 'text' },
    { table_id: 'tables~', person: 'persons~' },
    narrow,
  );
  await index('members_by_person', 'members', ['person']);
  await table(
    'invitations',
    ['hash'],
    {
      hash: 'text',
      table_id: 'text',
      seat: 'integer?',
      watch: 'integer',
      created_by: 'text',
      created: 'moment',
      used_by: 'text?',
      used: 'moment?',
    },
    { table_id: 'tables~', created_by: 'persons', used_by: 'persons' },
    narrow,
  );
  await index('invitations_by_table', 'invitations', ['table_id']);
  // Users in journals are history and refer to no row.
  await table(
    'entries',
    ['table_id', 'n'],
    {
      table_id: 'text',
      n: 'integer',
      at: 'moment',
      kind: 'text',
      seat: 'integer?',
      person: 'text?',
      body: 'text',
      message: 'text?',
    },
    { table_id: 'tables~' },
    narrow,
  );
  await index('entries_by_message', 'entries', ['table_id', 'message'], 'message is not null', true);
  await table(
    'notes',
    ['table_id', 'person'],
    { table_id: 'text', person: 'text', text: 'text' },
    { table_id: 'tables~', person: 'persons~' },
  );
  await index('notes_by_person', 'notes', ['person']);
  await table(
    'due',
    ['kind', 'subject'],
    { kind: 'text', subject: 'text', at: 'moment', taken_until: 'moment=0', detail: "text=''" },
    {},
    narrow,
  );
  await index('due_by_moment', 'due', ['at']);
  await table(
    'presence',
    ['node', 'person'],
    { node: 'text', person: 'text', seen: 'moment' },
    {},
    { ...narrow, ...lively },
  );
  await index('presence_by_person', 'presence', ['person']);
  await table(
    'told',
    ['table_id', 'ply', 'channel'],
    { table_id: 'text', ply: 'integer', channel: 'text', at: 'moment' },
    { table_id: 'tables~' },
    narrow,
  );
  await table(
    'results',
    ['table_id', 'seat'],
    {
      table_id: 'text',
      seat: 'integer',
      person: 'text?',
      bot: 'integer?',
      edition: 'text',
      mode: 'text',
      players: 'integer',
      glory: 'integer',
      place: 'integer',
      won: 'integer',
      parts: 'text',
      finished: 'moment',
      daily: 'text?',
    },
    { table_id: 'tables~', person: 'persons' },
    narrow,
  );
  await index('results_by_person', 'results', ['person', 'finished'], 'person is not null');
  await index('results_by_day', 'results', ['daily', 'glory'], 'daily is not null');
}
