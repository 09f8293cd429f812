/** Colours text with ANSI codes if the output is a terminal, and measures text without them. */
import type { Io } from './io.ts';

const CODES = {
  bold: 1,
  dim: 2,
  brown: 33,
  blue: 94,
} as const;

/** Vermilion, blue, amber, green and purple, as close as sixteen colours come. A mark always accompanies the colour. */
const SEAT_CODES = [91, 94, 93, 92, 95];
const NEUTRAL_CODE = 37;

export class Ansi {
  private readonly enabled: boolean;

  constructor(enabled: boolean) {
    this.enabled = enabled;
  }

  private code(code: number, text: string): string {
    return this.enabled ? `\x1b[${code}m${text}\x1b[0m` : text;
  }

  bold(text: string): string {
    return this.code(CODES.bold, text);
  }

  dim(text: string): string {
    return this.code(CODES.dim, text);
  }

  /** For status tokens. */
  brown(text: string): string {
    return this.code(CODES.brown, text);
  }

  /** For action tokens. */
  blue(text: string): string {
    return this.code(CODES.blue, text);
  }

  seat(seat: number, text: string): string {
    return this.code(SEAT_CODES[seat], text);
  }

  /** For neutral discs. */
  neutral(text: string): string {
    return this.code(NEUTRAL_CODE, text);
  }
}

export const PLAIN = new Ansi(false);

/** https://no-color.org: any value except the empty one disables colours. */
export function ansiFor({ output, env }: Io): Ansi {
  const refused = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return new Ansi(output.isTTY === true && !refused);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins every code.
const ESCAPES = /\x1b\[[\d;]*m/g;

/** Returns the number of columns of a text. */
export function visibleLength(text: string): number {
  return [...text.replace(ESCAPES, '')].length;
}
