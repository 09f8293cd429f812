// `npm start`: installs what building and serving need, builds if a file has changed, then serves the site and prints its address. docs/hosting.md lists
// the settings.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, server } from './build.mjs';
import { root, setup } from './setup.mjs';

await setup('start');
await build({ ifChanged: true });

const child = spawn(process.execPath, [server, 'serve', '--local', path.join(root, 'data')], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl-C reaches both processes; this one only waits for the server to stop.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
