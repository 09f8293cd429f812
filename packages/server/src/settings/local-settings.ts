/** Settings of a site on a computer of one's own: where its data are, a short readable log and a free port. */
import { createServer } from 'node:net';
import { SETTINGS, type Settings } from './definitions.ts';
import { type Environment, readSettings } from './settings.ts';

/** Number of ports that are tried, beginning with the default one. */
const PORTS_TO_TRY = 20;

/**
 * Returns the settings like `readSettings`, with other defaults: the data in this folder, warnings only as readable
 * lines, and the next free port.
 */
export async function readLocalSettings(environment: Environment, dataDir: string): Promise<Settings> {
  const defaults = { DATA_DIR: dataDir, LOG_LEVEL: 'warn', LOG_FORMAT: 'text' };
  const { host } = readSettings(environment, defaults);
  return readSettings(environment, { ...defaults, PORT: String(await freePort(host)) });
}

/** Returns the default port or the next free one; the default port if none is free. */
async function freePort(host: string): Promise<number> {
  const first = SETTINGS.port.defaultValue;
  for (let port = first; port < first + PORTS_TO_TRY; port++) if (await isFree(port, host)) return port;
  return first;
}

/** True if no process listens on a port. */
function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, host, () => probe.close(() => resolve(true)));
  });
}
