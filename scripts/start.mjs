// `npm start`: installs and builds what is missing, then serves the site and prints its address. docs/hosting.md lists
// the settings.
import { spawn } from 'node:child_process';
import { buildClient, buildServer, server } from './build.mjs';
import { root, setup } from './setup.mjs';
import { startSettings } from './start-settings.mjs';

await setup();
console.log('Building the client and the server …');
buildClient();
await buildServer();

const env = await startSettings(process.env);
const child = spawn(process.execPath, [server], { cwd: root, env, stdio: 'inherit' });
// Ctrl-C reaches both processes; this one only waits for the server to stop.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
