/**
 * Tables and columns of the database by name, with parents before the tables that refer to them. Used for writing whole
 * rows and for backups.
 */
import type { Schema } from './schema.ts';

type Columns = {
  readonly [T in keyof Schema]: {
    readonly key: readonly (keyof Schema[T])[];
    readonly all: readonly (keyof Schema[T])[];
  };
};

export const COLUMNS = {
  site: { key: ['key'], all: ['key', 'value'] },
  persons: {
    key: ['id'],
    all: [
      'id',
      'name',
      'handle',
      'passphrase',
      'mail',
      'program',
      'language',
      'sleep',
      'away_until',
      'away_days',
      'away_year',
      'created',
      'seen',
    ],
  },
  sessions: { key: ['hash'], all: ['hash', 'person', 'created', 'seen'] },
  tokens: { key: ['hash'], all: ['hash', 'person', 'label', 'created', 'seen'] },
  mail_codes: { key: ['mail'], all: ['mail', 'hash', 'person', 'tries', 'until'] },
  channels: { key: ['id'], all: ['id', 'person', 'kind', 'address', 'active', 'trouble', 'created'] },
  tables: {
    key: ['id'],
    all: [
      'id',
      'title',
      'status',
      'how',
      'open',
      'owner',
      'edition',
      'mode',
      'opening',
      'players',
      'pace',
      'undo',
      'length',
      'round',
      'asked',
      'deadline',
      'clocks',
      'created',
      'changed',
      'daily',
      'scores',
    ],
  },
  seats: { key: ['table_id', 'seat'], all: ['table_id', 'seat', 'person', 'bot', 'former', 'colour'] },
  members: { key: ['table_id', 'person'], all: ['table_id', 'person'] },
  invitations: {
    key: ['hash'],
    all: ['hash', 'table_id', 'seat', 'watch', 'created_by', 'created', 'used_by', 'used'],
  },
  replays: { key: ['table_id'], all: ['table_id', 'code'] },
  entries: { key: ['table_id', 'n'], all: ['table_id', 'n', 'at', 'kind', 'seat', 'person', 'body', 'message'] },
  notes: { key: ['table_id', 'person'], all: ['table_id', 'person', 'text'] },
  due: { key: ['kind', 'subject'], all: ['kind', 'subject', 'at', 'taken_until', 'detail'] },
  presence: { key: ['node', 'person'], all: ['node', 'person', 'seen'] },
  looking: { key: ['person', 'table_id', 'node'], all: ['node', 'person', 'table_id'] },
  told: { key: ['table_id', 'turn', 'channel'], all: ['table_id', 'turn', 'channel', 'at'] },
  results: {
    key: ['table_id', 'seat'],
    all: [
      'table_id',
      'seat',
      'person',
      'bot',
      'edition',
      'mode',
      'players',
      'glory',
      'place',
      'won',
      'parts',
      'finished',
      'daily',
      'left_by',
    ],
  },
} as const satisfies Columns;

export const TABLES = Object.keys(COLUMNS) as (keyof Schema)[];
