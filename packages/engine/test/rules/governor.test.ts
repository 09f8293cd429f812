/** The award of the Governor of a region that opens (CL-ACT-SHIP-6, 7 and 9). */
import { describe, expect, test } from 'vitest';
import { factsOf, statusChanged } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

/** Seat 3 of four players fills the last space of Africa, whose other spaces these seats hold. */
function awardGovernor(
  africa: number[],
  first: { passed?: boolean; cards?: string[] } = {},
  tracks: Record<string, number[]> = {},
) {
  const t = scenario({
    first: 3,
    seats: [first, {}, {}, { harbor: 1, tokens: { 'ship-draw': 1 } }],
    tracks: { ...tracks, africa },
  });
  return { t, events: factsOf(t.play('spend ship-draw', 'ship africa'), 'governor-awarded', 'card-moved') };
}

describe('CL-ACT-SHIP: who gets the Governor', () => {
  test('CL-ACT-SHIP-6: the player with most discs on the track gets it, even if another player opens the region', () => {
    const { t, events } = awardGovernor([0, 0, 0, 0, 1]);
    expect(events).toEqual([
      { event: 'governor-awarded', region: 'africa', seat: 0, colour: 0, counts: [4, 1, 0, 1], tieBreak: false },
      { event: 'card-moved', seat: 0, card: 'africa-governor', slot: 'free' },
    ]);
    expect(t.seat(0)).toMatchObject({ cards: ['africa-governor'], freeSlot: 'africa-governor', handChanged: false });
    expect(t.seat(3).cards).toEqual([]);
  });

  test('CL-ACT-SHIP-6: most discs count, not the disc nearest the stack', () => {
    expect(awardGovernor([2, 2, 1, 1, 2]).events[0]).toEqual({
      event: 'governor-awarded',
      region: 'africa',
      seat: 2,
      colour: 2,
      counts: [0, 2, 3, 1],
      tieBreak: false,
    });
  });

  test('CL-ACT-SHIP-6, EC-28: among tied players the one whose disc is nearest the stack', () => {
    expect(awardGovernor([1, 0, 1, 0, 2]).events[0]).toEqual({
      event: 'governor-awarded',
      region: 'africa',
      seat: 0,
      colour: 0,
      counts: [2, 2, 1, 1],
      tieBreak: true,
    });
    expect(awardGovernor([0, 0, 1, 1, 2]).events[0]).toMatchObject({ colour: 1, counts: [2, 2, 1, 1], tieBreak: true });
    expect(awardGovernor([1, 1, 0, 0, 2]).events[0]).toMatchObject({ colour: 0, counts: [2, 2, 1, 1], tieBreak: true });
    expect(awardGovernor([0, 0, 1, 3, 1]).events[0]).toMatchObject({ colour: 3, counts: [2, 2, 0, 2], tieBreak: true });
  });

  test('CL-ACT-SHIP-6: discs on the track of another region do not count', () => {
    const tracks = { 'south-america': [1, 1, 1] };
    expect(awardGovernor([1, 1, 0, 0, 2], {}, tracks).events[0]).toMatchObject({
      colour: 0,
      counts: [2, 2, 1, 1],
      tieBreak: true,
    });
  });

  test('CL-ACT-SHIP-7: a player who has passed receives the Governor and its icons too, and the cards are checked again', () => {
    const { t } = awardGovernor([0, 0, 0, 1, 2], { passed: true });
    expect(t.seat(0)).toMatchObject({ cards: ['africa-governor'], freeSlot: 'africa-governor', handChanged: true });
    expect(t.status(0, 'finance')).toBe(2);
    expect(t.status(0, 'politics')).toBe(1);
  });

  test('CL-ACT-SHIP-7, EC-34: it takes the free slot automatically if that is empty', () => {
    const { t, events } = awardGovernor([0, 0, 0, 1, 2]);
    expect(events[1]).toEqual({ event: 'card-moved', seat: 0, card: 'africa-governor', slot: 'free' });
    expect(t.asks).toBe('turn 0');
  });

  test('CL-ACT-SHIP-7, EC-35: a second Governor goes to a normal slot, because the free slot holds only one', () => {
    const { t, events } = awardGovernor(
      [0, 0, 0, 1, 2],
      { cards: ['far-east-governor'] },
      { 'far-east': Array(8).fill(2) },
    );
    expect(events[1]).toEqual({ event: 'card-moved', seat: 0, card: 'africa-governor', slot: 'normal' });
    expect(t.seat(0)).toMatchObject({
      cards: ['africa-governor', 'far-east-governor'],
      freeSlot: 'far-east-governor',
    });
  });
});

describe('CL-ACT-SHIP: the order inside one Ship', () => {
  const opening = () =>
    scenario({
      seats: [{ harbor: 2, buildings: ['shipyard'], tokens: { industry: 3 } }],
      tracks: { 'far-east': [0, 0, 1, 1, 0, 2, 2] },
      tokens: { 'far-east.8': 'industry' },
    });

  test('CL-ACT-SHIP-9, EC-108, T-16: disc, token, opening, Governor with its icons', () => {
    const t = opening();
    expect(factsOf(t.play('activate shipyard', 'ship far-east'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'ship' },
      { event: 'shipped', seat: 0, colour: 0, region: 'far-east', space: 8 },
      { event: 'token-gained', seat: 0, token: 'industry', from: 'track' },
      statusChanged(0, 'industry', 3, 4, 'token'),
      { event: 'level-changed', seat: 0, status: 'industry', before: 2, after: 3 },
      { event: 'region-opened', region: 'far-east', seat: 0, colour: 0 },
      { event: 'governor-awarded', region: 'far-east', seat: 0, colour: 0, counts: [4, 2, 2], tieBreak: false },
      { event: 'card-moved', seat: 0, card: 'far-east-governor', slot: 'free' },
      statusChanged(0, 'industry', 4, 6, 'governor'),
      statusChanged(0, 'culture', 1, 2, 'governor'),
      { event: 'level-changed', seat: 0, status: 'culture', before: 2, after: 3 },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
  });

  test('T-16: the Far East Governor brings a glory at the end if it is still held', () => {
    const t = opening();
    expect(t.score(0)).toMatchObject({ cards: 0, governorSlot: 3 });
    t.play('activate shipyard', 'ship far-east');
    expect(t.score(0)).toMatchObject({ cards: 1, governorSlot: 0 });
  });

  test('EC-38: a Governor never gives discs', () => {
    const t = opening();
    t.play('activate shipyard', 'ship far-east');
    expect(t.seat(0)).toMatchObject({ cards: ['far-east-governor'], harbor: 0, supply: 25 });
  });
});
