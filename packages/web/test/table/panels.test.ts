/** The panels beside the board, and which of them is in front. */
import type { Say } from '@windrose/narration/templates.ts';
import { describe, expect, it } from 'vitest';
import { frontPanel, type Panel, type PanelSituation, panelsOf } from '../../src/table/panels.ts';
import type { Texts } from '../../src/texts/prepare-language.ts';
import type { Spot } from '../../src/view/spots.ts';

const say = ((key: string) => key) as unknown as Say<Texts>;
const at = (changes: Partial<PanelSituation>): PanelSituation => ({
  isOver: false,
  hasOpposition: false,
  hasRivals: true,
  hasCommon: false,
  selectable: new Set<Spot>(),
  ...changes,
});
const spots = (...some: string[]) => new Set(some as Spot[]);
const ids = (situation: PanelSituation, more: readonly Panel[] = []) =>
  panelsOf(situation, say, more).map(({ id }) => id);

describe('the panels', () => {
  it('are those of the rivals, the log and the tiles; and those that only some pages have', () => {
    expect(ids(at({}))).toEqual(['rivals', 'log', 'stock']);
    expect(ids(at({ hasCommon: true }), [{ id: 'chat', title: 'Chat' }])).toEqual([
      'rivals',
      'log',
      'stock',
      'common',
      'chat',
    ]);
  });

  it('against the Opposition are its own board, with the tiles, and the log', () => {
    expect(ids(at({ hasOpposition: true, hasRivals: false }))).toEqual(['opposition', 'log']);
  });

  it('begin with the score when the game is over', () => {
    expect(ids(at({ isOver: true }))[0]).toBe('end');
  });

  it('mark what the players share while something there is selectable', () => {
    const calls = (selectable: PanelSituation['selectable']) =>
      panelsOf(at({ hasCommon: true, selectable }), say, []).find(({ id }) => id === 'common')?.calls;
    expect(calls(spots('pile:card'))).toBe('commonCalls');
    expect(calls(spots('ability:one'))).toBe('commonCalls');
    expect(calls(spots('tile:market'))).toBe('');
  });
});

describe('in front', () => {
  const front = (situation: PanelSituation, chosen: string | null = null) =>
    frontPanel(panelsOf(situation, say, []), situation, chosen);

  it('is the first panel, or what the player wants to see, if it is there', () => {
    expect(front(at({}))).toBe('rivals');
    expect(front(at({}), 'log')).toBe('log');
    expect(front(at({}), 'opposition')).toBe('rivals');
    expect(front(at({ isOver: true }))).toBe('end');
  });

  it('are the tiles while one is selectable', () => {
    const selectable = spots('tile:market');
    expect(front(at({ selectable }))).toBe('stock');
    expect(front(at({ selectable, hasOpposition: true }))).toBe('opposition');
    expect(front(at({ selectable }), 'log')).toBe('log');
  });
});
