/** Parses a command line against the options and the operand that the command declares. */
import { parseArgs } from 'node:util';
import { usageError } from './user-error.ts';

interface Flag {
  /** Placeholder of the value in the help; absent for a flag without a value. */
  readonly value?: string;
  readonly help: string;
  readonly repeatable?: boolean;
  /** The value of a flag that is given without one. */
  readonly fallback?: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** The options and the operand that a command accepts. */
export interface CommandSyntax {
  readonly name: string;
  readonly flags: Flags;
  /** Placeholder of the operand in the help; absent for a command without one. */
  readonly operand?: string;
}

/** Adds the fallback to flags that are given without their value. */
function withFallbacks({ flags }: CommandSyntax, argv: readonly string[]): string[] {
  return argv.map((word, i) => {
    const fallback = word.startsWith('--') && flags[word.slice(2)]?.fallback;
    const next = argv[i + 1];
    return fallback && (next === undefined || next.startsWith('-')) ? `${word}=${fallback}` : word;
  });
}

export class Arguments {
  private readonly values = new Map<string, string[]>();
  readonly operands: string[] = [];

  constructor(syntax: CommandSyntax, argv: readonly string[]) {
    const options = Object.fromEntries(
      Object.entries(syntax.flags).map(([name, flag]) => [
        name,
        { type: flag.value === undefined ? ('boolean' as const) : ('string' as const), multiple: true },
      ]),
    );
    const { tokens } = parseArgs({
      args: withFallbacks(syntax, argv),
      options,
      strict: false,
      allowPositionals: true,
      tokens: true,
    });
    for (const token of tokens) {
      if (token.kind === 'positional') this.operands.push(token.value);
      else if (token.kind === 'option') this.add(syntax, token.name, token.rawName, token.value, token.inlineValue);
    }
    this.checkOperands(syntax);
  }

  private add(
    syntax: CommandSyntax,
    name: string,
    raw: string,
    value: string | undefined,
    inline: boolean | undefined,
  ): void {
    const flag = Object.hasOwn(syntax.flags, name) && raw === `--${name}` ? syntax.flags[name] : undefined;
    if (flag === undefined) {
      const known = Object.keys(syntax.flags).map((other) => `--${other}`);
      throw usageError(`windrose ${syntax.name} has no option ${raw}; it has ${known.join(', ')}.`);
    }
    if (flag.value === undefined) {
      if (value !== undefined) throw usageError(`${raw} takes no value.`);
    } else if (value === undefined || value === '' || (!inline && /^-./.test(value))) {
      throw usageError(`${raw} needs a value: ${raw} ${flag.value}.`);
    }
    const given = this.values.get(name) ?? [];
    if (given.length > 0 && !flag.repeatable) throw usageError(`${raw} is given twice.`);
    this.values.set(name, [...given, value ?? '']);
  }

  private checkOperands({ name, operand }: CommandSyntax): void {
    if (operand === undefined && this.operands.length > 0) {
      throw usageError(`windrose ${name} takes options only, not "${this.operands[0]}".`);
    }
    if (operand !== undefined && this.operands.length !== 1) {
      throw usageError(`windrose ${name} needs exactly one ${operand}, not ${this.operands.length}.`);
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

  /** Returns a whole number, which must be within the bounds. */
  whole(name: string, min: number, max: number, fallback: number): number {
    const value = this.get(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : -1;
    if (number < min || number > max) {
      throw usageError(`--${name} must be a whole number from ${min} to ${max}, not "${value}".`);
    }
    return number;
  }

  oneOf<T extends string>(name: string, choices: readonly T[], fallback: T): T {
    const value = this.get(name) ?? fallback;
    const choice = choices.find((each) => each === value);
    if (choice === undefined) throw usageError(`--${name} must be one of ${choices.join(', ')}, not "${value}".`);
    return choice;
  }

  /** Returns values separated by commas. */
  list(name: string): string[] | undefined {
    return this.get(name)
      ?.split(',')
      .map((item) => item.trim());
  }
}
