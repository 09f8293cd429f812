/** What a command may touch of the outside world, so that tests can give it streams of their own. */

export interface Io {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: Output;
  readonly errors: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export type Output = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

export function processIo(): Io {
  return { input: process.stdin, output: process.stdout, errors: process.stderr, env: process.env };
}

/** Writes, and waits where the reader at the other end is slower than we are. */
export async function write(to: Output, text: string): Promise<void> {
  if (to.write(text)) return;
  await new Promise((resolve) => to.once('drain', resolve));
}

/** All of standard input as text. */
export async function readAll({ input }: Io): Promise<string> {
  input.setEncoding('utf8');
  let text = '';
  for await (const part of input) text += part;
  return text;
}

const NARROWEST = 80;
const WIDEST = 100;

/** Columns to write for: those of the terminal within what reads well. */
export function widthOf(output: Output): number {
  return Math.min(WIDEST, Math.max(NARROWEST, output.columns ?? NARROWEST));
}
