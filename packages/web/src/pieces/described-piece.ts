/** A piece, or a part of a board, that details can describe. */
import type { CardView } from '../view/board.ts';
import type { BuildingView, SeatView, StatusView } from '../view/seat.ts';
import type { DiscMark } from './disc-marks.ts';

export type DescribedPiece =
  | { readonly kind: 'card'; readonly card: CardView }
  | {
      readonly kind: 'building';
      readonly id: string;
      readonly view: BuildingView | undefined;
      readonly disc: DiscMark | null;
      /** A note beyond what is printed. */
      readonly note: string | undefined;
    }
  | { readonly kind: 'token'; readonly id: string }
  | { readonly kind: 'status'; readonly status: StatusView; readonly markers: number }
  | { readonly kind: 'glory'; readonly seat: SeatView }
  /** The number of cards and its limit. */
  | { readonly kind: 'hand'; readonly seat: SeatView };
