/** The ghost of a choice: what would come and what would go if it were made, for the chart and the board of who decides. */
import type { Game } from '@windrose/engine';
import { eventsOf, type MoveSequence } from '../play/move-sequences.ts';
import { type Motion, motionsOf } from './motions.ts';

export interface MovePreview {
  /** Whose board shows it. */
  readonly seat: number;
  /** Colours of the discs that would come, by place of the chart or building of the board. */
  readonly discs: ReadonlyMap<string, number>;
  /** Places of the chart and of the board from which a piece would go. */
  readonly leaving: ReadonlySet<string>;
  /** What the statuses of the seat would show. */
  readonly statuses: ReadonlyMap<string, number>;
  /** How many discs more, or fewer, there would be. */
  readonly harbor: number;
  readonly supply: number;
  /** Blue tokens, cards and tiles that would come to the board. */
  readonly tokens: readonly string[];
  readonly cards: readonly string[];
  readonly tiles: readonly string[];
}

/** What all sequences have in common; each is given as its motions. */
function shared([first = [], ...others]: readonly (readonly Motion[])[]): Motion[] {
  const written = others.map((motions) => new Set(motions.map((motion) => JSON.stringify(motion))));
  return first.filter((motion) => written.every((motions) => motions.has(JSON.stringify(motion))));
}

/** Of several sequences, it shows what would happen in any case. */
export function movePreviewOf(sequences: readonly (readonly Motion[])[], seat: number): MovePreview {
  const motions = shared(sequences);
  const isSeen = (place: Motion['to']) => place !== null && (place.seat === undefined || place.seat === seat);
  const coming = motions.filter(({ to }) => isSeen(to));
  const going = motions.filter(({ from }) => isSeen(from));
  const count = (list: readonly Motion[], end: 'from' | 'to', at: string) =>
    list.filter((motion) => isSeen(motion[end]) && motion[end]?.at === at).length;
  /** The least of it, where the sequences differ. */
  const change = (at: string) => {
    const changes = sequences.map((sequence) => count(sequence, 'to', at) - count(sequence, 'from', at));
    return changes.reduce((least, each) => (Math.abs(each) < Math.abs(least) ? each : least), changes[0] ?? 0);
  };
  const ids = (kind: 'token' | 'card' | 'tile') =>
    coming.flatMap(({ piece, to }) =>
      piece.kind === kind && to?.seat === seat && !to.at.startsWith('status:') ? [piece.id] : [],
    );
  const discs = coming.flatMap(({ piece, to }) => (piece.kind === 'disc' ? [[to!.at, piece.colour] as const] : []));
  const cubes = coming.filter(({ piece }) => piece.kind === 'cube');
  return {
    seat,
    discs: new Map(discs.filter(([at]) => at !== 'harbor' && at !== 'supply')),
    leaving: new Set(going.map(({ from }) => from!.at)),
    statuses: new Map(
      cubes.map(({ to }) => {
        const [status, shown] = to!.at.replace('step:', '').split('.');
        return [status, Number(shown)];
      }),
    ),
    harbor: change('harbor'),
    supply: change('supply'),
    tokens: ids('token'),
    cards: ids('card'),
    tiles: ids('tile'),
  };
}

export function previewOfSequences(game: Game, sequences: readonly MoveSequence[], seat: number): MovePreview {
  return movePreviewOf(
    sequences.map((sequence) => motionsOf(game.tables, eventsOf(game, sequence))),
    seat,
  );
}
