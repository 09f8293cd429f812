/** Every component, mode and exploit has a name without a gap in every language. */
import { DEFAULT_OPTIONS, EDITIONS, EXPLOIT_DATA, edition, GameRecord, MODES, playersOf } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from './support/languages.ts';

/** A new game on each board. */
const GAMES = EDITIONS.flatMap((id) => edition(id).data.boards.map((board) => edition(id, board.id))).map((tables) => {
  const { least: players } = playersOf(tables, 'standard');
  const opening = { tables, mode: 'standard', players, options: DEFAULT_OPTIONS, names: [], from: { seed: 'names' } };
  return new GameRecord(opening).game;
});

const GAP = /undefined|[{}]| {2}/;

describe.each(LANGUAGES)('names in $language', ({ narrator, guide }) => {
  it('begin with a capital or a number and have no gap', () => {
    const all: string[] = [
      ...Object.values(MODES).flatMap(({ mode }) => {
        const { title, description } = narrator.mode(mode.id);
        return [title, description, guide.mode(mode.id).summary];
      }),
      ...EXPLOIT_DATA.flatMap(({ id }) => {
        const { scoring, abilities } = narrator.exploitRule(id);
        return [narrator.exploit(id), scoring, ...Object.values(abilities)];
      }),
      ...GAMES.flatMap((game) => {
        const { tables } = game;
        return [
          narrator.edition(tables.data.id),
          narrator.board(tables.board),
          ...tables.areaIds.map((id) => narrator.area(id)),
          ...tables.siteIds.map((id) => narrator.site(tables, id)),
          ...tables.linkIds.map((id) => narrator.link(tables, id)),
          ...tables.deckIds.map((id) => narrator.deck(id)),
          ...tables.cardIds.map((id) => narrator.card(tables, id)),
          ...tables.buildingIds.map((id) => narrator.building(id)),
          ...tables.statusIds.map((id) => narrator.status(id)),
          ...tables.data.tokens.map(({ id }) => narrator.token(tables, id)),
          ...tables.catalogue.moves
            .filter(({ verb }) => verb === 'exploit')
            .map((move) => narrator.move(game, move, String)),
        ];
      }),
    ];
    expect(all.filter((name) => !/^[\p{Lu}\d]/u.test(name) || GAP.test(name))).toEqual([]);
  });
});
