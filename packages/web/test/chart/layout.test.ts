/** Everything on the chart has a place, and nothing touches anything else: on all boards, in all languages. */
import { EDITIONS, type EditionTables, edition } from '@windrose/engine';
import type { Narrator } from '@windrose/narration/narrator.ts';
import { describe, expect, test } from 'vitest';
import { around, samples } from '../../src/chart/geometry.ts';
import { layoutOf } from '../../src/chart/layout/layout.ts';
import { type Box, MAPS, type Point } from '../../src/chart/maps.ts';
import { nameBox, nameLines, reachOf, textLength } from '../../src/chart/site-names.ts';
import { BADGE, BESIDE, BREAK, CARD, FLEET, PRESENCE, SPACE, TITLE, TOKEN } from '../../src/chart/sizes.ts';
import { LANGUAGES, loadLanguage } from '../../src/texts/languages.ts';

const BOARDS = EDITIONS.flatMap((id) => edition(id).data.boards.map((board) => edition(id, board.id)));
const SPOKEN = await Promise.all(
  LANGUAGES.map(async (language) => ({ language, narrator: (await loadLanguage(language)).narrator })),
);
const CHARTS = BOARDS.flatMap((tables) =>
  SPOKEN.map(({ language, narrator }) => ({ id: tables.data.id, board: tables.board, language, tables, narrator })),
);
/** Least distance between two things, and between a thing and the line of a link that leads elsewhere. */
const MAX_COLOURS = 5;
const APART = 2;
const CLEAR = 3;
/** Lines may run under a track, but between its spaces. */
const BETWEEN_SPACES = 0.5;
/** The double line of a frame. */
const BORDER = 4;

type Kind =
  | 'site'
  | 'badge'
  | 'name'
  | 'space'
  | 'deck'
  | 'governor'
  | 'beside'
  | 'token'
  | 'title'
  | 'presence'
  | 'break';

/** A box with round corners; a disc is a point with a radius. */
interface Thing extends Box {
  readonly kind: Kind;
  readonly id: string;
  readonly radius: number;
  /** Area to which it belongs; links between areas belong to none. */
  readonly area: string | null;
}

const disc = ({ x, y }: Point, radius: number) => ({ x, y, width: 0, height: 0, radius });
const box = (given: Box) => ({ ...given, radius: 0 });

const badge = (id: string, area: string, { x, y }: Point): Thing => ({
  kind: 'badge',
  id,
  area,
  ...disc({ x: x + BADGE.away, y: y - BADGE.away }, BADGE.radius),
});
/** A badge lies on its site. */
const isOne = (a: Thing, b: Thing) => a.id === b.id && a.kind === 'site' && b.kind === 'badge';

function distance(a: Thing, b: Thing): number {
  const x = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const y = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(x, y) - a.radius - b.radius;
}

const isWithin = (thing: Thing, frame: Box) =>
  thing.x - thing.radius >= frame.x + BORDER &&
  thing.y - thing.radius >= frame.y + BORDER &&
  thing.x + thing.width + thing.radius <= frame.x + frame.width - BORDER &&
  thing.y + thing.height + thing.radius <= frame.y + frame.height - BORDER;

function thingsOf(tables: EditionTables, narrator: Narrator): Thing[] {
  const layout = layoutOf(tables);
  const board = tables.data.boards.find((each) => each.id === tables.board)!;
  const areaOf = (site: string) => tables.areaIds[tables.siteArea[tables.siteIds.indexOf(site)]];
  const sites = tables.siteIds.flatMap((id, site): Thing[] => {
    const place = layout.sites[id];
    const fleet = tables.siteIsFleet[site] === 1;
    const reach = reachOf(fleet, tables.siteGlory[site]);
    const name = nameBox(place, place.name, nameLines(narrator.site(tables, id)), reach);
    const ground = fleet ? box(around(place, FLEET.width, FLEET.height)) : disc(place, reach.x);
    return [
      { kind: 'site', id, area: areaOf(id), ...ground },
      ...(tables.siteGlory[site] > 1 ? [badge(id, areaOf(id), place)] : []),
      { kind: 'name', id, area: areaOf(id), ...box(name) },
    ];
  });
  const links = Object.entries(layout.links).flatMap(([id, { token, breaks, far }]): Thing[] => [
    { kind: 'token', id, area: far ? null : areaOf(id.split('+')[0]), ...disc(token, TOKEN / 2) },
    ...breaks.map(({ x, y, site }): Thing => {
      const width = textLength(narrator.site(tables, site), BREAK.size);
      return { kind: 'break', id, area: null, ...box(around({ x, y: y - 0.3 * BREAK.size }, width, BREAK.size)) };
    }),
  ]);
  const regions = board.areas.filter(({ track }) => track !== undefined);
  const card = (kind: Kind, id: string, area: string, place: Point): Thing => ({
    ...box(around(place, CARD.width, CARD.height)),
    kind,
    id,
    area,
  });
  return [
    ...sites,
    ...links,
    ...regions.flatMap(({ id }) =>
      layout.spaces[id].map(
        (space, i): Thing => ({ kind: 'space', id: `${id}.${i + 1}`, area: id, ...disc(space, SPACE) }),
      ),
    ),
    ...tables.deckIds.map((id, deck) => card('deck', id, tables.areaIds[tables.deckArea[deck]], layout.decks[id])),
    ...regions.map(({ id }) => card('governor', id, id, layout.governors[id])),
    ...regions.map(
      ({ id }): Thing => ({
        kind: 'beside',
        id,
        area: id,
        ...box(around(layout.beside[id], BESIDE.width, BESIDE.height)),
      }),
    ),
    ...tables.areaIds.map((id): Thing => {
      const { x, y, anchor } = layout.titles[id];
      const width = Math.min(TITLE.room, narrator.area(id).length) * TITLE.letter;
      const left = anchor === 'end' ? x - width : x;
      return { kind: 'title', id, area: id, ...box({ x: left, y: y - 20, width, height: 24 }) };
    }),
    ...regions.map(({ id }): Thing => {
      const { x, y, anchor } = layout.titles[id];
      const width = MAX_COLOURS * PRESENCE.step;
      const left = anchor === 'end' ? x - width : x;
      return {
        kind: 'presence',
        id,
        area: id,
        ...box({ x: left, y: y + PRESENCE.drop, width, height: PRESENCE.size }),
      };
    }),
  ];
}

const text = ({ kind, id }: Thing) => `${kind} ${id}`;

describe.each(CHARTS)('$id $board in $language', ({ tables, narrator }) => {
  const layout = layoutOf(tables);
  const things = thingsOf(tables, narrator);

  test('every site, space, link and deck has a place', () => {
    const { siteIds, spaceIds, linkIds, deckIds } = tables;
    expect(Object.keys(layout.sites).sort()).toEqual([...siteIds].sort());
    const spaces = Object.entries(layout.spaces).flatMap(([region, all]) => all.map((_, i) => `${region}.${i + 1}`));
    expect(spaces.sort()).toEqual([...spaceIds].sort());
    expect(Object.keys(layout.links).sort()).toEqual([...linkIds].sort());
    expect(deckIds.filter((id) => layout.decks[id] === undefined)).toEqual([]);
  });

  test('nothing touches anything else', () => {
    const touching = things.flatMap((a, i) =>
      things.slice(i + 1).flatMap((b) => {
        const apart = distance(a, b);
        return apart < APART && !isOne(a, b) ? [`${text(a)} and ${text(b)}: ${apart.toFixed(1)}`] : [];
      }),
    );
    expect(touching).toEqual([]);
  });

  test('everything lies within the frame of its area, or of some area if it lies between two', () => {
    const outside = things.filter(({ area, ...thing }) =>
      area === null
        ? !Object.values(MAPS).some((frame) => isWithin({ area, ...thing }, frame))
        : !isWithin({ area, ...thing }, MAPS[area]),
    );
    expect(outside.map(text)).toEqual([]);
  });

  test('no link runs through what it does not lead to', () => {
    const crossed = Object.entries(layout.links).flatMap(([id, { lines }]) => {
      const ends = id.split('+');
      const others = things.filter(
        (thing) =>
          !(thing.kind === 'token' || thing.kind === 'break' || thing.kind === 'title') && !ends.includes(thing.id),
      );
      return lines.flatMap((line) => {
        const met = samples(line, 4).flatMap((at) =>
          others.filter((thing) => {
            const least = thing.kind === 'space' ? BETWEEN_SPACES : CLEAR;
            return distance({ ...thing, ...disc(at, 0) }, thing) < least;
          }),
        );
        return [...new Set(met.map((thing) => `${id} through ${text(thing)}`))];
      });
    });
    expect(crossed).toEqual([]);
  });

  test('the first space of a track is farthest from its deck', () => {
    const far = ({ x, y }: Point, deck: Point) => Math.hypot(x - deck.x, y - deck.y);
    for (const [area, spaces] of Object.entries(layout.spaces)) {
      const distances = spaces.map((space) => far(space, layout.decks[area]));
      expect(distances).toEqual([...distances].sort((a, b) => b - a));
    }
  });
});
