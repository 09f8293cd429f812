/** The parts of the language that each page needs from the beginning. */
import type { Part } from '../texts/languages.ts';
import type { RecordHead } from './record-head.ts';
import type { Route } from './routes.ts';

export const PARTS_OF: Readonly<Record<Route['page'], readonly Part[]>> = {
  home: ['start', 'settings'],
  new: ['start'],
  game: ['table', 'narrator'],
  rules: ['reference', 'brief', 'table', 'narrator'],
  settings: ['settings'],
  online: ['online', 'start'],
  create: ['online', 'start'],
  table: ['online', 'online-table', 'replay', 'start', 'table', 'narrator'],
  replay: ['replay', 'start', 'table', 'narrator'],
  join: ['online', 'start'],
  account: ['online', 'account', 'start', 'settings'],
  player: ['online', 'start'],
  site: ['online', 'start'],
};

/** What a game needs besides. */
export function partsOfGame({ mode }: Pick<RecordHead, 'mode'>): readonly Part[] {
  return mode === 'solitaire' ? ['opposition'] : [];
}
