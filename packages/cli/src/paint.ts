/** Colour by ANSI codes, where the reader is a terminal that wants it, and what text looks like without them. */
import type { Io } from './io.ts';

const CODES = {
  bold: 1,
  dim: 2,
  brown: 33,
  blue: 94,
} as const;

/** Vermilion, blue, amber, green, purple, as near as sixteen colours come. The mark always goes with the colour. */
const SEAT_CODES = [91, 94, 93, 92, 95];
export const SEAT_MARKS = ['◆', '●', '▲', '■', '✚'];
const NEUTRAL_CODE = 37;

export class Paint {
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

  /** Status tokens lie on brown ground. */
  brown(text: string): string {
    return this.code(CODES.brown, text);
  }

  /** Action tokens lie on blue ground. */
  blue(text: string): string {
    return this.code(CODES.blue, text);
  }

  seat(seat: number, text: string): string {
    return this.code(SEAT_CODES[seat], text);
  }

  /** Discs that no player owns. */
  neutral(text: string): string {
    return this.code(NEUTRAL_CODE, text);
  }
}

export const PLAIN = new Paint(false);

/** https://no-color.org: any value but the empty one means no. */
export function paintFor({ output, env }: Io): Paint {
  const refused = (env.NO_COLOR ?? '') !== '' || env.TERM === 'dumb';
  return new Paint(output.isTTY === true && !refused);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for.
const ESCAPES = /\x1b\[[\d;]*m/g;

/** How many columns a text takes. */
export function visibleLength(text: string): number {
  return [...text.replace(ESCAPES, '')].length;
}
