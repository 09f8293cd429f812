/** The Opposition's procedure: for every occasion on which it acts, what it does (SOLO-OPP-4). */

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

/** A scheduled action: the first step that is possible; tokens that bring no point only if nothing else is (SOLO-OPP-3). */
function planAction(game: Game, colour: Colour): Plan {
  if (game.state.supply[colour] === 0) return planDraw(game, colour) ?? NOTHING;
  const best = planOccupation(game, colour) ?? planCompletion(game, colour);
  if (best !== null) return best;
  const plan = planShip(game, colour, false) ?? planBeside(game) ?? planDraw(game, colour);
  if (plan === null) return planShip(game, colour, true) ?? NOTHING;
  const skipped = passedOver(game, colour);
  return skipped.length > 0 ? { ...plan, passedOver: skipped } : plan;
}

/** What a blue token does: the actions it offers, of which a Ship is worth while only where it wins a Governor (SOLO-BON-3). */
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
