/** Parts of online tables that are fetched when they are first shown. */
import { later, orSaid } from '../texts/later.ts';

export const fetchReplayLink = orSaid(later(() => import('./ReplayLink.svelte')));
