/** How the prompt understands what is typed. */
import { edition, type Move } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { choose } from '../src/play/choice.ts';
import { Names } from '../src/words/names.ts';

const tables = edition('classic');
const names = new Names(tables);
const moves = (...texts: string[]): Move[] => texts.map((text) => tables.catalogue.byText.get(text)!);
const found = (typed: string, ...texts: string[]) => {
  const choice = choose(typed, moves(...texts), names);
  if ('found' in choice) return choice.found.text;
  return 'among' in choice ? choice.among.map(({ text }) => text) : null;
};

describe('what is typed at the prompt', () => {
  it('may be the whole move, in any case and spacing', () => {
    expect(found('  Ship   AFRICA ', 'ship africa', 'ship india')).toBe('ship africa');
  });

  it('may be the beginning of its words, the verb left out or not', () => {
    const all = ['ship africa', 'ship north-america', 'ship south-america', 'occupy cape-town', 'pass'];
    expect(found('s afr', ...all)).toBe('ship africa');
    expect(found('cape', ...all)).toBe('occupy cape-town');
    expect(found('north', ...all)).toBe('ship north-america');
    expect(found('ship sou am', ...all)).toBe('ship south-america');
    expect(found('p', ...all)).toBe('pass');
  });

  it('is ambiguous if it fits several moves', () => {
    expect(found('america', 'ship north-america', 'ship south-america')).toEqual([
      'ship north-america',
      'ship south-america',
    ]);
  });

  it('means the move that it spells out even if it begins another', () => {
    expect(found('pay market', 'pay market', 'activate market')).toBe('pay market');
  });

  it('may name things as they are shown', () => {
    expect(found('spend payment', 'spend pay', 'pass')).toBe('spend pay');
    expect(found('occupy québec', 'occupy quebec', 'occupy boston')).toBe('occupy quebec');
    expect(found('governor of africa', 'discard africa-governor', 'discard africa-1')).toBe('discard africa-governor');
  });

  it('is nothing if no word fits', () => {
    expect(found('dance', 'ship africa')).toBeNull();
    expect(found('africa ship', 'ship africa')).toBeNull();
    expect(found('--', 'ship africa')).toBeNull();
  });
});
