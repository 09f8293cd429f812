/** Leads through the game by keys, wherever the focus is in the viewer. */
import type { AutomaticReplay } from '../table/automatic-replay.svelte.ts';
import type { TableController } from '../table/table-controller.svelte.ts';

export function handleKeys(event: KeyboardEvent, table: TableController, replay: AutomaticReplay): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const { target, key } = event;
  const isSlider = target instanceof HTMLInputElement;
  const isButton = target instanceof HTMLButtonElement;
  const now = table.cursor ?? table.length;
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => replay.look(now - 1),
    ArrowRight: () => replay.look(now + 1),
    Home: () => replay.look(0),
    End: () => replay.look(null),
    ' ': () => replay.toggle(),
  };
  // The slider has the same keys for moments, and buttons are pressed by the space bar.
  if (key === ' ' ? isButton : isSlider) return;
  const action = actions[key];
  if (action === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  action();
}
