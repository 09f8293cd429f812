/** Loads the game of an element. */
import { ReplayGame } from '../online/replay-game.ts';
import { openRecord, type RecordFault } from '../start/open-record.ts';
import { TableController, type TableSettings } from '../table/table-controller.svelte.ts';
import type { ViewerOptions } from './element.ts';
import { viewerText } from './viewer-text.ts';

/** A game, or why it cannot be shown: a fault of the record, or a sentence. */
export type LoadedGame = { readonly table: TableController } | { readonly fault: RecordFault | string };

/** Nothing is decided here. */
const SETTINGS: TableSettings = { prefers: { opposition: 'once' }, pace: { confirm: 'never', delay: 0 } };

export async function loadGame({ src, text, colours }: Omit<ViewerOptions, 'at' | 'theme'>): Promise<LoadedGame> {
  if (src === null) return text === '' ? { fault: viewerText('viewer.none') } : gameOf(text, colours);
  try {
    const response = await fetch(new URL(src, document.baseURI));
    if (response.ok) return gameOf(await response.text(), colours);
  } catch {
    // The network, the browser or the address is at fault.
  }
  const isFile = window.location.protocol === 'file:';
  return { fault: isFile ? viewerText('viewer.fromFile') : viewerText('viewer.missing', { file: src }) };
}

function gameOf(text: string, colours: readonly number[]): LoadedGame {
  const opened = openRecord(text);
  if ('kind' in opened) return { fault: opened };
  const seats = opened.names.map((name, seat) => ({
    kind: 'person' as const,
    level: 0,
    name,
    colour: colours[seat] ?? seat,
  }));
  return { table: new TableController(new ReplayGame('', opened.record, seats), SETTINGS) };
}
