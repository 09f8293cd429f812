/** The server as a separate process: started, killed, stopped and restarted on the same port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { program } from './bundle.ts';
import { freePort } from './free-port.ts';

/** Rate limits that no simulated player exceeds. */
const HIGH_RATES = Object.fromEntries(
  ['REQUESTS', 'SOCKETS', 'MESSAGES', 'CHATS', 'GUESTS', 'TABLES', 'INVITATIONS'].map((name) => [
    `RATE_${name}`,
    '1000000',
  ]),
);

/** Time in milliseconds until it must serve. */
const READY_WITHIN = 60_000;
/** Timeout of a readiness check. */
const ANSWER_WITHIN = 5_000;

/** The environment of a site with a separate folder or a PostgreSQL database. */
export interface SitePlace {
  /** The address for `openStorage`. */
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

/** Runs a command of the program while the site is served. */
export function command({ env }: SitePlace, ...words: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program(), ...words], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (more: Buffer) => {
      output += more;
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

export class ServerProcess {
  readonly url: string;
  /** Output of all runs. */
  output = '';
  private readonly main: string;
  private readonly env: Readonly<Record<string, string>>;
  private child: ChildProcess | null = null;
  private ended: Promise<number | null> = Promise.resolve(null);

  private constructor(main: string, port: number, env: Readonly<Record<string, string>>) {
    this.main = main;
    this.url = `http://127.0.0.1:${port}`;
    this.env = { HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'warn', ...HIGH_RATES, ...env };
  }

  /** Starts it and waits until it serves. */
  static async start({ env }: SitePlace, more: Record<string, string> = {}, main?: string): Promise<ServerProcess> {
    const server = new ServerProcess(program(main), await freePort(), { ...env, ...more });
    await server.up();
    return server;
  }

  /** Starts it again on the same port. */
  async up(): Promise<void> {
    this.launch();
    const until = performance.now() + READY_WITHIN;
    while (!(await this.isReady())) {
      if (this.child === null) throw new Error(`The server has ended: ${this.output}`);
      if (performance.now() > until) throw new Error(`The server is not ready: ${this.output}`);
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
        this.output = (this.output + words).slice(-100_000);
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

  /** Ends the process at once, without a chance to clean up. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  /** Asks it to stop; returns its exit code. */
  async stop(): Promise<number | null> {
    this.child?.kill('SIGTERM');
    return this.ended;
  }

  /** Returns the warnings and errors in its log. */
  get errors(): string[] {
    return this.output.split('\n').filter((line) => line !== '' && !line.startsWith('{"level":30'));
  }
}
