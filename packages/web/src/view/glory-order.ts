/** The sources of glory in the order of the score sheet of each rule book. */
import type { EditionTables, Score } from '@windrose/engine';

export type GlorySource = Exclude<keyof Score, 'total'>;

export const GLORY_ORDER: Readonly<Record<EditionTables['data']['rulebook'], readonly GlorySource[]>> = {
  classic: ['cities', 'links', 'statuses', 'cards', 'buildings', 'governorSlot', 'population', 'slavery', 'mode'],
  'age-of-sail': [
    'exploits',
    'statuses',
    'cities',
    'links',
    'buildings',
    'cards',
    'governorSlot',
    'population',
    'slavery',
    'mode',
  ],
};
