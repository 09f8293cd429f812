/** Another game of the same table, dealt again: everything stays but what is drawn. */
import { DEFAULT_OPTIONS, dealSetup, edition, type Opening } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { newDeal } from '../../src/play/new-deal.ts';

const tables = edition('age-of-sail', 'a');
const EXPLOITS = ['spice-trade', 'golden-age-of-piracy', 'northwest-passage'];
const openingFrom = (from: Opening['from']): Opening => ({
  tables,
  mode: 'standard',
  players: 3,
  options: DEFAULT_OPTIONS,
  names: ['Ana', 'Bao', 'Catarina'],
  from,
});

describe('a game that is dealt again', () => {
  it('is of the same table, from another seed', () => {
    expect(newDeal(openingFrom({ seed: 'before' }), 'after')).toEqual(openingFrom({ seed: 'after' }));
  });

  it.each([
    ['that were chosen', { seed: 'before', exploits: EXPLOITS }],
    ['of a stated set-up', { setup: dealSetup(tables, 3, 'before', EXPLOITS) }],
  ])('has the exploits %s', (_, from) => {
    expect(newDeal(openingFrom(from), 'after')).toEqual(openingFrom({ seed: 'after', exploits: EXPLOITS }));
  });

  it('draws exploits again that were drawn', () => {
    expect(newDeal(openingFrom({ seed: 'before', exploits: 'drawn' }), 'after').from).toMatchObject({
      exploits: 'drawn',
    });
  });
});
