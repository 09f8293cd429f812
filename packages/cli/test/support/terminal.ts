/** Runs the command line in a test, with input, output and errors as text. */
import { PassThrough, Readable } from 'node:stream';
import type { Io, Output } from '../../src/io.ts';
import { run } from '../../src/run.ts';

export interface Result {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

interface Circumstances {
  readonly input?: string | Readable;
  readonly env?: Readonly<Record<string, string>>;
  /** The output pretends to be a terminal of this width. */
  readonly columns?: number;
  readonly errorsAreTerminal?: boolean;
  /** Replaces the program of the server. */
  readonly server?: Io['server'];
}

function sink(): { stream: PassThrough; text: () => string } {
  const stream = new PassThrough();
  const parts: Buffer[] = [];
  stream.on('data', (part: Buffer) => parts.push(part));
  return { stream, text: () => Buffer.concat(parts).toString('utf8') };
}

export async function windrose(argv: readonly string[], circumstances: Circumstances = {}): Promise<Result> {
  const { input = '', env = {}, columns, errorsAreTerminal = false, server = async () => 1 } = circumstances;
  const output = sink();
  const errors = sink();
  const terminal = columns === undefined ? {} : { isTTY: true, columns };
  const io: Io = {
    input: typeof input === 'string' ? Readable.from([Buffer.from(input)], { objectMode: false }) : input,
    output: Object.assign(output.stream, terminal) as Output,
    errors: Object.assign(errors.stream, errorsAreTerminal ? { isTTY: true } : {}) as Output,
    env,
    server,
  };
  const code = await run(argv, io);
  return { code, output: output.text(), errors: errors.text() };
}

/** Sends requests to `windrose engine` and returns its answers. */
export async function converse(requests: readonly unknown[]): Promise<Answer[]> {
  const lines = requests.map((request) => (typeof request === 'string' ? request : JSON.stringify(request)));
  const { output } = await windrose(['engine'], { input: lines.map((line) => `${line}\n`).join('') });
  return output
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Answer);
}

export interface Answer {
  readonly id: string | number | null;
  readonly ok: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: every request has another result.
  readonly result?: any;
  readonly error?: {
    readonly code: string;
    readonly message: string;
    readonly faults?: readonly { readonly path: string; readonly message: string }[];
    readonly refusal?: { readonly rule: string; readonly reason: string; readonly params: object };
  };
}

/** A request with which most conversations begin. */
export const CREATE = { id: 0, do: 'create', edition: 'classic', players: 3, seed: 'tests' };

/** The answer to the last of several requests; those before must succeed. */
export async function last(...requests: object[]): Promise<Answer> {
  const answers = await converse(requests);
  const failed = answers.slice(0, -1).find(({ ok }) => !ok);
  if (failed !== undefined) throw new Error(`A request before the last failed: ${JSON.stringify(failed)}`);
  return answers[answers.length - 1];
}
