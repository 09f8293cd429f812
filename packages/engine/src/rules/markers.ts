/** Discs in front of status tracks, which count like brown tokens. */

import type { Seat, Status } from '../edition/number-types.ts';
import { STATUSES } from '../edition/tables.ts';
import type { Game } from '../game/game.ts';
import { moveDiscs } from '../game/pieces.ts';
import { markerPlace } from '../game/places.ts';
import { colourOf } from '../game/state.ts';
import { type DiscSource, fromSupply } from './disc-source.ts';
import { changeStatus } from './status.ts';

/** Places a disc from the supply; with an empty supply nothing is gained. */
export function placeMarker(game: Game, seat: Seat, status: Status): void {
  if (game.state.supply[seat] === 0) return;
  game.state.supply[seat] -= 1;
  addMarker(game, seat, status);
}

/** Places a disc that has left its place elsewhere; `from` is null if another event has reported its move. */
export function addMarker(game: Game, seat: Seat, status: Status, from: DiscSource | null = fromSupply): void {
  const { tables } = game;
  const colour = colourOf(seat);
  game.log?.add({
    event: 'marker-placed',
    seat,
    status: tables.statusIds[status],
    pieces: from === null ? [] : moveDiscs(colour, from(game, colour), markerPlace(tables, seat, status)),
  });
  countMarker(game, seat, status);
}

/** Counts a disc that stays elsewhere. */
export function countMarker(game: Game, seat: Seat, status: Status): void {
  game.state.markers[seat * STATUSES + status] += 1;
  changeStatus(game, seat, status, 1, 'marker');
}
