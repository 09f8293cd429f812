/** The moves that a click can mean: for every spot of the screen, the sequences of moves that lead there. */
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

/** A move with a target, or the activation of a building or token and then the move. */
export type MoveSequence = readonly Move[];

/** Verbs that only open a turn. They are played at once, which loses nothing and shows the targets. */
export const OPENERS: ReadonlySet<string> = new Set(['activate', 'spend']);

/** Returns all sequences of a position by spot. A target can be chosen before the building or token that reaches it. */
export function sequencesBySpot(game: Game): Map<Spot, MoveSequence[]> {
  const sequences = new Map<Spot, MoveSequence[]>();
  const add = (sequence: MoveSequence) => {
    for (const spot of spotsOf(sequence[sequence.length - 1], game.tables))
      sequences.set(spot, [...(sequences.get(spot) ?? []), sequence]);
  };
  const isTurn = pending(game)?.decision === 'turn';
  for (const move of legalMoves(game)) {
    add([move]);
    if (!isTurn || move.verb === 'pass') continue;
    for (const next of legalMoves(positionAfter(game, [move]))) if (next.verb !== 'end') add([move, next]);
  }
  return sequences;
}

/** Returns the first of all sequences that lead to the same position. */
export function distinctSequences(game: Game, sequences: readonly MoveSequence[]): MoveSequence[] {
  const reached: Game[] = [];
  return sequences.filter((sequence) => {
    const position = positionAfter(game, sequence);
    const isNew = !reached.some(({ state }) => state.equals(position.state));
    if (isNew) reached.push(position);
    return isNew;
  });
}

/** Returns the events of a sequence without changing the game. */
export function eventsOf(game: Game, sequence: MoveSequence): GameEvent[] {
  const copy = game.clone();
  return sequence.flatMap((move) => play(copy, move));
}

export function positionAfter(game: Game, sequence: MoveSequence): Game {
  const copy = game.clone();
  for (const { number } of sequence) apply(copy, number);
  return copy;
}

/** Returns why nothing can be done at a spot; null if no move ever belongs to the spot. */
export function refusalAt(game: Game, spot: Spot): Refusal | null {
  const moves = game.tables.catalogue.moves.filter((move) => spotOf(move, game.tables) === spot);
  const openings =
    pending(game)?.decision === 'turn'
      ? legalMoves(game)
          .filter(({ verb }) => verb !== 'pass')
          .map((move) => positionAfter(game, [move]))
      : [];
  // Why an activated building cannot do it says more than that a turn must be opened first.
  const refusals = [...openings, game].flatMap((each) => moves.flatMap((move) => whyNot(each, move) ?? []));
  const [first = null] = refusals.sort((a, b) => GENERAL.indexOf(a.reason) - GENERAL.indexOf(b.reason));
  return first;
}

/** Reasons that only name another pending decision, the most informative one first. */
const GENERAL: readonly string[] = [
  'must-take-turn',
  'must-perform',
  'must-build',
  'must-pay-salary',
  'must-discard',
  'action-not-offered',
];
