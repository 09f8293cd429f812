/** Splits a stream into lines, and drops lines that are too long without keeping them in memory. */

/** Maximum number of characters. The record of a whole game has about 4,000, a position as well. */
export const MAX_LINE = 1_000_000;

/** Yields each line without its end; null for a line that was too long. */
export async function* linesOf(input: NodeJS.ReadableStream): AsyncGenerator<string | null> {
  input.setEncoding('utf8');
  let line = '';
  let isTooLong = false;
  for await (const part of input) {
    const pieces = String(part).split('\n');
    const last = pieces.length - 1;
    for (const [i, piece] of pieces.entries()) {
      if (!isTooLong) line += piece;
      if (line.length > MAX_LINE) {
        isTooLong = true;
        line = '';
      }
      if (i === last) continue;
      yield isTooLong ? null : line;
      line = '';
      isTooLong = false;
    }
  }
  if (isTooLong || line !== '') yield isTooLong ? null : line;
}
