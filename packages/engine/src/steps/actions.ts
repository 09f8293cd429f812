/** The five actions: which of them have a target, their moves, why a move is refused, and what each does. */

import { ATTACK, DRAW, OCCUPY, PAY, SHIP } from '../edition/data.ts';
import type { Area, MoveNumber, Seat } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { EXPLOIT_NOT_IN_GAME } from '../game/reasons.ts';
import { colourOf } from '../game/state.ts';
import type { ActionScope } from '../rules/action-scope.ts';
import { ASSAULT, attack } from '../rules/attack.ts';
import { canDraw, draw, drawRefusal, listDraws, pileRefusal, takeFromPile } from '../rules/draw.ts';
import { OCCUPATION, occupy } from '../rules/occupy.ts';
import { listPayments, pay, payRefusal } from '../rules/pay.ts';
import { areaOfWaters, canShip, listShips, ship, shipRefusal } from '../rules/ship.ts';
import { anySite, listSites, siteRefusal } from '../rules/sites.ts';
import { offerMemorial } from './memorial.ts';

/** Returns which of the wanted actions (bit masks) have a target. */
export function possibleActions(game: Game, wanted: number, scope: ActionScope): number {
  let possible = 0;
  if (wanted & (1 << SHIP) && canShip(game, scope)) possible |= 1 << SHIP;
  if (wanted & (1 << OCCUPY) && anySite(game, OCCUPATION, scope)) possible |= 1 << OCCUPY;
  if (wanted & (1 << ATTACK) && anySite(game, ASSAULT, scope)) possible |= 1 << ATTACK;
  if (wanted & (1 << PAY) && scope.payable > 0) possible |= 1 << PAY;
  if (wanted & (1 << DRAW) && canDraw(game, scope)) possible |= 1 << DRAW;
  const { moreActions } = game.mode;
  if (moreActions !== undefined && scope.withAbilities)
    possible |= moreActions.possible(game, scope.seat, wanted & ~possible, scope.discs);
  return possible;
}

/** Lists all moves that perform one of these actions (a bit mask). */
export function listActions(game: Game, actions: number, scope: ActionScope, list: MoveList): void {
  const { base } = game.tables.catalogue;
  if (actions & (1 << SHIP)) listShips(game, scope, list);
  if (actions & (1 << OCCUPY)) listSites(game, OCCUPATION, scope, base.occupy, list);
  if (actions & (1 << ATTACK)) listSites(game, ASSAULT, scope, base.attack, list);
  if (actions & (1 << PAY)) listPayments(game, scope.seat, scope.payer, list);
  if (actions & (1 << DRAW)) listDraws(game, scope, list);
  if (scope.withAbilities) game.mode.moreActions?.list(game, scope.seat, actions, list);
}

/** Returns why a move that performs an action cannot be played; the action itself is one that may be performed. */
export function targetRefusal(game: Game, move: MoveNumber, scope: ActionScope): number {
  const { catalogue } = game.tables;
  const target = catalogue.target[move];
  if (isAbility(game, move)) return game.mode.moreActions?.refuse(game, scope.seat, move) ?? EXPLOIT_NOT_IN_GAME;
  switch (catalogue.action[move]) {
    case SHIP:
      return shipRefusal(game, target, scope);
    case OCCUPY:
      return siteRefusal(game, OCCUPATION, target, scope);
    case ATTACK:
      return siteRefusal(game, ASSAULT, target, scope);
    case PAY:
      return payRefusal(game, scope.seat, target, scope.payer);
    default:
      return takesFromPile(game, move) ? pileRefusal(game, target, scope) : drawRefusal(game, target, scope);
  }
}

/** Reports whether a move uses an ability in place of its action. */
function isAbility({ tables }: Game, move: MoveNumber): boolean {
  return tables.catalogue.verb[move] === 'exploit';
}

function takesFromPile({ tables }: Game, move: MoveNumber): boolean {
  return tables.discardPile && tables.catalogue.verb[move] === 'take';
}

export function performAction(game: Game, seat: Seat, move: MoveNumber): void {
  const { catalogue } = game.tables;
  const target = catalogue.target[move];
  const action = catalogue.action[move];
  if (isAbility(game, move)) game.mode.moreActions?.perform(game, seat, move);
  else if (action === SHIP) ship(game, seat, target);
  else if (action === OCCUPY) occupy(game, seat, target);
  else if (action === ATTACK) {
    const defender = game.state.siteOwner[target];
    attack(game, seat, target);
    offerMemorial(game, defender);
    offerMemorial(game, colourOf(seat));
  } else if (action === PAY) pay(game, seat, target);
  else if (takesFromPile(game, move)) takeFromPile(game, seat, target);
  else draw(game, seat, target);
}

/** The area in which a move takes place; -1 for a Payment. */
export function areaOfMove(game: Game, move: MoveNumber): Area {
  const { tables } = game;
  const target = tables.catalogue.target[move];
  if (isAbility(game, move)) return game.mode.moreActions?.area(game, move) ?? -1;
  switch (tables.catalogue.action[move]) {
    case SHIP:
      return areaOfWaters(game, target);
    case OCCUPY:
    case ATTACK:
      return tables.siteArea[target];
    case DRAW:
      return takesFromPile(game, move) ? tables.home : tables.deckArea[target];
    default:
      return -1;
  }
}
