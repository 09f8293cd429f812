/** The draft of a new online table, and the request that creates it. */
import { GameRecord, writeRecord } from '@windrose/engine';
import type { NewTable } from '@windrose/protocol';
import { newId } from '../play/saved-games.ts';
import { choose, defaultDraft, type GameDraft, openingOf } from '../start/game-draft.ts';
import { withSeat } from '../start/seat-plans.ts';
import { type CustomPace, DEFAULT_CUSTOM_PACE, type PaceChoice, paceOf } from './pace.ts';

/** The draft of a game with the fields of a table. Seats of persons are open, except the user's own. */
export interface TableDraft {
  readonly game: GameDraft;
  readonly title: string;
  /** The user's seat; null to watch. */
  readonly mine: number | null;
  readonly open: boolean;
  readonly pace: PaceChoice;
  readonly customPace: CustomPace;
  readonly undo: NewTable['undo'];
}

/** Returns the default table: Classic for three, live, public, with the user and two open seats. */
export function defaultTable(title: string): TableDraft {
  const game = defaultDraft('', newId());
  const seats = game.seats.map((seat) => ({ ...seat, kind: 'person' as const }));
  return {
    game: choose(game, 'seats', seats),
    title,
    mine: 0,
    open: true,
    pace: 'live',
    customPace: DEFAULT_CUSTOM_PACE,
    undo: 'consent',
  };
}

type SeatChoice = 'mine' | 'open' | number;

/** Returns who plays a seat: the user, any other user, or a bot of a level. */
export function seatChoice({ game, mine }: TableDraft, seat: number): SeatChoice {
  if (mine === seat) return 'mine';
  const { kind, level } = game.seats[seat];
  return kind === 'person' ? 'open' : level;
}

/** Returns the draft with another player in a seat. The user has at most one seat. */
export function withChoice(draft: TableDraft, seat: number, choice: SeatChoice): TableDraft {
  const change = typeof choice === 'number' ? { kind: 'bot' as const, level: choice } : { kind: 'person' as const };
  const game = choose(draft.game, 'seats', withSeat(draft.game.seats, seat, change));
  if (choice === 'mine') return { ...draft, game, mine: seat };
  return { ...draft, game, mine: draft.mine === seat ? null : draft.mine };
}

/** Returns the draft with another game. The user gets the first seat if the game has no such seat. */
export function withGame(draft: TableDraft, game: GameDraft): TableDraft {
  const isLost = draft.mine !== null && draft.mine >= game.players;
  return { ...draft, game, mine: isLost ? 0 : draft.mine };
}

/** Returns the request that creates the table. The site adds the names of the players. */
export function tableRequest(draft: TableDraft): NewTable {
  const { game, title, mine, open, undo } = draft;
  const seats = game.seats.slice(0, game.players);
  return {
    title: title.replace(/\s+/g, ' ').trim(),
    opening: writeRecord(new GameRecord({ ...openingOf(game), names: [] })),
    seats: seats.map(({ kind, level, colour }) => ({ bot: kind === 'bot' ? level : null, colour })),
    mine,
    open,
    pace: paceOf(draft.pace, draft.customPace),
    undo,
  };
}
