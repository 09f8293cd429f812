/**
 * The format of backup files: gzipped lines of JSON, the same for both databases. The first line is the head. Each
 * table follows with a line of its name and columns and a line per row. The last line is a hash of all lines before it,
 * which proves that the file is complete.
 */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const FORMAT = 'windrose backup 1';
const CHUNK = 65_536;

export interface BackupHead {
  /** Number of the schema of the tables. */
  readonly schema: number;
  /** Time of the backup in milliseconds since 1970. */
  readonly made: number;
  /** Number of rows by table. */
  readonly counts: Readonly<Record<string, number>>;
}

type Value = string | number | null;
export type BackupLine = { readonly table: string; readonly columns: readonly string[] } | readonly Value[];

/** An error in a file, with its line. */
export class BackupFault extends Error {}

/**
 * Writes to a temporary file and renames it when it is complete, so that a failure does not destroy an existing file.
 */
export async function writeBackup(file: string, head: BackupHead, lines: AsyncIterable<BackupLine>): Promise<void> {
  const partFile = `${file}.part`;
  const hash = createHash('sha256');
  async function* text() {
    let words = `${JSON.stringify({ format: FORMAT, ...head })}\n`;
    for await (const line of lines) {
      words += `${JSON.stringify(line)}\n`;
      if (words.length < CHUNK) continue;
      hash.update(words);
      yield words;
      words = '';
    }
    hash.update(words);
    yield `${words}${JSON.stringify({ end: hash.digest('hex') })}\n`;
  }
  try {
    await pipeline(
      Readable.from(text(), { objectMode: false }),
      createGzip(),
      createWriteStream(partFile, { flush: true, mode: 0o600 }),
    );
    await rename(partFile, file);
  } catch (error) {
    await rm(partFile, { force: true });
    throw error;
  }
}

/** Reads a file, each line with its number. Throws a `BackupFault` at the first error. */
export async function* readBackup(
  file: string,
): AsyncGenerator<{ number: number; head: BackupHead } | { number: number; line: BackupLine }> {
  const hash = createHash('sha256');
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.on('error', (error) => unzipped.destroy(error));
  let number = 0;
  let whole = false;
  const fault = (what: string) => new BackupFault(`${file}, line ${number}: ${what}`);
  try {
    for await (const words of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY })) {
      number += 1;
      if (whole) throw fault('unexpected line after the end.');
      const line = parse(words, fault);
      if (number === 1) {
        yield { number, head: readHead(line, fault) };
      } else if (isRecord(line) && 'end' in line) {
        if (line.end !== hash.digest('hex')) throw fault('the hash does not match: the file was changed or damaged.');
        whole = true;
        continue;
      } else {
        yield { number, line: readLine(line, fault) };
      }
      hash.update(`${words}\n`);
    }
  } catch (error) {
    if (error instanceof BackupFault) throw error;
    const { code, message } = error as { code?: string; message: string };
    if (code === 'Z_BUF_ERROR') throw new BackupFault(`${file} is truncated after line ${number}.`);
    if (code?.startsWith('Z_'))
      throw new BackupFault(`${file} is not a backup, or damaged after line ${number}: ${message}.`);
    if (code === 'ENOENT') throw new BackupFault(`There is no file ${file}.`);
    throw error;
  } finally {
    source.destroy();
  }
  if (!whole) throw new BackupFault(`${file} is truncated after line ${number}.`);
}

type Fault = (what: string) => BackupFault;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function parse(words: string, fault: Fault): unknown {
  try {
    return JSON.parse(words);
  } catch {
    throw fault('not JSON.');
  }
}

function readHead(line: unknown, fault: Fault): BackupHead {
  if (!isRecord(line) || line.format !== FORMAT) throw fault(`this is not a backup ("${FORMAT}").`);
  const { schema, made, counts } = line;
  if (!isCount(schema) || schema === 0 || !isCount(made)) throw fault('the head has no schema or date.');
  if (!isRecord(counts) || !Object.values(counts).every(isCount)) throw fault('the head has no counts.');
  return { schema, made, counts: counts as Record<string, number> };
}

function readLine(line: unknown, fault: Fault): BackupLine {
  if (Array.isArray(line)) {
    const wrong = line.findIndex((value) => value !== null && typeof value !== 'string' && !Number.isFinite(value));
    if (wrong >= 0) throw fault(`value ${wrong + 1} is neither text nor number.`);
    return line as Value[];
  }
  if (isRecord(line) && typeof line.table === 'string' && Array.isArray(line.columns)) {
    if (line.columns.every((name) => typeof name === 'string')) return { table: line.table, columns: line.columns };
  }
  throw fault('neither a row nor the name and columns of a table.');
}
