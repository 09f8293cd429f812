/** The answer to `why MOVE`: what a legal move does, or which rule forbids it. */
import { type Game, legalMoves, type Move, whyNot } from '@windrose/engine';
import type { GameText } from '../view/game-text.ts';
import { matchMove } from './match-move.ts';
import { moveGains } from './move-gains.ts';

const MAX_NAMED = 6;

function several(typed: string, game: Game, moves: readonly Move[], { narrator, names, say }: GameText): string {
  const named = moves.slice(0, MAX_NAMED).map((move) => narrator.move(game, move, names));
  const texts = [...new Set(named)].join(', ');
  const n = moves.length - MAX_NAMED;
  return n > 0 ? say('ambiguousMore', { typed, moves: texts, n }) : say('ambiguous', { typed, moves: texts });
}

/** Returns the explanation of a typed move. Among moves that fit, legal ones take precedence. */
export function explain(game: Game, text: GameText, typed: string): string {
  const legal = legalMoves(game);
  const numbered = /^\d+$/.test(typed) ? legal[Number(typed) - 1] : undefined;
  if (numbered !== undefined) return describe(game, text, numbered);
  const match = matchMove(typed, game, legal, text);
  const anyMatch = 'none' in match ? matchMove(typed, game, game.tables.catalogue.moves, text) : match;
  if ('found' in anyMatch) return describe(game, text, anyMatch.found);
  if ('among' in anyMatch) return several(typed, game, anyMatch.among, text);
  return text.say('notAMove', { typed });
}

/** What an ability does, for moves that use one. */
function abilityText({ verb, target = '' }: Move, { narrator }: GameText): string {
  if (verb !== 'exploit') return '';
  const [exploit, ability] = target.split('.');
  return ` ${narrator.exploitRule(exploit).abilities[ability]}`;
}

function describe(game: Game, text: GameText, move: Move): string {
  const { narrator, names, say } = text;
  const shown = narrator.move(game, move, names);
  const refusal = whyNot(game, move);
  const ability = abilityText(move, text);
  if (refusal !== null) {
    const reason = narrator.refusal(game, refusal);
    return say('impossible', { move: shown, reason, rule: refusal.rule }) + ability;
  }
  const gains = moveGains(game, move, text).join(' · ');
  return (gains === '' ? say('possible', { move: shown }) : say('possibleGains', { move: shown, gains })) + ability;
}
