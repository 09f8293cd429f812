/**
 * Checks that a consistent position from outside can be played to the end: it has room for what follows, and its
 * pending steps fit the rest.
 */

import { apply, legalMoves, pending } from '../api/play.ts';
import { pendingStep } from '../api/settle.ts';
import type { Seat } from '../edition/number-types.ts';
import { type EditionTables, MEMORIAL } from '../edition/tables.ts';
import { at, type Faults } from '../faults.ts';
import type { Game } from '../game/game.ts';
import { ACTION, BUILD, DISCARDING, SALARY, SETTING_UP, type State } from '../game/state.ts';
import { discsOn } from '../rules/pay.ts';
import { OWN_STEPS, stepById } from '../steps/index.ts';
import { momentOf } from '../steps/stacks.ts';
import { type Frame, type StageWords, writeFrames } from './frames.ts';

/** An upper bound for the number of decisions in a set-up. */
const MAX_SET_UP = 50;

export function checkPlayable(game: Game, faults: Faults): void {
  const { state } = game;
  const frames = writeFrames(game);
  checkOrder(game, faults);
  checkRoom(game, faults);
  checkNeutrals(game, faults);
  checkKinds(game, frames, faults);
  checkSteps(game, frames, faults);
  checkPassed(game, frames, faults);
  if (faults.list.length === 0 && state.phase === SETTING_UP) checkSetUp(game, frames, faults);
  if (faults.list.length === 0) checkBelow(game, frames, faults);
  const last = frames.length - 1;
  if (last >= 0 && faults.list.length === 0) checkDecision(game, frames[last], at('pending', last), faults);
}

/** Checks the order of phases in the round: it follows the option, and differs only where the edition allows that. */
function checkOrder({ state, tables, options }: Game, faults: Faults): void {
  if (state.phase === SETTING_UP) return;
  const agreed = options.phaseOrder === 'byPhase' ? 0 : state.players;
  const fits =
    agreed > 0 && tables.data.phaseByPhaseOnRequest ? state.phasedFrom <= agreed : state.phasedFrom === agreed;
  if (!fits) faults.add('phasedFrom', `must be ${agreed} in the order ${options.phaseOrder}, not ${state.phasedFrom}`);
}

/** Checks that all players have spaces for the buildings of the remaining rounds. */
function checkRoom({ state, tables }: Game, faults: Faults): void {
  for (let seat = 0; seat < state.players; seat++) {
    const offset = (seat - state.first + state.players) % state.players;
    const inTurn = state.phase < ACTION && state.offset < state.phasedFrom;
    const first =
      state.phase === BUILD ? state.offset : state.phase === SETTING_UP ? 0 : inTurn ? state.offset + 1 : state.players;
    const builds = tables.data.rounds - state.round + Number(offset >= first);
    const free = state.slots - state.built[seat];
    if (free >= builds) continue;
    faults.add(at(at('seats', seat), 'buildings'), `leaves ${free} spaces free, but ${builds} more will be built`);
  }
}

/**
 * Checks that colours without a player have no more discs than the mode gives them at the start, where it states a
 * number.
 */
function checkNeutrals({ state, mode }: Game, faults: Faults): void {
  (mode.moreColours ?? []).forEach(({ discs }, i) => {
    const colour = state.seats + i;
    const placed = [...state.siteOwner, ...state.spaceOwner].filter((owner) => owner === colour).length;
    const beside = state.beside.filter((_, k) => k % state.colours === colour).reduce((sum, count) => sum + count, 0);
    const found = state.supply[colour] + placed + beside;
    if (discs > 0 && found > discs) {
      faults.add(at('neutrals', i), `there are ${found} discs of colour ${colour}, but only ${discs} exist`);
    }
  });
}

/** The editions that have certain steps of the engine; all other steps are part of every game. */
const STEPS_OF: Readonly<Record<string, (tables: EditionTables) => boolean>> = {
  'start-building': ({ startBuildings }) => startBuildings > 1,
  discards: ({ discardPhase }) => discardPhase,
  casualty: ({ catalogue }) => catalogue.verb.includes('memorial'),
};

/** Returns whether the step is part of a game with this edition, mode and options. */
function hasStep({ tables, mode, options }: Game, id: string): boolean {
  if (OWN_STEPS.some((step) => step.id === id)) return STEPS_OF[id]?.(tables) ?? true;
  return mode.steps?.(options).includes(id) ?? false;
}

/** Checks that the game has all the steps, and that a Discard Phase follows its turns where it has one. */
function checkKinds(game: Game, frames: readonly Frame[], faults: Faults): void {
  const steps = frames.map(({ step }) => step);
  steps.forEach((step, i) => {
    if (!hasStep(game, step)) faults.add(at('pending', i), `a ${step} is no part of this game`);
  });
  if (steps[0] === 'round-end' && game.tables.discardPhase && !steps.includes('discards')) {
    faults.add('pending', 'the Discard Phase is missing');
  }
}

/** Checks that players who have chosen own a start building, and that the set-up can end. */
function checkSetUp(game: Game, frames: readonly Frame[], faults: Faults): void {
  const { state, tables } = game;
  const current = frames.at(-1);
  if (state.round !== 1) faults.add('round', `must be 1 during the set-up, not ${state.round}`);
  for (let seat = 0; seat < state.players; seat++) {
    const place = (seat - state.first + state.players) % state.players;
    const asked = (frames[0].asked as number) - Number(current?.step === 'start-building');
    const expected = tables.startBuildings === 1 || place < asked ? 1 : 0;
    if (state.built[seat] === expected) continue;
    const buildings = expected === 1 ? 'the start building only' : 'no building yet';
    faults.add(at(at('seats', seat), 'buildings'), `must be ${buildings}`);
  }
  if (faults.list.length > 0) return;
  const copy = game.clone();
  for (let moves = 0; faults.list.length === 0 && copy.state.phase === SETTING_UP; moves++) {
    const [move] = moves < MAX_SET_UP ? legalMoves(copy) : [];
    if (move !== undefined) apply(copy, move.number);
    const seat = pending(copy)?.seat ?? 0;
    if (move === undefined || seat < 0) faults.add('pending', 'the set-up cannot be finished');
  }
}

/** Checks that every step below the current decision can become the current one. */
function checkBelow(game: Game, frames: readonly Frame[], faults: Faults): void {
  const { state, tables } = game;
  const memorial = (seat: Seat) =>
    Array.from({ length: state.built[seat] }, (_, i) => state.buildings[seat * state.slots + i]).some(
      (building) => tables.buildingSpecial[building] === MEMORIAL,
    );
  const casualtySeats = frames.filter(({ step }) => step === 'casualty').map(({ seat }) => seat);
  frames.forEach((frame, i) => {
    const path = at('pending', i);
    if (frame.step === 'casualty') {
      if (!memorial(frame.seat)) faults.add(at(path, 'seat'), 'has no Memorial');
      else if (casualtySeats.indexOf(frame.seat) !== casualtySeats.lastIndexOf(frame.seat))
        faults.add(path, 'is asked twice');
    }
    if (frame.step !== 'perform') return;
    checkStage(game, frame, path, faults);
    if (i < frames.length - 1 && (frame.stage as StageWords).performed.length === 0) {
      faults.add(at(path, 'stage'), 'nothing has been performed that something could follow');
    }
  });
}

/** The phase to which the lowest steps belong. */
function phaseOf(frames: readonly Frame[]): number {
  const [lowest, second] = frames.map(({ step }) => step);
  if (lowest === 'set-up') return SETTING_UP;
  if (lowest === 'round') return frames.at(-1)?.step === 'salary' ? SALARY : BUILD;
  return second === 'discards' && frames[2]?.step !== 'turns' ? DISCARDING : ACTION;
}

/** Checks that every step belongs to the seat that the order of play gives it. */
function checkSteps(game: Game, frames: readonly Frame[], faults: Faults): void {
  const { state, tables } = game;
  const current = frames.at(-1);
  if (current === undefined) {
    const last = tables.discardPhase ? DISCARDING : ACTION;
    const over =
      state.round === tables.data.rounds &&
      state.phase === last &&
      !state.passed.subarray(0, state.players).includes(0);
    if (!over) faults.add('pending', 'must not be empty: the game is not over');
    return;
  }
  if (phaseOf(frames) !== state.phase) {
    faults.add('pending', 'the steps do not belong to the phase');
    return;
  }
  const steps = frames.map(({ step }) => step);
  const moment = momentOf(steps);
  const early = steps[0] === 'round' && moment === null;
  if (moment === 'before-build' && state.offset !== 0)
    faults.add('offset', `must be 0 before the round, not ${state.offset}`);
  // A casualty may be another player's; all other decisions belong to the player whose turn it is.
  const inTurn = frames.find(({ step }) => step === 'turn' || step === 'perform') ?? current;
  const asked = early ? (state.first + state.offset) % state.players : inTurn.seat;
  const seatOf = (step: string, seat: Seat) => {
    if (step === 'round' || step === 'round-end' || step === 'set-up' || step === 'discards') return state.first;
    if (step === 'turns')
      return steps.includes('casualty') && !steps.includes('perform') ? seat : (asked + 1) % state.players;
    return step === 'casualty' ? seat : (stepById(step).seatAsked?.(game) ?? asked);
  };
  frames.forEach(({ step, seat, begun }, i) => {
    const path = at('pending', i);
    if (seat !== seatOf(step, seat)) faults.add(at(path, 'seat'), `must be ${seatOf(step, seat)}, not ${seat}`);
    // Where a mode acts before the first part of a round or before the next turn, that part or turn has not begun.
    const expected = moment === 'before-build' || moment === 'turns' ? 0 : 1;
    if (begun !== undefined && begun !== expected) faults.add(at(path, 'begun'), `must be ${expected}, not ${begun}`);
  });
  checkCounts(state, frames, faults);
}

/** Checks the steps that go through all players: they have finished with the players before the pending seat. */
function checkCounts(state: State, frames: readonly Frame[], faults: Faults): void {
  const asked = frames.at(-1)?.seat ?? 0;
  const place = ((asked - state.first + state.players) % state.players) + 1;
  frames.forEach((frame, i) => {
    const path = at('pending', i);
    if (frame.step === 'discards') {
      const checked = state.phase === DISCARDING ? place : 0;
      if (frame.checked !== checked) faults.add(at(path, 'checked'), `must be ${checked}, not ${frame.checked}`);
    }
    if (frame.step === 'set-up' && frames[i + 1]?.step === 'start-building' && frame.asked !== place) {
      faults.add(at(path, 'asked'), `must be ${place}, not ${frame.asked}`);
    }
  });
}

/**
 * Checks who has passed: no player before the Action Phase; in it the acting player has not passed, a discarding player
 * has, and at its end all have.
 */
function checkPassed({ state }: Game, frames: readonly Frame[], faults: Faults): void {
  if (frames.length === 0) return;
  const steps = frames.map(({ step }) => step);
  const discards = steps.includes('discard');
  const inTurn = frames.find(({ step }) => step === 'perform')?.seat ?? -1;
  for (let seat = 0; seat < state.players; seat++) {
    const path = at('seats', seat);
    const asked = seat === frames.at(-1)?.seat;
    const early = steps[0] === 'round' || steps[0] === 'set-up';
    const casualty = steps.includes('casualty') && seat !== inTurn;
    const byRule = casualty || momentOf(steps) === 'turns';
    const must = early ? false : !steps.includes('turns') ? true : asked && !byRule ? discards : undefined;
    const passed = state.passed[seat] === 1;
    if (must !== undefined && passed !== must) faults.add(at(path, 'passed'), `must be ${must}, not ${passed}`);
    if (state.handChanged[seat] && !passed)
      faults.add(at(path, 'handChanged'), 'must be false before the seat has passed');
  }
}

/** Checks that the pending decision has a legal move, and that the rules can lead to it. */
function checkDecision(game: Game, frame: Frame, path: string, faults: Faults): void {
  for (const { value, problem } of stepById(frame.step).problems?.(game) ?? []) {
    faults.add(value === undefined ? path : at(path, value), problem);
  }
  // A decision without a legal move would leave the stack, so the check uses a copy.
  const copy = game.clone();
  if (faults.list.length === 0 && pendingStep(copy)?.ready?.(copy) === false)
    faults.add(path, 'there is nothing to decide');
}

/** Checks that the bindings of the performed actions are stored (CL-MIX). */
function checkStage(game: Game, frame: Frame, path: string, faults: Faults): void {
  const { state, tables } = game;
  const { building, performed } = frame.stage as StageWords;
  const placed = performed.filter((action) => action !== 'pay');
  if (building !== undefined && discsOn(game, frame.seat, tables.buildingIds.indexOf(building)) === 0) {
    faults.add(at(path, 'stage'), 'the building at work has no disc');
  }
  const area = frame.region === null ? -1 : tables.areaIds.indexOf(frame.region as string);
  const deck = frame.stack === null ? -1 : tables.deckIds.indexOf(frame.stack as string);
  // Abilities, and Draws from the pile, may store no binding.
  const mayLack = tables.anyRegion || tables.discardPile;
  const fits = (stated: boolean, performed: boolean) => (mayLack ? performed || !stated : stated === performed);
  if (!fits(area >= 0, placed.length > 0)) {
    faults.add(at(path, 'region'), 'must be where the actions were performed, and null if none was');
  }
  if (!fits(deck >= 0, performed.includes('draw'))) {
    faults.add(at(path, 'stack'), 'must be the stack that was drawn from, and null if none was');
  }
  if (!fits(frame.occupied !== null, performed.includes('occupy'))) {
    faults.add(at(path, 'occupied'), 'must be where a city was occupied, and null if none was');
  }
  // Where regions are free, performed actions bind nothing.
  if (faults.list.length > 0 || area < 0 || tables.anyRegion) return;
  const closed = placed.filter((action) => action !== 'ship' && !(action === 'draw' && tables.drawInClosedRegions));
  const noShip = area === tables.home && tables.fleetSites.length === 0;
  if (noShip && placed.includes('ship')) faults.add(at(path, 'region'), 'cannot be shipped to');
  if (!state.open[area] && closed.length > 0) faults.add(at(path, 'region'), 'is closed');
  if (deck >= 0 && tables.deckArea[deck] !== area) faults.add(at(path, 'stack'), 'does not lie in the region');
  if (frame.occupied !== null && frame.occupied !== frame.region) {
    faults.add(at(path, 'occupied'), 'is not the region of the actions');
  }
}
