/** Working through the actions of an activated building or a spent token, one at a time (CL-ACT-7, CL-MIX). */
import { ACTIONS, DRAW, PAY, SHIP } from '../edition/data.ts';
import type { Game } from '../game/game.ts';
import { LEGAL, MUST_PERFORM, NOT_OFFERED, NOTHING_PERFORMED, type Params, refusal } from '../game/reasons.ts';
import { pop, top } from '../game/state.ts';
import { presence } from '../rules/presence.ts';
import { areaOf, listActions, performAction, possibleActions, targetRefusal } from './actions.ts';
import type { Decision } from './step.ts';

/** The frame's numbers. */
const STAGE = 2;
const REGION = 3;
const STACK = 4;

/** The building at work, or -1 when the source is a token. */
function payerOf(game: Game, stage: number): number {
  const source = game.tables.progress.source[stage];
  return source < game.tables.buildingIds.length ? source : -1;
}

/** Discs on buildings that a Payment of this source may return: not the one that activated it. */
function payable(game: Game, seat: number, stage: number): number {
  return game.state.busy[seat] - (payerOf(game, stage) < 0 ? 0 : 1);
}

function mayEnd(game: Game, stage: number): boolean {
  return game.tables.progress.performedCount[stage] > 0 || !game.options['rulings.requireEffect'];
}

export const perform: Decision = {
  id: 'perform',
  asks: true,
  fields: [
    { name: 'stage', kind: 'stage' },
    { name: 'region', kind: 'area' },
    { name: 'stack', kind: 'deck' },
  ],

  /** When nothing more can be done, the activation is over. Before the first action there is always something (CL-ACT-8). */
  ready(game) {
    const { state, tables } = game;
    const { stack } = state;
    const frame = top(state);
    const seat = stack[frame + 1];
    const stage = stack[frame + STAGE];
    if (tables.progress.performedCount[stage] === 0) return true;
    const wanted = tables.progress.actions[stage];
    if (wanted !== 0) {
      const discs = state.harbor[seat];
      const payments = payable(game, seat, stage);
      if (possibleActions(game, seat, wanted, discs, payments, stack[frame + REGION], stack[frame + STACK]) !== 0)
        return true;
    }
    pop(state);
    return false;
  },

  list(game, list) {
    const { state, tables } = game;
    const { stack } = state;
    const frame = top(state);
    const stage = stack[frame + STAGE];
    const actions = tables.progress.actions[stage];
    listActions(
      game,
      stack[frame + 1],
      actions,
      payerOf(game, stage),
      stack[frame + REGION],
      stack[frame + STACK],
      list,
    );
    if (mayEnd(game, stage)) list.add(tables.catalogue.base.end);
  },

  whyNot(game, move) {
    const { state, tables } = game;
    const { rulebook } = tables.data;
    const { stack } = state;
    const frame = top(state);
    const stage = stack[frame + STAGE];
    if (tables.catalogue.verb[move] === 'end') return mayEnd(game, stage) ? null : refusal(rulebook, NOTHING_PERFORMED);
    const action = tables.catalogue.action[move];
    if (action < 0) return refusal(rulebook, MUST_PERFORM);
    if (tables.progress.next[stage * ACTIONS.length + action] < 0) {
      return refusal(rulebook, NOT_OFFERED, { action: ACTIONS[action] });
    }
    const target = tables.catalogue.target[move];
    const seat = stack[frame + 1];
    const payer = payerOf(game, stage);
    const reason = targetRefusal(game, seat, action, target, payer, stack[frame + REGION], stack[frame + STACK]);
    return reason === LEGAL ? null : refusal(rulebook, reason, paramsFor(game, seat, action, target));
  },

  play(game, move) {
    const { state, tables } = game;
    const { stack } = state;
    const frame = top(state);
    const seat = stack[frame + 1];
    const action = tables.catalogue.action[move];
    if (action < 0) {
      pop(state);
      game.log?.add({ event: 'actions-skipped', player: seat });
      return;
    }
    // Both actions of a double building happen in one region (CL-MIX-2, CL-MIX-3), two Draws at one stack (CL-MIX-4).
    const target = tables.catalogue.target[move];
    const area = areaOf(game, action, target);
    stack[frame + STAGE] = tables.progress.next[stack[frame + STAGE] * ACTIONS.length + action];
    if (area >= 0) stack[frame + REGION] = area;
    if (action === DRAW) stack[frame + STACK] = target;
    game.log?.add({ event: 'action-chosen', player: seat, action: ACTIONS[action] });
    performAction(game, seat, action, target);
  },
};

/** What a sentence about a refused action needs. */
function paramsFor(game: Game, seat: number, action: number, target: number): Params {
  const { state, tables } = game;
  if (action === PAY) return { building: tables.buildingIds[target] };
  const area = areaOf(game, action, target);
  const where = { region: tables.areaIds[area], discs: state.harbor[seat] };
  if (action === SHIP) return where;
  if (action !== DRAW) return { ...where, city: tables.siteIds[target] };
  const card = state.deckTop[target];
  const value = card < 0 ? {} : { value: tables.cardValue[card] };
  return { ...where, stack: tables.deckIds[target], presence: presence(game, seat, area), ...value };
}
