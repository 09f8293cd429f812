/** Creates a game: sets it up and runs it to its first decision. */

import { settle } from '../api/settle.ts';
import type { Deck } from '../edition/number-types.ts';
import { type EditionTables, NO_TOKEN } from '../edition/tables.ts';
import { withExploits } from '../exploits/index.ts';
import { EventLog, type GameEvent } from '../game/events.ts';
import { Game, type Mode, STANDARD } from '../game/game.ts';
import type { Options } from '../game/options.ts';
import type { Setup } from '../game/setup.ts';
import { push } from '../game/stack.ts';
import { IN_STACK } from '../game/state.ts';
import { playersOf } from '../modes/index.ts';
import { findTop } from '../rules/cards.ts';
import { startRound } from '../steps/round.ts';
import { placeStartBuilding } from '../steps/start-building.ts';
import { SET_UP } from '../steps/step-numbers.ts';
import { tokenSpaces } from './setup.ts';

/**
 * Creates a game and returns it with all events before its first decision. Throws if the mode does not allow this
 * number of players.
 */
export function createGame(
  tables: EditionTables,
  players: number,
  options: Options,
  setup: Setup,
  mode: Mode = STANDARD,
): { game: Game; events: GameEvent[] } {
  const game = blankGame(tables, players, options, setup, mode);
  const log = new EventLog(game.state, null, 0);
  game.log = log;
  begin(game, setup);
  game.log = null;
  return { game, events: log.events };
}

/** Creates a game without events, for callers that create many. */
export function createSilentGame(
  tables: EditionTables,
  players: number,
  options: Options,
  setup: Setup,
  mode: Mode = STANDARD,
): Game {
  const game = blankGame(tables, players, options, setup, mode);
  begin(game, setup);
  return game;
}

function blankGame(tables: EditionTables, players: number, options: Options, setup: Setup, mode: Mode): Game {
  const { least, most } = playersOf(tables, mode.id);
  if (!Number.isInteger(players) || players < least || players > most) {
    const range = least === most ? String(least) : `${least} to ${most}`;
    throw new RangeError(`The ${mode.id} game of ${tables.data.id} is for ${range} players, not ${players}.`);
  }
  return new Game(tables, options, withExploits(mode, setup.exploits ?? [], tables, players), players);
}

function begin(game: Game, setup: Setup): void {
  const { state, tables, mode } = game;
  const exploits = mode.exploits === undefined ? {} : { exploits: [...mode.exploits] };
  game.log?.add({
    event: 'game-created',
    seat: null,
    edition: tables.data.id,
    mode: mode.id,
    players: state.players,
    ...exploits,
  });
  placeTokens(game, setup);
  prepareCards(game);
  state.supply.fill(tables.data.discs, 0, state.players);
  mode.moreColours?.forEach(({ discs }, i) => {
    state.supply[state.seats + i] = discs;
  });
  prepareBuildings(game, setup);
  state.open[tables.home] = 1;
  state.first = setup.first;
  game.log?.add({ event: 'first-player-chosen', seat: setup.first });
  mode.prepare?.(game, setup);
  if (tables.startBuildings > 1 || mode.setUp !== undefined) push(state, SET_UP, setup.first);
  else startRound(game);
  settle(game);
}

function placeTokens(game: Game, setup: Setup): void {
  const { state, tables } = game;
  const token = (space: string) => Math.max(NO_TOKEN, tables.tokenIds.indexOf(setup.tokens[space]));
  state.spaceToken.set(tables.spaceIds.map(token));
  state.siteToken.set(tables.siteIds.map(token));
  state.linkToken.set(tables.linkIds.map(token));
  for (const space of tokenSpaces(tables))
    game.log?.add({ event: 'token-placed', seat: null, space, token: setup.tokens[space] });
}

function prepareCards(game: Game): void {
  const { state, tables } = game;
  state.cardPlace.fill(IN_STACK);
  tables.deckIds.forEach((deck, d) => {
    findTop(game, d);
    const cards = tables.cardIds.slice(tables.deckStart[d], tables.deckStart[d + 1]);
    game.log?.add({ event: 'stack-prepared', seat: null, deck, cards: [...governorsOn(tables, d), ...cards] });
  });
}

/** A Governor is the top card of its stack (CL-SET-2), or beside it where closed regions allow Draws (AS-SET-4). */
function governorsOn({ cardIds, cardIsGovernor, cardDeck, drawInClosedRegions }: EditionTables, deck: Deck): string[] {
  return drawInClosedRegions ? [] : cardIds.filter((_, card) => cardIsGovernor[card] && cardDeck[card] === deck);
}

/**
 * The supply does not depend on the number of players (CL-SET-3). In editions without a choice all players get the
 * start building (CL-SET-4).
 */
function prepareBuildings(game: Game, setup: Setup): void {
  const { state, tables } = game;
  state.tiles.set(tables.buildingCopies);
  tables.buildingIds.forEach((id, building) => {
    const out = setup.topTiles !== undefined && tables.buildingLevel[building] === tables.topLevel;
    if (out && !setup.topTiles.includes(id)) state.tiles[building] = 0;
  });
  const counts = tables.buildingIds.map((id, building) => [id, state.tiles[building]] as const);
  game.log?.add({
    event: 'tiles-prepared',
    seat: null,
    tiles: Object.fromEntries(counts.filter(([, copies]) => copies > 0)),
  });
  if (tables.startBuildings > 1) return;
  for (let seat = 0; seat < state.players; seat++) placeStartBuilding(game, seat, 0);
}
