// `npm run language`: lists words in comments, names and test titles that are neither the game's terms nor the trade's.
// Arguments are files or folders to check instead of those in `words.json`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { makeChecker } from './check.ts';
import words from './words.json' with { type: 'json' };

const root = path.resolve(import.meta.dirname, '../..');
const skipped = /(^|[\\/])(node_modules|dist|coverage|reports)[\\/]/;

/** Returns every source file of a folder, or the file itself. */
function filesOf(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|mjs|svelte|css)$/.test(name) && !skipped.test(name))
    .map((name) => path.join(place, name));
}

const named = process.argv.slice(2);
const places = named.length > 0 ? named : words.places.map((place) => path.join(root, place));
const files = places.flatMap(filesOf);
if (files.length === 0) throw new Error(`There is no source file in ${places.join(', ')}.`);

const check = makeChecker(words);
let total = 0;
for (const file of files) {
  for (const { line, kind, found, instead } of check(file, readFileSync(file, 'utf8'))) {
    console.log(`${path.relative(root, path.resolve(file))}:${line}: ${kind} “${found}”; write ${instead}`);
    total += 1;
  }
}
console.log(`${files.length} files checked, ${total} findings`);
process.exitCode = total > 0 ? 1 : 0;
