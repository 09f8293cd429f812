/** The components in edition data: tracks, tokens, buildings, boards and cards, and their allowed numbers. */
import { allOf, removed, setTo } from '../support/changes.ts';
import { describeCases } from '../support/edition-cases.ts';

describeCases('tracks, tokens, buildings and boards: refuses', [
  [
    'a track shorter than the thresholds',
    removed('tracks.salary[4]'),
    'tracks.salary: must have one entry for each of the 5 thresholds, not 4',
  ],
  [
    'a threshold out of order',
    setTo('tracks.thresholds[2]', 2),
    'tracks.thresholds[2]: must be greater than the one before',
  ],
  ['a first threshold above 0', setTo('tracks.thresholds[0]', 1), 'tracks.thresholds[0]: must be 0'],
  [
    'glory spaces out of order',
    setTo('tracks.glorySpaces', [0, 4, 2, 7]),
    'tracks.glorySpaces[2]: must be greater than the one before',
  ],
  [
    'fewer tokens than spaces',
    setTo('tokens[0].count', 16),
    'boards[0]: has 95 spaces for tokens (tracks, cities and links), but there are 94 tokens',
  ],
  [
    'more tokens than spaces',
    removed('boards[0].links[0]'),
    'boards[0]: has 94 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
  [
    'a track with too few spaces',
    setTo('boards[0].areas[1].track', 3),
    'boards[0].areas[1].track: must be a whole number from 4 to 20, not 3',
    'boards[0]: has 93 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
  [
    'a token with a status and actions',
    setTo('tokens[0].actions', [['pay']]),
    'tokens[0]: must have either a status or actions',
  ],
  ['a token with neither', removed('tokens[0].status'), 'tokens[0]: must have either a status or actions'],
  [
    'a brown token after the blue ones',
    (data) => data.tokens.push(...data.tokens.splice(0, 1)),
    'tokens[7]: must come before the tokens with actions',
  ],
  ['a token without any action', setTo('tokens[6].actions', []), 'tokens[6].actions: must have at least one step'],
  [
    'an unknown action',
    setTo('buildings[0].actions[0][0]', 'trade'),
    'buildings[0].actions[0][0]: must be one of ship, occupy, attack, pay, draw, not "trade"',
  ],
  [
    'a step without an action',
    setTo('buildings[0].actions[0]', []),
    'buildings[0].actions[0]: must have at least 1 entry',
  ],
  [
    'an action twice in a step',
    setTo('buildings[0].actions[0]', ['draw', 'draw']),
    'buildings[0].actions[0][1]: occurs twice in one step',
  ],
  [
    'more than three steps',
    setTo('buildings[0].actions', [['draw'], ['draw'], ['draw'], ['draw']]),
    'buildings[0].actions: has more than three steps',
  ],
  [
    'a level above the highest',
    setTo('buildings[0].level', 6),
    'buildings[0].level: must be a whole number from 1 to 5, not 6',
  ],
  ['no start building', setTo('startBuildings', []), 'startBuildings: must have at least 1 entry'],
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
    allOf(setTo('buildings[2].copies', 20), setTo('buildings[2].icons.industry', 9)),
    'statuses: industry has 236 icons in all, more than 127',
  ],
  [
    'no icon at all',
    setTo('buildings[2].icons.industry', 0),
    'buildings[2].icons.industry: must be a whole number from 1 to 9, not 0',
  ],
  [
    'two areas without a track',
    allOf(removed('boards[0].areas[1].track'), removed('boards[0].areas[1].grades')),
    'boards[0].areas: exactly one area must be without a track, not 2',
    'boards[0]: has 89 spaces for tokens (tracks, cities and links), but there are 95 tokens',
    'decks[0].governor: belongs to an area that has no track',
  ],
  [
    'an area without a city',
    setTo('boards[0].areas[5].cities', []),
    'boards[0].areas[5].cities: must have at least 1 entry',
    'boards[0].links[13].ends[1]: there is no city "calcutta"',
    'boards[0].links[14].ends[1]: there is no city "surat"',
    'boards[0].links[24].ends[0]: there is no city "surat"',
    'boards[0].links[24].ends[1]: there is no city "calcutta"',
    'boards[0].links[28].ends[0]: there is no city "calcutta"',
    'boards[0]: has 93 spaces for tokens (tracks, cities and links), but there are 95 tokens',
  ],
]);

describeCases('cards: refuses', [
  [
    'cards out of order',
    setTo('decks[0].cards[3].value', 3),
    'decks[0].cards[3].value: must be greater than the value of the card before',
  ],
  [
    'a value below 0',
    setTo('decks[6].cards[0].value', -1),
    'decks[6].cards[0].value: must be a whole number from 0 to 9, not -1',
  ],
  ['a deck without cards', setTo('decks[0].cards', []), 'decks[0].cards: must have at least 1 entry'],
  ['a region without a governor', removed('decks[0].governor'), 'decks: africa has no governor'],
  [
    'a second governor',
    (data) => data.decks.push({ ...structuredClone(data.decks[0]), id: 'sahara' }),
    'decks[8].governor: is the second Governor of its area',
  ],
  [
    'a governor of Europe',
    setTo('decks[6].governor', { icons: {} }),
    'decks[6].governor: belongs to an area that has no track',
  ],
  [
    'a governor in a Slavery deck',
    setTo('decks[0].slavery', true),
    'decks[0].governor: cannot belong to a Slavery deck',
  ],
  [
    'an area without a deck',
    allOf(setTo('decks[6].area', 'africa'), setTo('decks[7].area', 'africa')),
    'decks: there is no deck in europe',
  ],
  ['a second abolition', setTo('decks[6].cards[4].abolition', true), 'decks: more than one card has the abolition'],
]);
