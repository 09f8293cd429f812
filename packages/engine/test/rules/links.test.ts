/** Links between cities: control, and the token for the first player with control (CL-LINK). */
import { describe, expect, test } from 'vitest';
import { factsOf, statusChanged } from '../support/events.ts';
import { scenario } from '../support/scenario.ts';

describe('CL-LINK', () => {
  test('CL-LINK-1: a player with discs in both end cities controls the link', () => {
    const t = scenario({ seats: [{ harbor: 2 }], cities: { rome: 0, algiers: 1 } });
    expect(t.score(0).links).toBe(0);
    expect(factsOf(t.play('activate colonial-house', 'occupy venice'))).toEqual([
      { event: 'action-chosen', seat: 0, action: 'occupy' },
      { event: 'city-occupied', seat: 0, colour: 0, city: 'venice' },
      { event: 'link-control-gained', seat: 0, colour: 0, link: 'rome+venice' },
      { event: 'turn-ended', seat: 0 },
      { event: 'turn-started', seat: 1 },
    ]);
    expect(t.score(0).links).toBe(1);
  });

  test('CL-LINK-1: a link with different owners at its ends is not controlled, and its token stays', () => {
    const t = scenario({
      seats: [{ harbor: 2 }],
      cities: { rome: 1, constantinople: 2 },
      tokens: { 'rome+venice': 'finance' },
    });
    expect(factsOf(t.play('activate colonial-house', 'occupy venice'), 'link-control-gained')).toEqual([]);
    expect([0, 1, 2].map((seat) => t.score(seat).links)).toEqual([0, 0, 0]);
    expect(t.position.links['rome+venice']).toBe('finance');
  });

  test('CL-LINK-2: the first player in the game to control a link takes its token at once', () => {
    const t = scenario({ seats: [{ harbor: 2 }], cities: { rome: 0 }, tokens: { 'rome+venice': 'finance' } });
    expect(factsOf(t.play('activate colonial-house', 'occupy venice')).slice(2, 6)).toEqual([
      { event: 'link-control-gained', seat: 0, colour: 0, link: 'rome+venice' },
      { event: 'link-token-claimed', seat: 0, colour: 0, link: 'rome+venice', token: 'finance' },
      { event: 'token-gained', seat: 0, token: 'finance', from: 'link' },
      statusChanged(0, 'finance', 0, 1, 'token'),
    ]);
    expect(t.position.links['rome+venice']).toBeNull();
    expect(t.seat(0).tokens).toEqual({ finance: 1 });
  });

  test('CL-LINK-2: it does not matter which end was occupied first', () => {
    const t = scenario({ seats: [{ harbor: 2 }], cities: { venice: 0 }, tokens: { 'rome+venice': 'attack' } });
    t.play('activate colonial-house', 'occupy rome');
    expect(t.seat(0).tokens).toEqual({ attack: 1 });
  });

  test('CL-LINK-2, CL-LINK-3, EC-25: a later controller takes no token, but the link scores for that player alone', () => {
    const t = scenario({
      seats: [{ harbor: 2 }, { harbor: 4, tokens: { attack: 2 } }, { passed: true }],
      cities: { rome: 0 },
      tokens: { 'rome+venice': 'finance' },
    });
    t.play('activate colonial-house', 'occupy venice', 'spend attack', 'attack rome', 'pass');
    expect([0, 1].map((seat) => t.score(seat).links)).toEqual([0, 0]);
    const events = t.play('spend attack', 'attack venice');
    expect(factsOf(events, 'link-control-gained', 'link-token-claimed')).toEqual([
      { event: 'link-control-gained', seat: 1, colour: 1, link: 'rome+venice' },
    ]);
    expect([0, 1].map((seat) => t.score(seat).links)).toEqual([0, 1]);
    expect(t.seat(0).tokens).toEqual({ finance: 1 });
    expect(t.seat(1).tokens).toEqual({});
  });

  test('CL-LINK-3: control is worth a glory with or without the token', () => {
    const t = scenario({
      seats: [{ harbor: 2 }],
      cities: { london: 0, paris: 0, rome: 0 },
      tokens: { 'rome+venice': 'finance' },
    });
    expect(t.score(0).links).toBe(1);
    t.play('activate colonial-house', 'occupy venice');
    expect(t.score(0).links).toBe(2);
  });

  test('CL-LINK-4, EC-26: one placement can give control of several links, and all their tokens are taken', () => {
    const t = scenario({
      seats: [{ harbor: 2 }],
      cities: { amsterdam: 0, paris: 0, lisbon: 1 },
      open: ['india'],
      tokens: {
        london: 'politics',
        'london+amsterdam': 'culture',
        'london+paris': 'pay',
        'london+lisbon': 'finance',
        'london+calcutta': 'finance',
      },
    });
    const events = factsOf(t.play('activate colonial-house', 'occupy london'));
    expect(events.map(({ event, link }) => [event, link])).toEqual([
      ['action-chosen', undefined],
      ['city-occupied', undefined],
      ['token-gained', undefined],
      ['status-changed', undefined],
      ['link-control-gained', 'london+amsterdam'],
      ['link-token-claimed', 'london+amsterdam'],
      ['token-gained', undefined],
      ['status-changed', undefined],
      ['link-control-gained', 'london+paris'],
      ['link-token-claimed', 'london+paris'],
      ['token-gained', undefined],
      ['turn-ended', undefined],
      ['turn-started', undefined],
    ]);
    expect(t.seat(0).tokens).toEqual({ culture: 1, politics: 1, pay: 1 });
    expect(t.position.links).toMatchObject({
      'london+amsterdam': null,
      'london+paris': null,
      'london+lisbon': 'finance',
      'london+calcutta': 'finance',
    });
    expect(t.score(0).links).toBe(2);
  });

  test('CL-LINK-4: a link without its token does not prevent the next one from giving its token', () => {
    const t = scenario({
      seats: [{ harbor: 2 }],
      cities: { amsterdam: 0, paris: 0 },
      tokens: { 'london+paris': 'culture' },
    });
    t.play('activate colonial-house', 'occupy london');
    expect(t.score(0).links).toBe(2);
    expect(t.seat(0).tokens).toEqual({ culture: 1 });
  });

  test('CL-LINK-5: a link may join cities of different regions, Europe and overseas included', () => {
    const t = scenario({
      seats: [{ harbor: 2 }],
      open: ['north-america', 'caribbean'],
      cities: { paris: 0, charleston: 0 },
      tokens: { 'paris+quebec': 'industry', 'charleston+havana': 'culture' },
    });
    t.play('activate colonial-house', 'occupy quebec');
    expect(t.seat(0).tokens).toEqual({ industry: 1 });
    const overseas = scenario({
      seats: [{ harbor: 2 }],
      open: ['north-america', 'caribbean'],
      cities: { charleston: 0 },
      tokens: { 'charleston+havana': 'culture' },
    });
    overseas.play('activate colonial-house', 'occupy havana');
    expect(overseas.seat(0).tokens).toEqual({ culture: 1 });
  });

  test('EC-24: an Attack that completes a link takes the token that is still there', () => {
    const t = scenario({
      seats: [{ harbor: 3, buildings: ['barracks'] }],
      cities: { rome: 0, venice: 1 },
      tokens: { 'rome+venice': 'industry' },
    });
    t.play('activate barracks', 'attack venice');
    expect(t.seat(0).tokens).toEqual({ industry: 1 });
    expect(t.position.links['rome+venice']).toBeNull();
  });

  test('T-18: the first player with both African cities takes the token of their link', () => {
    const t = scenario({
      seats: [{ harbor: 2 }],
      open: ['africa'],
      cities: { elmina: 0 },
      tokens: { 'elmina+cape-town': 'industry' },
    });
    t.play('activate colonial-house', 'occupy cape-town');
    expect(t.status(0, 'industry')).toBe(1);
    expect(t.seat(0).tokens).toEqual({ industry: 1 });
  });
});
