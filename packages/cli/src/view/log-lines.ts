/** The log of a game: a line for each event with a sentence, and what it changed in brackets behind it. */
import type { Game, GameEvent } from '@windrose/engine';
import { wrap } from '../layout.ts';
import type { GameText } from './game-text.ts';

/** Events that stand in brackets behind the event that caused them. */
const ASIDES: ReadonlySet<GameEvent['event']> = new Set(['status-changed', 'level-changed', 'track-overflow']);

interface Line {
  /** The colour whose mark stands before the line; null for none. */
  readonly colour: number | null;
  readonly sentence: string;
  readonly asides: string[];
}

/** The colour that an event is about, by the first of these fields. */
const SUBJECTS = ['colour', 'seat', 'player', 'owner', 'attacker', 'by', 'to'];

function colourOf(event: GameEvent): number | null {
  const fields: Readonly<Record<string, unknown>> = { ...event };
  const colour = SUBJECTS.map((field) => fields[field]).find((value) => typeof value === 'number');
  return colour ?? null;
}

function linesOf(game: Game, events: readonly GameEvent[], { narrator, names }: GameText): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const colour = colourOf(event);
    const cause = lines.at(-1);
    if (ASIDES.has(event.event) && cause !== undefined && colour !== null) {
      const gain = narrator.gain(game, event, colour, names);
      if (gain !== null) cause.asides.push(gain);
      continue;
    }
    const sentence = narrator.event(game, event, names);
    if (sentence !== null) lines.push({ colour, sentence, asides: [] });
  }
  return lines;
}

/** Returns the lines for the screen, those about a colour behind its mark. */
export function logLines(game: Game, events: readonly GameEvent[], text: GameText, width: number): string[] {
  return linesOf(game, events, text).flatMap(({ colour, sentence, asides }) => {
    const whole = asides.length === 0 ? sentence : `${sentence.replace(/\.$/, '')} (${asides.join(', ')}).`;
    if (colour === null) return wrap(text.ansi.dim(whole), width, 2);
    return wrap(`${text.mark(colour)} ${whole}`, width, 2, 2);
  });
}
