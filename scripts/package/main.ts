/** `npm run pack`: makes the tarballs of the libraries and of the package `windrose` in `dist/packages`. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { root } from './library.ts';
import { packCommand, packLibraries } from './pack.ts';

const out = path.resolve(root, process.argv[2] ?? 'dist/packages');
for (const tarball of [...(await packLibraries(out)), packCommand(out)]) {
  console.log(`${path.relative(root, tarball)}: ${(statSync(tarball).size / 1000).toFixed(0)} kB`);
}
