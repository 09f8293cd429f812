/** Computes the features of a seat on the map: cities, links and half links, presence, tracks and Governors. */
import { type Area, colourOf, type Game, NO_SEAT, type Seat } from '@windrose/engine';

export interface BoardFeatures {
  cityGlory: number;
  /** Links that the seat controls. */
  links: number;
  /**
   * Links of which the seat owns one end, while the other end is free in an open area, free in a closed area, or owned
   * by another seat.
   */
  halfLinksFree: number;
  halfLinksClosed: number;
  halfLinksTaken: number;
  /** Regions with a disc of the seat, without the home area. */
  regions: number;
  presenceOpen: number;
  presenceClosed: number;
  presenceHome: number;
  /**
   * Closed regions in which no other seat has more discs on the track, each counted by the filled share of its track.
   */
  tracksLed: number;
  /** The same for regions that one more disc would open. */
  governorsNear: number;
  /** Free cities that the seat can occupy. */
  freeCities: number;
  /** Sites of other seats that the seat can attack, and own sites that others can attack. */
  attackable: number;
  exposed: number;
}

const result: BoardFeatures = {
  cityGlory: 0,
  links: 0,
  halfLinksFree: 0,
  halfLinksClosed: 0,
  halfLinksTaken: 0,
  regions: 0,
  presenceOpen: 0,
  presenceClosed: 0,
  presenceHome: 0,
  tracksLed: 0,
  governorsNear: 0,
  freeCities: 0,
  attackable: 0,
  exposed: 0,
};

/** Returns an object that the next call overwrites. */
export function boardFeatures(game: Game, seat: Seat): Readonly<BoardFeatures> {
  const { home, areaIds } = game.tables;
  const { open, presence, colours } = game.state;
  result.cityGlory = result.freeCities = result.attackable = result.exposed = 0;
  result.regions = result.presenceOpen = result.presenceClosed = result.presenceHome = 0;
  result.tracksLed = result.governorsNear = 0;
  for (let area = 0; area < areaIds.length; area++) {
    const discs = presence[area * colours + seat];
    if (area === home) result.presenceHome = discs;
    else {
      if (discs > 0) result.regions++;
      if (open[area]) result.presenceOpen += discs;
      else {
        result.presenceClosed += discs;
        if (discs > 0) readTrack(game, seat, area);
      }
    }
    if (open[area]) readSites(game, seat, area, area === home || discs > 0);
  }
  readLinks(game, seat);
  return result;
}

function readSites({ state, tables, seatOf }: Game, seat: Seat, area: Area, isPresent: boolean): void {
  let others = 0;
  for (let colour = 0; colour < state.seats; colour++) {
    if (colour !== seat && (area === tables.home || state.presence[area * state.colours + colour] > 0)) others++;
  }
  for (let site = tables.siteStart[area]; site < tables.siteStart[area + 1]; site++) {
    const owner = state.siteOwner[site];
    if (owner !== NO_SEAT && seatOf[owner] === seat) {
      result.cityGlory += tables.siteGlory[site];
      result.exposed += others;
    } else if (isPresent) {
      if (owner === NO_SEAT) result.freeCities++;
      else result.attackable++;
    }
  }
}

function readTrack({ state, tables }: Game, seat: Seat, area: Area): void {
  const start = tables.trackStart[area];
  const length = tables.trackStart[area + 1] - start;
  const filled = state.filled[area];
  const { colours, presence } = state;
  const own = presence[area * colours + seat];
  for (let colour = 0; colour < colours; colour++) {
    // In a closed region all discs are on the track.
    if (presence[area * colours + colour] > own) return;
  }
  result.tracksLed += filled / length;
  if (filled === length - 1) result.governorsNear++;
}

function readLinks({ state, tables, seatOf }: Game, seat: Seat): void {
  const { linkEnds, siteArea } = tables;
  const { siteOwner, open } = state;
  const own = colourOf(seat);
  let links = 0;
  let free = 0;
  let closed = 0;
  let taken = 0;
  for (let i = 0; i < linkEnds.length; i += 2) {
    let one = siteOwner[linkEnds[i]];
    let other = siteOwner[linkEnds[i + 1]];
    if (one === NO_SEAT && other === NO_SEAT) continue;
    // A seat may have discs of several colours.
    if (one !== NO_SEAT && seatOf[one] === seat) one = own;
    if (other !== NO_SEAT && seatOf[other] === seat) other = own;
    if (one === own) {
      if (other === own) links++;
      else if (other !== NO_SEAT) taken++;
      else if (open[siteArea[linkEnds[i + 1]]]) free++;
      else closed++;
    } else if (other === own) {
      if (one !== NO_SEAT) taken++;
      else if (open[siteArea[linkEnds[i]]]) free++;
      else closed++;
    }
  }
  result.links = links;
  result.halfLinksFree = free;
  result.halfLinksClosed = closed;
  result.halfLinksTaken = taken;
}
