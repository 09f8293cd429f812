/**
 * Load test: tables with five connected players each play on the built server with durable writes. Prints the accepted
 * moves per second, the time from sending a move to receiving it on another socket, memory, and the speed of disk and
 * machine meanwhile. The first seconds, in which code is still compiled, do not count. `npm run bench:load -- [--tables
 * 1000] [--rate 2000] [--warm 5] [--seconds 20] [--database postgres://…]`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  apply,
  DEFAULT_OPTIONS,
  edition,
  forcedMove,
  GameRecord,
  legalMoves,
  type Opening,
  pending,
  Random,
  writeRecord,
} from '@windrose/engine';
import { PACES } from '@windrose/protocol';
import { WebSocket } from 'ws';
import { hashOf } from '../src/ids.ts';
import { BatchWriter } from '../src/storage/batch-writer.ts';
import { openStorage } from '../src/storage/open.ts';
import type { Storage } from '../src/storage/storage.ts';
import { TableCommands } from '../src/tables/table-commands.ts';
import { TableService } from '../src/tables/table-service.ts';

const SEATS = 5;
const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '2000' },
    warm: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '20' },
    database: { type: 'string' },
  },
});
const [TABLES, RATE] = [Number(values.tables), Number(values.rate)];
const [WARM, SECONDS] = [Number(values.warm), Number(values.seconds)];
const folder = mkdtempSync(path.join(tmpdir(), 'windrose-load-'));
const database = values.database ?? path.join(folder, 'windrose.sqlite');

/** A table and the moves that will be played there. */
interface Script {
  readonly number: number;
  readonly id: string;
  readonly moves: readonly { seat: number; move: string; ply: number }[];
  next: number;
  sockets: WebSocket[];
  sentAt: number;
}

function opening(seed: string): Opening {
  const tables = edition('classic');
  return { tables, mode: 'standard', players: SEATS, options: DEFAULT_OPTIONS, names: [], from: { seed } };
}

/** Plays a random game; returns the moves that each seat decides and their plies. */
function gameOf(seed: string): Script['moves'] {
  const { game } = new GameRecord(opening(seed));
  const random = new Random(seed);
  const moves: { seat: number; move: string; ply: number }[] = [];
  let ply = 0;
  for (let asked = pending(game); asked !== null; asked = pending(game), ply++) {
    const only = forcedMove(game);
    const legal = legalMoves(game);
    const move = only ?? legal[random.below(legal.length)];
    if (only === null) moves.push({ seat: asked.seat, move: move.text, ply });
    apply(game, move.number);
  }
  return moves;
}

const secretOf = (table: number, seat: number) => `load-${table}-${seat}-`.padEnd(32, 'x');
const personOf = (table: number, seat: number) => `load${table}x${seat}`.padEnd(12, '0');

async function people(storage: Storage): Promise<void> {
  const now = Date.now();
  for (let table = 0; table < TABLES; table++) {
    const seats = Array.from({ length: SEATS }, (_, seat) => seat);
    await storage.db
      .insertInto('persons')
      .values(seats.map((seat) => ({ id: personOf(table, seat), name: `Player ${seat}`, created: now, seen: now })))
      .execute();
    await storage.db
      .insertInto('sessions')
      .values(
        seats.map((seat) => ({
          hash: hashOf(secretOf(table, seat)),
          person: personOf(table, seat),
          created: now,
          seen: now,
        })),
      )
      .execute();
  }
}

async function prepare(): Promise<Script[]> {
  const storage = await openStorage(database);
  await people(storage);
  const tableService = new TableService(storage, new BatchWriter(storage), Date.now);
  const tables = new TableCommands(tableService);
  const scripts: Script[] = [];
  const make = async (number: number): Promise<void> => {
    const seed = `load-${number}`;
    const { id } = await tables.create(personOf(number, 0), {
      title: `Table ${number}`,
      opening: writeRecord(new GameRecord(opening(seed))),
      seats: Array.from({ length: SEATS }, (_, colour) => ({ bot: null, colour })),
      mine: 0,
      open: true,
      pace: PACES.live,
      undo: 'consent',
    });
    for (let seat = 1; seat < SEATS; seat++) await tables.join(personOf(number, seat), id, seat);
    await tables.start(personOf(number, 0), id);
    scripts.push({ number, id, moves: gameOf(seed), next: 0, sockets: [], sentAt: 0 });
  };
  for (let first = 0; first < TABLES; first += 50) {
    await Promise.all(Array.from({ length: Math.min(50, TABLES - first) }, (_, i) => make(first + i)));
  }
  await storage.close();
  return scripts;
}

/** Returns how many flushed writes per second the disk manages now. */
function flushes(): number {
  const file = openSync(path.join(folder, 'probe'), 'w');
  const end = performance.now() + 1_000;
  let count = 0;
  for (; performance.now() < end; count++) {
    writeSync(file, 'x'.repeat(4_096));
    fsyncSync(file);
  }
  closeSync(file);
  return count;
}

const PORT = 5_300 + (process.pid % 500);

async function startServer(): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./main.js', import.meta.url));
  const env = {
    ...process.env,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    BOT_THREADS: '0',
    ...(values.database === undefined ? { DATA_DIR: folder } : { DATABASE_URL: values.database }),
    RATE_REQUESTS: '1000000',
    RATE_SOCKETS: '1000000',
    RATE_MESSAGES: '1000000',
    MOST_SOCKETS: '1000000',
  };
  const child = spawn(process.execPath, ['--expose-gc', '--require', weigher, program], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let i = 0; i < 200; i++) {
    const ready = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null);
    if (ready?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not start');
}

/** Preloaded into the server: on a signal it collects garbage and writes its memory use to a file. */
const weigher = path.join(folder, 'weigh.cjs');
const weight = path.join(folder, 'weight.json');
writeFileSync(
  weigher,
  `process.on('SIGUSR2', () => {
    gc();
    const { rss, heapUsed, external } = process.memoryUsage();
    require('fs').writeFileSync(${JSON.stringify(weight)}, JSON.stringify({ rss, own: heapUsed + external }));
  });`,
);

/** Memory of the server in bytes: resident, and used on the heap. */
async function weigh({ pid }: ChildProcess): Promise<{ rss: number; own: number }> {
  rmSync(weight, { force: true });
  for (let i = 0; i < 100; i++) {
    if (i % 20 === 0) process.kill(pid!, 'SIGUSR2');
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (existsSync(weight)) return JSON.parse(readFileSync(weight, 'utf8'));
  }
  throw new Error('the server does not tell its weight');
}

const latencies: number[] = [];
let accepted = 0;
let refusals = 0;
let running = false;

function connect(script: Script, seat: number): Promise<void> {
  const headers = { cookie: `windrose=${secretOf(script.number, seat)}`, origin: `http://127.0.0.1:${PORT}` };
  const socket = new WebSocket(`ws://127.0.0.1:${PORT}/api/socket`, { headers, perMessageDeflate: false });
  script.sockets[seat] = socket;
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => {
      const text = data.toString('latin1', 0, 60);
      if (text.startsWith('{"type":"welcome"'))
        socket.send(JSON.stringify({ type: 'watch', table: script.id, after: 1_000_000 }));
      else if (text.startsWith('{"type":"table"')) resolve();
      else if (text.startsWith('{"type":"refused"')) {
        refusals++;
        if (refusals < 5) console.error(data.toString());
      } else if (text.startsWith('{"type":"entries"') && running) recordLatency(script, seat);
    });
  });
}

/** Latency is measured at the socket of another player. */
function recordLatency(script: Script, seat: number): void {
  const last = script.moves[script.next - 1];
  if (last === undefined || seat !== (last.seat + 1) % SEATS || script.sentAt === 0) return;
  latencies.push(performance.now() - script.sentAt);
  script.sentAt = 0;
  accepted++;
}

function send(script: Script): void {
  if (script.sentAt !== 0 || script.next >= script.moves.length) return;
  const { seat, move, ply } = script.moves[script.next++];
  script.sentAt = performance.now();
  const id = `${script.id}-${script.next}`.padEnd(8, '0');
  script.sockets[seat].send(JSON.stringify({ type: 'play', id, table: script.id, ply, moves: [move] }));
}

let turn = 0;

/** Sends moves at a steady rate, one table after the other; returns the duration. */
async function play(scripts: readonly Script[], length: number): Promise<number> {
  running = true;
  const start = performance.now();
  let sent = 0;
  while (performance.now() - start < length * 1_000) {
    const due = Math.floor(((performance.now() - start) / 1_000) * RATE);
    for (; sent < due; sent++) send(scripts[turn++ % scripts.length]);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  const seconds = (performance.now() - start) / 1_000;
  await new Promise((resolve) => setTimeout(resolve, 500));
  running = false;
  return seconds;
}

/** Returns the processor time in seconds that the host of a virtual machine did not grant it; 0 elsewhere. */
function stolenSeconds(): number {
  if (!existsSync('/proc/stat')) return 0;
  const [total] = readFileSync('/proc/stat', 'utf8').split('\n');
  return Number(total!.split(/\s+/)[8]) / 100;
}

const quantile = (share: number) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
const kB = (bytes: number) => `${(bytes / 1_024).toFixed(1)} kB`;
const MB = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`;

console.log(`Preparing ${TABLES} tables of ${SEATS} …`);
const scripts = await prepare();
const before = flushes();
const server = await startServer();
try {
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const idle = await weigh(server);
  for (const { id } of scripts) await fetch(`http://127.0.0.1:${PORT}/api/tables/${id}`);
  const live = await weigh(server);
  console.log(`Connecting ${TABLES * SEATS} sockets …`);
  for (const script of scripts) {
    await Promise.all(Array.from({ length: SEATS }, (_, seat) => connect(script, seat)));
  }
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const connected = await weigh(server);
  console.log(`Playing ${RATE} moves a second for ${WARM} + ${SECONDS} s …`);
  await play(scripts, WARM);
  latencies.length = 0;
  accepted = 0;
  const stolenBefore = stolenSeconds();
  const seconds = await play(scripts, SECONDS);
  const lost = (stolenSeconds() - stolenBefore) / (seconds * cpus().length);
  latencies.sort((a, b) => a - b);
  console.table({
    'accepted moves/s': { reading: Math.round(accepted / seconds), aim: '2,000' },
    refused: { reading: refusals, aim: '0' },
    'send to broadcast, median': { reading: `${quantile(0.5).toFixed(1)} ms`, aim: '' },
    'send to broadcast, p90': { reading: `${quantile(0.9).toFixed(1)} ms`, aim: '' },
    'send to broadcast, p99': { reading: `${quantile(0.99).toFixed(1)} ms`, aim: '< 50 ms' },
    'memory, idle': { reading: MB(idle.rss), aim: '≤ 120 MB' },
    'memory of one live table': { reading: kB((live.own - idle.own) / TABLES), aim: '≤ 10 kB' },
    'memory of one socket': { reading: kB((connected.rss - live.rss) / (TABLES * SEATS)), aim: '≤ 10 kB' },
    'memory at the end': { reading: MB((await weigh(server)).rss), aim: '' },
    'raw flushes/s of this disk, before and after': { reading: `${before}, ${flushes()}`, aim: '' },
    'processor time withheld by the host': { reading: `${(lost * 100).toFixed(1)} %`, aim: '' },
  });
} finally {
  server.kill();
  await new Promise((resolve) => server.once('exit', resolve));
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
