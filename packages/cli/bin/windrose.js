#!/usr/bin/env node
// The `windrose` command as npm links it: runs the built bundle, or says how to build it.
import { existsSync } from 'node:fs';

const bundle = new URL('../dist/windrose.js', import.meta.url);

if (existsSync(bundle)) {
  await import(bundle.href);
} else {
  process.stderr.write('windrose is not built yet: run `npm run build` in the root of the repository.\n');
  process.exitCode = 1;
}
