/** Synchronizes the position that a table shows with the address of the page. */
import { untrack } from 'svelte';
import { router } from '../router.svelte.ts';
import type { TableRoute } from '../start/routes.ts';
import type { TableController } from './table-controller.svelte.ts';

/** Must be called while a component initializes. The getter returns the route of its table. */
export function followAddress(table: TableController, getRoute: () => TableRoute): void {
  table.look(untrack(() => getRoute().move));
  $effect(() => {
    const { move } = getRoute();
    // After all effects, because some of them still show the other position.
    queueMicrotask(() => {
      if (table.cursor !== move) table.look(move);
    });
  });
  $effect(() => {
    const { cursor: move } = table;
    untrack(() => {
      const { page, id } = getRoute();
      const { route } = router;
      // The rules or the settings may be shown instead of the table.
      if (route.page === page && route.id === id) router.updateAddress({ page, id, move });
    });
  });
}
