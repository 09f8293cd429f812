/** Performs the actions of an activated building or a spent token, one at a time (CL-ACT-7, CL-MIX). */

import { ACTIONS, DRAW, OCCUPY, PAY, SHIP } from '../edition/data.ts';
import type { Building, MoveNumber, Seat, Stage } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import {
  LEGAL,
  MUST_PERFORM,
  NOT_OFFERED,
  NOTHING_PERFORMED,
  OTHER_REGION,
  OTHER_REGION_SHIPS,
  type Params,
  refusal,
} from '../game/reasons.ts';
import { frameField, frameSeat, frameStep, pop, setFrameField } from '../game/stack.ts';
import { colourOf, type State } from '../game/state.ts';
import { ActionScope, NO_PAYER } from '../rules/action-scope.ts';
import { payableDiscs } from '../rules/pay.ts';
import { presence } from '../rules/presence.ts';
import { areaOfMove, listActions, performAction, possibleActions, targetRefusal } from './actions.ts';
import type { Decision } from './step.ts';
import { PERFORM } from './step-numbers.ts';

// The fields of the frame.
const STAGE = 0;
const REGION = 1;
const STACK = 2;
/** The area in which the activation occupied a city; -1 if it did not. */
const OCCUPIED = 3;

const scope = new ActionScope();

/** Returns the activated building; `NO_PAYER` for a token. */
function payerOf(game: Game, stage: Stage): Building {
  const source = game.tables.progress.source[stage];
  return source < game.tables.buildingIds.length ? source : NO_PAYER;
}

/** Returns the stage of the activation that the current step performs. */
export function stageAtWork(state: State): Stage {
  return frameField(state, STAGE);
}

/** Returns the building whose activation is being performed; `NO_PAYER` for a token and outside of activations. */
export function currentPayer(game: Game): Building {
  const { state } = game;
  return frameStep(state) === PERFORM ? payerOf(game, stageAtWork(state)) : NO_PAYER;
}

/** Returns the number of discs that a Payment of this source may return: not the one that activated it. */
function payable(game: Game, seat: Seat, stage: Stage): number {
  const payer = payerOf(game, stage);
  return payableDiscs(game, seat) - (payer === NO_PAYER || game.tables.buildingNotPayable[payer] ? 0 : 1);
}

/**
 * Returns whether both actions of a double building happen in one region (CL-MIX-2, CL-MIX-3) and two Draws at one
 * stack (CL-MIX-4); some editions leave them free (AS-ACT-4).
 */
function isBound({ tables, options }: Game): boolean {
  return !tables.anyRegion || options['rulings.as.sameRegion'];
}

/** Returns the scope of the next action. */
function scopeAt(game: Game, seat: Seat, stage: Stage): ActionScope {
  const { state } = game;
  scope.reset(seat, state.harbor[seat]).payer = payerOf(game, stage);
  if (isBound(game)) {
    scope.area = frameField(state, REGION);
    scope.deck = frameField(state, STACK);
  }
  return scope;
}

/** Ends the activation. */
function finish(game: Game): void {
  const { state } = game;
  const seat = frameSeat(state);
  const stage = frameField(state, STAGE);
  const area = frameField(state, REGION);
  const occupied = frameField(state, OCCUPIED);
  pop(state);
  game.mode.afterActivation?.(game, seat, stage, area, occupied);
}

function mayEnd(game: Game, stage: Stage): boolean {
  return game.tables.progress.performedCount[stage] > 0 || !game.options['rulings.requireEffect'];
}

export const perform: Decision = {
  id: 'perform',
  asks: true,
  fields: [
    { name: 'stage', kind: 'stage' },
    { name: 'region', kind: 'area' },
    { name: 'stack', kind: 'deck' },
    { name: 'occupied', kind: 'area' },
  ],

  /**
   * When no further action is possible, the activation is over. Before the first action one is always possible
   * (CL-ACT-8).
   */
  ready(game) {
    const { state, tables } = game;
    const seat = frameSeat(state);
    const stage = frameField(state, STAGE);
    if (tables.progress.performedCount[stage] === 0) return true;
    const wanted = tables.progress.actions[stage];
    if (wanted !== 0) {
      scopeAt(game, seat, stage).payable = payable(game, seat, stage);
      if (possibleActions(game, wanted, scope) !== 0) return true;
    }
    finish(game);
    return false;
  },

  list(game, list) {
    const { state, tables } = game;
    const seat = frameSeat(state);
    const stage = frameField(state, STAGE);
    const actions = tables.progress.actions[stage];
    listActions(game, actions, scopeAt(game, seat, stage), list);
    if (mayEnd(game, stage)) list.add(tables.catalogue.base.end);
  },

  whyNot(game, move) {
    const { state, tables } = game;
    const { rulebook } = tables.data;
    const seat = frameSeat(state);
    const stage = frameField(state, STAGE);
    if (tables.catalogue.verb[move] === 'end') return mayEnd(game, stage) ? null : refusal(rulebook, NOTHING_PERFORMED);
    const action = tables.catalogue.action[move];
    if (action < 0) return refusal(rulebook, MUST_PERFORM);
    if (tables.progress.next[stage * ACTIONS.length + action] < 0) {
      return refusal(rulebook, NOT_OFFERED, { action: ACTIONS[action] });
    }
    const refused = targetRefusal(game, move, scopeAt(game, seat, stage));
    if (refused === LEGAL) return null;
    // Two Ships have their own rule for what other pairs of actions share.
    const twoShips = action === SHIP && tables.progress.performed[stage].includes('ship');
    const reason = refused === OTHER_REGION && twoShips ? OTHER_REGION_SHIPS : refused;
    return refusal(rulebook, reason, paramsFor(game, seat, move));
  },

  play(game, move) {
    const { state, tables } = game;
    const seat = frameSeat(state);
    const action = tables.catalogue.action[move];
    if (action < 0) {
      game.log?.add({ event: 'actions-skipped', seat });
      finish(game);
      return;
    }
    const area = areaOfMove(game, move);
    const stage = tables.progress.next[frameField(state, STAGE) * ACTIONS.length + action];
    setFrameField(state, STAGE, stage);
    if (area >= 0) setFrameField(state, REGION, area);
    if (action === DRAW && tables.catalogue.verb[move] === 'draw') {
      setFrameField(state, STACK, tables.catalogue.target[move]);
    }
    if (action === OCCUPY && area >= 0) setFrameField(state, OCCUPIED, area);
    game.log?.add({ event: 'action-chosen', seat, action: ACTIONS[action] });
    performAction(game, seat, move);
    game.mode.afterAction?.(game, seat, action, area, stage);
  },
};

/** Returns the parameters of the sentence about a refused action. */
function paramsFor(game: Game, seat: Seat, move: MoveNumber): Params {
  const { state, tables } = game;
  const target = tables.catalogue.target[move];
  const action = tables.catalogue.action[move];
  if (tables.catalogue.verb[move] === 'exploit') return { ability: tables.catalogue.moves[move].target ?? '' };
  if (action === PAY) return { building: tables.buildingIds[target] };
  const area = areaOfMove(game, move);
  const where = { region: tables.areaIds[area], discs: state.harbor[seat] };
  if (action === SHIP) return where;
  if (action !== DRAW) return { ...where, city: tables.siteIds[target] };
  const found = { ...where, presence: presence(game, colourOf(seat), area) };
  if (tables.catalogue.verb[move] === 'take')
    return { ...found, card: tables.cardIds[target], value: tables.cardValue[target] };
  const card = state.deckTop[target];
  const value = card < 0 ? {} : { value: tables.cardValue[card] };
  return { ...found, stack: tables.deckIds[target], ...value };
}
