/** Access to untyped data by the paths of faults: `decks[2].cards[0].icons`. */

// biome-ignore lint/suspicious/noExplicitAny: data that a test breaks on purpose has no type
export type Loose = any;

function keys(path: string): string[] {
  return path.match(/[^.[\]]+/g) ?? [];
}

export function get(data: Loose, path: string): Loose {
  return keys(path).reduce((value, key) => value[key], data);
}

export function set(data: Loose, path: string, value: unknown): void {
  const names = keys(path);
  const last = names.pop()!;
  names.reduce((inner, key) => inner[key], data)[last] = value;
}

/** Removes a key of an object or an entry of a list. */
export function drop(data: Loose, path: string): void {
  const names = keys(path);
  const last = names.pop()!;
  const inner = names.reduce((value, key) => value[key], data);
  if (Array.isArray(inner)) inner.splice(Number(last), 1);
  else delete inner[last];
}
