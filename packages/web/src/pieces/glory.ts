/** The glory of a seat, source by source in the order of the score sheet, as rows of a table. */
import type { EditionTables } from '@windrose/engine';
import { GLORY_ORDER, type GlorySource } from '../view/glory-order.ts';
import type { SeatView } from '../view/seat.ts';
import type { IconName } from './icons.ts';
import type { SayUi } from './sentences.ts';

interface GloryRow {
  readonly icon: IconName;
  readonly text: string;
  readonly glory: number;
}

/** Statuses under their names, sources that do not exist in this game left out. */
export function gloryRows(
  say: SayUi,
  { data }: EditionTables,
  { score, statuses }: SeatView,
  status: (id: string) => { icon: IconName; text: string },
): GloryRow[] {
  const exploits = score.exploits?.reduce((sum, glory) => sum + glory, 0);
  const rows: Readonly<Record<GlorySource, readonly GloryRow[]>> = {
    cities: [{ icon: 'city', text: say('gloryCities'), glory: score.cities }],
    links: [{ icon: 'link', text: say('gloryLinks'), glory: score.links }],
    statuses: statuses.map(({ id, glory }) => ({ ...status(id), glory })),
    cards: [{ icon: 'card', text: say('gloryCards'), glory: score.cards }],
    buildings: [{ icon: 'building', text: say('gloryBuildings'), glory: score.buildings }],
    governorSlot: [{ icon: 'governor', text: say('gloryGovernorSlot'), glory: score.governorSlot }],
    population: [{ icon: 'harbor', text: say('gloryPopulation'), glory: score.population }],
    slavery: [{ icon: 'slavery', text: say('glorySlavery'), glory: score.slavery }],
    mode: score.mode === undefined ? [] : [{ icon: 'disc', text: say('gloryMode'), glory: score.mode }],
    exploits: exploits === undefined ? [] : [{ icon: 'exploit', text: say('gloryExploits'), glory: exploits }],
  };
  return GLORY_ORDER[data.rulebook].flatMap((source) => rows[source]);
}
