/** Names at one table: of its colours as the players gave them, and of all pieces in the reader's language. */
import type { EditionTables, Game } from '@windrose/engine';
import type { Action, Narrator } from '@windrose/narration/narrator.ts';
import type { Say } from '@windrose/narration/templates.ts';
import type { DiscMark } from '../pieces/disc-marks.ts';
import type { PieceNames } from '../pieces/piece-names.ts';
import type { SeatPlan } from '../play/saved-games.ts';
import type { Texts } from '../texts/languages.ts';
import { parseSpot, type Spot } from '../view/spots.ts';

const TONES = ['table.tone.0', 'table.tone.1', 'table.tone.2', 'table.tone.3', 'table.tone.4'] as const;

/** Of several colours that nobody has, each is called as it looks. */
export function colourNames(
  narrator: Narrator,
  say: Say<Texts>,
  game: Game,
  seats: readonly SeatPlan[],
  marks: readonly DiscMark[],
): (colour: number) => string {
  const { seats: taken, colours } = game.state;
  return (colour) => {
    const tone = colours - taken > 1 && colour >= taken ? marks[colour]?.tone : 'none';
    if (typeof tone === 'number') return say(TONES[tone]);
    return seats[colour]?.name || narrator.colour(game, colour);
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

/** What a spot of the chart is called, for those who do not see it. */
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
