/** Motions: the pieces that events move, as motions between places of the screen. */
import {
  type EditionTables,
  type EventOf,
  type GameEvent,
  type PieceMove,
  type Place as PositionPlace,
  parsePlace,
} from '@windrose/engine';

/**
 * A place on the screen, by the name that its element carries: a spot (`site:lisbon`, `deck:africa`) or another name
 * (`space:africa.1`, `waters:africa`, `link:…`, `governor:africa`, `pile`, `exploit:…`); with a seat, a place of its board
 * (`harbor`, `supply`, `building:market`, `card:…`, `token:…`, `status:culture`, `step:culture.4`).
 */
export interface Place {
  readonly at: string;
  readonly seat?: number;
}

type Piece =
  | { readonly kind: 'disc'; readonly colour: number }
  | { readonly kind: 'token'; readonly id: string }
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'tile'; readonly id: string }
  /** The cube of a status. */
  | { readonly kind: 'cube'; readonly seat: number };

export interface Motion {
  readonly piece: Piece;
  /** Null where a piece comes from, or goes, off the screen. */
  readonly from: Place | null;
  readonly to: Place | null;
}

/** Of several discs with the same motion, at most this many are shown. */
const MAX_ALIKE = 4;

/** Events whose moves are not shown: cards that the Abolition takes, and a blue token of the Opposition that it spends. */
const NOT_SHOWN: ReadonlySet<GameEvent['event']> = new Set([
  'slavery-set-aside',
  'slavery-stack-removed',
  'opposition-planned',
]);

/** A token on a board: a brown one is at its status. */
function tokenPlace({ data }: EditionTables, id: string, seat: number): Place {
  const status = data.tokens.find((each) => each.id === id)?.status;
  return { at: status === undefined ? `token:${id}` : `status:${status}`, seat };
}

/** The place on the screen of one end of a move; null for a place that the screen does not show. */
function placeOf(tables: EditionTables, { seat }: GameEvent, move: PieceMove, end: 'from' | 'to'): Place | null {
  const place: PositionPlace | null = move[end];
  const id = move.piece === 'disc' ? '' : move.id;
  // Start buildings come from no supply.
  if (place === null) return move.piece === 'tile' && end === 'from' ? { at: `tile:${id}` } : null;
  const parts = parsePlace(place);
  switch (parts.kind) {
    case 'supply':
    case 'harbor':
      return { at: parts.kind, seat: parts.seat };
    case 'tokens':
      return tokenPlace(tables, id, parts.seat);
    case 'cards':
    case 'freeSlot':
      return { at: `card:${id}`, seat: parts.seat };
    case 'buildings':
      return { at: `building:${parts.id}`, seat: parts.seat };
    case 'markers':
      return { at: `status:${parts.id}`, seat: parts.seat };
    case 'spaces':
      return { at: `space:${parts.region}.${parts.index + 1}` };
    case 'beside':
      return { at: `waters:${parts.region}` };
    case 'cities':
      return { at: `site:${parts.id}` };
    case 'links':
      return { at: `link:${parts.id}` };
    case 'tiles':
      return { at: `tile:${parts.id}` };
    case 'decks':
      return { at: `deck:${parts.id}` };
    case 'governors':
      return { at: `governor:${parts.id}` };
    case 'pile':
      return { at: end === 'from' ? `pile:${id}` : 'pile' };
    case 'pending':
      return seat === null ? null : { at: `token:${id}`, seat };
    case 'numbers': {
      // The numbers of an exploit begin with its id.
      const [exploit, field] = parts.name.split('.');
      return field === undefined ? null : { at: `exploit:${exploit}` };
    }
    case 'aside':
    case 'kept':
    case 'neutrals':
    case 'removed':
      return null;
  }
}

const isSame = (from: Place | null, to: Place | null) => from?.at === to?.at && from?.seat === to?.seat;

function motionsOfMove(tables: EditionTables, event: GameEvent, move: PieceMove): Motion[] {
  const from = placeOf(tables, event, move, 'from');
  const to = placeOf(tables, event, move, 'to');
  if (isSame(from, to)) return [];
  if (move.piece !== 'disc') return [{ piece: { kind: move.piece, id: move.id }, from, to }];
  const motion: Motion = { piece: { kind: 'disc', colour: move.colour }, from, to };
  return Array.from({ length: Math.min(MAX_ALIKE, move.count ?? 1) }, () => motion);
}

/** The cube of a status, if its track shows the change. */
function cubeMotions({ seat, status, before, after }: EventOf<'status-changed'>, { shownAt }: EditionTables): Motion[] {
  if (shownAt[before] === shownAt[after]) return [];
  const step = (score: number): Place => ({ at: `step:${status}.${shownAt[score]}`, seat });
  return [{ piece: { kind: 'cube', seat }, from: step(before), to: step(after) }];
}

/** Returns the motions in the order in which they are shown. */
export function motionsOf(tables: EditionTables, events: readonly GameEvent[]): Motion[] {
  return events.flatMap((event) => {
    if (event.event === 'status-changed') return cubeMotions(event, tables);
    if (!('pieces' in event) || NOT_SHOWN.has(event.event)) return [];
    return event.pieces.flatMap((move) => motionsOfMove(tables, event, move));
  });
}
