/** Reads a command line: only what the command declares is accepted, everything else is refused in one sentence. */
import { parseArgs } from 'node:util';
import { misuse } from './failure.ts';

interface Flag {
  /** What stands for the value in the help; absent for a flag that has none. */
  readonly value?: string;
  readonly help: string;
  readonly repeatable?: boolean;
  /** The value, if none is given behind the flag. */
  readonly fallback?: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** What a command accepts. */
export interface Shape {
  readonly name: string;
  readonly flags: Flags;
  /** What the one word without dashes stands for; absent if there is none. */
  readonly operand?: string;
}

/** Flags that may stand alone get the value that they then have. */
function withFallbacks({ flags }: Shape, argv: readonly string[]): string[] {
  return argv.map((word, i) => {
    const fallback = word.startsWith('--') && flags[word.slice(2)]?.fallback;
    const next = argv[i + 1];
    return fallback && (next === undefined || next.startsWith('-')) ? `${word}=${fallback}` : word;
  });
}

export class Arguments {
  private readonly values = new Map<string, string[]>();
  readonly operands: string[] = [];

  constructor(shape: Shape, argv: readonly string[]) {
    const options = Object.fromEntries(
      Object.entries(shape.flags).map(([name, flag]) => [
        name,
        { type: flag.value === undefined ? ('boolean' as const) : ('string' as const), multiple: true },
      ]),
    );
    const { tokens } = parseArgs({
      args: withFallbacks(shape, argv),
      options,
      strict: false,
      allowPositionals: true,
      tokens: true,
    });
    for (const token of tokens) {
      if (token.kind === 'positional') this.operands.push(token.value);
      else if (token.kind === 'option') this.add(shape, token.name, token.rawName, token.value, token.inlineValue);
    }
    this.checkOperands(shape);
  }

  private add(shape: Shape, name: string, raw: string, value: string | undefined, inline: boolean | undefined): void {
    const flag = Object.hasOwn(shape.flags, name) && raw === `--${name}` ? shape.flags[name] : undefined;
    if (flag === undefined) {
      const known = Object.keys(shape.flags).map((other) => `--${other}`);
      throw misuse(`windrose ${shape.name} has no option ${raw}; it has ${known.join(', ')}.`);
    }
    if (flag.value === undefined) {
      if (value !== undefined) throw misuse(`${raw} takes no value.`);
    } else if (value === undefined || value === '' || (!inline && /^-./.test(value))) {
      throw misuse(`${raw} needs a value: ${raw} ${flag.value}.`);
    }
    const given = this.values.get(name) ?? [];
    if (given.length > 0 && !flag.repeatable) throw misuse(`${raw} is given twice.`);
    this.values.set(name, [...given, value ?? '']);
  }

  private checkOperands({ name, operand }: Shape): void {
    if (operand === undefined && this.operands.length > 0) {
      throw misuse(`windrose ${name} does not know what to do with "${this.operands[0]}"; it takes options only.`);
    }
    if (operand !== undefined && this.operands.length !== 1) {
      throw misuse(`windrose ${name} needs exactly one ${operand}, not ${this.operands.length}.`);
    }
  }

  has(name: string): boolean {
    return this.values.has(name);
  }

  get(name: string): string | undefined {
    return this.values.get(name)?.[0];
  }

  all(name: string): readonly string[] {
    return this.values.get(name) ?? [];
  }

  /** A whole number within bounds. */
  whole(name: string, least: number, most: number, fallback: number): number {
    const value = this.get(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
    if (number < least || number > most) {
      throw misuse(`--${name} must be a whole number from ${least} to ${most}, not "${value}".`);
    }
    return number;
  }

  oneOf(name: string, choices: readonly string[], fallback: string): string {
    const value = this.get(name) ?? fallback;
    if (!choices.includes(value)) throw misuse(`--${name} must be one of ${choices.join(', ')}, not "${value}".`);
    return value;
  }

  /** Values joined by commas. */
  list(name: string): string[] | undefined {
    return this.get(name)
      ?.split(',')
      .map((item) => item.trim());
  }
}
