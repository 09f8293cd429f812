/** Finds the move that a typed text means: the text of the move, or a beginning that fits one move only. */
import type { Move } from '@windrose/engine';
import type { Names } from '../words/names.ts';

export type MoveMatch =
  | { found: Move }
  /** The moves that the text could mean. */
  | { among: readonly Move[] }
  | { none: true };

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^a-z0-9]+/).filter((word) => word !== '');
}

/** Returns the move with the shown name of its target, so that `spend payment` means `spend pay`. */
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

/** True if every typed word begins a word of the move, in the same order. */
function fits(typed: readonly string[], words: readonly string[]): boolean {
  let at = 0;
  return typed.every((word) => {
    while (at < words.length && !words[at].startsWith(word)) at++;
    return at++ < words.length;
  });
}

export function matchMove(text: string, moves: readonly Move[], names: Names): MoveMatch {
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
