/** The names at a table: of colours as the players chose them, of pieces and places in the current language. */
import type { EditionTables, Game } from '@windrose/engine';
import type { Action, Narrator } from '@windrose/narration/narrator.ts';
import type { Say } from '@windrose/narration/templates.ts';
import type { DiscMark } from '../pieces/disc-marks.ts';
import type { PieceNames } from '../pieces/piece-names.ts';
import type { SeatPlan } from '../play/saved-games.ts';
import type { Texts } from '../texts/prepare-language.ts';
import { parseSpot, type Spot } from '../view/spots.ts';

const TONES = ['table.tone.0', 'table.tone.1', 'table.tone.2', 'table.tone.3', 'table.tone.4'] as const;

/** Neutral colours are named by their tone if there are several. */
export function colourNames(
  narrator: Narrator,
  say: Say<Texts>,
  game: Game,
  players: readonly SeatPlan[],
  marks: readonly DiscMark[],
): (colour: number) => string {
  const { seats, colours } = game.state;
  return (colour) => {
    const tone = colours - seats > 1 && colour >= seats ? marks[colour]?.tone : 'none';
    if (typeof tone === 'number') return say(TONES[tone]);
    return players[colour]?.name || narrator.colour(game, colour);
  };
}

export function pieceNames(narrator: Narrator, tables: EditionTables, colour: (colour: number) => string): PieceNames {
  return {
    status: (id) => narrator.status(id),
    building: (id) => narrator.building(id),
    card: (id) => narrator.card(tables, id),
    token: (id) => narrator.token(tables, id),
    action: (id) => narrator.action(tables.data.rulebook, id as Action),
    colour,
  };
}

/** Returns the name of an area or a site. */
export function placeName(narrator: Narrator, tables: EditionTables, id: string): string {
  return tables.areaIds.includes(id) ? narrator.area(id) : narrator.site(tables, id);
}

/** Returns the accessible name of a spot of the chart. */
export function spotName(narrator: Narrator, say: Say<Texts>, tables: EditionTables, spot: Spot): string {
  const parts = parseSpot(spot);
  switch (parts.kind) {
    case 'site':
      return narrator.site(tables, parts.id);
    case 'deck':
      return say('deck', { deck: narrator.deck(parts.id) });
    case 'track':
      return `${narrator.area(parts.id)}, ${say('track')}`;
    case 'space':
      return `${narrator.area(parts.region)} ${parts.number}`;
    default:
      return spot;
  }
}
