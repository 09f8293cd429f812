// `npm run bench`: runs each packages/*/bench/*.ts, bundled, in a separate Node process, so that the figures are those
// of the built code. Arguments name benches (default all) and the seconds per figure: `npm run bench -- bots 5`.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bundle } from './build.mjs';
import { root, setup } from './setup.mjs';

const packages = path.join(root, 'packages');

/** Returns all benches in the order of their packages. */
function benches() {
  return readdirSync(packages)
    .sort()
    .map((name) => ({ name, folder: path.join(packages, name, 'bench') }))
    .filter(({ folder }) => existsSync(folder))
    .flatMap(({ name, folder }) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.ts'))
        .sort()
        .map((file) => ({ name, bench: path.basename(file, '.ts'), file: path.join(folder, file) })),
    );
}

/** Parses the arguments. */
function wanted() {
  const all = benches();
  const words = process.argv.slice(2);
  const isSeconds = (word) => Number(word) > 0 && Number.isFinite(Number(word));
  const names = words.filter((word) => !isSeconds(word));
  const unknown = names.find((word) => all.every(({ bench }) => bench !== word));
  if (unknown === undefined) {
    const chosen = all.filter(({ bench }) => names.length === 0 || names.includes(bench));
    return { chosen, seconds: words.filter(isSeconds).slice(-1) };
  }
  const there = all.map(({ bench }) => bench).join(', ');
  console.error(`There is no bench ${unknown}, and it is no number of seconds; there are ${there}.`);
  process.exit(2);
}

const { chosen, seconds } = wanted();
await setup('all');
for (const { name, bench, file } of chosen) {
  const outfile = path.join(packages, name, 'dist/bench', `${bench}.js`);
  console.log(`\n── ${name}: ${bench}`);
  await bundle(file, outfile);
  const { status } = spawnSync(process.execPath, ['--expose-gc', outfile, ...seconds], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
