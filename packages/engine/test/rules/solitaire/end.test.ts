/** Solitaire: the end of the game, the score of the Opposition, the result of the player, and its discs (SOLO-END). */
import { describe, expect, test } from 'vitest';
import { winners } from '../../../src/index.ts';
import { factsOf } from '../../support/events.ts';
import { OPPOSITION, passAndAct, solitaireScenario } from '../../support/solitaire.ts';

type Sketch = Parameters<typeof passAndAct>[0];

/** Ends the last round, in which the Opposition has acted already. */
function endGame(sketch: Sketch) {
  return passAndAct({ round: 7, acted: true, ...sketch });
}

/** Four cities of the Opposition without links between each other: 4 glory. */
const FOUR = { london: 2, rome: 3, alexandria: 4, seville: 5 };

describe('SOLO-END: scoring', () => {
  test('SOLO-END-1: the game ends after seven rounds', () => {
    const { t, events } = endGame({});
    expect(t.asks).toBe('over');
    expect(factsOf(events, 'game-ended', 'victory-graded').map(({ event }) => event)).toEqual([
      'game-ended',
      'victory-graded',
    ]);
    expect(endGame({ round: 6 }).t.asks).toBe('build 0');
  });

  test('SOLO-END-2: the player scores as in other games', () => {
    const { t } = endGame({
      cities: { rome: 0, venice: 0 },
      player: {
        harbor: 7,
        tokens: { culture: 2 },
        buildings: ['university'],
        cards: ['far-east-3'],
        aside: ['slavery-0'],
      },
    });
    expect(t.score(0)).toMatchObject({
      cities: 2,
      links: 1,
      statuses: { industry: 0, culture: 4, finance: 0, politics: 0 },
      cards: 2,
      buildings: 3,
      governorSlot: 3,
      population: 2,
      slavery: -1,
      total: 16,
    });
  });

  test('SOLO-END-3: the Opposition scores its statuses, its cards, the cities of all its colours, and links of one colour', () => {
    const { t, events } = endGame({
      cities: { london: 2, paris: 2, lisbon: 3, seville: 4, algiers: 4, rome: 5, venice: 0, constantinople: 0 },
      opposition: { tokens: { industry: 4, finance: 8, politics: 2 }, cards: ['far-east-3'] },
    });
    expect(t.score(OPPOSITION)).toMatchObject({
      // London with Paris and Seville with Algiers; Lisbon is linked to cities of two other colours.
      cities: 6,
      links: 2,
      statuses: { industry: 4, culture: 2, finance: 7, politics: 2 },
      cards: 2,
      buildings: 0,
      population: 0,
      slavery: 0,
      total: 25,
    });
    expect(t.score(0)).toMatchObject({ cities: 2, links: 1, total: 6 });
    expect(factsOf(events, 'score-total')).toEqual([
      { event: 'score-total', seat: 0, total: 6 },
      { event: 'score-total', seat: OPPOSITION, total: 25 },
    ]);
  });

  test('SOLO-END-4: Governors kept aside score too, each Slavery card set aside costs one, and an empty slot scores nothing', () => {
    const opposition = {
      kept: ['far-east-governor', 'india-governor'],
      aside: ['slavery-0', 'slavery-1', 'slavery-2'],
    };
    const { t } = endGame({ opposition, open: ['far-east', 'india'] });
    expect(t.score(OPPOSITION)).toMatchObject({ cards: 2, slavery: -3, governorSlot: 0, total: -1 });
  });

  test('SOLO-END-4: with the option of 3 glory for an empty slot, a Governor takes it only if it must', () => {
    const options = { 'rulings.solo.oppEmptyGovernor': '3' } as const;
    const slot = (cards: string[]) => {
      const { t } = endGame({ options, open: ['south-america'], opposition: { cards } });
      return t.score(OPPOSITION).governorSlot;
    };
    expect(slot([])).toBe(3);
    expect(slot(['south-america-governor'])).toBe(3);
    expect(slot(['south-america-governor', 'south-america-1'])).toBe(0);
    const normal = endGame({ open: ['south-america'], opposition: { cards: ['south-america-governor'] } });
    expect(normal.t.seat(OPPOSITION).freeSlot).toBe('south-america-governor');
  });
});

describe('SOLO-END: the margin', () => {
  test.each([
    [-1, 'defeat'],
    [0, 'minor'],
    [2, 'minor'],
    [3, 'victory'],
    [4, 'victory'],
    [5, 'major'],
    [6, 'major'],
    [7, 'complete'],
    [8, 'complete'],
    [9, 'total'],
  ])('SOLO-END-5, T-74: a margin of %i is a grade of %s', (margin, grade) => {
    // The player has 3 for the empty slot and one for every three discs in the harbor.
    const { t, events } = endGame({ cities: FOUR, player: { harbor: 3 * (margin + 1) } });
    expect(factsOf(events, 'victory-graded')).toEqual([{ event: 'victory-graded', margin, grade, panache: false }]);
    expect(t.game.mode.victory!(t.game)).toEqual({ margin, grade, panache: false });
    expect(factsOf(events, 'winners-declared')).toMatchObject([{ players: [margin < 0 ? OPPOSITION : 0] }]);
  });

  test('EC-103: equal scores are a minor victory, and the player is the only winner', () => {
    const { t } = endGame({ cities: FOUR, player: { harbor: 3 } });
    expect(t.score(0).total).toBe(t.score(OPPOSITION).total);
    expect(t.game.mode.victory!(t.game).grade).toBe('minor');
    expect(winners(t.game)).toEqual([0]);
  });

  test('SOLO-END-6: a victory with a building of level 5 has panache; a defeat or a building of level 4 has none', () => {
    const panacheAfter = (building: string, harbor: number) => {
      const player = { harbor, buildings: [building] };
      const opposition = { tokens: { culture: 2 } };
      const { t } = endGame({ cities: FOUR, player, opposition, grid: { museum: 0 } });
      const { grade, panache: has } = t.game.mode.victory!(t.game);
      return [grade, has];
    };
    expect(panacheAfter('museum', 6)).toEqual(['minor', true]);
    expect(panacheAfter('museum', 0)).toEqual(['defeat', false]);
    expect(panacheAfter('cartographer', 9)).toEqual(['minor', false]);
  });
});

describe('EC-100, EC-112: the player attacks', () => {
  const BARRACKS = { player: { harbor: 3, buildings: ['barracks'] } };

  test('EC-100: the disc returns to the supply of its colour, and the ladder does not change', () => {
    const t = solitaireScenario({ ...BARRACKS, cities: { rome: 4 } });
    const { ladder } = t.position.numbers!;
    expect(t.position.neutrals).toEqual([28, 28, 27, 28]);
    t.play('activate barracks');
    expect(factsOf(t.play('attack rome'), 'disc-displaced')).toEqual([
      { event: 'disc-displaced', seat: OPPOSITION, colour: 4, city: 'rome' },
    ]);
    expect(t.position.neutrals).toEqual([28, 28, 28, 28]);
    expect(t.position.numbers!.ladder).toEqual(ladder);
  });

  test('EC-112: a broken link of the Opposition does not score, but its token stays', () => {
    const t = solitaireScenario({
      ...BARRACKS,
      cities: { rome: 4, venice: 4 },
      opposition: { tokens: { finance: 2 } },
    });
    expect(t.score(OPPOSITION)).toMatchObject({ cities: 2, links: 1, total: 5 });
    t.play('activate barracks');
    expect(factsOf(t.play('attack rome'), 'link-control-lost')).toEqual([
      { event: 'link-control-lost', seat: OPPOSITION, colour: 4, link: 'rome+venice' },
    ]);
    expect(t.score(OPPOSITION)).toMatchObject({ cities: 1, links: 0, total: 3 });
    expect(t.seat(OPPOSITION).tokens).toEqual({ finance: 2 });
  });
});
