// Builds what plain Node and a browser run: the command line into packages/cli/dist/windrose.js, the client into packages/web/dist.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { compressible } from './serve.mjs';
import { isMain, root, setup } from './setup.mjs';

export const command = path.join(root, 'packages/cli/dist/windrose.js');

/** Bundles one TypeScript file, with all that it imports, into one file for Node. */
export async function bundle(entry, outfile) {
  const { build } = await import('esbuild');
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
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
    process.exit(1); // esbuild has said what is wrong, and where.
  }
}

/** Draws the chart, if it is not the present one, bundles the client and compresses what is sent as text. */
export function buildClient() {
  const run = (...args) => {
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
    if (status !== 0) process.exit(1);
  };
  run('packages/web/scripts/chart.mjs');
  run('node_modules/vite/bin/vite.js', 'build', 'packages/web', '--logLevel', 'warn');
  compress(path.join(root, 'packages/web/dist'));
}

/** Beside every file that brotli makes smaller, its compressed shape. */
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
  buildClient();
}
