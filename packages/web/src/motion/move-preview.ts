/** Previews of moves: what would come and what would go, for the chart and the board of the seat that decides. */
import { type Game, harborOf, type Place, supplyOf } from '@windrose/engine';
import { eventsOf, type MoveSequence } from '../play/move-sequences.ts';
import { parseScreenPlace, type ScreenPlace } from '../view/places.ts';
import { type Motion, motionsOf } from './motions.ts';

export interface MovePreview {
  /** The seat whose board shows it. */
  readonly seat: number;
  /** Colours of the discs that would come, by place. */
  readonly discs: ReadonlyMap<ScreenPlace, number>;
  /** Places from which a piece would go. */
  readonly leaving: ReadonlySet<ScreenPlace>;
  /** Cards and tokens that would leave the board. */
  readonly leavingIds: ReadonlySet<string>;
  /** What the statuses of the seat would show. */
  readonly statuses: ReadonlyMap<string, number>;
  /** By how many the discs in the harbor and in the supply would change. */
  readonly harbor: number;
  readonly supply: number;
  /** Blue tokens, cards and tiles that would come to the board. */
  readonly tokens: readonly string[];
  readonly cards: readonly string[];
  readonly tiles: readonly string[];
}

/** Returns the motions that all lists have in common. */
function commonMotions([first = [], ...others]: readonly (readonly Motion[])[]): Motion[] {
  const written = others.map((motions) => new Set(motions.map((motion) => JSON.stringify(motion))));
  return first.filter((motion) => written.every((motions) => motions.has(JSON.stringify(motion))));
}

/** Returns what would happen in any case, whichever of several sequences of moves is played. */
export function previewOfSequences(game: Game, sequences: readonly MoveSequence[], seat: number): MovePreview {
  const all = sequences.map((moves) => motionsOf(game.tables, eventsOf(game, moves)));
  const motions = commonMotions(all);
  /** The ends of motions on the chart and on the board of the seat. */
  const endsAt = (end: 'from' | 'to') =>
    motions.flatMap(({ piece, [end]: place }) => {
      if (place === null) return [];
      const parts = parseScreenPlace(place);
      return 'seat' in parts && parts.seat !== seat ? [] : [{ piece, place, parts }];
    });
  const [going, coming] = [endsAt('from'), endsAt('to')];
  /** Where the sequences differ, the smallest change. */
  const change = (place: Place) => {
    const changes = all.map((list) => {
      const count = (end: 'from' | 'to') => list.filter((motion) => motion[end] === place).length;
      return count('to') - count('from');
    });
    return changes.reduce((min, each) => (Math.abs(each) < Math.abs(min) ? each : min), changes[0] ?? 0);
  };
  const idsComing = (kind: 'tokens' | 'cards' | 'buildings') =>
    coming.flatMap(({ piece, parts }) => (parts.kind === kind && 'id' in piece ? [piece.id] : []));
  return {
    seat,
    discs: new Map(
      coming.flatMap(({ piece, place, parts }) =>
        piece.kind === 'disc' && parts.kind !== 'harbor' && parts.kind !== 'supply'
          ? [[place, piece.colour] as const]
          : [],
      ),
    ),
    leaving: new Set(going.map(({ place }) => place)),
    leavingIds: new Set(going.flatMap(({ piece, parts }) => ('seat' in parts && 'id' in piece ? [piece.id] : []))),
    statuses: new Map(
      coming.flatMap(({ parts }) => (parts.kind === 'statuses' ? [[parts.id, parts.score] as const] : [])),
    ),
    harbor: change(harborOf(seat)),
    supply: change(supplyOf(seat)),
    tokens: idsComing('tokens'),
    cards: idsComing('cards'),
    tiles: idsComing('buildings'),
  };
}
