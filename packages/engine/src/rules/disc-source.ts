/** The source of a disc that an action uses. It is a function because only events need it: search never calls it. */
import type { Colour } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import { harborOf, type Place, supplyPlace } from '../game/places.ts';

export type DiscSource = (game: Game, colour: Colour) => Place;

/** The harbor of the seat with this colour. */
export const fromHarbor: DiscSource = (_, colour) => harborOf(colour as number);

export const fromSupply: DiscSource = ({ state }, colour) => supplyPlace(state, colour);
