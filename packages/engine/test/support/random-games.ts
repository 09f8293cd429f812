/** Random play with everything checked after every move, for the test suite (a few games) and for the long run (very many). */
import {
  apply,
  createGame,
  DEFAULT_OPTIONS,
  dealSetup,
  type Game,
  listMoves,
  MoveList,
  type Options,
  type Tables,
} from '../../src/index.ts';
import { Chooser, examine } from './examine.ts';

/** No game is longer: seven rounds, and every turn uses up a disc or a token. */
const MOST_MOVES = 1000;

export interface Sample {
  readonly players: number;
  readonly options: Options;
  readonly seed: string;
}

/** The nth game of a series that goes through all player counts, phase orders and switches, with a fresh set-up each. */
export function sample(tables: Tables, n: number): Sample {
  const { least, most } = tables.data.players;
  const counts = most - least + 1;
  const options: Options = {
    ...DEFAULT_OPTIONS,
    phaseOrder: Math.floor(n / counts) % 2 === 0 ? 'byPhase' : 'byPlayer',
    'rulings.requireEffect': Math.floor(n / counts / 2) % 4 !== 3,
  };
  return { players: least + (n % counts), options, seed: `game-${n}` };
}

/** Every third player acts while it can, so that games go deep as well as wide. */
function choose(game: Game, list: MoveList, chooser: Chooser): number {
  const move = chooser.pick(list);
  const eager = game.state.stack[(game.state.depth - 1) * 6 + 1] % 3 === 0;
  if (!eager || list.count === 1 || move !== game.tables.catalogue.base.pass) return move;
  return list.moves[chooser.below(list.count - 1)];
}

/** Plays one game and examines every position; returns the number of moves. `thorough` adds the slow checks. */
export function playExamined(tables: Tables, n: number, thorough: boolean): number {
  const { players, options, seed } = sample(tables, n);
  const { game } = createGame(tables, players, options, dealSetup(tables, players, seed));
  const chooser = new Chooser(n + 1);
  const list = new MoveList();
  let moves = 0;
  try {
    for (;;) {
      examine(game, thorough);
      listMoves(game, list);
      if (list.count === 0) return moves;
      if (++moves > MOST_MOVES) throw new Error('The game does not end.');
      apply(game, choose(game, list, chooser));
    }
  } catch (error) {
    throw new Error(`game ${n} (${players} players, seed ${seed}), move ${moves}: ${String(error)}`);
  }
}
