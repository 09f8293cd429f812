/** The commands `backup` and `restore`: open the database of the settings, print the progress and a summary. */
import { existsSync } from 'node:fs';
import type { Settings } from '../settings/definitions.ts';
import { openStorage } from '../storage/open.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { databaseOf } from './serve.ts';

interface BackupCommand {
  readonly command: 'backup' | 'restore';
  readonly file: string;
  /** Replaces the contents of a database that is not empty. */
  readonly replace: boolean;
}

export async function runBackupCommand(settings: Settings, { command, file, replace }: BackupCommand): Promise<void> {
  const database = databaseOf(settings);
  if (command === 'backup' && settings.databaseUrl === null && !existsSync(database)) {
    throw new Error(
      `There is no database ${database}. Set DATA_DIR to its folder, or DATABASE_URL to a PostgreSQL database.`,
    );
  }
  const storage = await openStorage(database);
  try {
    const show = progress();
    const { counts, made } = await (command === 'backup'
      ? backup(storage, file, show)
      : restore(storage, file, { replace }, show));
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const what = `${counts.tables} tables, ${counts.persons} persons, ${rows} rows in all`;
    if (command === 'backup') console.log(`${file} contains ${what}.`);
    else console.log(`Restored ${what}, as they were on ${new Date(made).toISOString()}.`);
  } finally {
    await storage.close();
  }
}

/** Prints every ten percent. */
function progress(): (done: number, all: number) => void {
  let printed = 0;
  return (done, all) => {
    const tenths = Math.floor((10 * done) / Math.max(1, all));
    if (tenths <= printed || tenths >= 10) return;
    printed = tenths;
    console.error(`${tenths}0 %`);
  };
}
