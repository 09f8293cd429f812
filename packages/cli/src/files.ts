/** Reads and writes files of the user, and overwrites only saved games with saved games. */
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type Io, readAll } from './io.ts';
import { UserError } from './user-error.ts';

const STANDARD_INPUT = '-';

const ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'you may not do that',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk cannot be written',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return ERRORS[code ?? ''] ?? message;
}

export function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UserError(`${file} cannot be read: ${reasonOf(error)}.`);
  }
}

/** Returns the text of a file, or of standard input for `-`. */
export async function readText(io: Io, file: string): Promise<string> {
  return file === STANDARD_INPUT ? await readAll(io) : readFile(file);
}

/** Writes a file atomically: after an interruption, and for readers meanwhile, it has its old contents. */
export function writeFile(file: string, text: string): void {
  try {
    const target = existsSync(file) ? realpathSync(file) : file;
    // Pipes and terminals cannot be replaced by another file.
    if (existsSync(target) && !statSync(target).isFile()) writeFileSync(target, text);
    else replaceFile(target, text);
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${reasonOf(error)}.`);
  }
}

function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.part`;
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Writes the record of a game. Throws if the file exists and is not a record. */
export function saveRecord(file: string, record: string): void {
  const [firstLine] = record.split('\n');
  let existing: string | null = null;
  try {
    existing = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      throw new UserError(`${file} cannot be used: ${reasonOf(error)}.`);
  }
  if (existing !== null && existing.trim() !== '' && !existing.startsWith(firstLine)) {
    throw new UserError(`${file} exists and is not a saved game, so it is not overwritten; choose another name.`);
  }
  writeFile(file, record);
}
