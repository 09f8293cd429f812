// `npm run weights`: trains the weights that come with the program anew, each file by the plan that it carries, and puts them
// in its place when all are there. Arguments name files: `npm run weights -- classic-3 solitaire`. If it is interrupted, the
// same command goes on from there, unless the program has changed meanwhile: then it begins anew.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildCommand, command } from './build.mjs';
import { root, setup } from './setup.mjs';

const folder = path.join(root, 'packages/bots/weights');

/** The files to make, all of them if none is named. */
function filesToMake() {
  const all = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const named = process.argv.slice(2).map((name) => `${path.basename(name, '.json')}.json`);
  const unknown = named.find((file) => !all.includes(file));
  if (unknown === undefined) return named.length > 0 ? named : all;
  console.error(`There are no weights ${unknown}; there are ${all.join(', ')}.`);
  process.exit(1);
}

await setup();
const files = filesToMake();
await buildCommand();

// What one program has begun another must not go on with: it would play otherwise.
const program = createHash('sha256').update(readFileSync(command)).digest('hex').slice(0, 16);
const drafts = path.join(root, 'reports/weights', program);
mkdirSync(drafts, { recursive: true });

for (const file of files) {
  const args = [command, 'train', path.join(drafts, file), '--plan', path.join(folder, file)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) {
    console.error('Not all weights are made, and those in use are as they were; the same command goes on from here.');
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
