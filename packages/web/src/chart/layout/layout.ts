/** Where everything of a board lies on the canvas: its sites by longitude and latitude, and all else by the tables beside this. */
import type { EditionTables } from '@windrose/engine';
import { MAPS, type Point, project } from '../maps.ts';
import type { Side } from '../site-names.ts';
import { PITCH } from '../sizes.ts';
import { DECKS, REGIONS, TITLES, type Title } from './areas.ts';
import { LINK_PATHS, point } from './link-paths.ts';
import { NUDGES, SIDES } from './sites.ts';

interface SitePlace extends Point {
  /** Where its name stands. */
  readonly name: Side;
}

/** Where a link that is not drawn throughout breaks off, and the site that it leads to. */
interface BreakPlace extends Point {
  readonly site: string;
}

interface LinkPlace {
  /** Lines through points: one, or two of a link that is broken. */
  readonly lines: readonly (readonly Point[])[];
  readonly token: Point;
  readonly breaks: readonly BreakPlace[];
  /** Its ends lie in different areas. */
  readonly far: boolean;
}

type By<T> = Readonly<Record<string, T>>;

export interface Layout {
  readonly sites: By<SitePlace>;
  /** By region, the farthest from the stack first. */
  readonly spaces: By<readonly Point[]>;
  readonly links: By<LinkPlace>;
  readonly decks: By<Point>;
  /** By region, as the next. */
  readonly governors: By<Point>;
  readonly waters: By<Point>;
  readonly titles: By<Title>;
}

/** The first space is the farthest from the deck. */
function trackOf(area: string, length: number): Point[] {
  const { near, heading } = REGIONS[area].track;
  const radians = (heading * Math.PI) / 180;
  return Array.from({ length }, (_, i) => {
    const way = (length - 1 - i) * PITCH;
    return { x: near.x + way * Math.cos(radians), y: near.y + way * Math.sin(radians) };
  });
}

function linkOf([from, to]: readonly [string, string], sites: By<SitePlace>, far: boolean): LinkPlace {
  const [a, b] = [sites[from], sites[to]];
  const way = LINK_PATHS[`${from}+${to}`] ?? { bend: 0 };
  if ('bend' in way) {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const token = {
      x: (a.x + b.x) / 2 - (way.bend * (b.y - a.y)) / length,
      y: (a.y + b.y) / 2 + (way.bend * (b.x - a.x)) / length,
    };
    return { lines: [[a, token, b]], token, breaks: [], far };
  }
  const by = way.by.map(point);
  const token = by[way.token];
  if (!('again' in way)) return { lines: [[a, ...by, b]], token, breaks: [], far };
  const again = way.again.map(point);
  const breaks = [
    { ...by[by.length - 1], site: to },
    { ...again[0], site: from },
  ];
  return {
    lines: [
      [a, ...by],
      [...again, b],
    ],
    token,
    breaks,
    far,
  };
}

export function layoutOf(tables: EditionTables): Layout {
  const { data, board: id } = tables;
  const board = data.boards.find((each) => each.id === id)!;
  const regions = board.areas.filter((area) => area.track !== undefined);
  const placed = board.areas.flatMap((area) =>
    [...area.cities, ...(area.fleets ?? [])].map((site) => ({ ...site, area: area.id })),
  );
  const sites = Object.fromEntries(
    placed.map(({ id: site, area, lon, lat }) => {
      const { x, y } = project(MAPS[area], lon, lat);
      const [right, down] = NUDGES[area]?.[site] ?? [0, 0];
      return [site, { x: x + right, y: y + down, name: SIDES[site] ?? 'under' }];
    }),
  );
  const areaOf = Object.fromEntries(placed.map(({ id: site, area }) => [site, area]));
  return {
    sites,
    spaces: Object.fromEntries(regions.map(({ id: area, track }) => [area, trackOf(area, track!)])),
    links: Object.fromEntries(
      board.links.map(({ ends }) => [ends.join('+'), linkOf(ends, sites, areaOf[ends[0]] !== areaOf[ends[1]])]),
    ),
    decks: DECKS,
    governors: Object.fromEntries(regions.map(({ id: area }) => [area, REGIONS[area].governor])),
    waters: Object.fromEntries(regions.map(({ id: area }) => [area, REGIONS[area].waters])),
    titles: TITLES,
  };
}
