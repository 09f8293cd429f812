/** An online table that is being planned, and what the site is told of it. No screen here. */
import { GameRecord, writeRecord } from '@windrose/engine';
import { type NewTable, PACES } from '@windrose/protocol';
import { newId } from '../play/saved-games.ts';
import { choose, defaultDraft, type GameDraft, openingOf } from '../start/game-draft.ts';
import { withSeat } from '../start/seat-plans.ts';
import { FIRST_OWN, type OwnPace, type PaceChoice, paceOf } from './pace.ts';

/** A game with what only an online table has. Seats of persons are open, but for the maker's own. */
export interface TableDraft {
  readonly game: GameDraft;
  readonly title: string;
  /** The maker's seat; null to watch. */
  readonly mine: number | null;
  readonly open: boolean;
  readonly pace: PaceChoice;
  readonly own: OwnPace;
  readonly undo: NewTable['undo'];
}

/** Classic for three, live, for everybody: the maker and two open seats. */
export function firstTable(title: string): TableDraft {
  const game = defaultDraft('', newId());
  const seats = game.seats.map((seat) => ({ ...seat, kind: 'person' as const }));
  return {
    game: choose(game, 'seats', seats),
    title,
    mine: 0,
    open: true,
    pace: 'live',
    own: FIRST_OWN,
    undo: 'consent',
  };
}

export type SeatChoice = 'mine' | 'open' | number;

/** Who is to sit in a seat: the maker, whoever comes, or a bot of a level. */
export function seatChoice({ game, mine }: TableDraft, seat: number): SeatChoice {
  if (mine === seat) return 'mine';
  const { kind, level } = game.seats[seat];
  return kind === 'person' ? 'open' : level;
}

/** The maker has one seat at most: the one that they leave is open. */
export function withChoice(draft: TableDraft, seat: number, choice: SeatChoice): TableDraft {
  const change = typeof choice === 'number' ? { kind: 'bot' as const, level: choice } : { kind: 'person' as const };
  const game = choose(draft.game, 'seats', withSeat(draft.game.seats, seat, change));
  if (choice === 'mine') return { ...draft, game, mine: seat };
  return { ...draft, game, mine: draft.mine === seat ? null : draft.mine };
}

/** The draft with another game; a seat that is no more is not the maker's. */
export function withGame(draft: TableDraft, game: GameDraft): TableDraft {
  const isLost = draft.mine !== null && draft.mine >= game.players;
  return { ...draft, game, mine: isLost ? 0 : draft.mine };
}

/** What the site is told: the opening is the head of a record, without names, for those are the site's. */
export function tableRequest(draft: TableDraft): NewTable {
  const { game, title, mine, open, undo } = draft;
  const seats = game.seats.slice(0, game.players);
  return {
    title: title.replace(/\s+/g, ' ').trim(),
    opening: writeRecord(new GameRecord({ ...openingOf(game), names: [] })),
    seats: seats.map(({ kind, level, colour }) => ({ bot: kind === 'bot' ? level : null, colour })),
    mine,
    open,
    pace: paceOf(draft.pace, draft.own),
    undo,
  };
}

/** A live table for three at once. */
export function quickTable(title: string): NewTable {
  return { ...tableRequest(firstTable(title)), pace: PACES.live };
}
