/** The real server for a browser test: one for each worker, on a free port, with a database that is thrown away. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { test as base, expect, prepare } from './test.ts';

export { expect };

const ROOT = path.join(import.meta.dirname, '../../../../..');
const PROGRAM = path.join(ROOT, 'packages/server/dist/main.js');
/** Tests come in more often than people. */
const RATES = ['RATE_REQUESTS', 'RATE_SOCKETS', 'RATE_GUESTS', 'RATE_SIGN_INS', 'RATE_TABLES', 'RATE_INVITATIONS'];

export class Server {
  /** As `http://localhost:40123/`. */
  readonly address: string;
  private readonly process: ChildProcess;
  private readonly folder: string;

  private constructor(address: string, process: ChildProcess, folder: string) {
    this.address = address;
    this.process = process;
    this.folder = folder;
  }

  /** Starts one; settings are environment variables, as docs/hosting.md has them. */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<Server> {
    if (!existsSync(PROGRAM)) throw new Error(`${PROGRAM} is not there: npm run build makes it.`);
    const folder = mkdtempSync(path.join(tmpdir(), 'windrose-site-'));
    const rates = Object.fromEntries(RATES.map((name) => [name, '100000']));
    const env = {
      ...process.env,
      PORT: '0',
      HOST: 'localhost',
      LOG_FORMAT: 'json',
      DATA_DIR: folder,
      ...rates,
      ...settings,
    };
    const child = spawn(process.execPath, [PROGRAM], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    return new Server(`${await addressOf(child)}/`, child, folder);
  }

  async stop(): Promise<void> {
    if (this.process.exitCode === null) {
      const ended = new Promise((resolve) => this.process.once('exit', resolve));
      this.process.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The server's log tells where it is served. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it served.`)));
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const { address, msg } = line.startsWith('{') ? JSON.parse(line) : {};
      if (msg === 'serving') resolve(address);
    });
  });
}

/** Opens a browser of somebody's own: nothing is shared with others but the site. */
export type Arrive = (options?: BrowserContextOptions) => Promise<Page>;

interface Own {
  /** Somebody else, with cookies and storage of their own, who must not meet any error either. */
  arrive: Arrive;
}

interface Shared {
  /** Settings of the server: environment variables. */
  settings: Readonly<Record<string, string>>;
  server: Server;
}

/** As `test`, with pages of the real server in place of the client alone. */
export const test = base.extend<Own, Shared>({
  settings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ settings }, use) => {
      const server = await Server.start(settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  arrive: async ({ browser, server, prefers }, use) => {
    const ends: (() => Promise<void>)[] = [];
    await use(async (options = {}) => {
      const { page, end } = await arrival(browser, { baseURL: server.address, ...options }, prefers);
      ends.push(end);
      return page;
    });
    for (const end of ends) await end();
  },
});

async function arrival(browser: Browser, options: BrowserContextOptions, prefers: Parameters<typeof prepare>[1]) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const errors = await prepare(page, prefers);
  const end = async () => {
    await context.close();
    expect(errors, 'errors on the page').toEqual([]);
  };
  return { page, end };
}
