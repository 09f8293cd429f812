/** The log of a game: a line for each event with a sentence, and what it changed in brackets behind it. */
import type { Colour, Game, GameEvent, Seat } from '@windrose/engine';
import { wrap } from '../layout.ts';
import type { GameText } from './game-text.ts';

interface Line {
  /** The colour that the sentence is about, whose mark stands before the line; null for the whole game. */
  readonly colour: Colour | Seat | null;
  readonly sentence: string;
  readonly asides: string[];
}

function linesOf(game: Game, events: readonly GameEvent[], text: GameText): Line[] {
  const { narrator, names } = text;
  const lines: Line[] = [];
  for (const event of events) {
    const cause = lines.at(-1);
    const { subject, isAside } = narrator.traits(event);
    if (isAside && cause !== undefined && event.seat !== null) {
      const gain = narrator.gain(game, event, event.seat, names);
      if (gain !== null) cause.asides.push(gain);
      continue;
    }
    const sentence = narrator.event(game, event, names);
    if (sentence !== null) lines.push({ colour: subject, sentence, asides: [] });
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
