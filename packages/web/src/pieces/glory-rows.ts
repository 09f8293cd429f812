/** The glory of a seat as rows of a table, by source in the order of the score sheet. */
import type { EditionTables } from '@windrose/engine';
import type { Narrator } from '@windrose/narration/narrator.ts';
import { GLORY_ORDER, type GlorySource } from '../view/glory-order.ts';
import type { SeatView } from '../view/seat.ts';
import type { IconName } from './icons.ts';
import { statusIcon } from './printed.ts';

interface GloryRow {
  readonly icon: IconName;
  readonly text: string;
  readonly glory: number;
}

/** The icons of the sources; each status has its own. */
export const GLORY_ICONS: Readonly<Record<Exclude<GlorySource, 'statuses'>, IconName>> = {
  cities: 'city',
  links: 'link',
  cards: 'card',
  buildings: 'building',
  governorSlot: 'governor',
  population: 'harbor',
  slavery: 'slavery',
  mode: 'disc',
  exploits: 'exploit',
};

/** Returns one row for each status and each source that exists in the game. */
export function gloryRows(
  categoryName: Narrator['scoreCategory'],
  statusName: (id: string) => string,
  tables: EditionTables,
  { score, statuses }: SeatView,
): GloryRow[] {
  return GLORY_ORDER[tables.data.rulebook].flatMap((source): GloryRow[] => {
    if (source === 'statuses')
      return statuses.map(({ id, glory }) => ({ icon: statusIcon(tables, id), text: statusName(id), glory }));
    const glory = source === 'exploits' ? score.exploits?.reduce((sum, each) => sum + each, 0) : score[source];
    return glory === undefined ? [] : [{ icon: GLORY_ICONS[source], text: categoryName(source), glory }];
  });
}
