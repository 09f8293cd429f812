/** Nouns with their grammatical forms, and templates that are filled with them. */
import type { Plural } from '../templates.ts';

export type Text = string | Plural;

/**
 * A noun with its kind. All languages have the kinds `n`, a name without an article, and `who`, a player or colour; each
 * adds kinds of its own. In the texts of a language the kind stands before the noun: `f Banque`.
 */
export interface Noun {
  readonly kind: string;
  readonly text: string;
}

/** With the definite article, the indefinite one, or behind a preposition: `in` an area, `at` a city or fleet. */
export type Form = 'the' | 'a' | 'of' | 'in' | 'to' | 'at';

export interface Grammar {
  /** The language tag for plural forms. */
  readonly locale: string;
  /** The words before the last of a list. */
  readonly and: string;
  readonly or: string;
  inflect(noun: Noun, form: Form): string;
  /** The article with which the name of a colour may begin. */
  readonly article: RegExp;
  /** Corrects a finished sentence, such as its spaces before punctuation. */
  polish(text: string): string;
}

export type Value = string | number | Noun;
export type Values = Readonly<Record<string, Value>>;

export function noun(spec: string): Noun {
  const space = spec.indexOf(' ');
  return { kind: spec.slice(0, space), text: spec.slice(space + 1) };
}

export function properNoun(text: string): Noun {
  return { kind: 'n', text };
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function joinList(words: readonly string[], conjunction: string): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** Fills templates with values: `{what}` takes a value as it is, `{the:what}` a form of a noun. */
export class TemplateFormatter {
  private readonly grammar: Grammar;
  // Created on first use, because it takes browsers several milliseconds. Lists are joined without `Intl.ListFormat`,
  // which takes as long and knows no more than our grammars.
  private plurals: Intl.PluralRules | undefined;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
  }

  inflect(noun: Noun, form: Form): string {
    return this.grammar.inflect(noun, form);
  }

  /** Fills a template that is a part of a sentence. */
  fill(text: Text, values: Values = {}): string {
    const filled = this.form(text, values).replace(
      /\{(?:(\w+):)?(\w+)\}/g,
      (_, form: Form | undefined, name: string) => {
        const value = values[name];
        if (typeof value !== 'object') return String(value);
        return form === undefined ? value.text : this.grammar.inflect(value, form);
      },
    );
    return this.grammar.polish(filled);
  }

  /** Fills a template that is a whole sentence. Only a player's own name may begin it with a small letter. */
  sentence(text: Text, values: Values = {}): string {
    const filled = this.fill(text, values);
    const [, first = ''] = /^\{(\w+)\}/.exec(this.form(text, values)) ?? [];
    const value = values[first];
    const isName = typeof value === 'object' && value.kind === 'who' && !this.grammar.article.test(value.text);
    return isName ? filled : capitalized(filled);
  }

  /** `Red, Green and Black`. */
  all(words: readonly string[]): string {
    return joinList(words, this.grammar.and);
  }

  /** `Ship or Draw`. */
  any(words: readonly string[]): string {
    return joinList(words, this.grammar.or);
  }

  private form(text: Text, { n }: Values): string {
    if (typeof text === 'string') return text;
    this.plurals ??= new Intl.PluralRules(this.grammar.locale);
    return text[this.plurals.select(Number(n)) as keyof Plural] ?? text.other;
  }
}
