/** The Opposition's procedure: plans its action for every occasion on which it acts (SOLO-OPP-4). */

import { ATTACK, DRAW, OCCUPY, PAY, SHIP } from '../../edition/data.ts';
import type { Area, Colour, Token } from '../../edition/number-types.ts';
import type { Game } from '../../game/game.ts';
import { Choice, type Plan } from './choice.ts';
import { planBonusDraw, planDraw, planTokenDraw } from './drawing.ts';
import type { OppositionOccasion } from './events.ts';
import { planOccupation } from './occupation.ts';
import { planAttack, planTaking } from './raids.ts';
import { planClearing, planSettling } from './settling.ts';
import { passedOver, planBeside, planCompletion, planShip } from './shipping.ts';

/** Why the Opposition acts: the occasion, the colour, and the blue token with the area where it was won. */
export interface Occasion {
  readonly kind: OppositionOccasion;
  readonly colour: Colour;
  readonly token: Token;
  readonly area: Area;
}

const NOTHING: Plan = { step: 'nothing', choice: new Choice([]) };

export function planFor(game: Game, { kind, colour, token, area }: Occasion): Plan {
  switch (kind) {
    case 'action':
      return planAction(game, colour);
    case 'token':
      return planToken(game, colour, token, area);
    case 'bonus-draw':
      return planBonusDraw(game, colour) ?? NOTHING;
    case 'settle':
      return planSettling(game, colour);
    case 'clear':
      return planClearing(game);
  }
}

/**
 * Plans a scheduled action: the first possible step; tracks without a gain only if nothing else is possible
 * (SOLO-OPP-3).
 */
function planAction(game: Game, colour: Colour): Plan {
  if (game.state.supply[colour] === 0) return planDraw(game, colour) ?? NOTHING;
  const best = planOccupation(game, colour) ?? planCompletion(game, colour);
  if (best !== null) return best;
  const plan = planShip(game, colour, false) ?? planBeside(game) ?? planDraw(game, colour);
  if (plan === null) return planShip(game, colour, true) ?? NOTHING;
  const skipped = passedOver(game, colour);
  return skipped.length > 0 ? { ...plan, passedOver: skipped } : plan;
}

/** Plans the use of a blue token: one of its actions; a Ship only where it wins a Governor (SOLO-BON-3). */
function planToken(game: Game, colour: Colour, token: Token, area: Area): Plan {
  const { tables, state } = game;
  const offered = tables.progress.actions[tables.tokenStage[token]];
  const offers = (action: number) => (offered & (1 << action)) !== 0;
  const hasDisc = state.supply[colour] > 0;
  return (
    (hasDisc && offers(SHIP) ? planCompletion(game, colour) : null) ??
    (hasDisc && offers(OCCUPY) ? planOccupation(game, colour) : null) ??
    (hasDisc && offers(ATTACK) ? planAttack(game, colour) : null) ??
    (offers(PAY) ? planTaking(game) : null) ??
    (offers(DRAW) ? planTokenDraw(game, colour, area) : null) ??
    NOTHING
  );
}
