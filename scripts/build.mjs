// Builds the command line, the server with its threads, and the client into the dist folders of their packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isMain, root, setup } from './setup.mjs';

export const command = path.join(root, 'packages/cli/dist/windrose.js');
export const server = path.join(root, 'packages/server/dist/main.js');
const page = path.join(root, 'packages/web/dist/index.html');

/** Bundles a TypeScript file with its imports, except the libraries of the server, into one file for Node. */
export async function bundle(entry, outfile) {
  const { build } = await import('rolldown');
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(root, 'packages/server/package.json')));
  const libraries = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@windrose/'),
  );
  const isLibrary = (name) => libraries.some((library) => name === library || name.startsWith(`${library}/`));
  await build({
    input: path.resolve(root, entry),
    platform: 'node',
    external: (name) => isBuiltin(name) || isLibrary(name),
    output: { file: path.resolve(root, outfile), format: 'esm', sourcemap: true, codeSplitting: false },
    logLevel: 'warn',
  });
}

/** Bundles files into the `dist` folder of a package; ends the process with the place of the error if one is wrong. */
async function bundleAll(name, files) {
  const folder = path.join(root, 'packages', name);
  try {
    for (const [outfile, entry] of Object.entries(files)) {
      await bundle(path.join(folder, 'src', `${entry}.ts`), path.join(folder, 'dist', `${outfile}.js`));
    }
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

export function buildCommand() {
  return bundleAll('cli', { windrose: 'main' });
}

/** Bundles the server and its threads. */
export function buildServer() {
  return bundleAll('server', {
    main: 'main',
    'bot-thread': 'bots/bot-thread',
    'sqlite-thread': 'storage/sqlite-writer-thread',
  });
}

/** Bundles the client and the viewer for other sites, and compresses their text files. */
export function buildClient() {
  // The first one empties the folder of both.
  for (const config of ['vite.config.ts', 'vite.viewer.config.ts']) buildPages(config);
  compress(path.join(root, 'packages/web/dist'));
}

function buildPages(config) {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const web = path.join(root, 'packages/web');
  const options = ['build', web, '--config', path.join(web, config), '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, [vite, ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(1);
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

/** What the build reads, apart from the installed libraries. */
const inputs = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs', 'docs/rules', 'packages'];
const notInputs = new Set(['node_modules', 'dist', 'test', 'bench', 'coverage', 'reports']);
const stamp = path.join(root, 'packages/server/dist/.built-from');

/** Returns a hash of all files that the build reads. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  const add = (file) => {
    if (!statSync(file).isDirectory()) hash.update(path.relative(root, file)).update(readFileSync(file));
    else for (const name of readdirSync(file).sort()) if (!notInputs.has(name)) add(path.join(file, name));
  };
  for (const input of inputs) add(path.join(root, input));
  return hash.digest('hex');
}

/** Builds everything; with `ifChanged` nothing unless a file differs from those of the last build. */
export async function build({ ifChanged = false } = {}) {
  const current = fingerprint();
  const isBuilt = [stamp, command, server, page].every(existsSync) && readFileSync(stamp, 'utf8') === current;
  if (ifChanged && isBuilt) return;
  rmSync(stamp, { force: true });
  console.log('Building the client …');
  buildClient();
  console.log('Building the server and the command line …');
  await buildServer();
  await buildCommand();
  writeFileSync(stamp, current);
}

if (isMain(import.meta.url)) {
  await setup('start');
  await build();
}
