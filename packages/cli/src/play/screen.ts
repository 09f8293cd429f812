/** What the terminal shows at a decision: what happened since the last one, the prompt and the legal moves. */
import { type GameEvent, type HistoryEntry, legalMoves, type Move, type Seat } from '@windrose/engine';
import { visibleLength } from '../ansi.ts';
import { flow, padEnd, padStart, wrap } from '../layout.ts';
import type { GameText } from '../view/game-text.ts';
import { logLines } from '../view/log-lines.ts';
import type { LocalGame } from './local-game.ts';
import { moveGains } from './move-gains.ts';

/** Returns the log of the set-up and of moves, and the forced moves of people. */
export function reportLines(
  local: LocalGame,
  { opening, moves }: { opening: readonly GameEvent[]; moves: readonly HistoryEntry[] },
  text: GameText,
  width: number,
): string[] {
  const lines: string[] = [];
  let events = [...opening];
  const flush = () => {
    lines.push(...logLines(local.session.game, events, text, width));
    events = [];
  };
  for (const past of moves) {
    if (past.forced && local.isHuman(past.seat)) {
      flush();
      const move = text.narrator.move(past.before, past.move, text.names);
      const only = text.say('onlyMove', { who: text.names(past.seat), move });
      lines.push(...wrap(text.ansi.dim(only), width, 2));
    }
    events.push(...past.events);
  }
  flush();
  return lines;
}

/** Items with dots between them; a line breaks at a dot if it can. */
function separated(items: readonly string[], width: number): string[] {
  return flow(items, width, 0, ' · ').flatMap((line) => wrap(line, width));
}

/** Longest text of a move that has its gains on the same line. */
const MAX_TEXT = 36;

/** Returns the prompt and the numbered moves, each with what it brings. */
export function choices(local: LocalGame, seat: Seat, text: GameText, width: number): string[] {
  const { game } = local.session;
  const { ansi, narrator, names } = text;
  const moves = legalMoves(game).map((move) => ({ move, shown: narrator.move(game, move, names) }));
  const numbers = String(moves.length).length + 2;
  // A longer text has its gains on the next line, so that the others keep their room.
  const lengths = moves.map(({ shown }) => visibleLength(shown)).filter((length) => length <= MAX_TEXT);
  const texts = Math.max(0, ...lengths) + 2;
  const margin = numbers + texts + 2;
  const line = ({ move, shown }: { move: Move; shown: string }, i: number) => {
    const gains = separated(moveGains(game, move, text), width - margin).map((part) => ' '.repeat(margin) + part);
    const head = `${padStart(String(i + 1), numbers)}  ${padEnd(ansi.bold(shown), texts)}`;
    if (visibleLength(shown) > MAX_TEXT || gains.length === 0) return [head.trimEnd(), ...gains];
    const [first, ...rest] = gains;
    return [head + first.slice(margin), ...rest];
  };
  const prompt = wrap(text.labelled(ansi.bold(text.seat(seat)), narrator.prompt(game, names)), width, 0, 2);
  return [...prompt, ...moves.flatMap(line)];
}
