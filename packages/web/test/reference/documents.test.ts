/** The documents of the reference: their parser, their completeness and their translations. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@windrose/narration/languages.ts';
import { describe, expect, it } from 'vitest';
import { optionNames, optionTitles } from '../../scripts/option-names.ts';
import { parseRules, phraseOf } from '../../scripts/reference.ts';
import { DOCUMENTS, documentsOf } from '../../src/reference/games.ts';
import { blocksOf, english, factsOf, idsOf, NAMES, shapeOf, translated } from './documents.ts';

const NO_OPTIONS = () => undefined;

describe('the documents', () => {
  it('are those of docs/rules', () => {
    expect([...DOCUMENTS].sort()).toEqual([...NAMES].sort());
  });

  it('have every rule of their source, once', () => {
    for (const name of NAMES) {
      const source = readFileSync(fileURLToPath(new URL(`../../../../docs/rules/${name}.md`, import.meta.url)), 'utf8');
      const ids = [...source.matchAll(/^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*/gm)].map(([, id]) => id);
      expect(idsOf(english(name))).toEqual(ids);
    }
  });

  it('are found by the ids of their rules', () => {
    for (const name of NAMES) for (const id of idsOf(english(name))) expect(documentsOf(id)).toContain(name);
  });

  it('link only to rules that exist', () => {
    const ids = new Set(NAMES.flatMap((name) => idsOf(english(name))));
    for (const name of NAMES) {
      const text = JSON.stringify(blocksOf(english(name)));
      for (const [, target] of text.matchAll(/#\/rules\/([^\\"]+)/g)) {
        expect(ids.has(target) || NAMES.includes(target), target).toBe(true);
      }
    }
  });
});

describe('every language', () => {
  for (const language of ['fr', 'it'] as const) {
    for (const name of NAMES) {
      it(`has every rule of ${name}, in order, with the same marks, numbers and links: ${language}`, () => {
        const document = translated(name, language);
        expect(document).not.toBeNull();
        expect(shapeOf(document!)).toEqual(shapeOf(english(name)));
        expect(factsOf(document!)).toEqual(factsOf(english(name)));
      });
    }
  }
});

describe.each(LANGUAGES)('the rules for players in %s', (language) => {
  const nameOf = optionNames(language);

  it.each(NAMES)('have no names for programs: %s', (name) => {
    const document = language === 'en' ? english(name, nameOf) : translated(name, language, nameOf)!;
    const titles = optionTitles(language);
    const text = JSON.stringify(document.sections);
    for (const [, title] of text.matchAll(/"as":"option","of":\["([^"]*)"\]/g)) expect(titles).toContain(title);
    expect(text.match(/[^"]*\b(?:engine|programme|programma)\b[^"]*/g)).toBeNull();
  });
});

describe('the parser', () => {
  it('returns rules, entries, paragraphs and tables', () => {
    const { title, sections } = parseRules(
      '# Title\n\nAn introduction.\n\n## One\n\nText on\ntwo lines.\n\n- **CL-X-1** A rule (our ruling).\n- An entry\n  on two lines.\n\n| a | b |\n|---|---|\n| c | d |\n',
      NO_OPTIONS,
    );
    expect(title).toBe('Title');
    expect(sections).toEqual([
      {
        title: 'One',
        fold: 'none',
        parts: [],
        blocks: [
          { kind: 'text', text: ['Text on two lines.'] },
          { kind: 'rule', id: 'CL-X-1', text: ['A rule.'], ours: true },
          { kind: 'item', text: ['An entry on two lines.'] },
          { kind: 'table', head: [['a'], ['b']], rows: [[['c'], ['d']]] },
        ],
      },
    ]);
  });

  it('folds edge cases and examples, and leaves out commands', () => {
    const { sections } = parseRules(
      '# T\n\n## A\n\n- **EC-01** x\n\n## B\n\n### C\n\n- **T-01** x\n\n## D\n\n- `go X` x\n\n## E\n\n- **CL-A-1** x\n',
      NO_OPTIONS,
    );
    expect(sections.map(({ title, fold }) => [title, fold])).toEqual([
      ['A', 'cases'],
      ['B', 'examples'],
      ['E', 'none'],
    ]);
  });

  it('uses the titles of options and their values', () => {
    const option = (title: string) => ({ as: 'option', of: [title] });
    expect(phraseOf('with `rulings.sp.neutralToken` set to `discard`', optionNames('en'))).toEqual([
      'with ',
      option('Tokens under neutral discs'),
      ' set to ',
      option('Out of the game'),
    ]);
    expect(phraseOf('`sf.causeScarcity`', optionNames('it'))).toEqual([option('Penuria di edifici')]);
  });

  it('marks text, links rules and documents, and removes links for programmers', () => {
    expect(phraseOf('a < b, *x*, **y**', NO_OPTIONS)).toEqual([
      'a < b, ',
      { as: 'em', of: ['x'] },
      ', ',
      { as: 'strong', of: ['y'] },
    ]);
    const link = { as: 'link', to: '#/rules/EC-36', of: ['EC-36'] };
    expect(phraseOf('see EC-36', NO_OPTIONS)).toEqual(['see ', link]);
    expect(phraseOf('**as EC-36**', NO_OPTIONS)).toEqual([{ as: 'strong', of: ['as ', link] }]);
    expect(phraseOf('[Classic](classic.md#words)', NO_OPTIONS)).toEqual([
      { as: 'link', to: '#/rules/classic', of: ['Classic'] },
    ]);
    expect(phraseOf('[data](../edition-data.md)', NO_OPTIONS)).toEqual(['data']);
  });
});
