/** Laying text out in columns and lines; colour codes take no room. */
import { visibleLength } from './paint.ts';

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - visibleLength(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - visibleLength(text))) + text;
}

/** Breaks a text between words, every line indented, those after the first by `hanging` more. */
export function wrap(text: string, width: number, indent = 0, hanging = 0): string[] {
  const lines = flow(text.split(' '), width - indent, hanging, ' ');
  return lines.map((line) => ' '.repeat(indent) + line);
}

/** Sets items one after another, as many on a line as there is room for, and never breaks one. */
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

/** Rows of cells as lines: the first column to the left, the others to the right, two spaces between. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => visibleLength(row[column]))));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? padEnd(cell, widths[column]) : padStart(cell, widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

/** `a, b and c`. */
export function listed(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;
}

/** `1 disc`, `2 discs`. */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
