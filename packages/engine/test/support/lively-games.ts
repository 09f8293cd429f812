/** Random games with many different events: rare moves are preferred, and players seldom pass. */
import {
  EXPLOIT_DATA,
  type Game,
  type GameEvent,
  type GameRecord,
  legalMoves,
  type Move,
  Random,
} from '../../src/index.ts';

type Chooser = (game: Game, moves: readonly Move[], random: Random) => Move;

/** Chooses each move with the same probability. */
export const chooseAny: Chooser = (_, moves, random) => moves[random.below(moves.length)];

/** Random play that uses exploits when it can, prefers the regions of the first one, and seldom passes. */
export function chooseLively(game: Game, moves: readonly Move[], random: Random): Move {
  const pick = (from: readonly Move[]) => from[random.below(from.length)];
  const regions = EXPLOIT_DATA.find(({ id }) => id === game.mode.exploits?.[0])?.regions ?? [];
  const there = (id = '') => regions.includes(id);
  const { areaIds, siteArea, siteIds, buildingActions, buildingIds } = game.tables;
  const ships = (id = '') => (buildingActions[buildingIds.indexOf(id)] & 1) === 1;
  const isClosed = (id = '') => game.state.open[areaIds.indexOf(id)] === 0;
  const closed = regions.some(isClosed);
  const preferences: ((move: Move) => boolean)[] = [
    ({ verb }) => verb === 'exploit',
    ({ verb, target }) => closed && verb === 'ship' && there(target) && isClosed(target),
    ({ verb, target = '' }) => verb === 'occupy' && there(areaIds[siteArea[siteIds.indexOf(target)]]),
    ({ verb, target }) => closed && (verb === 'activate' || verb === 'build') && ships(target),
    ({ verb }) => !['pass', 'end', 'decline'].includes(verb),
  ];
  for (const preference of preferences) {
    const preferred = moves.filter(preference);
    if (preferred.length > 0 && random.below(8) > 0) return pick(preferred);
  }
  return pick(moves);
}

/** Plays a game to its end and calls `look` with each position; returns all events. */
export function playToEnd(
  record: GameRecord,
  seed: string,
  look: (game: Game) => void = () => {},
  choose: Chooser = chooseLively,
): GameEvent[] {
  const random = new Random(seed);
  const { game } = record;
  const events = [...record.openingEvents];
  for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
    look(game);
    events.push(...record.play(choose(game, moves, random)));
  }
  return events;
}
