/** The glory of a seat as rows of a table, by source in the order of the score sheet. */
import type { EditionTables } from '@windrose/engine';
import type { Narrator } from '@windrose/narration/narrator.ts';
import { GLORY_ORDER, type GlorySource } from '../view/glory-order.ts';
import type { SeatView } from '../view/seat.ts';
import type { IconName } from './icons.ts';

interface GloryRow {
  readonly icon: IconName;
  readonly text: string;
  readonly glory: number;
}

/** Returns one row for each status and each source that exists in the game. */
export function gloryRows(
  categoryName: Narrator['scoreCategory'],
  { data }: EditionTables,
  { score, statuses }: SeatView,
  status: (id: string) => { icon: IconName; text: string },
): GloryRow[] {
  const exploits = score.exploits?.reduce((sum, glory) => sum + glory, 0);
  const rows: Readonly<Record<GlorySource, readonly GloryRow[]>> = {
    cities: [{ icon: 'city', text: categoryName('cities'), glory: score.cities }],
    links: [{ icon: 'link', text: categoryName('links'), glory: score.links }],
    statuses: statuses.map(({ id, glory }) => ({ ...status(id), glory })),
    cards: [{ icon: 'card', text: categoryName('cards'), glory: score.cards }],
    buildings: [{ icon: 'building', text: categoryName('buildings'), glory: score.buildings }],
    governorSlot: [{ icon: 'governor', text: categoryName('governorSlot'), glory: score.governorSlot }],
    population: [{ icon: 'harbor', text: categoryName('population'), glory: score.population }],
    slavery: [{ icon: 'slavery', text: categoryName('slavery'), glory: score.slavery }],
    mode: score.mode === undefined ? [] : [{ icon: 'disc', text: categoryName('mode'), glory: score.mode }],
    exploits: exploits === undefined ? [] : [{ icon: 'exploit', text: categoryName('exploits'), glory: exploits }],
  };
  return GLORY_ORDER[data.rulebook].flatMap((source) => rows[source]);
}
