/** The glory of a seat, source by source, as rows of a table. */
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
  { score, statuses }: SeatView,
  status: (id: string) => { icon: IconName; text: string },
): GloryRow[] {
  const exploits = score.exploits?.reduce((sum, glory) => sum + glory, 0);
  return [
    { icon: 'city', text: say('gloryCities'), glory: score.cities },
    { icon: 'link', text: say('gloryLinks'), glory: score.links },
    ...statuses.map(({ id, glory }) => ({ ...status(id), glory })),
    { icon: 'card', text: say('gloryCards'), glory: score.cards },
    { icon: 'building', text: say('gloryBuildings'), glory: score.buildings },
    { icon: 'governor', text: say('gloryGovernorSlot'), glory: score.governorSlot },
    { icon: 'harbor', text: say('gloryPopulation'), glory: score.population },
    { icon: 'slavery', text: say('glorySlavery'), glory: score.slavery },
    ...(score.mode === undefined ? [] : [{ icon: 'disc', text: say('gloryMode'), glory: score.mode } as const]),
    ...(exploits === undefined ? [] : [{ icon: 'exploit', text: say('gloryExploits'), glory: exploits } as const]),
  ];
}
