/** Lays out text in columns and lines. Colour codes have no width. */
import { visibleLength } from './ansi.ts';

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visibleLength(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - visibleLength(text))) + text;
}

/** Breaks a text between words. All lines are indented, those after the first by `hanging` columns more. */
export function wrap(text: string, width: number, indent = 0, hanging = 0): string[] {
  const lines = flow(text.split(' '), width - indent, hanging, ' ');
  return lines.map((line) => ' '.repeat(indent) + line);
}

/** Fills lines with items, as many as fit, and never breaks an item. */
export function flow(items: readonly string[], width: number, hanging: number, gap = '   '): string[] {
  const lines: string[] = [];
  let line: string | null = null;
  for (const item of items) {
    const longer: string = line === null ? item : `${line}${gap}${item}`;
    if (line !== null && visibleLength(longer) > width) {
      lines.push(line);
      line = ' '.repeat(hanging) + item;
    } else line = longer;
  }
  return line === null ? lines : [...lines, line];
}

/** Returns rows of cells as lines: the first column is aligned left, the others right, with two spaces between. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => visibleLength(row[column]))));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? padEnd(cell, widths[column]) : padStart(cell, widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

/** `1 disc`, `2 discs`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
