/** A turn of the Action Phase: activate a building, spend a blue token, or pass (CL-ACT-1). */

import { PAY } from '../edition/data.ts';
import type { Building, Seat, Token } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import { moveDiscs, moveToken } from '../game/pieces.ts';
import { buildingPlace, harborOf, tokensOf } from '../game/places.ts';
import {
  BUILDING_NOT_OWNED,
  CIRCLE_OCCUPIED,
  LEGAL,
  MUST_TAKE_TURN,
  NO_ACTIVATION_DISC,
  NO_CIRCLE,
  NO_EFFECT,
  NOT_AN_ACTION_TOKEN,
  refusal,
  TOKEN_NOT_OWNED,
} from '../game/reasons.ts';
import { frameSeat, pop, push } from '../game/stack.ts';
import { colourOf } from '../game/state.ts';
import { ActionScope, UNBOUND } from '../rules/action-scope.ts';
import { governorSlotMatters, handLegal } from '../rules/cards.ts';
import { payableDiscs } from '../rules/pay.ts';
import { possibleActions } from './actions.ts';
import { checkCards } from './check-cards.ts';
import type { Decision } from './step.ts';
import { PERFORM } from './step-numbers.ts';

const scope = new ActionScope();

/** Returns the index of the first copy of a building with a free circle; -1 without one. */
function freeCopy(game: Game, seat: Seat, building: Building): number {
  const { state } = game;
  const start = seat * state.slots;
  for (let i = start; i < start + state.built[seat]; i++) {
    if (state.buildings[i] === building && !state.discs[i]) return i;
  }
  return -1;
}

function owns(game: Game, seat: Seat, building: Building): boolean {
  const { state } = game;
  const start = seat * state.slots;
  for (let i = start; i < start + state.built[seat]; i++) if (state.buildings[i] === building) return true;
  return false;
}

/**
 * Returns those of the wanted actions by which a turn can have an effect (CL-ACT-8) with `discs` discs left for the
 * action itself. A Payment finds a disc only if one was on a building before the activation (EC-18).
 */
function effects(game: Game, seat: Seat, wanted: number, discs: number): number {
  if (!game.options['rulings.requireEffect']) return wanted;
  const payments = wanted & (1 << PAY) ? payableDiscs(game, seat) : 0;
  scope.reset(seat, discs).payable = payments;
  return possibleActions(game, wanted, scope);
}

/** The activation disc comes from the harbor, so that it is not available for the action itself (EC-02, EC-07). */
function activationEffects(game: Game, seat: Seat, wanted: number): number {
  const discs = game.state.harbor[seat];
  return discs === 0 ? 0 : effects(game, seat, wanted, discs - 1);
}

function activateRefusal(game: Game, seat: Seat, building: Building): number {
  const { state, tables } = game;
  const stage = tables.buildingStage[building];
  if (!owns(game, seat, building)) return BUILDING_NOT_OWNED;
  if (stage < 0) return NO_CIRCLE;
  if (freeCopy(game, seat, building) < 0) return CIRCLE_OCCUPIED;
  if (state.harbor[seat] === 0) return NO_ACTIVATION_DISC;
  return activationEffects(game, seat, tables.progress.actions[stage]) === 0 ? NO_EFFECT : LEGAL;
}

function spendRefusal(game: Game, seat: Seat, token: Token): number {
  const { state, tables } = game;
  const stage = tables.tokenStage[token];
  if (stage < 0) return NOT_AN_ACTION_TOKEN;
  if (state.tokens[seat * state.tokenKinds + token] === 0) return TOKEN_NOT_OWNED;
  return effects(game, seat, tables.progress.actions[stage], state.harbor[seat]) === 0 ? NO_EFFECT : LEGAL;
}

export const turn: Decision = {
  id: 'turn',
  asks: true,
  fields: [],

  list(game, list) {
    const { state, tables } = game;
    const { buildings, discs, tokens, tokenKinds } = state;
    const { base } = tables.catalogue;
    const seat = frameSeat(state);
    const start = seat * state.slots;
    const end = start + state.built[seat];
    // Many buildings share an action, so each action is checked only once.
    let known = 0;
    let possible = 0;
    let seen = 0;
    for (let i = start; i < end; i++) {
      const building = buildings[i];
      const offered = tables.buildingActions[building];
      if (offered === 0 || discs[i] || seen & (1 << building)) continue;
      seen |= 1 << building;
      if ((offered & possible) === 0 && (offered & ~known) !== 0) {
        possible |= activationEffects(game, seat, offered & ~known);
        known |= offered;
      }
      if (offered & possible) list.add(base.activate + building);
    }
    // The same for tokens, which leave one more disc for the action.
    let onTokens = 0;
    for (let token = tables.firstActionToken; token < tokenKinds; token++) {
      if (tokens[seat * tokenKinds + token] !== 0) onTokens |= tables.tokenActions[token];
    }
    if (onTokens !== 0) {
      const usable = effects(game, seat, onTokens, state.harbor[seat]);
      for (let token = tables.firstActionToken; token < tokenKinds; token++) {
        if (tokens[seat * tokenKinds + token] === 0 || (tables.tokenActions[token] & usable) === 0) continue;
        list.add(base.spend + token - 1);
      }
    }
    list.add(base.pass);
  },

  whyNot(game, move) {
    const { state, tables } = game;
    const { catalogue, data } = tables;
    const seat = frameSeat(state);
    const target = catalogue.target[move];
    switch (catalogue.verb[move]) {
      case 'pass':
        return null;
      case 'activate': {
        const reason = activateRefusal(game, seat, target);
        return reason === LEGAL ? null : refusal(data.rulebook, reason, { building: tables.buildingIds[target] });
      }
      case 'spend': {
        const reason = spendRefusal(game, seat, target + 1);
        return reason === LEGAL ? null : refusal(data.rulebook, reason, { token: tables.tokenIds[target + 1] });
      }
      default:
        return refusal(data.rulebook, MUST_TAKE_TURN);
    }
  },

  play(game, move) {
    const { state, tables } = game;
    const { verb, target } = tables.catalogue;
    const seat = frameSeat(state);
    pop(state);
    switch (verb[move]) {
      case 'activate': {
        const building = target[move];
        state.harbor[seat] -= 1;
        state.discs[freeCopy(game, seat, building)] = 1;
        state.busy[seat] += 1;
        game.log?.add({
          event: 'building-activated',
          seat,
          building: tables.buildingIds[building],
          pieces: moveDiscs(colourOf(seat), harborOf(seat), buildingPlace(tables, seat, building)),
        });
        push(state, PERFORM, seat, tables.buildingStage[building], UNBOUND, UNBOUND, UNBOUND);
        return;
      }
      case 'spend': {
        const token = target[move] + 1;
        const index = seat * state.tokenKinds + token;
        state.tokens[index] -= 1;
        const id = tables.tokenIds[token];
        game.log?.add({ event: 'token-spent', seat, token: id, pieces: [moveToken(id, tokensOf(seat), null)] });
        push(state, PERFORM, seat, tables.tokenStage[token], UNBOUND, UNBOUND, UNBOUND);
        return;
      }
      default:
        state.passed[seat] = 1;
        game.log?.add({ event: 'player-passed', seat });
        if (!tables.discardPhase) checkCards(game, seat);
    }
  },

  /** A player who can only pass still decides if passing leads to a decision about cards (EC-115). */
  mayForce(game) {
    const { state } = game;
    const seat = frameSeat(state);
    return game.tables.discardPhase || (handLegal(game, seat) && !governorSlotMatters(game, seat));
  },
};
