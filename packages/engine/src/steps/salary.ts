/**
 * The Salary Phase: Payments return discs from buildings to the harbor. In Classic as many as possible return, and a
 * player chooses only with too few Payments (CL-SAL); in Age of Sail the number is a maximum (AS-SAL-1).
 */
import type { Building, Seat } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import { MUST_PAY_SALARY, refusal, SALARY_NO_DISC, TOO_FEW_PAYMENTS } from '../game/reasons.ts';
import { frameField, frameSeat, pop, push, setFrameField } from '../game/stack.ts';
import { discsOn, listSalaries, returnDisc, returnMoves } from '../rules/pay.ts';
import { salary } from '../rules/status.ts';
import type { Decision } from './step.ts';
import { SALARY_CHOICE } from './step-numbers.ts';

/** The field of the frame: Payments left. */
const PAYMENTS = 0;

/**
 * Runs one player's Salary Phase: all discs return if there are enough Payments (CL-SAL-3), otherwise the player
 * decides.
 */
export function paySalaries(game: Game, seat: Seat): void {
  const { state, tables } = game;
  const payments = salary(game, seat);
  const asks = tables.salaryOptional ? state.busy[seat] > 0 : state.busy[seat] > payments;
  if (asks) push(state, SALARY_CHOICE, seat, payments);
  else payAll(game, seat, payments);
}

function payAll(game: Game, seat: Seat, payments: number): void {
  const { state } = game;
  const unused = payments - state.busy[seat];
  for (let slot = 0; state.busy[seat] > 0; slot++) {
    const i = seat * state.slots + slot;
    if (state.discs[i]) payOne(game, seat, state.buildings[i]);
  }
  if (unused > 0) game.log?.add({ event: 'salary-unused', seat, payments: unused });
}

function payOne(game: Game, seat: Seat, building: Building): void {
  returnDisc(game, seat, building);
  game.log?.add({
    event: 'salary-paid',
    seat,
    building: game.tables.buildingIds[building],
    pieces: returnMoves(game, seat, building),
  });
}

export const salaryChoice: Decision = {
  id: 'salary',
  asks: true,
  fields: [{ name: 'payments', kind: 'count' }],

  problems(game) {
    const { state, tables } = game;
    const payments = frameField(state, PAYMENTS);
    const level = salary(game, frameSeat(state));
    const busy = state.busy[frameSeat(state)];
    const most = tables.salaryOptional ? level : Math.min(level, busy - 1);
    if (payments >= 1 && payments <= most) return [];
    const range = tables.salaryOptional
      ? 'at least 1 and within the Salary Level'
      : 'at least 1, within the Salary Level and less than the discs on buildings';
    return [{ value: 'payments', problem: `must be ${range}` }];
  },

  list(game, list) {
    const { state, tables } = game;
    const { base } = tables.catalogue;
    const seat = frameSeat(state);
    listSalaries(game, seat, list);
    if (!tables.salaryOptional) return;
    if (state.busy[seat] <= frameField(state, PAYMENTS)) list.add(base['pay-all']);
    list.add(base.end);
  },

  whyNot(game, move) {
    const { state, tables } = game;
    const { rulebook } = tables.data;
    const seat = frameSeat(state);
    const payments = frameField(state, PAYMENTS);
    const verb = tables.catalogue.verb[move];
    if (tables.salaryOptional && verb === 'end') return null;
    if (tables.salaryOptional && verb === 'pay-all') {
      const discs = state.busy[seat];
      return discs <= payments ? null : refusal(rulebook, TOO_FEW_PAYMENTS, { payments, discs });
    }
    if (verb !== 'pay') return refusal(rulebook, MUST_PAY_SALARY, { payments });
    const building = tables.catalogue.target[move];
    if (discsOn(game, seat, building) > 0) return null;
    return refusal(rulebook, SALARY_NO_DISC, { building: tables.buildingIds[building] });
  },

  play(game, move) {
    const { state, tables } = game;
    const seat = frameSeat(state);
    const payments = frameField(state, PAYMENTS);
    const verb = tables.catalogue.verb[move];
    if (verb !== 'pay') {
      pop(state);
      if (verb === 'pay-all') payAll(game, seat, payments);
      else game.log?.add({ event: 'salary-unused', seat, payments });
      return;
    }
    payOne(game, seat, tables.catalogue.target[move]);
    setFrameField(state, PAYMENTS, payments - 1);
    if (payments === 1 || state.busy[seat] === 0) {
      pop(state);
      if (payments > 1) game.log?.add({ event: 'salary-unused', seat, payments: payments - 1 });
    }
  },
};
