/** Random games with all checks after every move, for the test suite (a few games) and for `npm run games` (many). */
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
import { type GameConfiguration, openingOf } from './configurations.ts';
import { Chooser, examine } from './examine.ts';

/** Maximum length of a game: it has seven rounds, and every turn uses a disc or a token. */
const MAX_MOVES = 1500;

/** Every third player passes only when it must, so that games vary in length. */
function chooseRandomly(game: Game, list: MoveList, chooser: Chooser): number {
  const move = chooser.pick(list);
  const eager = decidingSeat(game) % 3 === 0;
  if (!eager || list.count === 1 || move !== game.tables.catalogue.base.pass) return move;
  return list.moves[chooser.below(list.count - 1)];
}

/** Returns the move after which its player leads by most over the best opponent; a random one of equals. */
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

/** One of this number of games is played greedily, which reaches positions that random play does not. */
const GREEDY_EVERY = 4;

/**
 * Plays the nth game of a kind and examines every position; returns the number of moves. `thorough` adds the slow
 * checks.
 */
export function playExamined(configuration: GameConfiguration, n: number, thorough: boolean): number {
  const { game } = new GameRecord(openingOf(configuration, n));
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
      apply(game, isGreedy ? chooseGreedily(game, list, chooser) : chooseRandomly(game, list, chooser));
    }
  } catch (error) {
    throw new Error(`game ${n} of ${configuration.name}, move ${moves}: ${String(error)}`);
  }
}
