/** Opens the table that a request creates or joins. */
import type { Me, TableHead } from '@windrose/protocol';
import { router } from '../router.svelte.ts';
import type { AsyncAction } from './async-action.svelte.ts';
import { site } from './site.svelte.ts';

/** Signs the user in if necessary, then sends the request. Returns false if it failed. */
export function openTable(action: AsyncAction, request: (me: Me) => Promise<TableHead>): Promise<boolean> {
  return action.run(async () => {
    const me = await site.requireUser();
    if (me === null) return;
    const { id } = await request(me);
    router.go({ page: 'table', id, move: null });
  });
}
