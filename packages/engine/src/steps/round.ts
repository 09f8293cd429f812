/**
 * The course of a round: build, growth and salary in the chosen order, then the turns of the Action Phase (CL-RND, PO).
 */

import type { Seat } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import { moveDiscs } from '../game/pieces.ts';
import { harborOf, supplyOf } from '../game/places.ts';
import { frameField, frameSeat, pop, push, setFrameField, setFrameSeat } from '../game/stack.ts';
import { ACTION, BUILD, colourOf, GROWTH, SALARY } from '../game/state.ts';
import { finishGame } from '../rules/score.ts';
import { growth } from '../rules/status.ts';
import { checkCards } from './check-cards.ts';
import { paySalaries } from './salary.ts';
import type { Procedure } from './step.ts';
import { BUILD_CHOICE, DISCARDS, ROUND, ROUND_END, TURN, TURNS } from './step-numbers.ts';

/** The field in the frames of a round and of its turns: 1 once a part or a turn has begun. */
const BEGUN = 0;

/** Begins a round: the phases before the turns start with the first player. */
export function startRound(game: Game): void {
  const { state } = game;
  state.phase = BUILD;
  state.offset = 0;
  state.phasedFrom = game.options.phaseOrder === 'byPhase' ? 0 : state.players;
  game.log?.add({ event: 'round-started', seat: null, number: state.round });
  push(state, ROUND, state.first);
  game.mode.beforeBuild?.(game);
}

/**
 * Each player's part in phases 1 to 3. The field of the frame is 1 while the part at `phase` and `offset` is being
 * played.
 */
export const round: Procedure = {
  id: 'round',
  asks: false,
  fields: [{ name: 'begun', kind: 'count' }],

  run(game) {
    const { state } = game;
    if (frameField(state, BEGUN) === 1) moveOn(game);
    if (state.phase === ACTION) {
      pop(state);
      push(state, ROUND_END, state.first);
      if (game.tables.discardPhase) push(state, DISCARDS, state.first);
      push(state, TURNS, state.first);
      game.log?.add({ event: 'phase-started', seat: null });
      game.mode.afterSalary?.(game);
      return;
    }
    setFrameField(state, BEGUN, 1);
    const seat = seatAt(game, state.offset);
    if (startsPhase(game)) game.log?.add({ event: 'phase-started', seat: hasOwnPhases(game) ? seat : null });
    playPart(game, seat);
  },
};

function seatAt({ state }: Game, offset: number): Seat {
  const seat = state.first + offset;
  return seat < state.players ? seat : seat - state.players;
}

function playPart(game: Game, seat: Seat): void {
  const { state } = game;
  if (state.phase === GROWTH) {
    grow(game, seat);
    return;
  }
  state.turn++;
  if (state.phase === BUILD) push(state, BUILD_CHOICE, seat);
  else paySalaries(game, seat);
}

function startsPhase({ state }: Game): boolean {
  return state.offset <= state.phasedFrom;
}

/** In player-by-player order each player has their own phases (PO-1). */
function hasOwnPhases({ state }: Game): boolean {
  return state.offset < state.phasedFrom;
}

/**
 * Advances to the next part: the same player's next phase before `phasedFrom`, from there on the next player's same
 * phase.
 */
function moveOn(game: Game): void {
  const { state } = game;
  const last = state.players - 1;
  if (hasOwnPhases(game)) {
    game.log?.add({ event: 'phase-ended', seat: seatAt(game, state.offset) });
    if (state.phase < SALARY) state.phase++;
    else if (state.offset < last) {
      state.phase = BUILD;
      state.offset++;
    } else state.phase = ACTION;
    return;
  }
  if (state.offset < last) {
    state.offset++;
    return;
  }
  game.log?.add({ event: 'phase-ended', seat: null });
  state.phase++;
  state.offset = state.phase === ACTION ? 0 : state.phasedFrom;
}

/** Growth needs no decision: it moves as many discs as the Growth Level, or all that are left (CL-GRO). */
function grow(game: Game, seat: Seat): void {
  const { state } = game;
  const requested = growth(game, seat);
  const moved = Math.min(requested, state.supply[seat]);
  state.supply[seat] -= moved;
  state.harbor[seat] += moved;
  game.log?.add({
    event: 'discs-grown',
    seat,
    requested,
    moved,
    pieces: moveDiscs(colourOf(seat), supplyOf(seat), harborOf(seat), moved),
  });
}

/**
 * Turns go clockwise, skipping players who have passed, until all have (CL-ACT-2). The frame's seat is the next
 * candidate.
 */
export const turns: Procedure = {
  id: 'turns',
  asks: false,
  fields: [{ name: 'begun', kind: 'count' }],

  run(game) {
    const { state } = game;
    let seat = frameSeat(state);
    if (frameField(state, BEGUN) === 1) {
      game.log?.add({ event: 'turn-ended', seat: (seat + state.players - 1) % state.players });
    }
    for (let looked = 0; looked < state.players; looked++) {
      const next = seat + 1 < state.players ? seat + 1 : 0;
      if (!state.passed[seat]) {
        setFrameSeat(state, next);
        setFrameField(state, BEGUN, 1);
        state.turn++;
        game.log?.add({ event: 'turn-started', seat });
        push(state, TURN, seat);
        return;
      }
      seat = next;
    }
    setFrameField(state, BEGUN, 0);
    if (game.mode.beforeTurnsEnd?.(game)) return;
    pop(state);
    game.log?.add({ event: 'phase-ended', seat: null });
  },
};

/** Cards are checked again where they changed after passing (CL-EOR-2), then the marker moves on (CL-EOR-3) or the game ends. */
export const roundEnd: Procedure = {
  id: 'round-end',
  asks: false,
  fields: [],

  run(game) {
    const { state, tables } = game;
    for (let offset = 0; offset < state.players; offset++) {
      const seat = seatAt(game, offset);
      if (!state.handChanged[seat]) continue;
      state.turn++;
      checkCards(game, seat);
      return;
    }
    pop(state);
    game.log?.add({ event: 'round-ended', seat: null, number: state.round });
    if (state.round === tables.data.rounds) {
      finishGame(game);
      return;
    }
    const fromSeat = state.first;
    state.first = (fromSeat + 1) % state.players;
    if (state.first !== fromSeat) game.log?.add({ event: 'first-player-marker-passed', seat: state.first, fromSeat });
    game.mode.afterRound?.(game);
    state.passed.fill(0);
    state.round++;
    startRound(game);
  },
};
