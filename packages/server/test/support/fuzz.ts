/** Generates values that fit a schema of the protocol, and damaged variants of them. */
import type { Random } from '@windrose/engine';
import * as v from 'valibot';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

// Valibot's schemas at run time: each has a type and the parts that belong to it.
interface Shape {
  readonly type: string;
  readonly entries?: Record<string, Shape>;
  readonly options?: readonly (Shape | string)[];
  readonly literal?: Json;
  readonly item?: Shape;
  readonly wrapped?: Shape;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

const HOSTILE_VALUES: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  5,
  64,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  8.64e15 + 1,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202egnp',
  '\u2028',
  '🜨'.repeat(30),
  'é'.normalize('NFD'),
  '__proto__',
  'constructor',
  'null',
  '0',
  '-1',
  '1e3',
  "'; drop table persons; --",
  '%00',
  '../../etc/passwd',
  '{"a":1}',
  'x'.repeat(101),
  'x'.repeat(5_000),
  'activate docks',
  'aaaaaaaa',
  'http://127.0.0.1/',
  [],
  {},
  [[[[[]]]]],
  [null],
  { toString: 1 },
  { length: 1e9 },
  Array.from({ length: 100 }, () => 'pass'),
];

/** Texts that are likely to cause problems. */
export const PROBLEMATIC_TEXTS: readonly string[] = [
  'x',
  'half a sail \ud83d',
  '\udfff first',
  'nul\0nul',
  'tab\tand\nline',
  '⛵ Ahoy 🜨',
  'O\'Neill "quoted" \\',
  '\ufeffmark',
  '\ufffe',
  '%s %00 $1',
];

export class Fuzzer {
  readonly random: Random;
  /** Texts with a meaning: ids, moves, codes. */
  words: readonly string[];
  private readonly fitting = new Map<unknown, readonly string[]>();

  constructor(random: Random, words: readonly string[]) {
    this.random = random;
    this.words = words;
  }

  pick<T>(all: readonly T[]): T {
    return all[this.random.below(all.length)];
  }

  /** True once in a number of times on average. */
  once(times: number): boolean {
    return this.random.below(times) === 0;
  }

  /** The schema library has changed its type names. */
  forget(): void {
    this.fitting.clear();
  }

  /** Returns a value that fits, as far as the schema shows. */
  fit(schema: unknown): Json {
    const shape = schema as Shape;
    switch (shape.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(shape.entries!).flatMap(([key, own]) =>
            own.type === 'optional' && this.once(2) ? [] : [[key, this.fit(own)]],
          ),
        );
      case 'variant':
      case 'union':
        return this.fit(this.pick(shape.options!));
      case 'literal':
        return shape.literal!;
      case 'picklist':
        return this.pick(shape.options! as string[]);
      case 'array': {
        const minLength = Number(bound(shape, 'min_length') ?? 0);
        return Array.from({ length: minLength + this.random.below(4) }, () => this.fit(shape.item));
      }
      case 'nullable':
        return this.once(3) ? null : this.fit(shape.wrapped);
      case 'optional':
        return this.fit(shape.wrapped);
      case 'boolean':
        return this.once(2);
      case 'number': {
        const [least, most] = [Number(bound(shape, 'min_value') ?? 0), Number(bound(shape, 'max_value') ?? 1e9)];
        return this.once(5) ? this.pick([least, most]) : least + this.random.below(Math.min(most - least, 40) + 1);
      }
      case 'string':
        return this.text(schema);
      default:
        throw new Error(`There is no generator for ${shape.type}.`);
    }
  }

  private text(schema: unknown): string {
    let fitting = this.fitting.get(schema);
    if (fitting === undefined) {
      fitting = this.words.filter((word) => v.safeParse(schema as v.GenericSchema, word).success);
      this.fitting.set(schema, fitting);
    }
    return this.pick(fitting.length > 0 ? fitting : this.words);
  }

  /** Returns a damaged variant of a value. */
  damage(value: Json): Json {
    const copy = structuredClone(value);
    const places: { holder: Record<string, Json> | Json[]; key: string }[] = [];
    const walk = (at: Json) => {
      if (typeof at !== 'object' || at === null) return;
      for (const key of Object.keys(at)) {
        places.push({ holder: at, key });
        walk((at as Record<string, Json>)[key]);
      }
    };
    walk(copy);
    if (places.length === 0 || this.once(15)) return this.pick(HOSTILE_VALUES);
    const { holder, key } = this.pick(places);
    const own = holder as Record<string, Json>;
    switch (this.random.below(6)) {
      case 0:
        delete own[key];
        break;
      case 1:
        own[this.pick(['extra', 'type', 'id', 'table', 'seat', 'constructor', '0'])] = this.pick(HOSTILE_VALUES);
        break;
      case 2:
        own[key] = this.pick(this.words);
        break;
      case 3: {
        const other = this.pick(places);
        own[key] = structuredClone((other.holder as Record<string, Json>)[other.key]);
        break;
      }
      default:
        own[key] = this.pick(HOSTILE_VALUES);
    }
    return copy;
  }

  /** Returns bytes that may not even be JSON. */
  bytes(value: Json): Buffer {
    const text = JSON.stringify(value) ?? '';
    const whole = Buffer.from(text);
    if (!this.once(8)) return whole;
    const at = this.random.below(whole.length + 1);
    switch (this.random.below(7)) {
      case 0:
        return whole.subarray(0, at);
      case 1:
        return Buffer.concat([whole, whole]);
      case 2:
        return Buffer.concat([whole.subarray(0, at), Buffer.from([this.random.below(256)]), whole.subarray(at)]);
      case 3:
        return Buffer.from(text.replace('{', '{"__proto__":{"person":"x"},'));
      case 4:
        return Buffer.from('['.repeat(this.random.below(8_000)));
      case 5:
        return Buffer.from(text.replace(/"type":/, '"type":"ping","type":'));
      default:
        return Buffer.from(Array.from({ length: this.random.below(60) }, () => this.random.below(256)));
    }
  }
}

function bound({ pipe }: Shape, type: string): unknown {
  return pipe?.find((each) => each.type === type)?.requirement;
}
