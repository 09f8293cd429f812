/** Random play with everything checked after every move, for the test suite (a few games) and for the long run (very many). */
import {
  apply,
  decidingSeat,
  type Game,
  GameRecord,
  listMoves,
  MoveList,
  pending,
  totalScore,
} from '../../src/index.ts';
import { type Course, openingOf } from './courses.ts';
import { Chooser, examine } from './examine.ts';

/** No game is longer: seven rounds, and every turn uses up a disc or a token. */
const MAX_MOVES = 1500;

/** Every third player acts while it can, so that games go deep as well as wide. */
function choose(game: Game, list: MoveList, chooser: Chooser): number {
  const move = chooser.pick(list);
  const eager = decidingSeat(game) % 3 === 0;
  if (!eager || list.count === 1 || move !== game.tables.catalogue.base.pass) return move;
  return list.moves[chooser.below(list.count - 1)];
}

/** The move after which the player who decides is farthest ahead of the best of the others; any of those that are equal. */
function chooseGreedily(game: Game, list: MoveList, chooser: Chooser): number {
  const { seat } = pending(game)!;
  const after = game.clone();
  const leads = Array.from({ length: list.count }, (_, i) => {
    after.copyFrom(game);
    apply(after, list.moves[i]);
    const totals = Array.from({ length: game.state.seats }, (_, other) => totalScore(after, other));
    const [own] = totals.splice(seat, 1);
    return own - Math.max(...totals);
  });
  const best = Math.max(...leads);
  const equal = leads.flatMap((lead, i) => (lead === best ? [i] : []));
  return list.moves[equal[chooser.below(equal.length)]];
}

/** Of so many games one is played greedily, which leads to places where chance does not. */
const GREEDY_EVERY = 4;

/** Plays the nth game of a course and examines every position; returns the number of moves. `thorough` adds the slow checks. */
export function playExamined(course: Course, n: number, thorough: boolean): number {
  const { game } = new GameRecord(openingOf(course, n));
  const chooser = new Chooser(n + 1);
  const list = new MoveList();
  const isGreedy = n % GREEDY_EVERY === GREEDY_EVERY - 1;
  let moves = 0;
  try {
    for (;;) {
      examine(game, thorough);
      listMoves(game, list);
      if (list.count === 0) return moves;
      if (++moves > MAX_MOVES) throw new Error('The game does not end.');
      apply(game, isGreedy ? chooseGreedily(game, list, chooser) : choose(game, list, chooser));
    }
  } catch (error) {
    throw new Error(`game ${n} of ${course.name}, move ${moves}: ${String(error)}`);
  }
}
