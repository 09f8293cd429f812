/** What the Opposition does in solitaire and why, and how such a game ends. */
import type { Game, GameEvent, Position, Victory } from '@windrose/engine';
import { count, listed } from '../layout.ts';
import type { Names } from './names.ts';

type EventOf<K extends GameEvent['event']> = Extract<GameEvent, { event: K }>;
type Planned = EventOf<'opposition-planned'>;

/** What each step is, with what stands before its target. */
const STEPS: Readonly<Record<Exclude<Planned['step'], 'nothing'>, string>> = {
  'occupy-linked': 'occupies a city that completes a link',
  occupy: 'occupies a city',
  'complete-track': 'completes a track to win its Governor',
  ship: 'ships to a track of its own',
  'ship-beside': 'ships to an open region',
  draw: 'draws a card',
  attack: 'attacks a city of yours',
  'take-token': 'takes a token from you',
  settle: 'settles in Europe',
  clear: 'leaves a city without its token',
};

const TIES: Readonly<Record<Planned['ties'][number]['by'], string>> = {
  'two-glory': 'two glory',
  'blue-token': 'a blue token',
  'least-advanced': 'the least advanced status',
  'farthest-disc': 'its disc farthest from the stack',
  'most-discs': 'most discs there',
  'where-won': 'where the token was won',
  'greatest-advance': 'the greatest advance',
  'within-tracks': 'nothing lost beyond the end of a track',
  'greatest-swing': 'the most glory lost and won',
  'linked-to-first': 'linked to a region where it is first',
  'linked-to-second': 'linked to a region where it is second',
  'worst-for-player': 'the worst for you',
};

/** Targets of a plan by the names of what they are. */
function targets(step: Planned['step'], ids: readonly string[], names: Names): string {
  return listed(
    ids.map((id) => {
      if (step === 'draw') return names.deck(id);
      if (step === 'take-token') return names.status(id);
      return names.tables.areaIds.includes(id) ? names.place(id) : names.city(id);
    }),
  );
}

function occasion({ occasion: kind, colour, token }: Planned, names: Names): string {
  if (kind === 'token') return `${names.seat(colour)} spends the ${names.token(token ?? '')} token`;
  return kind === 'bonus-draw' ? `${names.seat(colour)} may draw because you did` : `${names.seat(colour)}`;
}

/** The step, the candidates if there were several, what decided between them, and what is left to choose. */
export function planInWords(event: Planned, names: Names): string {
  const { step, candidates, ties, options, passedOver } = event;
  const who = occasion(event, names);
  const turn = event.occasion === 'action' || event.occasion === 'settle' || event.occasion === 'clear';
  if (step === 'nothing') return `${who}${turn ? ' can do nothing' : ': nothing is possible'}.`;
  const parts = [`${who}${turn ? '' : ', and'} ${STEPS[step]}`];
  if (passedOver !== undefined) {
    parts.push(`(not to ${listed(passedOver.map((id) => names.place(id)))}: the token there brings nothing)`);
  }
  const why = ties.map(({ by }) => TIES[by]);
  if (why.length > 0) {
    parts.push(`— of ${targets(step, candidates, names)}, what counts is ${listed(why)}`);
  }
  const left = options.length > 1 ? `: you choose between ${targets(step, options, names)}` : '';
  return `${parts.join(' ')}${left}.`;
}

export function orderInWords({ first, reason, colours }: EventOf<'opposition-order-decided'>, names: Names): string {
  const who = first === 'player' ? 'You go first' : 'The Opposition goes first';
  const why = {
    'early-round': 'as always in the first two rounds',
    'can-occupy': `because ${listed(colours.map((colour) => names.object(colour)))} could occupy a city`,
    'cannot-occupy': 'because the Opposition cannot begin by occupying a city',
  }[reason];
  return `${who}, ${why}.`;
}

export function keptInWords({ cards, sets }: EventOf<'opposition-keeps'>, names: Names): string {
  const best = cards.length === 0 ? 'no card' : listed(cards.map((card) => names.card(card)));
  return sets === 1
    ? `The Opposition holds too many cards and does best to keep ${best}.`
    : `The Opposition holds too many cards; ${sets} ways to keep the best are equal.`;
}

const GRADES: Readonly<Record<Victory['grade'], string>> = {
  defeat: 'A defeat',
  minor: 'A minor victory',
  victory: 'A victory',
  major: 'A major victory',
  complete: 'A complete victory',
  total: 'A total victory',
};

export function gradeInWords({ margin, grade, panache }: Victory): string {
  const by = margin === 0 ? 'an equal score' : `${Math.abs(margin)} glory ${margin > 0 ? 'ahead' : 'behind'}`;
  return `${GRADES[grade]}${panache ? ' with panache' : ''}: ${by}.`;
}

/** `Level 2: Bank, Barracks +1, Guild Hall +2`: the tiles of the grid and the extra actions that each would cost. */
export function gridPicture(game: Game, names: Names): string[] {
  const tiles = game.mode.forecast?.(game) ?? [];
  const levels = [...new Set(tiles.map(({ level }) => level))];
  return levels.map((level) => {
    const row = tiles.filter((tile) => tile.level === level);
    const cells = row.map(({ building, column, extraActions }) => {
      const cost = extraActions > 0 ? ` +${extraActions}` : '';
      return `${column} ${names.building(building)}${cost}`;
    });
    return `level ${level}: ${cells.join(', ')}`;
  });
}

/** The colours in the order of their actions, up to the marker ‖ and beyond it; nothing in games without a ladder. */
export function ladderPicture({ numbers = {} }: Position, names: Names): string[] {
  const { ladder, marker } = numbers;
  const [position = 0, owed = 0] = marker ?? [];
  if (ladder === undefined || position === 0) return [];
  const acting = position - 1;
  const marks = ladder.map((colour) => names.mark(colour));
  const after = owed > 0 ? `${names.object(ladder[acting])} draws at the end of the round` : '';
  return [
    `${marks.slice(0, acting).join(' ')} ‖ ${marks.slice(acting).join(' ')}`,
    count(acting, 'action'),
    ...(after === '' ? [] : [after]),
  ];
}
