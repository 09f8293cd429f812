// `npm start`: installs and builds what is missing, then serves the site and prints its address. Settings: docs/hosting.md.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { buildClient, buildServer, server } from './build.mjs';
import { root, setup } from './setup.mjs';

const USUAL_PORT = 5180;
const TRIES = 20;

/** Whether nobody listens on a port. */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** Where nobody has said which port: the usual one, or the next that is free. */
async function freePort(host) {
  for (let port = USUAL_PORT; port < USUAL_PORT + TRIES; port++) if (await isFree(port, host)) return port;
  return USUAL_PORT;
}

await setup();
console.log('Building the client and the server …');
buildClient();
await buildServer();

const env = { LOG_LEVEL: 'warn', LOG_FORMAT: 'text', DATA_DIR: path.join(root, 'data'), ...process.env };
if (!env.PORT && !env.WINDROSE_CONFIG) env.PORT = String(await freePort(env.HOST ?? 'localhost'));
const child = spawn(process.execPath, [server], { cwd: root, env, stdio: 'inherit' });
// Ctrl-C reaches both; the server says goodbye first.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
