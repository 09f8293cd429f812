/** Files of games: reading what the user names, and writing without destroying what is not ours. */
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Failure } from './failure.ts';
import { type Io, readAll } from './io.ts';

const STANDARD_INPUT = '-';

const ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'you may not do that',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written',
};

function why(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return ERRORS[code ?? ''] ?? message;
}

export function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${why(error)}.`);
  }
}

/** The text of a file, or of standard input for `-`. */
export async function readText(io: Io, file: string): Promise<string> {
  return file === STANDARD_INPUT ? await readAll(io) : readFile(file);
}

/** Writes a file whole or not at all: who is interrupted, or reads meanwhile, has what was there before. */
export function writeFile(file: string, text: string): void {
  try {
    const place = existsSync(file) ? realpathSync(file) : file;
    // A pipe or a terminal has no file beside it that could take its place.
    if (existsSync(place) && !statSync(place).isFile()) writeFileSync(place, text);
    else replace(place, text);
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${why(error)}.`);
  }
}

function replace(file: string, text: string): void {
  const beside = `${file}.${process.pid}.part`;
  try {
    writeFileSync(beside, text);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}

/** Writes a game's record. A file that holds something else than a record is left alone. */
export function saveRecord(file: string, record: string): void {
  const [firstLine] = record.split('\n');
  let existing: string | null = null;
  try {
    existing = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new Failure(`${file} cannot be used: ${why(error)}.`);
  }
  if (existing !== null && existing.trim() !== '' && !existing.startsWith(firstLine)) {
    throw new Failure(`${file} exists and is no saved game, so it is left alone; choose another name.`);
  }
  writeFile(file, record);
}
