// Starts the built server on a free port with a temporary database, for browser tests and measurements.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { server } from './build.mjs';

/** Tests send more requests than users. */
const rates = ['REQUESTS', 'SOCKETS', 'MESSAGES', 'CHATS', 'GUESTS', 'SIGN_INS', 'TABLES', 'INVITATIONS'];

/**
 * Settings are environment variables, as docs/hosting.md has them. Resolves with the address, such as
 * `http://localhost:40123/`, with what ends it, and with what gives it a command (`backup`, `restore`) meanwhile.
 *
 * @param {Readonly<Record<string, string>>} [settings]
 * @returns {Promise<{ address: string, stop: () => Promise<void>, command: (...words: string[]) => void }>}
 */
export async function startSite(settings = {}) {
  if (!existsSync(server)) throw new Error(`${server} is not there: npm run build makes it.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'windrose-site-'));
  const env = {
    ...process.env,
    PORT: '0',
    HOST: 'localhost',
    LOG_FORMAT: 'json',
    DATA_DIR: folder,
    ...Object.fromEntries(rates.map((name) => [`RATE_${name}`, '100000'])),
    ...settings,
  };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = `${await addressOf(child)}/`;
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const command = (...words) => void execFileSync(process.execPath, [server, ...words], { env, stdio: 'pipe' });
  return { address, stop, command };
}

/** Resolves with the address that the server writes to its log. */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served.`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { address, msg } = line.startsWith('{') ? JSON.parse(line) : {};
      if (msg === 'serving') resolve(address);
    });
  });
}
