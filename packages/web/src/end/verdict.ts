/** The verdict on a game: the winner and the lead, a shared victory, or the grade of a solitaire game. */
import { type Game, totalScore, type Victory, winners } from '@windrose/engine';

export type Verdict =
  | {
      readonly kind: 'won';
      readonly winner: number;
      readonly glory: number;
      readonly second: number;
      readonly ahead: number;
    }
  | { readonly kind: 'shared'; readonly winners: readonly number[]; readonly glory: number }
  | { readonly kind: 'graded'; readonly victory: Victory; readonly yours: number; readonly theirs: number };

export function verdictOf(game: Game): Verdict {
  const totals = Array.from({ length: game.state.seats }, (_, seat) => totalScore(game, seat));
  const victory = game.mode.victory?.(game);
  if (victory !== undefined) return { kind: 'graded', victory, yours: totals[0], theirs: totals[1] };
  const first = winners(game);
  const glory = totals[first[0]];
  if (first.length > 1) return { kind: 'shared', winners: first, glory };
  const [, second] = totals.map((_, seat) => seat).sort((a, b) => totals[b] - totals[a]);
  return { kind: 'won', winner: first[0], glory, second, ahead: glory - totals[second] };
}
