/** The answer to `why MOVE`: what a legal move does, or which rule forbids it. */
import { type Game, legalMoves, type Move, whyNot } from '@windrose/engine';
import { listed } from '../layout.ts';
import { moveInWords } from '../words/moves.ts';
import type { Names } from '../words/names.ts';
import { refusalInWords } from '../words/refusals.ts';
import { matchMove } from './match-move.ts';

const MAX_NAMED = 6;

function several(typed: string, moves: readonly Move[]): string {
  const texts = moves.slice(0, MAX_NAMED).map((move) => move.text);
  const more = moves.length > MAX_NAMED ? [`one of ${moves.length - MAX_NAMED} others`] : [];
  return `"${typed}" could be ${listed([...texts, ...more], 'or')}.`;
}

/** Returns the explanation of a typed move. Among moves that fit, legal ones take precedence. */
export function explain(game: Game, names: Names, typed: string): string {
  const legal = legalMoves(game);
  const numbered = /^\d+$/.test(typed) ? legal[Number(typed) - 1] : undefined;
  if (numbered !== undefined) return describe(game, names, numbered);
  const match = matchMove(typed, legal, names);
  const wider = 'none' in match ? matchMove(typed, game.tables.catalogue.moves, names) : match;
  if ('found' in wider) return describe(game, names, wider.found);
  if ('among' in wider) return several(typed, wider.among);
  return `"${typed}" is no move of this game; help tells what can be typed.`;
}

function describe(game: Game, names: Names, move: Move): string {
  const refusal = whyNot(game, move);
  const ability = move.verb === 'exploit' ? ` ${names.abilityText(move.target ?? '')}` : '';
  if (refusal === null) return `${move.text} is legal: ${moveInWords(game, move, names)}.${ability}`;
  return `${move.text} is not possible. ${refusalInWords(refusal, names)}${ability}`;
}
