/** Validation of untrusted data: collects every fault with its path, instead of stopping at the first. */

export interface Fault {
  /** Location of the fault: `decks[2].cards[0].icons.culture`, `line 14`. */
  path: string;
  /** Description of the fault; together with the path it makes a sentence. */
  message: string;
}

/** Thrown when data, a record or a position is invalid. Nothing was changed. */
export class InputError extends Error {
  readonly faults: readonly Fault[];

  constructor(what: string, faults: readonly Fault[]) {
    super([what, ...faults.map((fault) => `  ${fault.path}: ${fault.message}`)].join('\n'));
    this.name = 'InputError';
    this.faults = faults;
  }
}

type Fields = Record<string, unknown>;

const MAX_SHOWN = 40;

/** Describes any value briefly for a message. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (value !== null && typeof value === 'object') return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** Reads values of untrusted data. An invalid value adds a fault and is replaced by a valid default, so that reading can continue. */
export class Faults {
  readonly list: Fault[] = [];
  private readonly missing = new Set<string>();

  /** Adds a fault, unless the value was already reported as missing. */
  add(path: string, message: string): void {
    if (!this.missing.has(path)) this.list.push({ path: path === '' ? 'file' : path, message });
  }

  private addMissing(path: string): void {
    this.add(path, 'is missing');
    this.missing.add(path);
  }

  /** An object with these keys and no others; `optional` keys may be absent. */
  object(value: unknown, path: string, required: readonly string[], optional: readonly string[] = []): Fields {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      this.add(path, `must be an object, not ${describeValue(value)}`);
      return {};
    }
    const fields = value as Fields;
    for (const key of required) {
      if (!Object.hasOwn(fields, key) || fields[key] === undefined) this.addMissing(at(path, key));
    }
    for (const key of Object.keys(fields)) {
      if (!required.includes(key) && !optional.includes(key)) this.add(at(path, key), 'is not a known key');
    }
    return Object.fromEntries(
      Object.entries(fields).filter(([key]) => required.includes(key) || optional.includes(key)),
    );
  }

  /** An object with arbitrary keys. */
  map(value: unknown, path: string): Fields {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      if (value !== undefined) this.add(path, `must be an object, not ${describeValue(value)}`);
      return {};
    }
    return value as Fields;
  }

  entries(value: unknown, path: string, min = 0): unknown[] {
    if (!Array.isArray(value)) {
      if (value !== undefined) this.add(path, `must be a list, not ${describeValue(value)}`);
      return [];
    }
    if (value.length < min) this.add(path, `must have at least ${min} ${min === 1 ? 'entry' : 'entries'}`);
    const entries = Array.from<unknown>(value);
    entries.forEach((entry, i) => {
      if (entry === undefined) this.addMissing(at(path, i));
    });
    return entries;
  }

  integer(value: unknown, path: string, min: number, max: number): number {
    if (value === undefined) return min;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
      this.add(path, `must be a whole number from ${min} to ${max}, not ${describeValue(value)}`);
      return min;
    }
    return value;
  }

  number(value: unknown, path: string, min: number, max: number): number {
    if (value === undefined) return min;
    if (typeof value !== 'number' || !(value >= min && value <= max)) {
      this.add(path, `must be a number from ${min} to ${max}, not ${describeValue(value)}`);
      return min;
    }
    return value;
  }

  text(value: unknown, path: string): string {
    if (value === undefined) return '';
    if (typeof value !== 'string' || value === '') {
      this.add(path, `must be a text, not ${describeValue(value)}`);
      return '';
    }
    return value;
  }

  boolean(value: unknown, path: string): boolean {
    if (value === undefined) return false;
    if (typeof value !== 'boolean') this.add(path, `must be true or false, not ${describeValue(value)}`);
    return value === true;
  }

  oneOf<T extends string>(value: unknown, path: string, choices: readonly T[]): T {
    if (value !== undefined && !choices.includes(value as T)) {
      this.add(path, `must be one of ${choices.join(', ')}, not ${describeValue(value)}`);
    }
    return choices.includes(value as T) ? (value as T) : choices[0];
  }

  /** Throws an `InputError` with all collected faults, if there are any. */
  throwIfAny(what: string): void {
    if (this.list.length > 0) throw new InputError(what, this.list);
  }
}

const PLAIN_KEY = /^[\w.+-]{1,60}$/;

/** Appends a key or index to a path. */
export function at(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  if (!PLAIN_KEY.test(key)) return `${path}[${describeValue(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}
