/** The server as a process of its own, as hosts run it: started, killed, stopped and started again at the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { program } from './bundle.ts';
import { freePort } from './free-port.ts';

/** No player of a test is too fast for the door. */
const MANY = Object.fromEntries(
  ['REQUESTS', 'SOCKETS', 'MESSAGES', 'CHATS', 'GUESTS', 'TABLES', 'INVITATIONS'].map((name) => [
    `RATE_${name}`,
    '1000000',
  ]),
);

/** How long it may take until it serves. */
const READY_WITHIN = 60_000;
/** Who does not say so soon whether it is ready is not. */
const ANSWER_WITHIN = 5_000;

/** Where a site is: a folder of its own, or a database of PostgreSQL. */
export interface SitePlace {
  /** For `openStorage`. */
  readonly address: string;
  readonly env: Readonly<Record<string, string>>;
}

export function sqlitePlace(): SitePlace {
  const folder = mkdtempSync(path.join(tmpdir(), 'windrose-site-'));
  return { address: path.join(folder, 'windrose.sqlite'), env: { DATA_DIR: folder } };
}

export function postgresPlace(address: string): SitePlace {
  return { address, env: { DATABASE_URL: address } };
}

/** A command of the program, as hosts give it at a terminal while the site is served. */
export function command({ env }: SitePlace, ...words: string[]): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [program(), ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (more: Buffer) => {
      said += more;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

export class ServerProcess {
  readonly url: string;
  /** What it has said, of all its lives. */
  said = '';
  private readonly main: string;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  private ended: Promise<number | null> = Promise.resolve(null);

  private constructor(main: string, port: number, env: Readonly<Record<string, string>>) {
    this.main = main;
    this.url = `http://127.0.0.1:${port}`;
    this.env = { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', ...MANY, ...env };
  }

  /** Starts it, and waits until it serves. */
  static async start({ env }: SitePlace, more: Record<string, string> = {}, main?: string): Promise<ServerProcess> {
    const server = new ServerProcess(program(main), await freePort(), { ...env, ...more });
    await server.up();
    return server;
  }

  /** Starts it again at the same port. */
  async up(): Promise<void> {
    this.launch();
    const until = performance.now() + READY_WITHIN;
    while (!(await this.isReady())) {
      if (this.child === null) throw new Error(`The server has ended: ${this.said}`);
      if (performance.now() > until) throw new Error(`The server is not ready: ${this.said}`);
      await pause(20);
    }
  }

  /** Starts it without waiting. */
  launch(): void {
    const child = spawn(process.execPath, [this.main], {
      env: { PATH: process.env.PATH, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    process.once('exit', this.die);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (words: Buffer) => {
        this.said = (this.said + words).slice(-100_000);
      });
    }
    this.ended = new Promise((resolve) => {
      child.once('close', (code) => {
        process.off('exit', this.die);
        if (this.child === child) this.child = null;
        resolve(code);
      });
    });
  }

  private readonly die = () => void this.child?.kill('SIGKILL');

  async isReady(): Promise<boolean> {
    const answer = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(ANSWER_WITHIN) }).catch(() => null);
    return answer?.status === 200;
  }

  get isRunning(): boolean {
    return this.child !== null;
  }

  /** Like a loss of power for the process: it has no time for a word. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  /** Asks it to stop; the code with which it ends. */
  async stop(): Promise<number | null> {
    this.child?.kill('SIGTERM');
    return this.ended;
  }

  /** Lines of its log that tell of trouble. */
  get errors(): string[] {
    return this.said.split('\n').filter((line) => line !== '' && !line.startsWith('{"level":30'));
  }
}
