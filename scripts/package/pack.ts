/** Makes tarballs of packages. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { makeCommand } from './command.ts';
import { LIBRARIES, makeLibrary } from './library.ts';

/** Makes the tarballs of all libraries in a folder, and returns their paths. */
export async function packLibraries(out: string): Promise<string[]> {
  mkdirSync(out, { recursive: true });
  const tarballs: string[] = [];
  for (const name of LIBRARIES) {
    const folder = path.join(out, name);
    await makeLibrary(name, folder);
    tarballs.push(pack(folder, out));
  }
  return tarballs;
}

/** Makes the tarball of the package `windrose` in a folder, and returns its path. */
export function packCommand(out: string): string {
  const folder = path.join(out, 'windrose');
  makeCommand(folder);
  return pack(folder, out);
}

/** Makes the tarball of a folder in another, and returns its path. */
export function pack(folder: string, out: string): string {
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', out];
  // On Windows npm is a .cmd file, which only a shell can start.
  const name = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
  return path.join(out, name.trim());
}
