/** Reads and writes files of the user, and overwrites only saved games with saved games. */
import { existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type Io, readAll } from './io.ts';
import { terminalSay } from './texts/languages.ts';
import { TranslatedError, type UserError } from './user-error.ts';

const STANDARD_INPUT = '-';

const REASONS = {
  ENOENT: 'file.missing',
  EACCES: 'file.forbidden',
  EISDIR: 'file.folder',
  ENOTDIR: 'file.notFolder',
  ENOSPC: 'file.full',
  EROFS: 'file.readOnly',
} as const;

/** Returns an error about a file: what cannot be done with it, and why. */
function fileError(
  what: 'fileUnreadable' | 'fileUnwritable' | 'fileUnusable',
  file: string,
  { code = '', message }: NodeJS.ErrnoException,
): UserError {
  return new TranslatedError((language) => {
    const say = terminalSay(language);
    const reason = code in REASONS ? say(REASONS[code as keyof typeof REASONS]) : message;
    return say(what, { file, reason });
  });
}

export function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw fileError('fileUnreadable', file, error as Error);
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
    throw fileError('fileUnwritable', file, error as Error);
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
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw fileError('fileUnusable', file, error as Error);
  }
  if (existing !== null && existing.trim() !== '' && !existing.startsWith(firstLine)) {
    throw new TranslatedError((language) => terminalSay(language)('fileNotSaved', { file }));
  }
  writeFile(file, record);
}
