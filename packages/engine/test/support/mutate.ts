/** Random damage to valid input, JSON or text, as fast-check arbitraries that shrink to few and small changes. */
import fc from 'fast-check';
import type { Loose } from './json.ts';

/** Values that a reader can meet anywhere. */
const oddValues = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1, 2, 1.5, 1e9, Number.NaN, '', 'none', 'glory', [], {}, [null]),
  fc.constantFrom<unknown>(
    { toString: 1, valueOf: 1 },
    { length: 3 },
    '__proto__',
    'constructor',
    '\u{1f30d}\u0000\ud800',
  ),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Any JavaScript value, including those that JSON cannot represent. */
export const anyValue = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
});

/** Kinds of damage to JSON. Small changes, which may leave the data valid, are more frequent. */
const ROUGH = ['delete', 'duplicate', 'replace', 'rename', 'add', 'trade'] as const;
const GENTLE = ['nudge', 'shift', 'swap'] as const;

const damages = fc.record({
  kind: fc.constantFrom(...ROUGH, ...GENTLE, ...GENTLE, ...GENTLE),
  /** Indices that choose the child at each level. */
  place: fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 7 }),
  other: fc.array(fc.nat({ max: 200 }), { minLength: 1, maxLength: 7 }),
  value: oddValues,
});
type Damage = typeof damages extends fc.Arbitrary<infer T> ? T : never;

/** A place in a value: the list or object that holds it, and its key there. */
interface Spot {
  holder: Loose;
  key: string;
}

function findSpot(root: Loose, place: readonly number[]): Spot | null {
  let spot: Spot | null = null;
  let value = root;
  for (const pick of place) {
    const keys = value !== null && typeof value === 'object' ? Object.keys(value) : [];
    if (keys.length === 0) break;
    const key = keys[pick % keys.length];
    spot = { holder: value, key };
    value = value[key];
  }
  return spot;
}

/** Returns the next place in the same list or object that holds a number. */
function nextNumber({ holder, key }: Spot): Spot | null {
  const keys = Object.keys(holder);
  const rotated = [...keys.slice(keys.indexOf(key) + 1), ...keys.slice(0, keys.indexOf(key))];
  const found = rotated.find((name) => typeof holder[name] === 'number');
  return found === undefined ? null : { holder, key: found };
}

/** Exchanges copies, because one place may contain the other. */
function swap(a: Spot, b: Spot): void {
  const [first, second] = structuredClone([a.holder[a.key], b.holder[b.key]]);
  a.holder[a.key] = second;
  b.holder[b.key] = first;
}

function applyDamage(root: Loose, { kind, place, other, value }: Damage): void {
  const spot = findSpot(root, place);
  if (spot === null) return;
  const { holder, key } = spot;
  const list = Array.isArray(holder);
  const second = findSpot(root, other);
  switch (kind) {
    case 'delete':
      if (list) holder.splice(Number(key), 1);
      else delete holder[key];
      return;
    case 'duplicate':
      if (list) holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
      else if (second !== null) second.holder[second.key] = structuredClone(holder[key]);
      return;
    case 'replace':
      holder[key] = structuredClone(value);
      return;
    case 'nudge':
      if (typeof holder[key] === 'number') holder[key] += place.length % 2 === 0 ? 1 : -1;
      else if (typeof holder[key] === 'boolean') holder[key] = !holder[key];
      else if (typeof holder[key] === 'string') holder[key] = holder[key].slice(1);
      return;
    // Increases one number and decreases another, so that totals stay balanced.
    case 'shift': {
      const partner = nextNumber(spot);
      if (typeof holder[key] !== 'number' || partner === null) return;
      holder[key] += 1;
      partner.holder[partner.key] -= 1;
      return;
    }
    case 'swap':
      swap(spot, { holder, key: Object.keys(holder)[other[0] % Object.keys(holder).length] });
      return;
    case 'trade':
      if (second !== null) swap(spot, second);
      return;
    case 'rename':
      if (list) return;
      defineKey(holder, String(value), holder[key]);
      delete holder[key];
      return;
    default:
      if (list) holder.push(structuredClone(value));
      else defineKey(holder, '__proto__', value);
  }
}

/** A new key with an arbitrary name. */
function defineKey(holder: Loose, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Valid JSON values with one to three faults; each is a new value. */
export function damagedJson(valid: readonly unknown[]): fc.Arbitrary<Loose> {
  return fc
    .tuple(fc.nat({ max: valid.length - 1 }), fc.array(damages, { minLength: 1, maxLength: 3 }))
    .map(([which, damages]) => {
      // An object around the value, so that the whole value can be replaced too.
      const holder = { value: structuredClone(valid[which]) };
      for (const each of damages) {
        try {
          applyDamage(holder, each);
        } catch (error) {
          // Data that this change does not apply to, such as a replaced value, stays unchanged.
          if (!(error instanceof TypeError)) throw error;
        }
      }
      return JSON.parse(JSON.stringify(holder)).value;
    });
}

const GARBAGE = ['\u0000', '\ufeff', '\u2028', '\ud83d', '\u{1f9ed}', '#', ' ', '\t', '-', '9', 'é', 'token ', 'moves'];

const textDamage = fc.record({
  kind: fc.constantFrom('delete', 'duplicate', 'swap', 'move', 'word', 'number', 'insert', 'truncate', 'ends'),
  line: fc.nat({ max: 400 }),
  other: fc.nat({ max: 400 }),
  at: fc.nat({ max: 80 }),
  garbage: fc.oneof(fc.constantFrom(...GARBAGE), fc.string({ unit: 'binary', maxLength: 8 })),
});
type TextDamage = typeof textDamage extends fc.Arbitrary<infer T> ? T : never;

function hurtText(text: string, { kind, line, other, at, garbage }: TextDamage): string {
  const lines = text.split('\n');
  const i = line % lines.length;
  const k = other % lines.length;
  const words = lines[i].split(' ');
  switch (kind) {
    case 'delete':
      lines.splice(i, 1);
      break;
    case 'duplicate':
      lines.splice(k, 0, lines[i]);
      break;
    case 'swap':
      [lines[i], lines[k]] = [lines[k], lines[i]];
      break;
    case 'move':
      lines.splice(k, 0, ...lines.splice(i, 1));
      break;
    case 'word':
      words[at % words.length] = lines[k].split(' ')[at % 2] ?? garbage;
      lines[i] = words.join(' ');
      break;
    case 'number':
      lines[i] = lines[i].replace(/\d+/, (digits) => String(Number(digits) + (at % 2 === 0 ? 1 : -1)));
      break;
    case 'insert':
      lines[i] = lines[i].slice(0, at) + garbage + lines[i].slice(at);
      break;
    case 'truncate':
      lines[i] = lines[i].slice(0, at % (lines[i].length + 1));
      lines.length = i + 1;
      break;
    default:
      return lines.join(at % 2 === 0 ? '\r\n' : '\r');
  }
  return lines.join('\n');
}

/** Valid texts with one to three faults. */
export function damagedText(valid: readonly string[]): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat({ max: valid.length - 1 }), fc.array(textDamage, { minLength: 1, maxLength: 3 }))
    .map(([which, damages]) => damages.reduce(hurtText, valid[which]));
}
