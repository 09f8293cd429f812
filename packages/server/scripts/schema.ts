/** Stores the current schema with sample rows for the migration test. Never changes a stored schema. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { SCHEMA } from '../src/storage/migrations/migrations.ts';
import { dump, dumpFile } from '../test/support/schema-dump.ts';

for (const kind of ['sqlite', 'postgres'] as const) {
  const file = dumpFile(kind, SCHEMA);
  if (existsSync(file)) {
    console.log(`${file.pathname} is there: released schemas stay as they are.`);
    continue;
  }
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, await dump(kind, SCHEMA));
  console.log(`${file.pathname} written.`);
}
