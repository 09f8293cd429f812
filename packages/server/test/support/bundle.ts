/** A script of the server as plain Node runs it, for threads and processes of tests. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The root of the checkout, from sources as well as from a bundle. */
const ROOT = (() => {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'package-lock.json'))) folder = path.dirname(folder);
  return folder;
})();

/** Bundles a file of packages/server. The bundle lies in the checkout, where its libraries are found. */
export function bundled(file: string): URL {
  const entry = `packages/server/${file}`;
  const outfile = path.join(ROOT, 'packages/server/dist/test', `${path.basename(file, '.ts')}-${process.pid}.js`);
  const recipe = `import('./scripts/build.mjs').then(({ bundle }) => bundle('${entry}', ${JSON.stringify(outfile)}))`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', recipe], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${entry} cannot be bundled: ${stderr}`);
  return pathToFileURL(outfile);
}
