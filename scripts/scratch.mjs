// One folder for all that a run of tests writes, which goes with it: where they ask for a temporary one, it is in there.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Called by the runner before its workers start; what it returns is called when all have ended. */
export default function scratch() {
  const folder = mkdtempSync(path.join(tmpdir(), 'windrose-'));
  // PostgreSQL does not run as root, and must find its way in nevertheless.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
