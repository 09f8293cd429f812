/** The positions of all elements of a board on the canvas: sites by longitude and latitude, the others from tables. */
import type { EditionTables } from '@windrose/engine';
import { MAPS, type Point, project } from '../maps.ts';
import type { Side } from '../site-names.ts';
import { PITCH } from '../sizes.ts';
import { DECKS, REGIONS, TITLES, type Title } from './areas.ts';
import { LINK_PATHS, point } from './link-paths.ts';
import { NAME_SIDES, SITE_OFFSETS } from './sites.ts';

interface SitePlace extends Point {
  /** The side on which its name stands. */
  readonly name: Side;
}

/** Where an interrupted link ends on a map, and the site to which it leads. */
interface BreakPlace extends Point {
  readonly site: string;
}

interface LinkPlace {
  /** One line through points, or two of an interrupted link. */
  readonly lines: readonly (readonly Point[])[];
  readonly token: Point;
  readonly breaks: readonly BreakPlace[];
  /** Its ends are in different areas. */
  readonly far: boolean;
}

type By<T> = Readonly<Record<string, T>>;

export interface Layout {
  readonly sites: By<SitePlace>;
  /** By region, the farthest from the stack first. */
  readonly spaces: By<readonly Point[]>;
  readonly links: By<LinkPlace>;
  readonly decks: By<Point>;
  /** By region. */
  readonly governors: By<Point>;
  readonly beside: By<Point>;
  readonly titles: By<Title>;
}

function spacesOf(area: string, length: number): Point[] {
  const { near, heading } = REGIONS[area].track;
  const radians = (heading * Math.PI) / 180;
  return Array.from({ length }, (_, i) => {
    const distance = (length - 1 - i) * PITCH;
    return { x: near.x + distance * Math.cos(radians), y: near.y + distance * Math.sin(radians) };
  });
}

function linkOf([from, to]: readonly [string, string], sites: By<SitePlace>, far: boolean): LinkPlace {
  const [start, end] = [sites[from], sites[to]];
  const path = LINK_PATHS[`${from}+${to}`] ?? { bend: 0 };
  if ('bend' in path) {
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const token = {
      x: (start.x + end.x) / 2 - (path.bend * (end.y - start.y)) / length,
      y: (start.y + end.y) / 2 + (path.bend * (end.x - start.x)) / length,
    };
    return { lines: [[start, token, end]], token, breaks: [], far };
  }
  const points = path.points.map(point);
  const token = points[path.token];
  if (!('secondPoints' in path)) return { lines: [[start, ...points, end]], token, breaks: [], far };
  const secondPoints = path.secondPoints.map(point);
  return {
    lines: [
      [start, ...points],
      [...secondPoints, end],
    ],
    token,
    breaks: [
      { ...points[points.length - 1], site: to },
      { ...secondPoints[0], site: from },
    ],
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
      const [right, down] = SITE_OFFSETS[area]?.[site] ?? [0, 0];
      return [site, { x: x + right, y: y + down, name: NAME_SIDES[site] ?? 'under' }];
    }),
  );
  const areaOf = Object.fromEntries(placed.map(({ id: site, area }) => [site, area]));
  return {
    sites,
    spaces: Object.fromEntries(regions.map(({ id: area, track }) => [area, spacesOf(area, track!)])),
    links: Object.fromEntries(
      board.links.map(({ ends }) => [ends.join('+'), linkOf(ends, sites, areaOf[ends[0]] !== areaOf[ends[1]])]),
    ),
    decks: DECKS,
    governors: Object.fromEntries(regions.map(({ id: area }) => [area, REGIONS[area].governor])),
    beside: Object.fromEntries(regions.map(({ id: area }) => [area, REGIONS[area].beside])),
    titles: TITLES,
  };
}
