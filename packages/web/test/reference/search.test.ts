/** The search in the rules, and the rules of topics. */
import { describe, expect, it } from 'vitest';
import { documentsOf } from '../../src/reference/games.ts';
import { ruleOf, type Topic } from '../../src/reference/rule-of.ts';
import { countEntries, search } from '../../src/reference/search.ts';
import { english, idsOf, translated } from './documents.ts';

const classic = english('classic');

describe('search', () => {
  it('without words keeps everything', () => {
    expect(search(classic, '  ')).toBe(classic);
  });

  it('finds a rule by its id and by all of its words', () => {
    expect(idsOf(search(classic, 'cl-link-2'))).toContain('CL-LINK-2');
    expect(idsOf(search(classic, 'token FIRST control link'))).toContain('CL-LINK-2');
    expect(idsOf(search(classic, 'token first control link'))).not.toContain('CL-LINK-3');
  });

  it('keeps all rules under a heading that has the words', () => {
    expect(idsOf(search(classic, 'growth phase'))).toEqual(
      expect.arrayContaining(['CL-GRO-1', 'CL-GRO-2', 'CL-GRO-3']),
    );
  });

  it('finds the first player by the crown in every language', () => {
    expect(idsOf(search(classic, 'crown'))).toContain('CL-SET-5');
    expect(idsOf(search(translated('classic', 'fr')!, 'couronne'))).toContain('CL-SET-5');
    expect(idsOf(search(translated('classic', 'it')!, 'corona'))).toContain('CL-SET-5');
  });

  it('ignores accents', () => {
    const document = {
      title: '',
      sections: [{ title: 'Déjà', fold: 'none', blocks: [{ kind: 'text', text: ['x'] }], parts: [] }],
    } as const;
    expect(search(document, 'deja').sections).toHaveLength(1);
  });

  it('finds nothing if no entry matches', () => {
    expect(countEntries(search(classic, 'zeppelin'))).toBe(0);
  });
});

describe('topics', () => {
  const topics: Topic[] = [
    'status',
    'glory',
    'building',
    'governor',
    'ship',
    'draw',
    'exploit',
    'memorial',
    'salaryOnly',
  ];

  it('lead to rules that exist', () => {
    for (const topic of topics) {
      for (const rulebook of ['classic', 'age-of-sail'] as const) {
        const rule = ruleOf(topic, rulebook);
        expect(idsOf(english(documentsOf(rule)[0]))).toContain(rule);
      }
    }
  });
});
