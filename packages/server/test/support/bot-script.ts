/**
 * The worker thread of bots as plain JavaScript, bundled once for a test file, because Node 20 cannot start a
 * TypeScript one.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

export async function botScript(): Promise<URL> {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'windrose-bots-')), 'worker.mjs');
  const entry = fileURLToPath(new URL('../../src/bots/bot-thread.ts', import.meta.url));
  await build({ input: entry, platform: 'node', output: { file, format: 'esm', codeSplitting: false } });
  return pathToFileURL(file);
}
