/** The streams, the environment and the server of a command; tests supply their own. */
import { runServerProgram } from './server-program.ts';

export interface Io {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: Output;
  readonly errors: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Starts the program of the server with these arguments, and returns its exit code. */
  readonly server: (words: readonly string[]) => Promise<number>;
}

export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

export function processIo(): Io {
  return {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    env: process.env,
    server: runServerProgram,
  };
}

/** Writes a text, and waits if the reader is slow. */
export async function write(to: Output, text: string): Promise<void> {
  if (to.write(text)) return;
  await new Promise((resolve) => to.once('drain', resolve));
}

/** Returns all of standard input as text. */
export async function readAll({ input }: Io): Promise<string> {
  input.setEncoding('utf8');
  let text = '';
  for await (const part of input) text += part;
  return text;
}

const MIN_WIDTH = 80;
const MAX_WIDTH = 100;

/** Returns the number of columns to use: those of the terminal, within limits that read well. */
export function widthOf(output: Output): number {
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, output.columns ?? MIN_WIDTH));
}
