/** Texts of the user interface with parameters and plural forms. A missing key, parameter or language does not compile. */

export interface Plural {
  readonly one: string;
  readonly other: string;
  /** French and Italian have a third form for millions. */
  readonly many?: string;
}

/** What the other languages must have: the keys of the English texts. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Plural };

type Parameters<S> = S extends `${string}{${infer P}}${infer R}` ? P | Parameters<R> : never;
type ParametersOf<T> = T extends string ? Parameters<T> : T extends { other: infer O } ? Parameters<O> | 'n' : never;
type Arguments<T> = [ParametersOf<T>] extends [never] ? [] : [Readonly<Record<ParametersOf<T>, string | number>>];

/** Returns a text with its parameters filled in. */
export type Say<T> = <K extends keyof T>(key: K, ...args: Arguments<T[K]>) => string;

/** Returns the function that fills the texts of a language. `polish` corrects a finished text, such as its spaces. */
export function makeSay<T>(
  language: string,
  texts: Translation<T>,
  polish: (text: string) => string = (text) => text,
): Say<T> {
  let plurals: Intl.PluralRules | undefined;
  const formFor = (n: unknown) => {
    plurals ??= new Intl.PluralRules(language);
    return plurals.select(Number(n)) as keyof Plural;
  };
  return (key, ...args) => {
    const given: Readonly<Record<string, string | number>> = args[0] ?? {};
    const text = texts[key] as string | Plural;
    const form = typeof text === 'string' ? text : (text[formFor(given.n)] ?? text.other);
    return polish(form.replace(/\{(\w+)\}/g, (_, name: string) => String(given[name])));
  };
}
