// Creates one temporary folder for all files of a test run, and deletes it afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Vitest calls this before its workers start, and the returned function after they have ended. */
export default function scratch() {
  const folder = mkdtempSync(path.join(tmpdir(), 'windrose-'));
  // PostgreSQL does not run as root and must be able to enter the folder.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
