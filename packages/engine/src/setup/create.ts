/** Sets a game up and takes it to its first decision. */

import { settle } from '../doors/settle.ts';
import { NO_TOKEN, type Tables } from '../edition/tables.ts';
import { EventLog, type GameEvent } from '../game/events.ts';
import { Game } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import { IN_STACK, State } from '../game/state.ts';
import { findTop } from '../rules/cards.ts';
import { changeIcons } from '../rules/status.ts';
import { startRound } from '../steps/round.ts';
import { type Setup, tokenSpaces } from './setup.ts';

/** A new game and everything that happened up to its first decision. */
export function createGame(
  tables: Tables,
  players: number,
  options: Options,
  setup: Setup,
): { game: Game; events: GameEvent[] } {
  const state = new State(tables, players);
  const game = new Game(tables, options, state);
  const log = new EventLog(state, null, 0);
  game.log = log;
  log.add({ event: 'game-created', edition: tables.data.id, players });
  placeTokens(game, setup);
  prepareCards(game);
  prepareBuildings(game);
  state.supply.fill(tables.data.discs);
  state.open[tables.home] = 1;
  state.first = setup.first;
  log.add({ event: 'first-player-chosen', player: setup.first });
  startRound(game);
  settle(game);
  game.log = null;
  return { game, events: log.events };
}

function placeTokens(game: Game, setup: Setup): void {
  const { state, tables } = game;
  const tokens = tokenSpaces(tables).map((space) => tables.tokenIds.indexOf(setup.tokens[space]));
  const sites = tables.spaceIds.length;
  const links = sites + tables.siteIds.length;
  state.spaceToken.set(tokens.slice(0, sites));
  state.siteToken.set(tokens.slice(sites, links));
  state.linkToken.set(tokens.slice(links));
  for (const [i, space] of tokenSpaces(tables).entries()) {
    if (tokens[i] === NO_TOKEN) continue;
    game.log?.add({ event: 'token-placed', space, token: tables.tokenIds[tokens[i]] });
  }
}

function prepareCards(game: Game): void {
  const { state, tables } = game;
  state.cardPlace.fill(IN_STACK);
  tables.deckIds.forEach((deck, d) => {
    findTop(game, d);
    const governors = tables.cardIds.filter((_, card) => tables.cardIsGovernor[card] && tables.cardDeck[card] === d);
    const cards = tables.cardIds.slice(tables.deckStart[d], tables.deckStart[d + 1]);
    game.log?.add({ event: 'stack-prepared', deck, cards: [...governors, ...cards] });
  });
}

/** The supply does not depend on the number of players (CL-SET-3); everybody has the start building, without a disc (CL-SET-6). */
function prepareBuildings(game: Game): void {
  const { state, tables } = game;
  state.tiles.set(tables.buildingCopies);
  const counts = tables.buildingIds.map((id, building) => [id, tables.buildingCopies[building]] as const);
  game.log?.add({ event: 'tiles-prepared', tiles: Object.fromEntries(counts.filter(([, copies]) => copies > 0)) });
  const start = tables.buildingLevel.indexOf(0);
  for (let seat = 0; seat < state.seats; seat++) {
    state.buildings[seat * state.slots] = start;
    state.built[seat] = 1;
    changeIcons(game, seat, tables.buildingIcons, start, 1, 'building');
  }
}
