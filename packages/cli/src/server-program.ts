/** Runs the program of the server within this process, so that ending the process ends the server. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UserError } from './user-error.ts';

/** `npm run build` puts it beside the command. */
const PROGRAM = new URL('../../server/dist/main.js', import.meta.url);

/** Starts the program with these arguments, and returns the exit code so far. A server continues to run. */
export async function runServerProgram(words: readonly string[]): Promise<number> {
  const file = fileURLToPath(PROGRAM);
  if (!existsSync(file)) throw new UserError(`${file} is missing: \`npm run build\` makes it.`);
  process.argv = [process.execPath, file, ...words];
  await import(PROGRAM.href);
  return Number(process.exitCode ?? 0);
}
