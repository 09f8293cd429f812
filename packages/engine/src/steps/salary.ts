/** The Salary Phase: Payments return discs from buildings to the harbor; with too few of them the player chooses (CL-SAL). */
import type { Game } from '../game/game.ts';
import { MUST_PAY_SALARY, refusal, SALARY_NO_DISC } from '../game/reasons.ts';
import { pop, push, top } from '../game/state.ts';
import { discsOn, listPayments, returnDisc } from '../rules/pay.ts';
import { salary } from '../rules/status.ts';
import { type Decision, SALARY_CHOICE } from './step.ts';

/** A salary has no payer that could not be paid (CL-SAL-6). */
const NO_PAYER = -1;

/** One player's Salary Phase: all discs return if there are Payments enough (CL-SAL-3), otherwise the player is asked. */
export function paySalaries(game: Game, seat: number): void {
  const { state, log } = game;
  const payments = salary(game, seat);
  if (state.busy[seat] > payments) {
    push(state, SALARY_CHOICE, seat, payments);
    return;
  }
  const unused = payments - state.busy[seat];
  for (let slot = 0; state.busy[seat] > 0; slot++) {
    const i = seat * state.slots + slot;
    if (state.discs[i]) payOne(game, seat, state.buildings[i]);
  }
  if (unused > 0) log?.add({ event: 'salary-unused', player: seat, payments: unused });
}

function payOne(game: Game, seat: number, building: number): void {
  returnDisc(game, seat, building);
  game.log?.add({ event: 'salary-paid', player: seat, building: game.tables.buildingIds[building] });
}

export const salaryChoice: Decision = {
  id: 'salary',
  asks: true,
  fields: [{ name: 'payments', kind: 'count' }],

  list(game, list) {
    const { state } = game;
    listPayments(game, state.stack[top(state) + 1], NO_PAYER, list);
  },

  whyNot(game, move) {
    const { state, tables } = game;
    const { rulebook } = tables.data;
    const payments = state.stack[top(state) + 2];
    if (tables.catalogue.verb[move] !== 'pay') return refusal(rulebook, MUST_PAY_SALARY, { payments });
    const building = tables.catalogue.target[move];
    if (discsOn(game, state.stack[top(state) + 1], building) > 0) return null;
    return refusal(rulebook, SALARY_NO_DISC, { building: tables.buildingIds[building] });
  },

  play(game, move) {
    const { state, tables } = game;
    const frame = top(state);
    const seat = state.stack[frame + 1];
    payOne(game, seat, tables.catalogue.target[move]);
    const left = state.stack[frame + 2] - 1;
    if (left === 0) pop(state);
    else state.stack[frame + 2] = left;
  },
};
