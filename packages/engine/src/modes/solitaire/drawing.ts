/** The card that the Opposition draws: the one that advances its statuses most (SOLO-DRAW). */
import type { Area, Colour, Deck, Status } from '../../edition/number-types.ts';
import { STATUSES } from '../../edition/tables.ts';
import type { Game } from '../../game/game.ts';
import { LEGAL } from '../../game/reasons.ts';
import { ActionScope } from '../../rules/action-scope.ts';
import { drawRefusal } from '../../rules/draw.ts';
import { presence } from '../../rules/presence.ts';
import { Choice, type Plan } from './choice.ts';
import { OPPOSITION } from './layout.ts';
import { groups, room } from './statuses.ts';

const scope = new ActionScope();

/** Returns the stacks from which a colour can draw with its own discs (SOLO-DRAW-1). */
function legalDraws(game: Game, colour: Colour): number[] {
  scope.reset(OPPOSITION, 0, colour);
  return [...game.tables.deckIds.keys()].filter((deck) => drawRefusal(game, deck, scope) === LEGAL);
}

function plan(game: Game, decks: readonly number[], order: (choice: Choice) => void): Plan | null {
  if (decks.length === 0) return null;
  const choice = new Choice(decks);
  order(choice);
  preferCards(game, choice);
  return { step: 'draw', choice };
}

/** Plans the last step of the procedure: a Draw where the colour has most discs (SOLO-OPP-E). */
export function planDraw(game: Game, colour: Colour): Plan | null {
  const { deckArea } = game.tables;
  return plan(game, legalDraws(game, colour), (choice) => {
    choice.most('most-discs', (deck) => presence(game, colour, deckArea[deck]));
  });
}

/** Plans the Draw of a blue token: in the area where it was won, if possible (SOLO-BON-5). */
export function planTokenDraw(game: Game, colour: Colour, area: Area): Plan | null {
  return plan(game, legalDraws(game, colour), (choice) => {
    choice.prefer('where-won', (deck) => game.tables.deckArea[deck] === area);
  });
}

/** Plans the bonus Draw, from any stack (SOLO-BDR-2). */
export function planBonusDraw(game: Game, colour: Colour): Plan | null {
  return plan(game, legalDraws(game, colour), () => {});
}

/**
 * Prefers the greatest advance, then cards that stay within the tracks, then the greatest advance of the least advanced
 * status (SOLO-DRAW-2, SOLO-DRAW-3).
 */
function preferCards(game: Game, choice: Choice): void {
  const { state, tables } = game;
  const icons = (deck: Deck, status: Status) => tables.cardIcons[state.deckTop[deck] * STATUSES + status];
  const statuses = Array.from({ length: STATUSES }, (_, status) => status);
  const advance = (deck: Deck) =>
    statuses.reduce((sum, status) => sum + Math.min(icons(deck, status), room(game, status)), 0);
  choice.most('greatest-advance', advance);
  choice.prefer('within-tracks', (deck) => statuses.every((status) => icons(deck, status) <= room(game, status)));
  for (const group of groups(game)) {
    choice.most('least-advanced', (deck) => group.reduce((sum, status) => sum + icons(deck, status), 0));
  }
}
