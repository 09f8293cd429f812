/** Opening a region and awarding its Governor (CL-ACT-SHIP-5 and 6, AS-ACT-SAIL-3 and 4). */

import type { Area, Card, Colour } from '../edition/number-types.ts';
import { type Game, ownerOf } from '../game/game.ts';
import { moveCard } from '../game/pieces.ts';
import { governorPlace } from '../game/places.ts';
import { NO_SEAT, NO_SPACE, REMOVED } from '../game/state.ts';
import { takeCard } from './cards.ts';

/** Opens a region when the last space of its track was claimed (CL-ACT-SHIP-8). */
export function openRegion(game: Game, area: Area, colour: Colour): void {
  game.state.open[area] = 1;
  game.log?.add({ event: 'region-opened', seat: ownerOf(game, colour), colour, region: game.tables.areaIds[area] });
  game.mode.afterOpening?.(game, area);
  awardGovernor(game, area);
}

/** Returns the colour with most discs on a full track; among equals the one whose disc is nearest the stack (EC-28). */
export function leader(game: Game, area: Area): Colour {
  const { state, tables } = game;
  let winner: Colour = NO_SEAT;
  let most = 0;
  // From the stack outwards: of several colours with the same count the first to reach it is the nearest.
  for (let space = tables.trackStart[area + 1] - 1; space >= tables.trackStart[area]; space--) {
    const owner = state.spaceOwner[space];
    if (owner === winner || owner === NO_SPACE) continue;
    const count = discsOnTrack(game, area, owner);
    if (count > most) {
      winner = owner;
      most = count;
    }
  }
  return winner;
}

function awardGovernor(game: Game, area: Area): void {
  const { state, tables } = game;
  const governor = tables.areaGovernor[area];
  const winner = leader(game, area);
  if (game.log !== null) {
    const counts = Array.from({ length: state.colours }, (_, colour) => discsOnTrack(game, area, colour));
    const tieBreak = counts.filter((count) => count === counts[winner]).length > 1;
    const about = { seat: ownerOf(game, winner), colour: winner, region: tables.areaIds[area] };
    game.log.add({ event: 'governor-awarded', ...about, counts, tieBreak });
  }
  const seat = game.seatOf[winner];
  if (seat !== NO_SEAT) takeCard(game, seat, governor, 'governor');
  else removeGovernor(game, area, winner, governor);
}

/** Removes a Governor that a colour without a board has won (C2-SHIP-3, S2-NEU-12, SF-SAIL-2). */
function removeGovernor(game: Game, area: Area, winner: Colour, governor: Card): void {
  const { tables } = game;
  game.state.cardPlace[governor] = REMOVED;
  game.log?.add({
    event: 'governor-removed',
    seat: null,
    colour: winner,
    region: tables.areaIds[area],
    pieces: [moveCard(tables.cardIds[governor], governorPlace(tables, governor), 'removed')],
  });
}

function discsOnTrack(game: Game, area: Area, colour: Colour): number {
  const { state, tables } = game;
  let count = 0;
  for (let space = tables.trackStart[area]; space < tables.trackStart[area + 1]; space++) {
    if (state.spaceOwner[space] === colour) count++;
  }
  return count;
}
