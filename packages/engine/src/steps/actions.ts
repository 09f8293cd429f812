/** The five actions side by side: which of them has a target, which targets, why not, and what each does. */
import { ATTACK, DRAW, OCCUPY, PAY, SHIP } from '../edition/data.ts';
import type { Game } from '../game/game.ts';
import type { MoveList } from '../game/moves.ts';
import { ASSAULT, attack } from '../rules/attack.ts';
import { canDraw, draw, drawRefusal, listDraws } from '../rules/draw.ts';
import { OCCUPATION, occupy } from '../rules/occupy.ts';
import { listPayments, pay, payRefusal } from '../rules/pay.ts';
import { canShip, listShips, ship, shipRefusal } from '../rules/ship.ts';
import { anySite, listSites, siteRefusal } from '../rules/sites.ts';

/**
 * Which of the wanted actions (bit masks) have a target. `discs` are those left in the harbor for the action itself,
 * `payable` is the number of discs that a Payment could return.
 */
export function possibleActions(
  game: Game,
  seat: number,
  wanted: number,
  discs: number,
  payable: number,
  boundArea: number,
  boundDeck: number,
): number {
  let possible = 0;
  if (wanted & (1 << SHIP) && canShip(game, discs, boundArea)) possible |= 1 << SHIP;
  if (wanted & (1 << OCCUPY) && anySite(game, OCCUPATION, seat, discs, boundArea)) possible |= 1 << OCCUPY;
  if (wanted & (1 << ATTACK) && anySite(game, ASSAULT, seat, discs, boundArea)) possible |= 1 << ATTACK;
  if (wanted & (1 << PAY) && payable > 0) possible |= 1 << PAY;
  if (wanted & (1 << DRAW) && canDraw(game, seat, boundArea, boundDeck)) possible |= 1 << DRAW;
  return possible;
}

/** All moves that perform one of these actions. `payer` is the building at work, -1 for a token. */
export function listActions(
  game: Game,
  seat: number,
  actions: number,
  payer: number,
  boundArea: number,
  boundDeck: number,
  list: MoveList,
): void {
  const discs = game.state.harbor[seat];
  const { base } = game.tables.catalogue;
  if (actions & (1 << SHIP)) listShips(game, discs, boundArea, list);
  if (actions & (1 << OCCUPY)) listSites(game, OCCUPATION, seat, discs, boundArea, base.occupy, list);
  if (actions & (1 << ATTACK)) listSites(game, ASSAULT, seat, discs, boundArea, base.attack, list);
  if (actions & (1 << PAY)) listPayments(game, seat, payer, list);
  if (actions & (1 << DRAW)) listDraws(game, seat, boundArea, boundDeck, list);
}

/** Why an action cannot aim at a target; the action itself is one that may be performed. */
export function targetRefusal(
  game: Game,
  seat: number,
  action: number,
  target: number,
  payer: number,
  boundArea: number,
  boundDeck: number,
): number {
  const discs = game.state.harbor[seat];
  switch (action) {
    case SHIP:
      return shipRefusal(game, target, discs, boundArea);
    case OCCUPY:
      return siteRefusal(game, OCCUPATION, seat, target, discs, boundArea);
    case ATTACK:
      return siteRefusal(game, ASSAULT, seat, target, discs, boundArea);
    case PAY:
      return payRefusal(game, seat, target, payer);
    default:
      return drawRefusal(game, seat, target, boundArea, boundDeck);
  }
}

export function performAction(game: Game, seat: number, action: number, target: number): void {
  if (action === SHIP) ship(game, seat, target);
  else if (action === OCCUPY) occupy(game, seat, target);
  else if (action === ATTACK) attack(game, seat, target);
  else if (action === PAY) pay(game, seat, target);
  else draw(game, seat, target);
}

/** The area in which an action takes place; -1 for a Payment. */
export function areaOf(game: Game, action: number, target: number): number {
  const { tables } = game;
  switch (action) {
    case SHIP:
      return target;
    case OCCUPY:
    case ATTACK:
      return tables.siteArea[target];
    case DRAW:
      return tables.deckArea[target];
    default:
      return -1;
  }
}
