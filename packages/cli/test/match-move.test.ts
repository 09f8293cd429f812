/** Tests of how typed texts are matched with moves. */
import type { Move } from '@windrose/engine';
import type { Language } from '@windrose/narration';
import { describe, expect, it } from 'vitest';
import { matchMove } from '../src/play/match-move.ts';
import { GameText } from '../src/view/game-text.ts';
import { begin } from './support/game-kinds.ts';

const { game } = begin([], 'a');
const moves = (texts: readonly string[]): Move[] => texts.map((text) => game.tables.catalogue.byText.get(text)!);
const found = (typed: string, texts: readonly string[], language: Language = 'en') => {
  const match = matchMove(typed, game, moves(texts), new GameText(language, game));
  if ('found' in match) return match.found.text;
  return 'among' in match ? match.among.map(({ text }) => text) : null;
};

describe('a text typed at the prompt', () => {
  it('may be the whole move, with any case and spacing', () => {
    expect(found('  Ship   AFRICA ', ['ship africa', 'ship india'])).toBe('ship africa');
  });

  it('may be the beginnings of the words, with or without the verb', () => {
    const all = ['ship africa', 'ship north-america', 'ship south-america', 'occupy cape-town', 'pass'];
    expect(found('s afr', all)).toBe('ship africa');
    expect(found('cape', all)).toBe('occupy cape-town');
    expect(found('north', all)).toBe('ship north-america');
    expect(found('ship sou am', all)).toBe('ship south-america');
    expect(found('p', all)).toBe('pass');
  });

  it('is ambiguous if it fits several moves', () => {
    const both = ['ship north-america', 'ship south-america'];
    expect(found('america', both)).toEqual(both);
  });

  it('means the move that it spells out, even if it also begins another', () => {
    expect(found('pay market', ['pay market', 'activate market'])).toBe('pay market');
  });

  it('may be the move as it is shown', () => {
    expect(found('spend payment', ['spend pay', 'pass'])).toBe('spend pay');
    expect(found('occupy québec', ['occupy quebec', 'occupy boston'])).toBe('occupy quebec');
    const discards = ['discard africa-governor', 'discard africa-1'];
    expect(found('governor of africa', discards)).toBe('discard africa-governor');
  });

  it('may be the move as it is shown in another language, with or without accents', () => {
    const buildings = ['build market', 'build theater'];
    expect(found('construire le théâtre', buildings, 'fr')).toBe('build theater');
    expect(found('theatre', buildings, 'fr')).toBe('build theater');
    expect(found('costruisci il mercato', buildings, 'it')).toBe('build market');
    expect(found('afrique', ['ship africa', 'ship india'], 'fr')).toBe('ship africa');
  });

  it('may be the move as records write it, in every language', () => {
    expect(found('build theater', ['build market', 'build theater'], 'fr')).toBe('build theater');
    expect(found('ship afr', ['ship africa', 'ship india'], 'it')).toBe('ship africa');
  });

  it('matches nothing if no word fits', () => {
    expect(found('dance', ['ship africa'])).toBeNull();
    expect(found('africa ship', ['ship africa'])).toBeNull();
    expect(found('--', ['ship africa'])).toBeNull();
  });
});
