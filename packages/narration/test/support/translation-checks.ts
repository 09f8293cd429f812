/** Compares the texts of a language with the English ones: their keys, the values that they name, and what is left in English. */
import { expect } from 'vitest';
import type { Plural } from '../../src/templates.ts';

/** Texts without words are the same in every language. */
const WITHOUT_WORDS = /^[^a-z]*(\{[a-z:]+\}[^a-z]*)*$/i;

/** English words that are no French or Italian ones. */
const ENGLISH_WORD =
  /\b(the|of|your|you|disc|discs|token|tokens|harbor|city|track|game|with|from|and|card|cards|draws|sail|ship)\b/i;

/** All texts within a value, by their paths, the forms of a plural together. */
function textsOf(value: unknown, path = ''): [path: string, forms: string[]][] {
  if (typeof value === 'string') return [[path, [value]]];
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  if ('one' in value && 'other' in value) return [[path, Object.values(value as Plural)]];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, path === '' ? key : `${path} ${key}`));
}

/** A noun without its kind. */
const withoutKind = (text: string) => text.replace(/^(c|p|n|[mfMF][pP]?) /, '');

/** The values that a text names, in any form. */
function valuesOf(forms: readonly string[]): string {
  const names = forms.flatMap((text) => [...text.matchAll(/\{(?:\w+:)?(\w+)\}/g)].map(([, name]) => name));
  return [...new Set(names)].sort().join();
}

export class TranslationChecks {
  private readonly english: ReadonlyMap<string, string[]>;
  private readonly texts: readonly [path: string, forms: string[]][];

  /** Texts whose path contains `untranslated` may differ in every way. */
  constructor(english: object, texts: object, untranslated = /$^/) {
    const compared = (value: object) => textsOf(value).filter(([path]) => !untranslated.test(path));
    this.english = new Map(compared(english));
    this.texts = compared(texts);
  }

  expectSameKeys(): void {
    expect(this.texts.map(([path]) => path).sort()).toEqual([...this.english.keys()].sort());
  }

  expectSameValues(): void {
    const wrong = this.texts.filter(([path, forms]) => valuesOf(forms) !== valuesOf(this.english.get(path) ?? []));
    expect(wrong).toEqual([]);
  }

  /** `same` are the texts that happen to be the same in both languages. */
  expectNoEnglish(same: readonly string[]): void {
    const untranslated = this.texts.filter(([path, [form]]) => {
      const text = withoutKind(form);
      const isSame = text === withoutKind(this.english.get(path)?.[0] ?? '');
      return isSame && !same.includes(text) && !WITHOUT_WORDS.test(text);
    });
    expect(untranslated).toEqual([]);
    const withoutValues = this.texts.flatMap(([, forms]) => forms.map((text) => text.replace(/\{[^}]*\}/g, '')));
    expect(withoutValues.filter((text) => ENGLISH_WORD.test(text))).toEqual([]);
  }
}
