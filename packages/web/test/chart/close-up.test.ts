/** Where the chart looks while something is to be chosen. */
import { edition } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { closeUp, spotsByArea } from '../../src/chart/close-up.ts';
import { MAPS } from '../../src/chart/maps.ts';

const tables = edition('classic');
const phone = { width: 390, height: 250 };

describe('targets', () => {
  it('are counted by area, and those beside the chart are not', () => {
    const spots = [
      'site:lisbon',
      'site:seville',
      'deck:africa',
      'track:africa',
      'deck:slavery',
      'space:india.3',
      'tile:market',
    ] as const;
    expect(Object.fromEntries(spotsByArea(tables, spots))).toEqual({ europe: 3, africa: 2, india: 1 });
  });
});

describe('the chart', () => {
  it('comes closer to one area, and to neighbours', () => {
    expect(closeUp(['africa'], phone)).toMatchObject({ x: MAPS.africa.x, width: MAPS.africa.width });
    const both = closeUp(['caribbean', 'south-america'], phone)!;
    expect(both.y).toBe(MAPS.caribbean.y);
    expect(both.y + both.height).toBe(MAPS['south-america'].y + MAPS['south-america'].height);
  });

  it('stays as it is if that brings little, or there is nothing to look at', () => {
    expect(closeUp([], phone)).toBeNull();
    expect(closeUp(['caribbean', 'far-east'], phone)).toBeNull();
    expect(closeUp(Object.keys(MAPS), phone)).toBeNull();
  });
});
