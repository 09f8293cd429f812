/** Motions: the pieces that events move, as motions between places of the screen. */
import {
  cardsOf,
  type EditionTables,
  type EventOf,
  type GameEvent,
  type PieceMove,
  parsePlace,
  tokensOf,
} from '@windrose/engine';
import { exploitPlace, type ScreenPlace, statusPlace, stepPlace, tilePlace } from '../view/places.ts';

type Piece =
  | { readonly kind: 'disc'; readonly colour: number }
  | { readonly kind: 'token' | 'card' | 'tile'; readonly id: string }
  /** The cube of a status. */
  | { readonly kind: 'cube'; readonly seat: number };

export interface Motion {
  readonly piece: Piece;
  /** Null where a piece comes from, or goes, off the screen. */
  readonly from: ScreenPlace | null;
  readonly to: ScreenPlace | null;
}

/** Of several discs with the same motion, at most this many are shown. */
const MAX_ALIKE = 4;

/** Events whose moves are not shown: cards that the Abolition takes, and a blue token of the Opposition that it spends. */
const NOT_SHOWN: ReadonlySet<GameEvent['event']> = new Set([
  'slavery-set-aside',
  'slavery-stack-removed',
  'opposition-planned',
]);

/** Returns where the tokens of a seat are shown: brown ones at their status. */
function tokenPlace(tables: EditionTables, id: string, seat: number): ScreenPlace {
  const status = tables.data.tokens.find((token) => token.id === id)?.status;
  return status === undefined ? tokensOf(seat) : statusPlace(seat, status);
}

/** Returns where the screen shows one end of a move; null if it does not show it. */
function screenPlaceOf(
  tables: EditionTables,
  { seat }: GameEvent,
  move: PieceMove,
  end: 'from' | 'to',
): ScreenPlace | null {
  const place = move[end];
  if (place === null) {
    // Start buildings come from no supply.
    return move.piece === 'tile' && end === 'from' ? tilePlace(move.id) : null;
  }
  const parts = parsePlace(place);
  switch (parts.kind) {
    case 'tokens':
      return move.piece === 'token' ? tokenPlace(tables, move.id, parts.seat) : place;
    case 'freeSlot':
      return cardsOf(parts.seat);
    case 'pending':
      return seat === null ? null : tokensOf(seat);
    case 'numbers': {
      // The numbers of an exploit begin with its id.
      const [exploit, field] = parts.name.split('.');
      return field === undefined ? null : exploitPlace(exploit);
    }
    case 'aside':
    case 'kept':
    case 'neutrals':
    case 'removed':
      return null;
    default:
      return place;
  }
}

function motionsOfMove(tables: EditionTables, event: GameEvent, move: PieceMove): Motion[] {
  const from = screenPlaceOf(tables, event, move, 'from');
  const to = screenPlaceOf(tables, event, move, 'to');
  if (from === to) return [];
  if (move.piece !== 'disc') return [{ piece: { kind: move.piece, id: move.id }, from, to }];
  const motion: Motion = { piece: { kind: 'disc', colour: move.colour }, from, to };
  return Array.from({ length: Math.min(MAX_ALIKE, move.count ?? 1) }, () => motion);
}

/** Returns the motion of the cube of a status, if its track shows the change. */
function cubeMotions({ seat, status, before, after }: EventOf<'status-changed'>, { shownAt }: EditionTables): Motion[] {
  if (shownAt[before] === shownAt[after]) return [];
  const [from, to] = [before, after].map((score) => stepPlace(seat, status, shownAt[score]));
  return [{ piece: { kind: 'cube', seat }, from, to }];
}

/** Returns the motions in the order in which they are shown. */
export function motionsOf(tables: EditionTables, events: readonly GameEvent[]): Motion[] {
  return events.flatMap((event) => {
    if (event.event === 'status-changed') return cubeMotions(event, tables);
    if (!('pieces' in event) || NOT_SHOWN.has(event.event)) return [];
    return event.pieces.flatMap((move) => motionsOfMove(tables, event, move));
  });
}
