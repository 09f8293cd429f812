/** The table of scores, with one row for every source of glory and one column for every seat, and the verdict. */
import { type Game, type Score, score, winners } from '@windrose/engine';
import { visibleLength } from '../ansi.ts';
import { padEnd, padStart } from '../layout.ts';
import type { GameText } from './game-text.ts';

interface ScoreRow {
  readonly name: string;
  readonly amount: number;
}

/** Every source with its name and its amount, the statuses and exploits one by one. */
function scoreRows({ mode }: Game, parts: Score, { narrator }: GameText): ScoreRow[] {
  const rows = (...ids: ('cities' | 'links' | 'cards' | 'buildings' | 'governorSlot' | 'population' | 'slavery')[]) =>
    ids.map((id) => ({ name: narrator.scoreCategory(id), amount: parts[id] }));
  return [
    ...rows('cities', 'links'),
    ...Object.entries(parts.statuses).map(([id, amount]) => ({ name: narrator.status(id), amount })),
    ...rows('cards', 'buildings', 'governorSlot', 'population', 'slavery'),
    ...(parts.mode === undefined ? [] : [{ name: narrator.scoreCategory('mode'), amount: parts.mode }]),
    ...(parts.exploits ?? []).map((amount, i) => ({ name: narrator.exploit(mode.exploits![i]), amount })),
  ];
}

const MIN_LABELS = 22;
/** Between a name and the column before it, with the mark. */
const GAP = 4;
const MIN_ROOM = 4;
const MAX_ROOM = 12;

export function scoreTable(game: Game, text: GameText, width: number): string[] {
  const seats = Array.from({ length: game.state.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => score(game, seat));
  const rows = scores.map((each) => scoreRows(game, each, text));
  const labels = Math.max(MIN_LABELS, ...rows[0].map(({ name }) => visibleLength(name) + 3));
  const room = Math.min(MAX_ROOM, Math.floor((width - labels) / seats.length) - GAP);
  const widths = seats.map((seat) => Math.min(room, Math.max(MIN_ROOM, visibleLength(text.title(seat)))) + GAP);
  const line = (label: string, cells: readonly string[]) =>
    `  ${padEnd(label, labels - 2)}${cells.map((cell, seat) => padStart(cell, widths[seat])).join('')}`;
  const sum = widths.reduce((total, each) => total + each, labels - 2);
  const headings = seats.map((seat) => text.seat(seat, room));
  const totals = scores.map(({ total }) => text.ansi.bold(String(total)));
  return [
    line('', headings),
    ...rows[0].map(({ name }, i) =>
      line(
        name,
        rows.map((of) => String(of[i].amount)),
      ),
    ),
    `  ${'─'.repeat(sum)}`,
    line(text.narrator.scoreCategory('total'), totals),
  ];
}

/** The result of a game that is over. */
export function verdict(game: Game, text: GameText): string {
  const victory = game.mode.victory?.(game);
  if (victory !== undefined) return text.narrator.victory(victory);
  const best = winners(game);
  const who = text.all(best.map((seat) => text.names(seat)));
  return text.say(best.length > 1 ? 'sharedVictory' : 'wins', { who, n: score(game, best[0]).total });
}
