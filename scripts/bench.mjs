// `npm run bench`: runs each packages/*/bench/*.ts in turn, bundled, in a Node of its own, so that the figures are those
// of the code as it ships. Arguments go to every bench.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './build.mjs';
import { root, setup } from './setup.mjs';

await setup();

const packages = path.join(root, 'packages');
for (const name of readdirSync(packages).sort()) {
  const folder = path.join(packages, name, 'bench');
  if (!existsSync(folder)) continue;
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ts')) continue;
    const bench = path.basename(file, '.ts');
    const outfile = path.join(packages, name, 'dist/bench', `${bench}.js`);
    console.log(`\n── ${name}: ${bench}`);
    await bundle(path.join(folder, file), outfile);
    const { status } = spawnSync(process.execPath, ['--expose-gc', outfile, ...process.argv.slice(2)], {
      stdio: 'inherit',
    });
    if (status !== 0) process.exitCode = 1;
  }
}
