// `npm run styles`: lists styles of the client that need a token or a logical property instead of what they write.
// Arguments are files or folders to check instead of those in `places.ts`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkStyles } from './check.ts';
import { EXCEPTIONS, PLACES } from './places.ts';

const root = path.resolve(import.meta.dirname, '../..');
const allowed = new Set(EXCEPTIONS.flatMap(({ file, properties }) => properties.map((each) => `${file} ${each}`)));

/** Returns every component and style sheet of a folder, or the file itself. */
function filesOf(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|css)$/.test(name) && path.basename(name) !== 'tokens.css')
    .map((name) => path.join(place, name));
}

const named = process.argv.slice(2);
const files = (named.length > 0 ? named : PLACES.map((place) => path.join(root, place))).flatMap(filesOf);
if (files.length === 0) throw new Error('There is no component and no style sheet to check.');

let total = 0;
for (const file of files) {
  const name = path.relative(root, path.resolve(file)).split(path.sep).join('/');
  for (const { line, property, value, instead } of checkStyles(file, readFileSync(file, 'utf8'))) {
    if (allowed.has(`${name} ${property}`)) continue;
    console.log(`${name}:${line}: ${property}: ${value}; write ${instead}`);
    total += 1;
  }
}
console.log(`${files.length} files checked, ${total} findings`);
process.exitCode = total > 0 ? 1 : 0;
