/** The table of scores: one row for every source of glory, one column for every player. */
import { type Game, type Score, score, winners } from '@windrose/engine';
import { listed, padEnd, padStart } from '../layout.ts';
import type { Names } from './names.ts';
import { gradeInWords } from './opposition.ts';

/** Sources of glory in the order in which they are counted, apart from the statuses. */
const CATEGORIES = {
  cities: 'Cities',
  links: 'Links',
  cards: 'Cards',
  buildings: 'Buildings',
  governorSlot: 'Empty Governor slot',
  population: 'Discs in the harbor',
  slavery: 'Slavery set aside',
} as const satisfies Partial<Record<keyof Score, string>>;

type Category = keyof typeof CATEGORIES;

/** Every source with its name and its amount, the statuses one by one. */
function scoreParts(game: Game, parts: Score, names: Names): { id: string; name: string; amount: number }[] {
  const plain = (id: Category) => ({ id, name: CATEGORIES[id], amount: parts[id] });
  const statuses = Object.entries(parts.statuses).map(([id, amount]) => ({ id, name: names.status(id), amount }));
  const [cities, links, ...others] = (Object.keys(CATEGORIES) as Category[]).map(plain);
  const mode = parts.mode === undefined ? [] : [{ id: 'mode', name: 'Neutral reserve', amount: parts.mode }];
  const exploits = (parts.exploits ?? []).map((amount, i) => {
    const id = game.mode.exploits?.[i] ?? '';
    return { id, name: names.exploitTitle(id), amount };
  });
  return [cities, links, ...statuses, ...others, ...mode, ...exploits];
}

const MIN_LABELS = 22;
/** Between a name and the column before it, with the mark. */
const GAP = 4;
const MIN_ROOM = 4;
const MAX_ROOM = 12;

export function scoreTable(game: Game, names: Names, width: number): string[] {
  const seats = Array.from({ length: game.state.seats }, (_, seat) => seat);
  const scores = seats.map((seat) => score(game, seat));
  const parts = scores.map((each) => scoreParts(game, each, names));
  const labels = Math.max(MIN_LABELS, ...parts[0].map(({ name }) => name.length + 3));
  const room = Math.min(MAX_ROOM, Math.floor((width - labels) / seats.length) - GAP);
  const widths = seats.map((seat) => Math.min(room, Math.max(MIN_ROOM, names.seat(seat).length)) + GAP);
  const row = (label: string, cells: readonly string[]) =>
    `  ${padEnd(label, labels - 2)}${cells.map((cell, seat) => padStart(cell, widths[seat])).join('')}`;
  const sum = widths.reduce((total, each) => total + each, labels - 2);
  return [
    row(
      '',
      seats.map((seat) => names.player(seat, room)),
    ),
    ...parts[0].map(({ name }, i) =>
      row(
        name,
        parts.map((of) => String(of[i].amount)),
      ),
    ),
    `  ${'─'.repeat(sum)}`,
    row(
      'Glory',
      scores.map(({ total }) => names.ansi.bold(String(total))),
    ),
  ];
}

/** Who has won a game that is over. */
export function verdict(game: Game, names: Names): string {
  const best = winners(game);
  const [first] = best;
  const most = score(game, first).total;
  const victory = game.mode.victory?.(game);
  if (victory !== undefined) return gradeInWords(victory);
  if (best.length > 1) return `${listed(best.map((seat) => names.seat(seat)))} share the victory with ${most} glory.`;
  return `${names.seat(first)} ${names.isYou(first) ? 'win' : 'wins'} with ${most} glory.`;
}
