// `npm run bench:load`: builds the server and runs the load test. Its arguments are in packages/server/scripts/load.ts.
import { spawnSync } from 'node:child_process';
import { buildServer, bundle } from './build.mjs';
import { root, setup } from './setup.mjs';

await setup('all');
await buildServer();
await bundle('packages/server/scripts/load.ts', 'packages/server/dist/load.js');
const { status } = spawnSync(process.execPath, ['packages/server/dist/load.js', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
