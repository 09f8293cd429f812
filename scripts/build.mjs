// Builds the command line, the server with its threads, and the client into the dist folders of their packages.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isMain, root, setup } from './setup.mjs';

export const command = path.join(root, 'packages/cli/dist/windrose.js');
export const server = path.join(root, 'packages/server/dist/main.js');

/** Bundles a TypeScript file with its imports, except the libraries of the server, into one file for Node. */
export async function bundle(entry, outfile) {
  const { build } = await import('esbuild');
  const server = JSON.parse(readFileSync(path.join(root, 'packages/server/package.json'), 'utf8'));
  const libraries = Object.keys({ ...server.dependencies, ...server.devDependencies, ...server.optionalDependencies });
  const external = libraries.filter((name) => !name.startsWith('@windrose/'));
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    external,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  });
}

export async function buildCommand() {
  try {
    await bundle('packages/cli/src/main.ts', command);
  } catch {
    process.exit(1); // esbuild has printed the error and its place.
  }
}

/** Bundles the server and its threads. */
export async function buildServer() {
  const parts = { main: 'main', 'bot-thread': 'bots/bot-thread', 'sqlite-thread': 'storage/sqlite-writer-thread' };
  try {
    for (const [name, entry] of Object.entries(parts)) {
      await bundle(`packages/server/src/${entry}.ts`, `packages/server/dist/${name}.js`);
    }
  } catch {
    process.exit(1);
  }
}

/** Draws outdated images of the map and icons, bundles the client, and compresses its text files. */
export function buildClient() {
  const run = (...args) => {
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    if (status !== 0) process.exit(1);
  };
  run('packages/web/scripts/chart.mjs');
  run('packages/web/scripts/icons.mjs');
  run('node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn');
  compress(path.join(root, 'packages/web/dist'));
}

/** File types that brotli makes smaller; images and fonts are compressed already. */
const compressible = ['.html', '.js', '.css', '.json', '.webmanifest', '.svg', '.txt'];

/** Writes a compressed copy next to every file that brotli makes smaller. */
function compress(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    if (compressible.includes(path.extname(name))) writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}

if (isMain(import.meta.url)) {
  await setup();
  await buildCommand();
  await buildServer();
  buildClient();
}
