/** What the board of a seat shows: statuses with their benefits, buildings, cards, tokens, discs and glory. */
import {
  allowance,
  buildingPlace,
  counted,
  type Game,
  type Place,
  type Position,
  type Score,
  score,
  writePosition,
} from '@windrose/engine';
import { type CardView, cardView } from './board.ts';

export interface StatusView {
  readonly id: string;
  /** What its level determines. */
  readonly role: 'build' | 'growth' | 'salary' | 'cardLimit';
  /** True icon total, and what the track shows of it. */
  readonly score: number;
  readonly shown: number;
  /** What its level gives: a build level, or a number of discs, payments or cards. */
  readonly benefit: number;
  /** Scores at which the next levels begin. */
  readonly thresholds: readonly number[];
  /** The glory that it would score now. */
  readonly glory: number;
}

export interface BuildingView {
  readonly id: string;
  readonly place: Place;
  /** There is a disc on it. */
  readonly disc: boolean;
}

export interface SeatView {
  readonly seat: number;
  /** It takes turns and decides; the Opposition does not. */
  readonly player: boolean;
  readonly first: boolean;
  readonly passed: boolean;
  readonly harbor: number;
  readonly supply: number;
  /** Neutral discs of this seat, if the mode has them. */
  readonly neutral: { readonly harbor: number; readonly reserve: number } | null;
  readonly statuses: readonly StatusView[];
  readonly buildings: readonly BuildingView[];
  /** Free places for buildings. */
  readonly room: number;
  /** Cards outside the free-Governor slot. */
  readonly cards: readonly CardView[];
  readonly freeSlot: CardView | null;
  readonly kept: readonly CardView[];
  /** The number of cards that may be kept, and of those that count towards it. */
  readonly limit: number;
  readonly counted: number;
  /** Slavery cards set aside. */
  readonly aside: readonly CardView[];
  /** Tokens by id: brown and blue ones. */
  readonly tokens: Readonly<Record<string, number>>;
  /** Discs that count like brown tokens, by status. */
  readonly markers: Readonly<Record<string, number>>;
  /** The glory that it would score now, by source. */
  readonly score: Score;
}

const ROLES = ['build', 'growth', 'salary', 'cardLimit'] as const;

/** Returns the views of all seats; the position is that of the game, if the caller has it. */
export function seatViews(game: Game, { seats, numbers = {} }: Position = writePosition(game)): SeatView[] {
  const { state, tables } = game;
  const { neutralHarbor, neutralReserve } = numbers;
  const card = (id: string) => cardView(tables, tables.cardIds.indexOf(id));
  return seats.map((position, seat) => {
    const found = score(game, seat);
    return {
      seat,
      player: seat < state.players,
      first: seat === state.first,
      // After the game it has no meaning.
      passed: position.passed && state.depth > 0,
      harbor: position.harbor,
      supply: position.supply,
      neutral:
        neutralHarbor === undefined || neutralReserve === undefined
          ? null
          : { harbor: neutralHarbor[seat], reserve: neutralReserve[seat] },
      statuses: tables.statusIds.map((id, status) => {
        const raw = state.status[seat * tables.statusIds.length + status];
        const levels = [tables.buildAt, tables.growthAt, tables.salaryAt, tables.cardLimitAt][status];
        return {
          id,
          role: ROLES[status],
          score: raw,
          shown: tables.shownAt[raw],
          benefit: levels[raw],
          thresholds: tables.data.tracks.thresholds,
          glory: found.statuses[id],
        };
      }),
      buildings: position.buildings.map(({ id, disc }) => ({
        id,
        place: buildingPlace(tables, seat, tables.buildingIds.indexOf(id)),
        disc,
      })),
      room: state.slots - position.buildings.length,
      cards: position.cards.filter((id) => id !== position.freeSlot).map(card),
      freeSlot: position.freeSlot === null ? null : card(position.freeSlot),
      kept: (position.kept ?? []).map(card),
      limit: allowance(game, seat),
      counted: counted(game, seat),
      aside: position.aside.map(card),
      tokens: position.tokens,
      markers: position.markers ?? {},
      score: found,
    };
  });
}
