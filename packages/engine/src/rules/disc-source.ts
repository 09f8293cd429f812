/** Where a disc comes from that an action uses. Only events need to know it, so that it is a function: search never calls it. */
import type { Colour } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import { harborOf, type Place, supplyPlace } from '../game/places.ts';

export type DiscSource = (game: Game, colour: Colour) => Place;

/** The harbor of the seat with this colour. */
export const fromHarbor: DiscSource = (_, colour) => harborOf(colour as number);

export const fromSupply: DiscSource = ({ state }, colour) => supplyPlace(state, colour);
