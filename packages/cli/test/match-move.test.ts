/** Tests of how typed texts are matched with moves. */
import { edition, type Move } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { matchMove } from '../src/play/match-move.ts';
import { Names } from '../src/words/names.ts';

const tables = edition('classic');
const names = new Names(tables);
const moves = (...texts: string[]): Move[] => texts.map((text) => tables.catalogue.byText.get(text)!);
const found = (typed: string, ...texts: string[]) => {
  const match = matchMove(typed, moves(...texts), names);
  if ('found' in match) return match.found.text;
  return 'among' in match ? match.among.map(({ text }) => text) : null;
};

describe('a text typed at the prompt', () => {
  it('may be the whole move, with any case and spacing', () => {
    expect(found('  Ship   AFRICA ', 'ship africa', 'ship india')).toBe('ship africa');
  });

  it('may be the beginnings of the words, with or without the verb', () => {
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

  it('means the move that it spells out, even if it also begins another', () => {
    expect(found('pay market', 'pay market', 'activate market')).toBe('pay market');
  });

  it('may use the names that are shown', () => {
    expect(found('spend payment', 'spend pay', 'pass')).toBe('spend pay');
    expect(found('occupy québec', 'occupy quebec', 'occupy boston')).toBe('occupy quebec');
    expect(found('governor of africa', 'discard africa-governor', 'discard africa-1')).toBe('discard africa-governor');
  });

  it('matches nothing if no word fits', () => {
    expect(found('dance', 'ship africa')).toBeNull();
    expect(found('africa ship', 'ship africa')).toBeNull();
    expect(found('--', 'ship africa')).toBeNull();
  });
});
