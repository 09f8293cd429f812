// Bundles the command line into packages/cli/dist/windrose.js, which plain Node runs.
import path from 'node:path';
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

if (isMain(import.meta.url)) {
  await setup();
  await buildCommand();
}
