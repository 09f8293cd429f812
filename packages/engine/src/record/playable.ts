/** Whether a consistent position from outside can be played on: it has room for what is to come, and its pending steps fit the rest. */
import { pendingStep } from '../doors/settle.ts';
import { at, type Faults } from '../faults.ts';
import type { Game } from '../game/game.ts';
import { ACTION, BUILD, PHASES } from '../game/state.ts';
import { governorSlotMatters } from '../rules/cards.ts';
import { discsOn } from '../rules/pay.ts';
import { salary } from '../rules/status.ts';
import { type Frame, type StageWords, writeFrames } from './frames.ts';

export function checkPlayable(game: Game, faults: Faults): void {
  const frames = writeFrames(game);
  checkOrder(game, faults);
  checkRoom(game, faults);
  checkSteps(game, frames, faults);
  checkPassed(game, frames, faults);
  const last = frames.length - 1;
  if (last >= 0 && faults.list.length === 0) checkDecision(game, frames[last], at('pending', last), faults);
}

/** A round begins in the order that was agreed, and changes it only where the edition allows that. */
function checkOrder({ state, tables, options }: Game, faults: Faults): void {
  const agreed = options.phaseOrder === 'byPhase' ? 0 : state.seats;
  const fits =
    agreed > 0 && tables.data.phaseByPhaseOnRequest ? state.phasedFrom <= agreed : state.phasedFrom === agreed;
  if (!fits) faults.add('phasedFrom', `must be ${agreed} in the order ${options.phaseOrder}, not ${state.phasedFrom}`);
}

/** Everybody has spaces for the buildings of the rounds to come. */
function checkRoom({ state, tables }: Game, faults: Faults): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const offset = (seat - state.first + state.seats) % state.seats;
    const inTurn = state.phase < ACTION && state.offset < state.phasedFrom;
    const first = state.phase === BUILD ? state.offset : inTurn ? state.offset + 1 : state.seats;
    const builds = tables.data.rounds - state.round + Number(offset >= first);
    const free = state.slots - state.built[seat];
    if (free >= builds) continue;
    faults.add(at(at('seats', seat), 'buildings'), `leaves ${free} spaces free, but ${builds} more will be built`);
  }
}

/** Every step waits for the seat that the course of a round gives it. */
function checkSteps({ state, tables }: Game, frames: readonly Frame[], faults: Faults): void {
  const current = frames.at(-1);
  if (current === undefined) {
    const over = state.round === tables.data.rounds && state.phase === ACTION && !state.passed.includes(0);
    if (!over) faults.add('pending', 'must not be empty: the game is not over');
    return;
  }
  const early = frames[0].step === 'round';
  if (early !== state.phase < ACTION || (early && current.step !== PHASES[state.phase])) {
    faults.add('pending', 'the steps do not belong to the phase');
    return;
  }
  const asked = early ? (state.first + state.offset) % state.seats : current.seat;
  const seatOf = (step: string) => {
    if (step === 'round' || step === 'round-end') return state.first;
    return step === 'turns' ? (asked + 1) % state.seats : asked;
  };
  frames.forEach(({ step, seat, begun }, i) => {
    const path = at('pending', i);
    if (seat !== seatOf(step)) faults.add(at(path, 'seat'), `must be ${seatOf(step)}, not ${seat}`);
    if (begun !== undefined && begun !== 1) faults.add(at(path, 'begun'), `must be 1, not ${begun}`);
  });
}

/** Nobody has passed before the Action Phase, those who act have not, those who discard have, and at its end all have. */
function checkPassed({ state }: Game, frames: readonly Frame[], faults: Faults): void {
  if (frames.length === 0) return;
  const steps = frames.map(({ step }) => step);
  const discards = steps.includes('discard');
  for (let seat = 0; seat < state.seats; seat++) {
    const path = at('seats', seat);
    const asked = seat === frames.at(-1)?.seat;
    const must = steps[0] === 'round' ? false : !steps.includes('turns') ? true : asked ? discards : undefined;
    const passed = state.passed[seat] === 1;
    if (must !== undefined && passed !== must) faults.add(at(path, 'passed'), `must be ${must}, not ${passed}`);
    if (state.handChanged[seat] && !passed)
      faults.add(at(path, 'handChanged'), 'must be false before the seat has passed');
  }
}

/** There is something to decide, and it came about by the rules. */
function checkDecision(game: Game, frame: Frame, path: string, faults: Faults): void {
  const { state } = game;
  const { step, seat } = frame;
  if (step === 'salary') {
    const most = Math.min(salary(game, seat), state.busy[seat] - 1);
    const payments = frame.payments as number;
    if (payments < 1 || payments > most) {
      faults.add(
        at(path, 'payments'),
        'must be at least 1, within the Salary Level and less than the discs on buildings',
      );
    }
  }
  if (step === 'governor-slot' && !governorSlotMatters(game, seat)) {
    faults.add(path, 'the place of the Governor does not matter');
  }
  if (step === 'perform') checkStage(game, frame, path, faults);
  // A decision with nothing to decide would leave the stack, so a copy is asked.
  const copy = game.clone();
  if (faults.list.length === 0 && pendingStep(copy)?.ready?.(copy) === false)
    faults.add(path, 'there is nothing to decide');
}

/** What has been performed binds what may follow (CL-MIX). */
function checkStage(game: Game, frame: Frame, path: string, faults: Faults): void {
  const { state, tables } = game;
  const { building, performed } = frame.stage as StageWords;
  const placed = performed.filter((action) => action !== 'pay');
  if (building !== undefined && discsOn(game, frame.seat, tables.buildingIds.indexOf(building)) === 0) {
    faults.add(at(path, 'stage'), 'the building at work has no disc');
  }
  const area = frame.region === null ? -1 : tables.areaIds.indexOf(frame.region as string);
  const deck = frame.stack === null ? -1 : tables.deckIds.indexOf(frame.stack as string);
  if (area < 0 !== (placed.length === 0)) {
    faults.add(at(path, 'region'), 'must be where the actions were performed, and null if none was');
  }
  if (deck < 0 === performed.includes('draw')) {
    faults.add(at(path, 'stack'), 'must be the stack that was drawn from, and null if none was');
  }
  if (faults.list.length > 0 || area < 0) return;
  if (area === tables.home && placed.includes('ship')) faults.add(at(path, 'region'), 'cannot be shipped to');
  if (!state.open[area] && placed.some((action) => action !== 'ship')) faults.add(at(path, 'region'), 'is closed');
  if (deck >= 0 && tables.deckArea[deck] !== area) faults.add(at(path, 'stack'), 'does not lie in the region');
}
