/** Checks everything that must hold after every move of every game, independently of the engine and slowly. */

import { frameField } from '../../src/game/stack.ts';
import { ACTION, BUILD, DISCARDING, FRAME_SIZE, NO_SEAT, SETTING_UP } from '../../src/game/state.ts';
import {
  type Game,
  hashPosition,
  inconsistencies,
  legalMoves,
  type MoveList,
  pending,
  readPosition,
  score,
  totalScore,
  whyNot,
  writePosition,
} from '../../src/index.ts';
import { countGlory } from './score-oracle.ts';

/** Expected maximum length of a list of moves. */
const MAX_MOVES = 60;

/**
 * Throws if the position is not consistent. `thorough` adds slow checks: a reason for every refused move, and a copy
 * through JSON.
 */
export function examine(game: Game, thorough: boolean): void {
  const problems = [...inconsistencies(game), ...progress(game), ...neutrals(game)];
  if (game.state.depth > 0) {
    const legal = legalMoves(game);
    if (legal.length === 0) problems.push(`a ${pending(game)?.decision} decision has no legal move`);
    if (legal.length > MAX_MOVES) problems.push(`there are ${legal.length} legal moves`);
    if (new Set(legal).size !== legal.length) problems.push('a move is listed twice');
    if (thorough) problems.push(...explanations(game, new Set(legal.map((move) => move.number))));
  }
  if (thorough) problems.push(...copies(game));
  if (thorough || game.state.depth === 0) problems.push(...scores(game));
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${JSON.stringify(writePosition(game))}`);
}

/** Checks R.1.9 and R.1.10: what the progress of the game determines. */
function progress(game: Game): string[] {
  const { state, tables } = game;
  const problems: string[] = [];
  for (let seat = 0; seat < state.players; seat++) {
    const expected = buildingsOf(game, (seat - state.first + state.players) % state.players);
    if (state.built[seat] !== expected)
      problems.push(
        `seat ${seat} has ${state.built[seat]} buildings in round ${state.round}, and should have ${expected}`,
      );
    const counted = state.held[seat] - (state.freeSlot[seat] < 0 ? 0 : 1);
    if (state.depth === 0 && counted > tables.data.cardSlots) problems.push(`seat ${seat} ends with too many cards`);
  }
  if ((state.phase === DISCARDING) !== (tables.discardPhase && !state.passed.includes(0)))
    problems.push('the Discard Phase must begin when all players have passed, and not before');
  return problems;
}

/** Returns how many buildings the player at a place in turn order must have, the start building included. */
function buildingsOf(game: Game, offset: number): number {
  const { state, tables } = game;
  if (state.phase === SETTING_UP) {
    // The lowest frame counts the players who chose a start building, including the one that is choosing.
    if (tables.startBuildings === 1 || pending(game)?.decision !== 'start-building') return 1;
    return Number(offset < frameField(state, 0, 0) - 1);
  }
  const started =
    state.phase === ACTION ||
    state.phase === DISCARDING ||
    offset < state.offset ||
    (state.phasedFrom <= offset && state.phase > BUILD);
  const built = started || (offset === state.offset && state.phase > BUILD) ? state.round : state.round - 1;
  return built + 1;
}

/** Counts the discs of colours without a player. */
const NEUTRAL_DISCS: Readonly<Record<string, number>> = {
  standard: 0,
  'classic-two': 30,
  'soloplay-two': 6,
  'soloplay-three': 6,
  'silent-fleet': 35,
  // Two discs are on the ladder.
  solitaire: 28,
};

/** No disc of another colour is lost, and no neutral disc is beside a track or at sea. */
function neutrals({ state, tables, mode, seatOf }: Game): string[] {
  const problems: string[] = [];
  for (let colour = state.seats; colour < state.colours; colour++) {
    let sum = state.supply[colour];
    for (const owner of [...state.siteOwner, ...state.spaceOwner]) if (owner === colour) sum++;
    if (mode.id.startsWith('soloplay')) for (const number of state.extra) sum += number;
    for (let area = 0; area < tables.areaIds.length; area++) {
      const beside = state.beside[area * state.colours + colour];
      sum += beside;
      if (beside !== 0 && seatOf[colour] === NO_SEAT)
        problems.push(`colour ${colour} lies beside the track of ${tables.areaIds[area]}`);
    }
    if (sum !== NEUTRAL_DISCS[mode.id]) problems.push(`there are ${sum} discs of colour ${colour}`);
  }
  return problems;
}

/** Checks that the score equals a count from the text of the position and the edition data. */
function scores(game: Game): string[] {
  const position = writePosition(game);
  return position.seats.flatMap((_, seat) => {
    const { total, statuses, exploits = [], ...rest } = score(game, seat);
    const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);
    const counted = countGlory(position, game.tables.data, seat) + sum(exploits);
    const parts = sum([...Object.values(rest), ...Object.values(statuses), ...exploits]);
    const found = totalScore(game, seat);
    return counted === found && parts === found && total === found
      ? []
      : [`seat ${seat} scores ${found}, but counts ${counted} and adds up to ${parts}`];
  });
}

/** Checks that a move has a reason for its refusal if and only if it is not listed. */
export function explanations(game: Game, legal: ReadonlySet<number>): string[] {
  return game.tables.catalogue.moves.flatMap((move) => {
    const refused = whyNot(game, move);
    if ((refused === null) === legal.has(move.number)) {
      return refused === null || refused.rule !== '' ? [] : [`${move.text} is refused without a rule`];
    }
    return [
      `${move.text} is ${legal.has(move.number) ? 'listed' : 'not listed'}, but whyNot says ${refused?.reason ?? 'nothing'}`,
    ];
  });
}

/** Checks that the state equals its serialised copy. */
function copies(game: Game): string[] {
  const words = JSON.stringify(writePosition(game));
  const copy = readPosition(JSON.parse(words), game.tables);
  const differences = difference(game, copy);
  if (hashPosition(copy) !== hashPosition(game)) differences.push('the copy has another hash');
  return differences;
}

/** Returns the names of the parts in which two games differ, array by array and number by number. */
export function difference(a: Game, b: Game): string[] {
  const parts = (game: Game) =>
    Object.entries(game.state).filter(([key]) => key !== 'buffer') as [string, number | Int16Array][];
  const others = new Map(parts(b));
  return parts(a).flatMap(([key, value]) => {
    const other = others.get(key);
    if (typeof value === 'number') return value === other ? [] : [`${key} differs`];
    const length = key === 'stack' ? a.state.depth * FRAME_SIZE : value.length;
    const equal = value.subarray(0, length).every((entry, i) => entry === (other as Int16Array)[i]);
    return equal ? [] : [`${key} differs`];
  });
}

/** A small, fast random generator for random play, independent of the generator of the engine. */
export class Chooser {
  private state: number;

  constructor(seed: number) {
    this.state = (seed * 2654435761) | 1;
  }

  below(bound: number): number {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return (this.state >>> 0) % bound;
  }

  pick(list: MoveList): number {
    return list.moves[this.below(list.count)];
  }
}
