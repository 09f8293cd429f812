/** Writes the verdict on a game as a sentence. */
import { texts } from '../texts/current.svelte.ts';
import type { Player } from './players.ts';
import type { Verdict } from './verdict.ts';

/** `you` is the seat of the only person at the table. */
export function describeVerdict(verdict: Verdict, players: readonly Player[], you: number | null): string {
  const { ui, narrator } = texts;
  const name = (seat: number) => players[seat].name;
  switch (verdict.kind) {
    case 'graded': {
      const { victory, yours, theirs } = verdict;
      return ui('end.solitaire', { verdict: narrator.victory(victory), yours, theirs });
    }
    case 'shared': {
      const names = new Intl.ListFormat(texts.language).format(verdict.winners.map(name));
      return ui('end.shared', { names, n: verdict.glory });
    }
    case 'won': {
      const { winner, glory: n, second, ahead } = verdict;
      if (winner === you) return ui('end.youWin', { n, ahead, second: name(second) });
      return ui('end.wins', { name: name(winner), n, ahead, second: name(second) });
    }
  }
}
