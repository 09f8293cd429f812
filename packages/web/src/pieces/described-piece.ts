/** What a detail can tell about. */
import type { CardView } from '../view/board.ts';
import type { BuildingView, SeatView, StatusView } from '../view/seat.ts';
import type { DiscMark } from './disc-marks.ts';

export type DescribedPiece =
  | { readonly kind: 'card'; readonly card: CardView }
  | {
      readonly kind: 'building';
      readonly id: string;
      readonly view: BuildingView | undefined;
      /** Whose disc lies on it. */
      readonly disc: DiscMark | null;
      /** More to say about it than what is printed. */
      readonly note: string | undefined;
    }
  | { readonly kind: 'token'; readonly id: string }
  | { readonly kind: 'status'; readonly status: StatusView; readonly markers: number }
  | { readonly kind: 'glory'; readonly seat: SeatView }
  /** How many cards of how many. */
  | { readonly kind: 'hand'; readonly seat: SeatView };
