// `npm run weights`: trains the weights of the bots again, each file from its own plan, and replaces the files when all
// are trained. Arguments name files: `npm run weights -- classic-3 solitaire`. After an interruption the same command
// continues, unless the program has changed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildCommand, command } from './build.mjs';
import { root, setup } from './setup.mjs';

const folder = path.join(root, 'packages/bots/weights');

/** Returns the files to train: the named ones, or all. */
function filesToTrain() {
  const all = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const named = process.argv.slice(2).map((name) => `${path.basename(name, '.json')}.json`);
  const unknown = named.find((file) => !all.includes(file));
  if (unknown === undefined) return named.length > 0 ? named : all;
  console.error(`There are no weights ${unknown}. Known are ${all.join(', ')}.`);
  process.exit(1);
}

await setup('all');
const files = filesToTrain();
await buildCommand();

// A training must be continued by the same program, because another one would play differently.
const program = createHash('sha256').update(readFileSync(command)).digest('hex').slice(0, 16);
const drafts = path.join(root, 'reports/weights', program);
mkdirSync(drafts, { recursive: true });

for (const file of files) {
  const args = [command, 'train', path.join(drafts, file), '--plan', path.join(folder, file)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(
      'Not all weights are trained. The weights in use are unchanged; the same command continues from here.',
    );
    process.exit(1);
  }
}

for (const file of files) {
  const place = path.join(folder, file);
  const isSame = readFileSync(place).equals(readFileSync(path.join(drafts, file)));
  renameSync(path.join(drafts, file), place);
  console.log(`${file}: ${isSame ? 'the same as before' : 'changed'}`);
}
rmSync(path.join(root, 'reports/weights'), { recursive: true });
