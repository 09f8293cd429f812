/** There are words for everything that the engine knows by plain words, and names for everything in every language. */
import { DEFAULT_OPTIONS, EDITIONS, EXPLOIT_DATA, edition, GameRecord, MODES, playersOf } from '@windrose/engine';
import { texts as english } from '@windrose/narration/en/index.ts';
import { describe, expect, it } from 'vitest';
import { preferredLanguage } from '../../src/words/languages.ts';
import { documented, documentedDecisions } from './support/documented.ts';
import { VOICES } from './support/voices.ts';

const { refusals, modes, prompts, exploits, exploitRules } = english;
const ALL = EDITIONS.flatMap((id) => edition(id).data.boards.map((board) => edition(id, board.id)));

/** A new game on each board. */
const GAMES = new Map(
  ALL.map((tables) => {
    const { least: players } = playersOf(tables, 'standard');
    const opening = { tables, mode: 'standard', players, options: DEFAULT_OPTIONS, names: [], from: { seed: 'names' } };
    return [tables, new GameRecord(opening).game];
  }),
);

describe('English, which the other languages follow key by key,', () => {
  it('knows every reason and every decision', () => {
    expect(documented('reasons').filter((reason) => !Object.hasOwn(refusals, reason))).toEqual([]);
    expect(documentedDecisions().filter((decision) => !Object.hasOwn(prompts, decision))).toEqual([]);
    const decisions = Object.keys(prompts).map((key) => key.split(':')[0]);
    expect(decisions.filter((decision) => !documentedDecisions().includes(decision))).toEqual([]);
  });

  it('knows every component of every edition, every mode and every exploit', () => {
    const { areas, fleets, statuses, buildings } = english.components;
    const unknown = ALL.flatMap((tables) => [
      ...tables.areaIds.filter((id) => !Object.hasOwn(areas, id)),
      ...tables.siteIds.filter((id, site) => tables.siteIsFleet[site] === 1 && !Object.hasOwn(fleets, id)),
      ...tables.statusIds.filter((id) => !Object.hasOwn(statuses, id)),
      ...tables.buildingIds.filter((id) => !Object.hasOwn(buildings, id)),
      ...tables.deckIds.filter((id) => id !== 'slavery' && !Object.hasOwn(areas, id)),
      ...(Object.hasOwn(english.components.editions, tables.data.id) ? [] : [tables.data.id]),
    ]);
    expect(unknown).toEqual([]);
    expect(Object.keys(MODES).filter((id) => !Object.hasOwn(modes, id))).toEqual([]);
    for (const { id, abilities } of EXPLOIT_DATA) {
      const known = Object.entries(exploits).find(([exploit]) => exploit === id)?.[1].labels ?? {};
      const rule = Object.entries(exploitRules).find(([exploit]) => exploit === id)?.[1].abilities ?? {};
      expect(Object.keys(known)).toEqual(abilities.map((ability) => ability.id));
      expect(Object.keys(rule)).toEqual(abilities.map((ability) => ability.id));
    }
  });
});

describe('names', () => {
  it.each(VOICES)('in $language have no gap', ({ speech }) => {
    const all: string[] = [
      ...Object.keys(MODES).flatMap((id) => [
        speech.mode(id).title,
        speech.mode(id).summary,
        speech.mode(id).description,
      ]),
      ...EXPLOIT_DATA.flatMap(({ id }) => {
        const { scoring, abilities } = speech.exploitRule(id);
        return [speech.exploit(id), scoring, ...Object.values(abilities)];
      }),
      ...ALL.flatMap((tables) => [
        speech.edition(tables.data.id),
        speech.board(tables.board),
        ...tables.areaIds.map((id) => speech.area(id)),
        ...tables.siteIds.map((id) => speech.site(tables, id)),
        ...tables.linkIds.map((id) => speech.link(tables, id)),
        ...tables.deckIds.map((id) => speech.deck(id)),
        ...tables.cardIds.map((id) => speech.card(tables, id)),
        ...tables.buildingIds.map((id) => speech.building(id)),
        ...tables.statusIds.map((id) => speech.status(id)),
        ...tables.data.tokens.map(({ id }) => speech.token(tables, id)),
        ...tables.catalogue.moves.flatMap((move) =>
          move.verb === 'exploit' ? [speech.move(GAMES.get(tables)!, move, String)] : [],
        ),
      ]),
    ];
    expect(all.filter((name) => !/^[\p{Lu}\d]/u.test(name) || /undefined|[{}]| {2}/.test(name))).toEqual([]);
  });

  it('of languages are found from what the browser wants', () => {
    expect(preferredLanguage(['de-CH', 'it-CH', 'en-GB'])).toBe('it');
    expect(preferredLanguage(['fr'])).toBe('fr');
    expect(preferredLanguage([])).toBe('en');
  });
});
