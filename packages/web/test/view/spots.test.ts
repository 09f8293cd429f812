/** Constructors of spots and their parser agree, and every move of an edition has a spot. */
import { EDITIONS, edition } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import {
  abilitySpot,
  buildingSpot,
  cardSpot,
  deckSpot,
  parseSpot,
  pileSpot,
  siteSpot,
  spaceSpot,
  spotsOf,
  statusSpot,
  tileSpot,
  tokenSpot,
  trackSpot,
} from '../../src/view/spots.ts';

describe('a spot', () => {
  it.each([
    ['site', siteSpot],
    ['track', trackSpot],
    ['deck', deckSpot],
    ['card', cardSpot],
    ['pile', pileSpot],
    ['building', buildingSpot],
    ['tile', tileSpot],
    ['token', tokenSpot],
    ['status', statusSpot],
  ] as const)('of the kind %s has its kind and id', (kind, construct) => {
    expect(construct('an-id')).toBe(`${kind}:an-id`);
    expect(parseSpot(construct('an-id'))).toEqual({ kind, id: 'an-id' });
  });

  it('of a space, an ability or a button has its parts', () => {
    expect(parseSpot(spaceSpot('far-east', 3))).toEqual({ kind: 'space', region: 'far-east', number: 3 });
    expect(parseSpot(abilitySpot('mutinies', 'seize'))).toEqual({
      kind: 'ability',
      exploit: 'mutinies',
      ability: 'seize',
    });
    expect(parseSpot('button:governor free')).toEqual({ kind: 'button', move: 'governor free' });
  });
});

describe.each(EDITIONS)('the moves of %s', (id) => {
  const tables = edition(id);
  const idsOf = {
    site: tables.siteIds,
    track: tables.areaIds,
    deck: tables.deckIds,
    card: tables.cardIds,
    pile: tables.cardIds,
    building: tables.buildingIds,
    tile: tables.buildingIds,
    token: tables.data.tokens.map((token) => token.id),
    status: tables.statusIds,
  };

  it('have spots that name something of the edition', () => {
    for (const move of tables.catalogue.moves) {
      for (const spot of spotsOf(move, tables)) {
        const parts = parseSpot(spot);
        if ('id' in parts) expect(idsOf[parts.kind], move.text).toContain(parts.id);
        if (parts.kind === 'space') expect(tables.spaceIds, move.text).toContain(`${parts.region}.${parts.number}`);
        if (parts.kind === 'ability') expect(move.target).toMatch(new RegExp(`^${parts.exploit}\\.${parts.ability}`));
        if (parts.kind === 'button') expect(parts.move).toBe(move.text);
      }
    }
  });
});
