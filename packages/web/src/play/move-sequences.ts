/** Ways to play: for every spot of the screen, the sequences of moves that a click there can mean. */
import {
  apply,
  type Game,
  type GameEvent,
  legalMoves,
  type Move,
  pending,
  play,
  type Refusal,
  whyNot,
} from '@windrose/engine';
import { type Spot, spotOf, spotsOf } from '../view/spots.ts';

/** Moves that lead to a target: the move itself, or a building or token first and then the move. */
export type MoveSequence = readonly Move[];

/** Moves that only begin something: nothing is lost by playing them at once, and the targets are seen then. */
export const OPENERS: ReadonlySet<string> = new Set(['activate', 'spend']);

/** All that can be done now, by spot. Targets can be chosen before the building or token that reaches them. */
export function sequencesBySpot(game: Game): Map<Spot, MoveSequence[]> {
  const sequences = new Map<Spot, MoveSequence[]>();
  const add = (sequence: MoveSequence) => {
    for (const spot of spotsOf(sequence[sequence.length - 1], game.tables))
      sequences.set(spot, [...(sequences.get(spot) ?? []), sequence]);
  };
  const asked = pending(game);
  for (const move of legalMoves(game)) {
    add([move]);
    if (asked?.decision !== 'turn' || move.verb === 'pass') continue;
    for (const next of legalMoves(positionAfter(game, [move]))) if (next.verb !== 'end') add([move, next]);
  }
  return sequences;
}

/** Of sequences that lead to the same position, only the first: the others are the same in other words. */
export function distinctSequences(game: Game, sequences: readonly MoveSequence[]): MoveSequence[] {
  const reached: Game[] = [];
  return sequences.filter((sequence) => {
    const there = positionAfter(game, sequence);
    const isNew = !reached.some(({ state }) => state.equals(there.state));
    if (isNew) reached.push(there);
    return isNew;
  });
}

/** What would happen, one list of events for each move. */
export function eventsOf(game: Game, sequence: MoveSequence): GameEvent[] {
  const copy = game.clone();
  return sequence.flatMap((move) => play(copy, move));
}

/** The position after it. */
export function positionAfter(game: Game, sequence: MoveSequence): Game {
  const copy = game.clone();
  for (const { number } of sequence) apply(copy, number);
  return copy;
}

/** Why nothing can be done at a spot: the reason of the move that would be meant there; null if no move ever is. */
export function refusalAt(game: Game, spot: Spot): Refusal | null {
  const meant = game.tables.catalogue.moves.filter((move) => spotOf(move, game.tables) === spot);
  const asked = pending(game);
  const begun =
    asked?.decision === 'turn'
      ? legalMoves(game)
          .filter(({ verb }) => verb !== 'pass')
          .map((move) => positionAfter(game, [move]))
      : [];
  // What a building at work could not do says more than that a turn must be begun.
  const refusals = [...begun, game].flatMap((each) => meant.flatMap((move) => whyNot(each, move) ?? []));
  const [first = null] = refusals.sort((a, b) => GENERAL.indexOf(a.reason) - GENERAL.indexOf(b.reason));
  return first;
}

/** Reasons that say only that something else is to be decided; the later, the less they say. */
const GENERAL: readonly string[] = [
  'must-take-turn',
  'must-perform',
  'must-build',
  'must-pay-salary',
  'must-discard',
  'action-not-offered',
];
