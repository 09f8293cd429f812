/** Glory at the end, source by source (CL-END). It can be asked for at any time: what a player would score now. */
import { STATUSES } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import { HELD, NO_CARD } from '../game/state.ts';
import { controlledLinks } from './links.ts';

export interface Score {
  cities: number;
  links: number;
  /** By status id. */
  statuses: Record<string, number>;
  cards: number;
  buildings: number;
  /** For an empty free-Governor slot. */
  governorSlot: number;
  /** For discs in the harbor. */
  population: number;
  /** Zero or less. */
  slavery: number;
  total: number;
}

function cityGlory({ state, tables }: Game, seat: number): number {
  let glory = 0;
  for (let site = 0; site < state.siteOwner.length; site++) {
    if (state.siteOwner[site] === seat) glory += tables.siteGlory[site];
  }
  return glory;
}

function statusGlory({ state, tables }: Game, seat: number, status: number): number {
  return tables.gloryAt[state.status[seat * STATUSES + status]];
}

function cardGlory({ state, tables }: Game, seat: number): number {
  let glory = 0;
  for (let card = 0; card < state.cardPlace.length; card++) {
    if (state.cardPlace[card] === HELD + seat) glory += tables.cardGlory[card];
  }
  return glory;
}

function buildingGlory({ state, tables }: Game, seat: number): number {
  const start = seat * state.slots;
  let glory = 0;
  for (let i = start; i < start + state.built[seat]; i++) glory += tables.buildingGlory[state.buildings[i]];
  return glory;
}

function governorSlotGlory({ state, tables }: Game, seat: number): number {
  return state.freeSlot[seat] === NO_CARD ? tables.data.emptyGovernorSlotGlory : 0;
}

function populationGlory({ state, tables }: Game, seat: number): number {
  return Math.floor(state.harbor[seat] / tables.data.harborDiscsPerGlory);
}

/** The sum alone, without allocating. */
export function totalScore(game: Game, seat: number): number {
  let total = cityGlory(game, seat) + controlledLinks(game, seat) + cardGlory(game, seat) + buildingGlory(game, seat);
  for (let status = 0; status < STATUSES; status++) total += statusGlory(game, seat, status);
  return total + governorSlotGlory(game, seat) + populationGlory(game, seat) - game.state.aside[seat];
}

export function score(game: Game, seat: number): Score {
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
    total: totalScore(game, seat),
  };
}

/** Seats with the most glory; all who tie have won (CL-END-9). */
export function winners(game: Game): number[] {
  const totals = Array.from({ length: game.state.seats }, (_, seat) => totalScore(game, seat));
  const most = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === most ? [seat] : []));
}

/** Reports the final scoring. The state needs no change: an empty stack is the end of the game. */
export function finishGame(game: Game): void {
  const { log, state, tables } = game;
  if (log === null) return;
  log.add({ event: 'game-ended' });
  for (let player = 0; player < state.seats; player++) {
    const { cities, links, statuses, cards, buildings, governorSlot, population, slavery, total } = score(game, player);
    log.add({ event: 'score-item', player, category: 'cities', amount: cities });
    log.add({ event: 'score-item', player, category: 'links', amount: links });
    tables.statusIds.forEach((detail, status) => {
      const from = tables.shownAt[state.status[player * STATUSES + status]];
      log.add({ event: 'score-item', player, category: 'status', amount: statuses[detail], detail, from });
    });
    log.add({ event: 'score-item', player, category: 'cards', amount: cards });
    log.add({ event: 'score-item', player, category: 'buildings', amount: buildings });
    log.add({ event: 'score-item', player, category: 'governorSlot', amount: governorSlot });
    log.add({ event: 'score-item', player, category: 'population', amount: population });
    log.add({ event: 'score-item', player, category: 'slavery', amount: slavery });
    log.add({ event: 'score-total', player, total });
  }
  log.add({ event: 'winners-declared', players: winners(game) });
}
