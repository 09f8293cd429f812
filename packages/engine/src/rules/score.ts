/** The score: glory item by item (CL-END), of the final position or of any position as if the game ended there. */

import type { Rulebook } from '../edition/data.ts';
import type { Seat, Status } from '../edition/number-types.ts';
import { CITY_HALL, STATUSES } from '../edition/tables.ts';
import type { ScoreCategory } from '../game/events.ts';
import type { Game } from '../game/game.ts';
import { HELD, KEPT, NO_CARD, NO_SEAT } from '../game/state.ts';
import { controlledLinks } from './links.ts';

export interface Score {
  cities: number;
  links: number;
  /** Glory by status id. */
  statuses: Record<string, number>;
  cards: number;
  buildings: number;
  /** For an empty free-Governor slot. */
  governorSlot: number;
  /** For discs in the harbor. */
  population: number;
  /** Zero or less. */
  slavery: number;
  /** Glory from the mode, if it has any. */
  mode?: number;
  /** Glory of each exploit in the game. */
  exploits?: number[];
  total: number;
}

function cityGlory({ state, tables, seatOf }: Game, seat: Seat): number {
  let glory = 0;
  for (let site = 0; site < state.siteOwner.length; site++) {
    const owner = state.siteOwner[site];
    if (owner !== NO_SEAT && seatOf[owner] === seat) glory += tables.siteGlory[site];
  }
  return glory;
}

function statusGlory({ state, tables }: Game, seat: Seat, status: Status): number {
  return tables.gloryAt[state.status[seat * STATUSES + status]];
}

function cardGlory({ state, tables }: Game, seat: Seat): number {
  let glory = 0;
  for (let card = 0; card < state.cardPlace.length; card++) {
    const place = state.cardPlace[card];
    if (place === HELD + seat || place === KEPT + seat) glory += tables.cardGlory[card];
  }
  return glory;
}

function buildingGlory({ state, tables }: Game, seat: Seat): number {
  const start = seat * state.slots;
  let glory = 0;
  let cityHalls = 0;
  let draws = 0;
  for (let i = start; i < start + state.built[seat]; i++) {
    const building = state.buildings[i];
    glory += tables.buildingGlory[building];
    draws += tables.buildingDraws[building];
    if (tables.buildingSpecial[building] === CITY_HALL) cityHalls++;
  }
  // One glory for each Draw symbol on the owner's buildings (AS-SPB-2).
  return glory + cityHalls * draws;
}

function governorSlotGlory(game: Game, seat: Seat): number {
  const { state, tables, mode } = game;
  if (state.freeSlot[seat] !== NO_CARD) return 0;
  return seat < state.players ? tables.data.emptyGovernorSlotGlory : (mode.emptySlotGlory?.(game) ?? 0);
}

function populationGlory({ state, tables }: Game, seat: Seat): number {
  return Math.floor(state.harbor[seat] / tables.data.harborDiscsPerGlory);
}

/** Returns the glory of the mode and of the exploits together. */
function modeGlory(game: Game, seat: Seat): number {
  const { glory, exploitGlory } = game.mode;
  let sum = glory === undefined ? 0 : glory(game, seat);
  if (exploitGlory !== undefined) for (const each of exploitGlory(game, seat)) sum += each;
  return sum;
}

/** Returns the sum alone; in the standard game it allocates nothing. */
export function totalScore(game: Game, seat: Seat): number {
  let total = cityGlory(game, seat) + controlledLinks(game, seat) + cardGlory(game, seat) + buildingGlory(game, seat);
  for (let status = 0; status < STATUSES; status++) total += statusGlory(game, seat, status);
  total += governorSlotGlory(game, seat) + populationGlory(game, seat) - game.state.aside[seat];
  return total + modeGlory(game, seat);
}

export function score(game: Game, seat: Seat): Score {
  const { tables, state } = game;
  return {
    cities: cityGlory(game, seat),
    links: controlledLinks(game, seat),
    statuses: Object.fromEntries(tables.statusIds.map((id, status) => [id, statusGlory(game, seat, status)])),
    cards: cardGlory(game, seat),
    buildings: buildingGlory(game, seat),
    governorSlot: governorSlotGlory(game, seat),
    population: populationGlory(game, seat),
    slavery: -state.aside[seat] || 0,
    ...(game.mode.glory === undefined ? {} : { mode: game.mode.glory(game, seat) }),
    ...(game.mode.exploitGlory === undefined ? {} : { exploits: game.mode.exploitGlory(game, seat) }),
    total: totalScore(game, seat),
  };
}

/** Returns the seats with the most glory; all who tie have won (CL-END-9), unless the mode decides otherwise. */
export function winners(game: Game): Seat[] {
  if (game.mode.winners !== undefined) return game.mode.winners(game);
  const totals = Array.from({ length: game.state.seats }, (_, seat) => totalScore(game, seat));
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/**
 * The order of items in the rule books: Classic from the board to the player, Age of Sail as on its score sheet
 * (AS-END-7).
 */
const SHEETS: Readonly<Record<Rulebook, readonly ScoreCategory[]>> = {
  classic: [
    'cities',
    'links',
    'status',
    'cards',
    'buildings',
    'governorSlot',
    'population',
    'slavery',
    'mode',
    'exploit',
  ],
  'age-of-sail': [
    'exploit',
    'status',
    'cities',
    'links',
    'buildings',
    'cards',
    'governorSlot',
    'population',
    'slavery',
    'mode',
  ],
};

/** Reports the final scoring. The state needs no change: an empty stack is the end of the game. */
export function finishGame(game: Game): void {
  const { log, state, tables } = game;
  if (log === null) return;
  log.add({ event: 'game-ended', seat: null });
  for (let seat = 0; seat < state.seats; seat++) {
    const found = score(game, seat);
    for (const category of SHEETS[tables.data.rulebook]) {
      for (const item of itemsOf(game, seat, found, category)) {
        log.add({ event: 'score-item', seat, category, ...item });
      }
    }
    log.add({ event: 'score-total', seat, total: found.total });
  }
  log.add({ event: 'winners-declared', seat: null, players: winners(game) });
  const victory = game.mode.victory?.(game);
  if (victory !== undefined) log.add({ event: 'victory-graded', seat: null, ...victory });
}

interface Item {
  amount: number;
  detail?: string;
  /** The space that the marker of a status shows. */
  from?: number;
}

/**
 * Returns the items of a category: one for each status and each exploit, one for each other category, none for the mode
 * without one.
 */
function itemsOf({ state, tables, mode }: Game, player: Seat, found: Score, category: ScoreCategory): Item[] {
  if (category === 'status') {
    return tables.statusIds.map((detail, status) => {
      const from = tables.shownAt[state.status[player * STATUSES + status]];
      return { amount: found.statuses[detail], detail, from };
    });
  }
  if (category === 'exploit') {
    const { exploits = [] } = found;
    return (mode.exploits ?? []).map((detail, i) => ({ amount: exploits[i], detail }));
  }
  const amount = found[category];
  return amount === undefined ? [] : [{ amount }];
}
