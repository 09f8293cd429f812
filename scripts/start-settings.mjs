// The settings that `npm start` adds for the server, unless the environment or the file in WINDROSE_CONFIG contains
// them.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { root } from './setup.mjs';

const DEFAULT_PORT = 5180;
const TRIES = 20;

/** Returns the environment with the missing settings. */
export async function startSettings(env) {
  const file = settingsIn(env.WINDROSE_CONFIG);
  const said = (name) => env[name] || file[name];
  const defaults = {
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'text',
    DATA_DIR: path.join(root, 'data'),
    ...(said('PORT') == null ? { PORT: String(await freePort(said('HOST') ?? 'localhost')) } : {}),
  };
  const missing = Object.entries(defaults).filter(([name]) => said(name) == null);
  return { ...env, ...Object.fromEntries(missing) };
}

/** The server reports errors in the file. */
function settingsIn(file) {
  if (!file) return {};
  try {
    return JSON.parse(readFileSync(path.resolve(root, file), 'utf8')) ?? {};
  } catch {
    return {};
  }
}

/** Returns the default port, or the next free one. */
async function freePort(host) {
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + TRIES; port++) if (await isFree(port, host)) return port;
  return DEFAULT_PORT;
}

/** True if no process listens on a port. */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
