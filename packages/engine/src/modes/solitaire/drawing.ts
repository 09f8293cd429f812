/** Which card the Opposition draws: the one that advances its statuses most (SOLO-DRAW). */
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

/** Stacks from which a colour can draw: its own discs count (SOLO-DRAW-1). */
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

/** The last step of the procedure: where the colour has most discs (SOLO-OPP-E). */
export function planDraw(game: Game, colour: Colour): Plan | null {
  const { deckArea } = game.tables;
  return plan(game, legalDraws(game, colour), (choice) => {
    choice.most('most-discs', (deck) => presence(game, colour, deckArea[deck]));
  });
}

/** The Draw of a blue token: where it was won, if that is possible (SOLO-BON-5). */
export function planTokenDraw(game: Game, colour: Colour, area: Area): Plan | null {
  return plan(game, legalDraws(game, colour), (choice) => {
    choice.prefer('where-won', (deck) => game.tables.deckArea[deck] === area);
  });
}

/** The bonus Draw: any stack (SOLO-BDR-2). */
export function planBonusDraw(game: Game, colour: Colour): Plan | null {
  return plan(game, legalDraws(game, colour), () => {});
}

/** The greatest advance, then what stays within the tracks, then the most for the least advanced status (SOLO-DRAW-2, SOLO-DRAW-3). */
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
