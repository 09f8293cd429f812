/** Computes the features of a seat's cards: the glory held, and the value of the best cards that it could draw. */
import { type Game, HELD, type Seat, STATUSES } from '@windrose/engine';

interface CardFeatures {
  /** Glory icons of the cards held. */
  gloryHeld: number;
  /** Icons and glory of the best and the second-best card that the seat could draw now. */
  best: number;
  second: number;
}

const result: CardFeatures = { gloryHeld: 0, best: 0, second: 0 };

/** Returns an object that the next call overwrites. */
export function cardFeatures({ state, tables }: Game, seat: Seat): Readonly<CardFeatures> {
  const { deckArea, cardValue, cardGlory, cardIcons } = tables;
  result.gloryHeld = 0;
  result.best = 0;
  result.second = 0;
  const place = HELD + seat;
  for (let card = 0; card < cardGlory.length; card++) {
    if (state.cardPlace[card] === place) result.gloryHeld += cardGlory[card];
  }
  for (let deck = 0; deck < deckArea.length; deck++) {
    const card = state.deckTop[deck];
    const area = deckArea[deck];
    if (card < 0 || (!state.open[area] && !tables.drawInClosedRegions)) continue;
    if (state.presence[area * state.colours + seat] < cardValue[card]) continue;
    let value = cardGlory[card];
    for (let status = 0; status < STATUSES; status++) value += cardIcons[card * STATUSES + status];
    if (value > result.best) {
      result.second = result.best;
      result.best = value;
    } else if (value > result.second) result.second = value;
  }
  return result;
}
