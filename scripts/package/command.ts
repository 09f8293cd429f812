/**
 * Makes the package `windrose` in a folder: the built command, server and client, arranged as in `packages/` because they
 * find each other by relative paths.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './library.ts';

/** The files and folders of the package, by where they are in the repository. */
const CONTENT: Readonly<Record<string, string>> = {
  'packages/cli/bin': 'cli/bin',
  'packages/cli/dist/windrose.js': 'cli/dist/windrose.js',
  'packages/server/dist/main.js': 'server/dist/main.js',
  'packages/server/dist/bot-thread.js': 'server/dist/bot-thread.js',
  'packages/server/dist/sqlite-thread.js': 'server/dist/sqlite-thread.js',
  'packages/web/dist': 'web/dist',
  'packages/cli/README.md': 'README.md',
  LICENSE: 'LICENSE',
  'NOTICE.md': 'NOTICE.md',
};

/** Builds what has changed since the last build, in a process of its own because the build is not typed. */
function build(): void {
  const script = "const { build } = await import('./scripts/build.mjs'); await build({ ifChanged: true });";
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { cwd: root, stdio: 'inherit' });
}

function manifestOf(folder: string) {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}

export function makeCommand(target: string): void {
  build();
  rmSync(target, { recursive: true, force: true });
  for (const [source, place] of Object.entries(CONTENT)) {
    cpSync(path.join(root, source), path.join(target, place), { recursive: true });
  }
  const { name, version, description, license, type, engines } = manifestOf('.');
  const libraries = Object.entries(manifestOf('packages/server').dependencies);
  const manifest = {
    name,
    version,
    description,
    license,
    type,
    engines,
    keywords: ['board-game', 'endeavor', 'windrose', 'game-server'],
    bin: { windrose: 'cli/bin/windrose.js' },
    files: ['cli', 'server', 'web', 'NOTICE.md'],
    // The bundles import the libraries of the server, and contain everything else.
    dependencies: Object.fromEntries(libraries.filter(([library]) => !library.startsWith('@windrose/'))),
  };
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
