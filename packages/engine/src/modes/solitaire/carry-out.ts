/** Carries out the actions of the Opposition: discs and cards move, and gained tokens take effect. */
import type { Area, Colour, Site, Status, Token } from '../../edition/number-types.ts';
import { NO_TOKEN } from '../../edition/tables.ts';
import type { Game } from '../../game/game.ts';
import { moveDiscs, moveToken } from '../../game/pieces.ts';
import { sitePlace, supplyPlace, tokensOf } from '../../game/places.ts';
import { push } from '../../game/stack.ts';
import { displace, reportAttack } from '../../rules/attack.ts';
import { fromSupply } from '../../rules/disc-source.ts';
import { draw } from '../../rules/draw.ts';
import { claimLinks, liftLinkToken } from '../../rules/links.ts';
import { placeDisc } from '../../rules/occupy.ts';
import { claimSpace, nextSpace, openIfFull, placeBesideTrack } from '../../rules/ship.ts';
import { cardLimit, changeStatus } from '../../rules/status.ts';
import { gainToken, removeToken, tokenPlace } from '../../rules/tokens.ts';
import type { OppositionStep } from './events.ts';
import { resetMarker } from './ladder.ts';
import { HUMAN, OPPOSITION, OPPOSITION_ACTION } from './layout.ts';
import { OCCASIONS } from './occasions.ts';
import type { Occasion } from './plan.ts';
import { tokenOf } from './raids.ts';
import { isBlue } from './statuses.ts';

type Source = 'track' | 'city' | 'link';

/** Carries out a step of the Opposition on its target. */
export function carryOut(game: Game, step: OppositionStep, { colour }: Occasion, target: number): void {
  switch (step) {
    case 'occupy-linked':
    case 'occupy':
    case 'settle':
      occupy(game, colour, target);
      return;
    case 'complete-track':
    case 'ship':
      ship(game, colour, target);
      return;
    case 'ship-beside':
      game.state.supply[colour] -= 1;
      placeBesideTrack(game, colour, target, fromSupply);
      return;
    case 'draw':
      draw(game, OPPOSITION, target);
      return;
    case 'attack':
      attack(game, colour, target);
      return;
    case 'take-token':
      takeToken(game, target);
      return;
    case 'clear':
      clear(game, target);
      return;
    case 'nothing':
  }
}

/**
 * Returns whether a blue token is an action at once: tokens of cities and links are, those of tracks only in the harder
 * game, and none in the easier one (SOLO-BON-1, SOLO-DIF).
 */
function actsAtOnce({ options }: Game, from: Source): boolean {
  const difficulty = options['solo.difficulty'];
  return from === 'track' ? difficulty === 'harder' : difficulty !== 'easier';
}

/**
 * Collects the tokens that a colour of the Opposition gains; blue ones are spent in the order in which they were gained
 * (SOLO-TIE-5, SOLO-BON-2).
 */
class Gains {
  private readonly game: Game;
  private readonly colour: Colour;
  private readonly blue: number[] = [];

  constructor(game: Game, colour: Colour) {
    this.game = game;
    this.colour = colour;
  }

  /** Adds a token; `at` is the number of the space, site or link where it was. */
  add(token: Token, from: Source, at: number): void {
    const { game, colour } = this;
    if (token === NO_TOKEN) return;
    if (!isBlue(game, token)) {
      gainToken(game, OPPOSITION, token, from, at);
      return;
    }
    const id = game.tables.tokenIds[token];
    if (actsAtOnce(game, from)) {
      this.blue.push(token);
      game.log?.add({
        event: 'token-gained',
        seat: OPPOSITION,
        token: id,
        from,
        pieces: [moveToken(id, tokenPlace(game, from, at), 'pending')],
      });
    } else removeToken(game, token, from, at, colour);
  }

  spend(area: Area): void {
    const { game, colour } = this;
    const kind = OCCASIONS.indexOf('token');
    for (const token of this.blue.reverse()) push(game.state, OPPOSITION_ACTION, HUMAN, kind, colour, token, area);
  }
}

function occupy(game: Game, colour: Colour, site: Site): void {
  const { state, tables, log } = game;
  const gains = new Gains(game, colour);
  state.supply[colour] -= 1;
  log?.add({
    event: 'city-occupied',
    seat: OPPOSITION,
    colour,
    city: tables.siteIds[site],
    pieces: moveDiscs(colour, supplyPlace(state, colour), sitePlace(tables, site)),
  });
  gains.add(placeDisc(game, colour, site), 'city', site);
  claimLinks(game, colour, site, (_, owner, link) => gains.add(liftLinkToken(game, owner, link), 'link', link));
  gains.spend(tables.siteArea[site]);
}

function ship(game: Game, colour: Colour, area: Area): void {
  const gains = new Gains(game, colour);
  game.state.supply[colour] -= 1;
  const space = nextSpace(game, area);
  gains.add(claimSpace(game, colour, area, fromSupply), 'track', space);
  openIfFull(game, area, colour);
  gains.spend(area);
}

/** The Opposition attacks without a casualty (SOLO-BON-6). */
function attack(game: Game, colour: Colour, site: Site): void {
  const { state, tables } = game;
  const gains = new Gains(game, colour);
  reportAttack(game, colour, site);
  state.supply[colour] -= 1;
  displace(game, colour, site, fromSupply, (_, owner, link) =>
    gains.add(liftLinkToken(game, owner, link), 'link', link),
  );
  gains.spend(tables.siteArea[site]);
}

/**
 * Moves a brown token of the player to the Opposition; if that lowers the Card Limit after passing, it is checked again
 * (SOLO-SEQ-3).
 */
function takeToken(game: Game, status: Status): void {
  const { state, tables, log } = game;
  const token = tokenOf(game, status);
  const limit = cardLimit(game, HUMAN);
  state.tokens[HUMAN * state.tokenKinds + token] -= 1;
  state.tokens[OPPOSITION * state.tokenKinds + token] += 1;
  const id = tables.tokenIds[token];
  log?.add({
    event: 'token-taken',
    seat: OPPOSITION,
    fromSeat: HUMAN,
    token: id,
    pieces: [moveToken(id, tokensOf(HUMAN), tokensOf(OPPOSITION))],
  });
  changeStatus(game, HUMAN, status, -1, 'taken');
  changeStatus(game, OPPOSITION, status, 1, 'token');
  if (state.passed[HUMAN] && cardLimit(game, HUMAN) !== limit) state.handChanged[HUMAN] = 1;
}

/** Ends the set-up: removes a blue token and places the marker on the ladder (SOLO-SET-12). */
function clear(game: Game, site: Site): void {
  const { state, tables, log } = game;
  removeToken(game, state.siteToken[site], 'city', site, null);
  log?.add({ event: 'city-cleared', seat: null, city: tables.siteIds[site] });
  state.siteToken[site] = NO_TOKEN;
  resetMarker(game, state.round);
}
