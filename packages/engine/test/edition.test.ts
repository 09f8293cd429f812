/** Edition data from outside: every fault is found where it is, all of them at once, and what is loaded belongs to the engine. */
import { describe, expect, test } from 'vitest';
import ageOfSail from '../src/edition/data/age-of-sail.json' with { type: 'json' };
import classic from '../src/edition/data/classic.json' with { type: 'json' };
import { boardsFor, EDITIONS, edition, type Fault, InputError, loadEdition, onBoard } from '../src/index.ts';
import { drop, get, type Loose, set } from './support/json.ts';

type Change = (data: Loose) => void;

const to =
  (path: string, value: unknown): Change =>
  (data) =>
    set(data, path, value);
const without =
  (path: string): Change =>
  (data) =>
    drop(data, path);
const also =
  (path: string, entry: unknown): Change =>
  (data) =>
    get(data, path).push(entry);
const all =
  (...changes: Change[]): Change =>
  (data) => {
    for (const change of changes) change(data);
  };

/** The data of an edition with a change, under an id of its own: the facts of the edition do not bind a variant. */
function variant(change: Change, id = 'variant', from: Loose = classic): Loose {
  const data: Loose = structuredClone(from);
  data.id = id;
  change(data);
  return data;
}

function faultsOf(value: unknown): readonly Fault[] {
  try {
    loadEdition(value);
  } catch (error) {
    if (error instanceof InputError) return error.faults;
    throw error;
  }
  return [];
}

function told(value: unknown): string[] {
  return faultsOf(value).map(({ path, message }) => `${path}: ${message}`);
}

/** What is broken, how, and all that must be said about it. */
type Case = [what: string, change: Change, ...faults: string[]];

const SHAPES: Case[] = [
  ['a missing key', without('rounds'), 'rounds: is missing'],
  [
    'a key missing deep inside',
    without('boards[0].areas[1].cities[1].glory'),
    'boards[0].areas[1].cities[1].glory: is missing',
    'boards[0].areas[1].cities[1].grades.glory: grades a key that is not there',
  ],
  ['a key without a value', to('discs', undefined), 'discs: is missing'],
  ['an unknown key', to('colour', 'red'), 'colour: is not a known key'],
  ['an unknown key deep inside', to('decks[2].cards[0].cost', 1), 'decks[2].cards[0].cost: is not a known key'],
  ['a text for a number', to('discs', '30'), 'discs: must be a whole number from 5 to 100, not "30"'],
  ['a fraction', to('rounds', 6.5), 'rounds: must be a whole number from 1 to 20, not 6.5'],
  [
    'a number for a text',
    to('boards[0].areas[0].cities[0].name', 7),
    'boards[0].areas[0].cities[0].name: must be a text, not 7',
  ],
  ['a number for yes or no', to('decks[7].slavery', 1), 'decks[7].slavery: must be true or false, not 1'],
  ['a list for an object', to('players', [3, 5]), 'players: must be an object, not a list'],
  [
    'an object for a list',
    to('boards[0].links', {}),
    'boards[0].links: must be a list, not an object',
    'boards[0]: has 66 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
  ['a gap in a list', to('tracks.growth[2]', undefined), 'tracks.growth[2]: is missing'],
  ['null for an object', to('decks[3].cards[0]', null), 'decks[3].cards[0]: must be an object, not null'],
  [
    'an object that cannot be shown',
    to('rounds', { toString: 1 }),
    'rounds: must be a whole number from 1 to 20, not an object',
  ],
  ['another format', to('format', 2), 'format: must be 1, not 2'],
  ['an unknown rule book', to('rulebook', 'chess'), 'rulebook: must be one of classic, age-of-sail, not "chess"'],
  [
    'a place that is not on earth',
    to('boards[0].areas[0].cities[0].lat', 91),
    'boards[0].areas[0].cities[0].lat: must be a number from -90 to 90, not 91',
  ],
  ['too many players', to('players.most', 6), 'players.most: must be a whole number from 3 to 5, not 6'],
  [
    'fewer players at most than at least',
    to('players', { least: 4, most: 3 }),
    'players.most: must be a whole number from 4 to 5, not 3',
  ],
  [
    'fewer building spaces than rounds',
    to('buildingSpaces', 6),
    'buildingSpaces: must be at least the number of rounds, 7',
  ],
];

const IDS: Case[] = [
  [
    'something that is no id',
    to('tokens[0].id', 'Industry Token'),
    'tokens[0].id: "Industry Token" is not an id: lower-case words joined by hyphens',
  ],
  [
    'an edition id that is none',
    to('id', 'my edition'),
    'id: "my edition" is not an id: lower-case words joined by hyphens',
  ],
  ['the id that means no token', to('tokens[0].id', 'none'), 'tokens[0].id: a token cannot be called none'],
  ['an id that the language keeps', to('decks[6].id', 'constructor'), 'decks[6].id: "constructor" cannot be an id'],
  ['a token id used twice', to('tokens[5].id', 'ship-draw'), 'tokens[5].id: "ship-draw" is used twice'],
  ['a building id used twice', to('buildings[3].id', 'market'), 'buildings[3].id: "market" is used twice'],
  [
    'a building called like the start building',
    to('buildings[0].id', 'colonial-house'),
    'buildings[0].id: "colonial-house" is used twice',
  ],
  ['a deck id used twice', to('decks[1].id', 'africa'), 'decks[1].id: "africa" is used twice'],
  [
    'a city id used twice, in two areas',
    to('boards[0].areas[5].cities[0].id', 'london'),
    'boards[0].areas[5].cities[0].id: "london" is used twice',
    'boards[0].links[14].ends[1]: there is no city "surat"',
    'boards[0].links[24].ends[0]: there is no city "surat"',
  ],
  [
    'an area id used twice',
    to('boards[0].areas[6].id', 'india'),
    'boards[0].areas[6].id: "india" is used twice',
    'decks[5].area: there is no area "far-east"',
  ],
  [
    'a link to a city that is not there',
    to('boards[0].links[2].ends[1]', 'atlantis'),
    'boards[0].links[2].ends[1]: there is no city "atlantis"',
  ],
  [
    'a link from a city to itself',
    to('boards[0].links[2].ends[1]', 'london'),
    'boards[0].links[2].ends: joins a city with itself',
  ],
  [
    'a link that is there already, the other way round',
    to('boards[0].links[2].ends', ['paris', 'london']),
    'boards[0].links[2].ends: joins two cities that are joined already',
  ],
  ['a link with three ends', also('boards[0].links[2].ends', 'rome'), 'boards[0].links[2].ends: must name two cities'],
  [
    'a deck in an area that is not there',
    to('decks[7].area', 'atlantis'),
    'decks[7].area: there is no area "atlantis"',
  ],
  [
    'a token for a status that is not there',
    to('tokens[2].status', 'wealth'),
    'tokens[2].status: must be one of industry, culture, finance, politics, not "wealth"',
  ],
  [
    'an icon for a status that is not there',
    to('buildings[3].icons.wealth', 1),
    'buildings[3].icons.wealth: is not one of industry, culture, finance, politics',
  ],
  [
    'glory among the icons of a building',
    to('buildings[3].icons.glory', 1),
    'buildings[3].icons.glory: is not one of industry, culture, finance, politics',
  ],
];

const COMPONENTS: Case[] = [
  [
    'a track shorter than the thresholds',
    without('tracks.salary[4]'),
    'tracks.salary: must have one entry for each of the 5 thresholds, not 4',
  ],
  [
    'a threshold out of order',
    to('tracks.thresholds[2]', 2),
    'tracks.thresholds[2]: must be greater than the one before',
  ],
  ['a first threshold above 0', to('tracks.thresholds[0]', 1), 'tracks.thresholds[0]: must be 0'],
  [
    'glory spaces out of order',
    to('tracks.glorySpaces', [0, 4, 2, 7]),
    'tracks.glorySpaces[2]: must be greater than the one before',
  ],
  [
    'fewer tokens than spaces',
    to('tokens[0].count', 16),
    'boards[0]: has 95 spaces for tokens (tracks, cities and links), but there are 94 tokens',
  ],
  [
    'more tokens than spaces',
    without('boards[0].links[0]'),
    'boards[0]: has 94 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
  [
    'a track with too few spaces',
    to('boards[0].areas[1].track', 3),
    'boards[0].areas[1].track: must be a whole number from 4 to 20, not 3',
    'boards[0]: has 93 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
  [
    'a token with a status and actions',
    to('tokens[0].actions', [['pay']]),
    'tokens[0]: must have either a status or actions',
  ],
  ['a token with neither', without('tokens[0].status'), 'tokens[0]: must have either a status or actions'],
  [
    'a brown token after the blue ones',
    (data) => data.tokens.push(...data.tokens.splice(0, 1)),
    'tokens[7]: must come before the tokens with actions',
  ],
  ['a token without any action', to('tokens[6].actions', []), 'tokens[6].actions: must have at least one step'],
  [
    'an unknown action',
    to('buildings[0].actions[0][0]', 'trade'),
    'buildings[0].actions[0][0]: must be one of ship, occupy, attack, pay, draw, not "trade"',
  ],
  [
    'a step without an action',
    to('buildings[0].actions[0]', []),
    'buildings[0].actions[0]: must have at least 1 entry',
  ],
  [
    'an action twice in a step',
    to('buildings[0].actions[0]', ['draw', 'draw']),
    'buildings[0].actions[0][1]: is named twice in one step',
  ],
  [
    'more than three steps',
    to('buildings[0].actions', [['draw'], ['draw'], ['draw'], ['draw']]),
    'buildings[0].actions: has more than three steps',
  ],
  [
    'a level above the highest',
    to('buildings[0].level', 6),
    'buildings[0].level: must be a whole number from 1 to 5, not 6',
  ],
  ['no start building', to('startBuildings', []), 'startBuildings: must have at least 1 entry'],
  [
    'more kinds of buildings than there is room for',
    (data) => {
      for (let i = 0; i < 16; i++) data.buildings.push({ ...data.buildings[0], id: `market-${i}` });
    },
    'buildings: there may be at most 31 kinds, start buildings included',
  ],
  [
    'more kinds of tokens than there is room for',
    (data) => {
      data.tokens[0].count -= 16;
      for (let i = 0; i < 16; i++) data.tokens.unshift({ id: `industry-${i}`, count: 1, status: 'industry' });
    },
    'tokens: there may be at most 20 kinds',
  ],
  [
    'more cities than there is room for',
    (data) => {
      const { cities } = data.boards[0].areas[0];
      for (let i = 0; i < 74; i++) cities.push({ ...cities[0], id: `london-${i}` });
      data.tokens[0].count += 74;
    },
    'boards[0].areas: there may be at most 100 cities',
  ],
  [
    'more decks than there is room for',
    (data) => {
      for (let i = 0; i < 13; i++)
        data.decks.push({ ...data.decks[6], id: `europe-${i}`, cards: [{ value: 0, icons: {} }] });
    },
    'decks: there may be at most 20',
  ],
  [
    'more icons of a status than there is room for',
    all(to('buildings[2].copies', 20), to('buildings[2].icons.industry', 9)),
    'statuses: industry has 236 icons in all, more than 127',
  ],
  [
    'no icon at all',
    to('buildings[2].icons.industry', 0),
    'buildings[2].icons.industry: must be a whole number from 1 to 9, not 0',
  ],
  [
    'two areas without a track',
    all(without('boards[0].areas[1].track'), without('boards[0].areas[1].grades')),
    'boards[0].areas: exactly one area must be without a track, not 2',
    'boards[0]: has 89 spaces for tokens (tracks, cities and links), but there are 95 tokens',
    'decks[0].governor: belongs to an area that has no track',
  ],
  [
    'an area without a city',
    to('boards[0].areas[5].cities', []),
    'boards[0].areas[5].cities: must have at least 1 entry',
    'boards[0].links[13].ends[1]: there is no city "calcutta"',
    'boards[0].links[14].ends[1]: there is no city "surat"',
    'boards[0].links[24].ends[0]: there is no city "surat"',
    'boards[0].links[24].ends[1]: there is no city "calcutta"',
    'boards[0].links[28].ends[0]: there is no city "calcutta"',
    'boards[0]: has 93 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
];

const CARDS: Case[] = [
  [
    'cards out of order',
    to('decks[0].cards[3].value', 3),
    'decks[0].cards[3].value: must be greater than that of the card before',
  ],
  [
    'a value below 0',
    to('decks[6].cards[0].value', -1),
    'decks[6].cards[0].value: must be a whole number from 0 to 9, not -1',
  ],
  ['a deck without cards', to('decks[0].cards', []), 'decks[0].cards: must have at least 1 entry'],
  ['a region without a governor', without('decks[0].governor'), 'decks: africa has no governor'],
  [
    'a second governor',
    (data) => data.decks.push({ ...structuredClone(data.decks[0]), id: 'sahara' }),
    'decks[8].governor: is the second of its area',
  ],
  [
    'a governor of Europe',
    to('decks[6].governor', { icons: {} }),
    'decks[6].governor: belongs to an area that has no track',
  ],
  ['a governor in a Slavery deck', to('decks[0].slavery', true), 'decks[0].governor: cannot belong to a Slavery deck'],
  [
    'an area without a deck',
    all(to('decks[6].area', 'africa'), to('decks[7].area', 'africa')),
    'decks: no deck lies in europe',
  ],
  ['a second abolition', to('decks[6].cards[4].abolition', true), 'decks: more than one card carries the abolition'],
];

const GRADES: Case[] = [
  [
    'an unknown grade',
    to('tracks.grades.build', 'guessed'),
    'tracks.grades.build: must be one of known, deduced, ours, not "guessed"',
  ],
  [
    'a grade of a key that is not there',
    to('tokens[0].grades', { price: 'ours' }),
    'tokens[0].grades.price: grades a key that is not there',
  ],
  ['grades that are no object', to('tokens[0].grades', 'ours'), 'tokens[0].grades: must be an object, not "ours"'],
];

/** What published sources state of the Classic edition. */
const FACTS: Case[] = [
  [
    'other numbers of tokens',
    all(to('tokens[0].count', 18), to('tokens[1].count', 19)),
    'tokens[0].count: the number of tokens is 18, but the classic edition has 17; a variant needs another id',
    'tokens[1].count: the number of tokens is 19, but the classic edition has 20; a variant needs another id',
  ],
  [
    'a token that the edition does not have',
    to('tokens[0].id', 'iron'),
    'tokens[0].id: the classic edition has no token iron',
    'tokens: industry is missing',
  ],
  [
    'another number of blue tokens',
    all(to('tokens[0].count', 18), to('tokens[7].count', 3)),
    'tokens[0].count: the number of tokens is 18, but the classic edition has 17; a variant needs another id',
    'tokens: the number of action tokens is 15, but the classic edition has 16; a variant needs another id',
  ],
  [
    'another number of copies',
    to('buildings[9].copies', 3),
    'buildings[9].copies: the number of copies is 3, but the classic edition has 2; a variant needs another id',
  ],
  [
    'another number of kinds',
    without('buildings[9]'),
    'buildings: the number of kinds of level 4 is 2, but the classic edition has 3; a variant needs another id',
  ],
  [
    'other levels',
    to('tracks.salary', [1, 1, 2, 3, 4]),
    'tracks.salary: the level at 2 is 1, but the classic edition has 2; a variant needs another id',
    'tracks.salary: the level at 3 is 1, but the classic edition has 2; a variant needs another id',
  ],
  [
    'other glory spaces',
    to('tracks.glorySpaces', [0, 2, 4, 7, 8]),
    'tracks.glorySpaces: the glory of a score of 8 is 8, but the classic edition has 7; a variant needs another id',
    'tracks.glorySpaces: the glory of a score of 9 is 8, but the classic edition has 7; a variant needs another id',
  ],
  [
    'other icons of a card that is known',
    to('decks[4].cards[0].icons', { culture: 1, finance: 1 }),
    'decks[4].cards[0].icons.politics: the number of politics icons is 0, but the classic edition has 1; a variant needs another id',
    'decks[4].cards[0].icons.finance: the number of finance icons is 1, but the classic edition has 0; a variant needs another id',
  ],
  [
    'other icons of a governor that is known',
    to('decks[5].governor.icons.glory', 2),
    'decks[5].governor.icons.glory: the number of glory icons is 2, but the classic edition has 1; a variant needs another id',
  ],
  [
    'other Slavery cards',
    to('decks[7].cards', [{ value: 0, icons: { industry: 4, finance: 2 } }]),
    'decks: no two Slavery cards have 4 industry and 2 finance; a variant needs another id',
  ],
  ['a known card that is not there', without('decks[4].cards[0]'), 'decks: the card india 1 is missing'],
  [
    'too few cities in an area',
    (data) => {
      const [board] = data.boards;
      board.areas[4].cities.length = 1;
      board.areas[4].track += 5;
      board.links = board.links.filter(({ ends }: Loose) => !ends.includes('boston') && !ends.includes('charleston'));
    },
    'boards[0].areas[4]: must have at least 2 cities',
  ],
  [
    'an area that the edition does not have',
    all(to('boards[0].areas[5].id', 'ceylon'), to('decks[4].area', 'ceylon')),
    'boards[0].areas: india is missing',
  ],
  [
    'a city that no link leads to',
    all(to('boards[0].links[25].ends', ['paris', 'rome']), to('boards[0].links[28].ends', ['paris', 'venice'])),
    'boards[0].links: no links lead from london to canton',
  ],
];

/** Keys that Classic does not need, each on the Age of Sail data. */
const SAIL: Case[] = [
  ['no start building to choose', to('startBuildings', []), 'startBuildings: must have at least 1 entry'],
  [
    'a start building with a disc but no circle for it',
    to('startBuildings[1].actions', []),
    'startBuildings[1].startsWithDisc: needs an activation circle, and so actions',
  ],
  [
    'a number for the disc of a start building',
    to('startBuildings[0].startsWithDisc', 1),
    'startBuildings[0].startsWithDisc: must be true or false, not 1',
  ],
  [
    'a building that starts with a disc',
    to('buildings[0].startsWithDisc', true),
    'buildings[0].startsWithDisc: is not a known key',
  ],
  [
    'a text for a payment symbol',
    to('buildings[12].notPayableInActionPhase', 'never'),
    'buildings[12].notPayableInActionPhase: must be true or false, not "never"',
  ],
  [
    'a start building with a payment symbol',
    to('startBuildings[0].notPayableInActionPhase', true),
    'startBuildings[0].notPayableInActionPhase: is not a known key',
  ],
  [
    'an unknown power',
    to('buildings[15].special', 'cathedral'),
    'buildings[15].special: must be one of memorial, city-hall, not "cathedral"',
  ],
  [
    'a number for the disc of a card',
    to('decks[0].cards[0].bonusDisc', 1),
    'decks[0].cards[0].bonusDisc: must be true or false, not 1',
  ],
  ['a disc of a governor', to('decks[0].governor.bonusDisc', true), 'decks[0].governor.bonusDisc: is not a known key'],
  [
    'a text for the number of highest tiles in play',
    to('topLevelInPlay', 'three'),
    'topLevelInPlay: must be a whole number from 0 to 31, not "three"',
  ],
  ...['salaryOptional', 'discardPhase', 'discardPile', 'drawInClosedRegions', 'anyRegion'].map(
    (key): Case => [`a number for ${key}`, to(key, 0), `${key}: must be true or false, not 0`],
  ),
  [
    'a board for more players than there are',
    to('boards[1].players.most', 6),
    'boards[1].players.most: must be a whole number from 4 to 5, not 6',
    "boards[1].players: must be within 2 to 5, as the edition's",
  ],
  [
    'a board for other numbers of players than the edition',
    to('players.least', 3),
    "boards[0].players: must be within 3 to 5, as the edition's",
  ],
  [
    'a second board with other areas',
    to('boards[1].areas[1].id', 'atlantis'),
    'boards[1].areas: must be the areas of the first board, with a track where those have one',
  ],
  [
    'more of the highest tiles in play than there are',
    to('topLevelInPlay', 8),
    'topLevelInPlay: is 8, but there are 7 kinds of level 5',
  ],
  ['a board for no least number', without('boards[0].players.least'), 'boards[0].players.least: is missing'],
  ['two boards of one id', to('boards[1].id', 'a'), 'boards[1].id: "a" is used twice'],
  [
    'a fleet with glory',
    to('boards[0].areas[0].fleets[0].glory', 1),
    'boards[0].areas[0].fleets[0].glory: is not a known key',
  ],
  [
    'a fleet without a name',
    without('boards[0].areas[0].fleets[1].name'),
    'boards[0].areas[0].fleets[1].name: is missing',
  ],
  [
    'a fleet that is not on earth',
    to('boards[1].areas[1].fleets[0].lon', 181),
    'boards[1].areas[1].fleets[0].lon: must be a number from -180 to 180, not 181',
  ],
  [
    'a fleet called like a city',
    to('boards[0].areas[1].fleets[0].id', 'goree'),
    'boards[0].areas[1].fleets[0].id: "goree" is used twice',
    'boards[0].links[12].ends[1]: there is no city "cape-fleet"',
    'boards[0].links[31].ends[0]: there is no city "cape-fleet"',
  ],
  [
    'a fleet called like an area',
    all(
      to('boards[0].areas[1].fleets[0].id', 'india'),
      to('boards[0].links[12].ends[1]', 'india'),
      to('boards[0].links[31].ends[0]', 'india'),
    ),
    'boards[0].areas: india is both an area and a site',
  ],
  [
    'a link that is neither round nor square',
    to('boards[0].links[0].square', 'no'),
    'boards[0].links[0].square: must be true or false, not "no"',
  ],
  [
    'a round link too many',
    without('boards[1].links[21].square'),
    'boards[1]: has 96 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
  [
    'a round link too few',
    to('boards[0].links[0].square', true),
    'boards[0]: has 94 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
  [
    'a fleet too few',
    (data) => {
      data.boards[1].areas[1].fleets = [];
      data.boards[1].links = data.boards[1].links.filter(({ ends }: Loose) => !ends.includes('cape-fleet'));
    },
    'boards[1]: has 94 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
];

/** What published sources state of the Age of Sail edition. */
const SAIL_FACTS: Case[] = [
  [
    'another number of tokens',
    (data) => {
      data.tokens[0].count += 1;
      for (const board of data.boards) board.areas[1].track += 1;
    },
    'tokens: the number of tokens is 96, but the age-of-sail edition has 95; a variant needs another id',
  ],
  [
    'another number of tiles',
    to('buildings[0].copies', 4),
    'buildings: the number of tiles is 48, but the age-of-sail edition has 49; a variant needs another id',
  ],
  [
    'another number of kinds and of tiles of level 5',
    without('buildings[18]'),
    'buildings: the number of kinds is 18, but the age-of-sail edition has 19; a variant needs another id',
    'buildings: the number of tiles is 48, but the age-of-sail edition has 49; a variant needs another id',
    'buildings: the number of tiles of level 5 is 6, but the age-of-sail edition has 7; a variant needs another id',
  ],
  [
    'other levels',
    to('tracks.growth', [2, 2, 3, 4, 5]),
    'tracks.growth: the level at 3 is 2, but the age-of-sail edition has 3; a variant needs another id',
  ],
  [
    'other glory spaces',
    to('tracks.glorySpaces', [0, 2, 4, 7, 9]),
    'tracks.glorySpaces: the glory of a score of 9 is 9, but the age-of-sail edition has 7; a variant needs another id',
  ],
  [
    'other icons of South America 1',
    to('decks[1].cards[0].icons.culture', 1),
    'decks[1].cards[0].icons.culture: the number of culture icons is 1, but the age-of-sail edition has 2; a variant needs another id',
  ],
  [
    'other icons of North America 3',
    to('decks[3].cards[2].icons', { industry: 2, culture: 2, wealth: 1 }),
    'decks[3].cards[2].icons.wealth: the number of wealth icons is 1, but the age-of-sail edition has 0; a variant needs another id',
  ],
  [
    'other Slavery cards',
    to('decks[7].cards[0].icons.wealth', 1),
    'decks: no two Slavery cards have 5 industry and 2 wealth; a variant needs another id',
  ],
  [
    'a card of value 1 without its disc',
    to('decks[4].cards[0].bonusDisc', false),
    'decks[4].cards[0]: gives a disc in the age-of-sail edition; a variant needs another id',
  ],
  ['no card of value 1', without('decks[5].cards[0]'), 'decks: the card far-east 1 is missing'],
];

function describeCases(title: string, cases: Case[], id?: string, from?: Loose): void {
  describe(title, () => {
    test.each(cases)('%s', (_, change, ...faults) => {
      expect(told(variant(change, id, from)).sort()).toEqual(faults.sort());
    });
  });
}

describeCases('the shape of edition data: it is told of', SHAPES);
describeCases('ids: it is told of', IDS);
describeCases('tracks, tokens, buildings and boards: it is told of', COMPONENTS);
describeCases('cards: it is told of', CARDS);
describeCases('grades: it is told of', GRADES);
describeCases('what is known of the Classic edition: it is told of', FACTS, 'classic');
describeCases('fleets, square links and the other keys of Age of Sail: it is told of', SAIL, 'variant', ageOfSail);
describeCases('what is known of the Age of Sail edition: it is told of', SAIL_FACTS, 'age-of-sail', ageOfSail);

describe('edition data', () => {
  test('that comes with the engine is valid', () => {
    expect(EDITIONS).toContain('classic');
    for (const id of EDITIONS) expect(edition(id).data.id).toBe(id);
    expect(told(classic)).toEqual([]);
    expect(told(ageOfSail)).toEqual([]);
  });

  test.each(ageOfSail.boards)(
    'EC-70: of Age of Sail has 95 round spaces on board $id, and square ones besides',
    ({ id }) => {
      const tables = edition('age-of-sail', id);
      const square = tables.linkIsSquare.filter((each) => each === 1).length;
      const spaces = tables.spaceIds.length + tables.siteIds.length + tables.linkIds.length;
      expect(spaces - square).toBe(95);
      expect(square).toBeGreaterThan(0);
      expect(tables.fleetSites.length).toBeGreaterThan(0);
      expect(Array.from(tables.tokenCount).reduce((sum, count) => sum + count)).toBe(95);
    },
  );

  test('may leave out what only Age of Sail has, and then plays like Classic', () => {
    const plain = variant(
      all(
        ...['topLevelInPlay', 'salaryOptional', 'discardPhase', 'discardPile', 'drawInClosedRegions', 'anyRegion'].map(
          without,
        ),
        (data) => {
          for (const board of data.boards) delete board.players;
        },
      ),
      'variant',
      ageOfSail,
    );
    const tables = loadEdition(plain);
    expect(tables).toMatchObject({
      salaryOptional: false,
      discardPhase: false,
      discardPile: false,
      drawInClosedRegions: false,
      anyRegion: false,
    });
    expect(boardsFor(tables, 2)).toEqual(['a', 'b']);
  });

  test('has its first board unless another is named', () => {
    expect([edition('age-of-sail').board, edition('age-of-sail', 'b').board]).toEqual(['a', 'b']);
    expect(onBoard(edition('age-of-sail'), 'b')).toBe(edition('age-of-sail', 'b'));
    expect(() => edition('age-of-sail', 'c')).toThrow(RangeError);
  });

  test.each(FACTS)('under an id of its own may have %s', (_, change) => {
    expect(told(variant(change))).toEqual([]);
  });

  test.each(SAIL_FACTS)('made from Age of Sail under an id of its own may have %s', (_, change) => {
    expect(told(variant(change, 'variant', ageOfSail))).toEqual([]);
  });

  test('is told of all its faults at once', () => {
    const broken = variant(
      all(
        without('rounds'),
        to('players.most', 9),
        to('tracks.thresholds[1]', 'two'),
        to('tokens[3].status', 'wealth'),
        to('buildings[4].actions[0][0]', 'trade'),
        to('decks[1].area', 'atlantis'),
        to('decks[6].cards[2].value', 1),
        to('boards[0].links[7].ends[0]', 'atlantis'),
        to('price', 50),
      ),
    );
    const paths = faultsOf(broken).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'rounds',
        'players.most',
        'tracks.thresholds[1]',
        'tokens[3].status',
        'buildings[4].actions[0][0]',
        'decks[1].area',
        'decks[6].cards[2].value',
        'boards[0].links[7].ends[0]',
        'price',
      ]),
    );
    expect(() => loadEdition(broken)).toThrow(/^The edition data cannot be used:\n {2}rounds: is missing\n/);
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', JSON.stringify(classic)],
    ['a number', 1],
    ['a list', [classic]],
  ])('is not %s', (_, value) => {
    expect(faultsOf(value)[0]).toMatchObject({
      path: 'file',
      message: expect.stringMatching(/^must be an object, not /),
    });
  });

  test('is told of every place that names a status which is no longer there', () => {
    const paths = faultsOf(variant(to('statuses.growth', 'wealth'))).map(({ path }) => path);
    for (const path of ['tokens[1].status', 'buildings[1].icons.culture', 'decks[1].governor.icons.culture']) {
      expect(paths).toContain(path);
    }
    expect(paths).not.toContain('decks[0].governor.icons.finance');
  });

  test('may not call a status glory or like a key that is not played, nor two statuses alike', () => {
    for (const word of ['glory', 'name', 'grades']) {
      expect(told(variant(to('statuses.growth', word)))).toContain(
        `statuses.growth: a status cannot be called ${word}`,
      );
    }
    expect(told(variant(to('statuses.growth', 'industry')))).toContain('statuses.growth: "industry" is used twice');
  });
});

describe('the fingerprint', () => {
  const { hash } = loadEdition(variant(() => {}));
  const hashWith = (change: Change) => loadEdition(variant(change)).hash;

  test.each([
    ['a name', to('boards[0].areas[0].cities[0].name', 'Londinium')],
    ['a longitude', to('boards[0].areas[0].cities[0].lon', 1)],
    ['a latitude', to('boards[0].areas[0].cities[0].lat', 50)],
    ['a grade', to('boards[0].areas[0].cities[0].grades.glory', 'known')],
    ['a new grade', to('grades', { rounds: 'known' })],
    ['the order of keys', (data: Loose) => set(data, 'players', { most: 5, least: 3 })],
  ])('does not change with %s', (_, change) => {
    expect(hashWith(change)).toBe(hash);
  });

  test.each([
    ['an icon', to('buildings[4].icons.politics', 1)],
    ['an id', to('buildings[4].id', 'castle')],
    ['the glory of a city', to('boards[0].areas[0].cities[0].glory', 2)],
    ['an action', to('buildings[4].actions[0]', ['attack', 'pay'])],
    ['the way a link runs', to('boards[0].links[0].ends', ['amsterdam', 'london'])],
    ['the id of the edition', to('id', 'another')],
  ])('changes with %s', (_, change) => {
    expect(hashWith(change)).not.toBe(hash);
  });
});

describe('loading', () => {
  test('leaves the data as they were and keeps no reference to them', () => {
    const data = variant(() => {});
    const before = structuredClone(data);
    const tables = loadEdition(data);
    expect(data).toEqual(before);
    for (const path of ['rounds', 'buildings[0].id', 'boards[0].links[0].ends[0]', 'decks[0].governor.icons.finance']) {
      set(data, path, 'changed');
    }
    expect(tables.data).toEqual(before);
    expect(loadEdition(before).hash).toBe(tables.hash);
  });

  test('of a frozen edition works', () => {
    const freeze = (value: Loose): Loose => {
      if (value !== null && typeof value === 'object') Object.values(value).forEach(freeze);
      return Object.freeze(value);
    };
    expect(loadEdition(freeze(variant(() => {}))).data.id).toBe('variant');
  });

  test('of an edition that does not come with the engine is refused by its name', () => {
    expect(() => edition('atlantis')).toThrow(
      new RangeError('There is no edition atlantis; there are classic, age-of-sail.'),
    );
  });
});
