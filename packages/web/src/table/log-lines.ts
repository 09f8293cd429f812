/** The lines of the log: a sentence per event, with the changes of statuses that follow from it in brackets. */
import type { Game, GameEvent } from '@windrose/engine';
import type { Narrator } from '@windrose/narration/narrator.ts';

/** Events that are part of the line of the event before. */
const CONSEQUENCES: ReadonlySet<GameEvent['event']> = new Set(['status-changed', 'level-changed', 'track-overflow']);

/** Events that change the game for all players. */
const IMPORTANT: ReadonlySet<GameEvent['event']> = new Set([
  'region-opened',
  'exploit-unlocked',
  'abolition-triggered',
]);

interface LogLine {
  readonly text: string;
  readonly isImportant: boolean;
  /** Index of its event in the list. */
  readonly index: number;
}

export function logLines(
  narrator: Narrator,
  game: Game,
  events: readonly GameEvent[],
  names: (colour: number) => string,
): LogLine[] {
  const lines: { text: string; consequences: string[]; index: number }[] = [];
  events.forEach((event, index) => {
    const last = lines.at(-1);
    if (CONSEQUENCES.has(event.event) && event.seat !== null && last !== undefined) {
      const gain = narrator.gain(game, event, event.seat, names);
      if (gain !== null) last.consequences.push(gain);
      return;
    }
    const text = narrator.event(game, event, names);
    if (text !== null) lines.push({ text, consequences: [], index });
  });
  return lines.map(({ text, consequences, index }) => ({
    text: consequences.length === 0 ? text : `${text.replace(/\.$/, '')} (${consequences.join(', ')}).`,
    isImportant: IMPORTANT.has(events[index].event),
    index,
  }));
}
