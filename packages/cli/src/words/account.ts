/** What happened, told briefly: the events that matter, those of one player in a row joined into one sentence. */
import { type GameEvent, QUIET_EVENTS } from '@windrose/engine';
import { wrap } from '../layout.ts';
import { sentenceFor } from './events.ts';
import type { Names } from './names.ts';
import { joined, type Predicate } from './sentence.ts';

const QUIET: ReadonlySet<GameEvent['event']> = new Set(QUIET_EVENTS);

/** Where one sentence ends even if the same player goes on. */
const BREAKS: ReadonlySet<GameEvent['event']> = new Set(['turn-ended', 'phase-ended']);

interface Line {
  readonly who: number | null;
  readonly text: string;
}

interface Part extends Predicate {
  readonly asides: string[];
}

/** Asides stand in one pair of brackets with what is in brackets already. */
function withAsides({ verb, rest, asides }: Part): Predicate {
  if (asides.length === 0) return { verb, rest };
  const all = asides.join(', ');
  return { verb, rest: rest.endsWith(')') ? `${rest.slice(0, -1)}; ${all})` : `${rest} (${all})` };
}

function linesOf(events: readonly GameEvent[], names: Names): Line[] {
  const lines: Line[] = [];
  let who = -1;
  let parts: Part[] = [];
  const finish = () => {
    if (parts.length > 0) lines.push({ who, text: joined(names, who, parts.map(withAsides)) });
    parts = [];
  };
  for (const event of events) {
    if (BREAKS.has(event.event)) finish();
    if (QUIET.has(event.event)) continue;
    const sentence = sentenceFor(event, names);
    if ('whole' in sentence) {
      finish();
      lines.push({ who: null, text: sentence.whole });
      continue;
    }
    if (sentence.who !== who) finish();
    who = sentence.who;
    const cause = parts.at(-1);
    if (sentence.aside !== undefined && cause !== undefined) cause.asides.push(sentence.aside);
    else parts.push({ ...sentence, asides: [] });
  }
  finish();
  return lines;
}

/** Lines for the screen, each player's with their mark. */
export function account(events: readonly GameEvent[], names: Names, width: number): string[] {
  return linesOf(events, names).flatMap(({ who, text }) =>
    who === null ? wrap(names.ansi.dim(text), width, 2) : wrap(`${names.mark(who)} ${text}`, width, 2, 2),
  );
}
