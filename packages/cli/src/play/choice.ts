/** Which move a typed text means: its number in the list, its text, or a beginning that fits one move only. */
import type { Move } from '@windrose/engine';
import type { Names } from '../words/names.ts';

export type Choice =
  | { found: Move }
  /** Several moves begin like this. */
  | { among: readonly Move[] }
  | { none: true };

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

/** A move's target by the name that is shown, so that `spend payment` is understood like `spend pay`. */
function shownName({ verb, target }: Move, names: Names): string {
  if (target === undefined) return verb;
  switch (verb) {
    case 'spend':
      return `${verb} ${names.token(target)}`;
    case 'discard':
    case 'take':
      return `${verb} ${names.card(target)}`;
    case 'ship':
      return `${names.shipping} ${names.waters(target)}`;
    case 'occupy':
    case 'attack':
    case 'neutral-occupy':
      return `${verb} ${names.city(target)}`;
    default:
      return `${verb} ${target}`;
  }
}

/** Every typed word begins a word of the move, in the same order. */
function fits(typed: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  return typed.every((word) => {
    while (at < words.length && !words[at].startsWith(word)) at++;
    return at++ < words.length;
  });
}

export function choose(text: string, moves: readonly Move[], names: Names): Choice {
  const typed = wordsOf(text);
  if (typed.length === 0) return { none: true };
  const exact = moves.find((move) => wordsOf(move.text).join(' ') === typed.join(' '));
  if (exact !== undefined) return { found: exact };
  const fitting = moves.filter(
    (move) => fits(typed, wordsOf(move.text)) || fits(typed, wordsOf(shownName(move, names))),
  );
  if (fitting.length === 1) return { found: fitting[0] };
  return fitting.length === 0 ? { none: true } : { among: fitting };
}
