/** Reads a record from a file and returns its game, or the fault and its line. */
import { InputError, pending, readRecord } from '@windrose/engine';

/** Each kind has a text. */
export const FAULT_KINDS = [
  'not-a-record',
  'no-moves',
  'other-data',
  'other-rules',
  'no-such-move',
  'illegal-move',
  'other-end',
  'bad-line',
] as const;

export interface RecordFault {
  readonly kind: (typeof FAULT_KINDS)[number];
  /** Counts from 1; null if the fault is in no line. */
  readonly line: number | null;
  /** The text of that line. */
  readonly quoted: string;
  /** The message of the engine, in English. */
  readonly detail: string;
}

export interface OpenedRecord {
  readonly record: string;
  readonly names: readonly string[];
  readonly finished: boolean;
}

/** The beginnings of messages of the engine; all others are about malformed lines. */
const MESSAGES: readonly (readonly [RegExp, RecordFault['kind']])[] = [
  [/^a record begins with/, 'not-a-record'],
  [/^the record ends before/, 'no-moves'],
  [/^the record was played with data/, 'other-data'],
  [/^rules version/, 'other-rules'],
  [/^there is no move/, 'no-such-move'],
  [/^move \d+, .* is not legal/, 'illegal-move'],
  [/^the record leads to/, 'other-end'],
];

export function openRecord(text: string): OpenedRecord | RecordFault {
  try {
    const { opening, game } = readRecord(text);
    return { record: text, names: opening.names, finished: pending(game) === null };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return faultOf(error, text);
  }
}

function faultOf({ faults: [fault] }: InputError, text: string): RecordFault {
  const number = Number(/^line (\d+)$/.exec(fault.path)?.[1] ?? 0);
  const kind = MESSAGES.find(([pattern]) => pattern.test(fault.message))?.[1] ?? 'bad-line';
  const quoted = text.split(/\r\n|\n|\r/)[number - 1]?.trim() ?? '';
  return { kind, line: number > 0 ? number : null, quoted: shortened(quoted), detail: fault.message };
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
