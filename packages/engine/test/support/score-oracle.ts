/**
 * A second implementation of the score, from the text of a position and the edition data, for comparison with the
 * engine.
 */
import type { EditionData, Position } from '../../src/index.ts';

/** Exploits are excluded: they have tests of their own. */
export function countGlory(position: Position, data: EditionData, seat: number): number {
  const own = position.seats[seat];
  const board = data.boards.find(({ id }) => id === position.board) ?? data.boards[0];
  // In solitaire the Opposition, which has no discs of its own seat, has all other colours.
  const isOpposition = own.kept !== undefined;
  const owner = (site: string) => position.cities[site].disc;
  const holds = (site: string) => (isOpposition ? Number(owner(site)) > seat : owner(site) === seat);
  let glory = 0;
  // Fleets give nothing themselves, but are ends of links.
  for (const area of board.areas) for (const city of area.cities) if (holds(city.id)) glory += city.glory;
  for (const { ends } of board.links) if (holds(ends[0]) && owner(ends[0]) === owner(ends[1])) glory += 1;

  const tiles = [...data.startBuildings, ...data.buildings];
  const buildings = own.buildings.map(({ id }) => tiles.find((tile) => tile.id === id)!);
  const cardOf = (id: string) => {
    const deck = data.decks.find(
      (each) => id.startsWith(`${each.id}-`) && !id.slice(each.id.length + 1).includes('-'),
    )!;
    const value = id.slice(deck.id.length + 1);
    return value === 'governor' ? deck.governor! : deck.cards.find((card) => String(card.value) === value)!;
  };
  const cards = own.cards.map(cardOf);
  for (const status of Object.values(data.statuses)) {
    let score = (own.tokens[status] ?? 0) + (own.markers?.[status] ?? 0);
    for (const { icons } of [...buildings, ...cards]) score += icons[status] ?? 0;
    score = Math.min(score, data.tracks.cap ?? score);
    while (score > 0 && score < data.tracks.gloryOnEverySpaceFrom && !data.tracks.glorySpaces.includes(score)) score--;
    glory += score;
  }
  for (const { icons } of [...cards, ...(own.kept ?? []).map(cardOf)]) glory += icons.glory ?? 0;
  const draws = buildings.flatMap(({ actions }) => actions.flat()).filter((action) => action === 'draw').length;
  for (const building of buildings) {
    glory += building.glory;
    if ('special' in building && building.special === 'city-hall') glory += draws;
  }
  const emptySlot = isOpposition
    ? Number(position.options['rulings.solo.oppEmptyGovernor'] ?? 0)
    : data.emptyGovernorSlotGlory;
  if (own.freeSlot === null) glory += emptySlot;
  glory += position.numbers?.neutralReserve?.[seat] ?? 0;
  return glory + Math.floor(own.harbor / data.harborDiscsPerGlory) - own.aside.length;
}
