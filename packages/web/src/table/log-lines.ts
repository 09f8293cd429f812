/** What happened, in lines: a sentence for each event, and what it brought to the statuses in brackets behind it. */
import type { Game, GameEvent } from '@windrose/engine';
import type { Narrator } from '@windrose/narration/narrator.ts';

/** Events that follow from the one before. */
const ASIDES: ReadonlySet<GameEvent['event']> = new Set(['status-changed', 'level-changed', 'track-overflow']);

/** Events that change the game for everybody. */
const GREAT: ReadonlySet<GameEvent['event']> = new Set(['region-opened', 'exploit-unlocked', 'abolition-triggered']);

interface Line {
  readonly text: string;
  /** It changes the game for everybody. */
  readonly great: boolean;
  /** Place of its event in the list. */
  readonly at: number;
}

export function logLines(
  narrator: Narrator,
  game: Game,
  events: readonly GameEvent[],
  names: (colour: number) => string,
): Line[] {
  const lines: { text: string; asides: string[]; at: number }[] = [];
  events.forEach((event, at) => {
    const last = lines.at(-1);
    if (ASIDES.has(event.event) && event.seat !== null && last !== undefined) {
      const gain = narrator.gain(game, event, event.seat, names);
      if (gain !== null) last.asides.push(gain);
      return;
    }
    const text = narrator.event(game, event, names);
    if (text !== null) lines.push({ text, asides: [], at });
  });
  return lines.map(({ text, asides, at }) => ({
    text: asides.length === 0 ? text : `${text.replace(/\.$/, '')} (${asides.join(', ')}).`,
    great: GREAT.has(events[at].event),
    at,
  }));
}
