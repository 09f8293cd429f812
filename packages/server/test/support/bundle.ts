/** Bundles scripts of the server as plain JavaScript for threads and processes of tests. */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The root of the checkout, both from sources and from a bundle. */
const ROOT = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package-lock.json'))) folder = path.dirname(folder);
  return folder;
})();

/** Bundles are put in the checkout, so that they find their libraries. */
const FOLDER = path.join(ROOT, 'packages/server/dist/test');

/** Bundles files of packages/server, by output name. */
function bundle(files: Readonly<Record<string, string>>): void {
  const pairs = Object.entries(files).map(([outfile, file]) => [`packages/server/${file}`, outfile]);
  const script = `const { bundle } = await import('./scripts/build.mjs');
    for (const [entry, outfile] of ${JSON.stringify(pairs)}) await bundle(entry, outfile);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${Object.values(files)} cannot be bundled: ${stderr}`);
}

export function bundled(file: string): URL {
  const outfile = path.join(FOLDER, `${path.basename(file, '.ts')}-${process.pid}.js`);
  bundle({ [outfile]: file });
  return pathToFileURL(outfile);
}

/** Returns the path of the program with its threads, as `npm run build` bundles it, once for a test file. */
export function program(main = 'src/main.ts'): string {
  const folder = path.join(FOLDER, `${path.basename(main, '.ts')}-${process.pid}`);
  const started = path.join(folder, 'main.js');
  if (existsSync(started)) return started;
  bundle({
    [started]: main,
    [path.join(folder, 'bot-thread.js')]: 'src/bots/bot-thread.ts',
    [path.join(folder, 'sqlite-thread.js')]: 'src/storage/sqlite-writer-thread.ts',
  });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return started;
}
