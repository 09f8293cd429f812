/** Bundles the service worker into the built client as `sw.js`, with the list of all files that it stores. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';
import type { Plugin } from 'vite';

const ENTRY = path.join(import.meta.dirname, '../service-worker/main.js');
const STORED = /\.(js|css|html|svg|webp|woff2)$/;
/** Files whose names contain a hash of their content. */
const HASHED = /^assets\//;

/** Lists the files of the client; `revision` tells a new version of a file from an old one. */
function clientFiles(folder: string): { url: string; revision: string | null }[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => STORED.test(name) && name !== 'sw.js')
    .sort()
    .map((url) => ({ url, revision: HASHED.test(url) ? null : hashOf(path.join(folder, url)) }));
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
}

export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir }) {
    await build({
      input: ENTRY,
      transform: {
        define: { CLIENT_FILES: JSON.stringify(clientFiles(dir!)), 'process.env.NODE_ENV': '"production"' },
      },
      output: { file: path.join(dir!, 'sw.js'), format: 'iife', minify: true },
    });
  },
};
