/** Positions from outside: every fault is named with its path, and what cannot be played on is refused. */
import { describe, expect, test } from 'vitest';
import { ALL_STEPS } from '../src/doors/all-steps.ts';
import { edition, InputError, readPosition, writePosition } from '../src/index.ts';
import { DECISIONS } from './support/decisions.ts';
import { playOut } from './support/fuzz.ts';
import { drop, type Loose, set } from './support/json.ts';
import { newGame, type Scenario, scenario } from './support/scenario.ts';

type Change = (position: Loose) => void;
type Case = [what: string, change: Change, ...faults: string[]];

const to =
  (path: string, value: unknown): Change =>
  (position) =>
    set(position, path, value);
const all =
  (...changes: Change[]): Change =>
  (position) => {
    for (const change of changes) change(position);
  };

/** Faults of a position after a change, as `path: message`. */
function told(from: Scenario, change: Change): string[] {
  const position = structuredClone(from.position);
  change(position);
  try {
    readPosition(position, from.game.tables);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.faults.map(({ path, message }) => `${path}: ${message}`);
  }
  return [];
}

function describeCases(title: string, from: Scenario, cases: Case[]): void {
  describe(title, () => {
    test('is accepted as it is', () => {
      expect(told(from, () => {})).toEqual([]);
    });
    test.each(cases)('is refused with %s', (_, change, ...faults) => {
      expect(told(from, change)).toEqual(faults);
    });
  });
}

const turn = scenario({ seats: [{ harbor: 3, cards: ['europe-0'] }, { tokens: { pay: 1 } }], cities: { london: 1 } });

describeCases('a position', turn, [
  ['a missing key', (position) => drop(position, 'round'), 'round: is missing'],
  ['an unknown key', to('colour', 'red'), 'colour: is not a known key'],
  ['another format', to('position', 2), 'position: must be 1, not 2'],
  ['another edition', to('edition', 'other'), 'edition: is "other", but the edition at hand is classic'],
  ['other data', to('data', '0'), `data: is "0", but the data at hand have the fingerprint ${turn.game.tables.hash}`],
  [
    'an unknown mode',
    to('mode', 'chess'),
    'mode: must be one of standard, classic-two, soloplay-two, soloplay-three, not "chess"',
  ],
  ['an unknown option', to('options.speed', 1), 'options.speed: is not a known key'],
  [
    'the options of another edition',
    to('options', { 'rulings.as.sameRegion': true }),
    'options.rulings.as.sameRegion: is not a known key',
  ],
  [
    'the options of another mode',
    to('options', { 'sf.causeScarcity': true }),
    'options.sf.causeScarcity: is not a known key',
  ],
  [
    'the mode of another edition',
    to('mode', 'silent-fleet'),
    'mode: must be one of standard, classic-two, soloplay-two, soloplay-three, not "silent-fleet"',
  ],
  ['a mode for fewer players', to('mode', 'classic-two'), 'seats: must have 2 to 2 entries, not 3'],
  ['a board, where there is one only', to('board', 'a'), 'board: is not a known key'],
  ['a pile, where there is none', to('pile', []), 'pile: is not a known key'],
  ['neutral colours, where there are none', to('neutrals', [30]), 'neutrals: is no part of this standard game'],
  ['numbers of a mode that has none', to('numbers', {}), 'numbers: is no part of this standard game'],
  ['exploits, where there are none', to('exploits', ['spice-trade']), 'exploits: the classic edition has no exploits'],
  ['markers, where there are none', to('seats[0].markers', {}), 'seats[0].markers: is not a known key'],
  [
    'a space that is gone, where none can be',
    to('tracks.india.spaces[0].gone', true),
    'tracks.india.spaces[0].gone: is not a known key',
  ],
  ['too few seats', to('seats', []), 'seats: must have 3 to 5 entries, not 0'],
  ['a round after the last', to('round', 8), 'round: must be a whole number from 1 to 7, not 8'],
  ['a card that is not there', to('seats[0].cards[0]', 'europe-9'), 'seats[0].cards[0]: there is no card "europe-9"'],
  ['a card in two places', to('seats[1].cards', ['europe-0']), 'seats[1].cards: europe-0 is in two places'],
  [
    'a building that is not there',
    to('seats[0].buildings[0].id', 'pub'),
    'seats[0].buildings[0].id: there is no building "pub"',
  ],
  [
    'another start building',
    to('seats[0].buildings[0].id', 'market'),
    'seats[0].buildings[0]: the start building, and no other, comes first',
  ],
  ['a token that is not there', to('seats[0].tokens.gold', 1), 'seats[0].tokens.gold: there is no such thing'],
  ['the word for no token', to('cities.paris.token', 'none'), 'cities.paris.token: there is no token nothing'],
  ['a city that is not there', to('cities.atlantis', {}), 'cities.atlantis: is not a known key'],
  ['a city left out', (position) => drop(position, 'cities.paris'), 'cities.paris: is missing'],
  ['a disc of nobody', to('cities.paris.disc', 3), 'cities.paris.disc: must be a whole number from 0 to 2, not 3'],
  [
    'a track too short',
    (position) => position.tracks.india.spaces.pop(),
    'tracks.india.spaces: must have 7 entries, not 6',
  ],
  [
    'a seat left out beside a track',
    to('tracks.india.beside', [0, 0]),
    'tracks.india.beside: must have one number for each of the 3 colours',
  ],
  ['a disc too many', to('seats[0].harbor', 4), 'position: the number of discs of seat 0 is 31, but must be 30'],
  ['a tile too many', to('tiles.market', 6), 'position: the number of market tiles is 6, but must be 5'],
  [
    'more buildings than spaces',
    (position) => {
      const { buildings } = position.seats[0];
      while (buildings.length < 9) buildings.push({ id: 'market', disc: false });
    },
    'seats[0].buildings: there are only 8 spaces for buildings',
  ],
  [
    'two faults at once',
    all(to('seats[0].supply', -1), to('links.atlantis', null)),
    'seats[0].supply: must be a whole number from 0 to 30, not -1',
    'links.atlantis: is not a known key',
  ],
]);

describeCases('the order of a position', turn, [
  ['another order than the one agreed', to('phasedFrom', 1), 'phasedFrom: must be 0 in the order byPhase, not 1'],
  [
    'an order that has not begun',
    to('options.phaseOrder', 'byPlayer'),
    'phasedFrom: must be 3 in the order byPlayer, not 0',
  ],
  [
    'more rounds to come than spaces to build on',
    (position) => {
      position.seats[0].buildings.push({ id: 'market', disc: false }, { id: 'bank', disc: false });
      position.tiles.market--;
      position.tiles.bank--;
    },
    'seats[0].buildings: leaves 5 spaces free, but 6 more will be built',
  ],
  ['an end before the last round', to('pending', []), 'pending: must not be empty: the game is not over'],
  [
    'steps in the wrong order',
    (position) => position.pending.reverse(),
    'pending: the steps "turn, turns, round-end" cannot follow each other',
  ],
  [
    'a step that is no text',
    to('pending[0].step', { toString: 1 }),
    'pending: the steps "an object, turns, turn" cannot follow each other',
  ],
  ['a turn in another phase', to('phase', 'build'), 'pending: the steps do not belong to the phase'],
  ['a round that ends with another player', to('pending[0].seat', 1), 'pending[0].seat: must be 0, not 1'],
  ['another player to follow', to('pending[1].seat', 2), 'pending[1].seat: must be 1, not 2'],
  ['turns that have not begun', to('pending[1].begun', 0), 'pending[1].begun: must be 1, not 0'],
  ['a turn of a player who has passed', to('seats[0].passed', true), 'seats[0].passed: must be false, not true'],
  [
    'cards that changed after passing without passing',
    to('seats[2].handChanged', true),
    'seats[2].handChanged: must be false before the seat has passed',
  ],
]);

const build = scenario({ decision: 'build', seat: 1 });

describeCases('a Build Phase', build, [
  ['somebody else to build', to('pending[1].seat', 2), 'pending[1].seat: must be 1, not 2'],
  ['somebody who has passed', to('seats[2].passed', true), 'seats[2].passed: must be false, not true'],
  ['another phase', to('phase', 'salary'), 'pending: the steps do not belong to the phase'],
  [
    'no space left for one who has yet to build',
    (position) => {
      position.round = 7;
      const tiles = ['market', 'shipyard', 'workshop', 'bank', 'barracks', 'docks', 'theater'];
      for (const id of tiles) position.tiles[id]--;
      position.seats[2].buildings.push(...tiles.map((id) => ({ id, disc: false })));
    },
    'seats[2].buildings: leaves 0 spaces free, but 1 more will be built',
  ],
]);

const PAYMENTS =
  'pending[1].payments: must be at least 1, within the Salary Level and less than the discs on buildings';
const salary = scenario({
  decision: 'build',
  seat: 2,
  seats: [{ harbor: 2, buildings: ['market', 'shipyard'], busy: ['colonial-house', 'market', 'shipyard'] }, {}, {}],
});
salary.play('build market');

describeCases('a Salary Phase', salary, [
  ['no Payment', to('pending[1].payments', 0), PAYMENTS],
  ['more Payments than the Salary Level', to('pending[1].payments', 2), PAYMENTS],
  [
    'Payments for everything',
    all(to('seats[0].buildings[1].disc', false), to('seats[0].buildings[2].disc', false), to('seats[0].harbor', 6)),
    PAYMENTS,
  ],
]);

const docks = scenario({
  seats: [{ harbor: 4, buildings: ['docks', 'market'], cards: [] }],
  open: ['africa'],
});
docks.play('activate docks', 'ship africa');

describeCases('an activation', docks, [
  [
    'neither a building nor a token at work',
    (position) => drop(position, 'pending[2].stage.building'),
    'pending[2].stage: must name either a building or a token',
  ],
  [
    'both a building and a token at work',
    to('pending[2].stage.token', 'pay'),
    'pending[2].stage: must name either a building or a token',
  ],
  [
    'an action that the building does not offer',
    to('pending[2].stage.performed', ['draw']),
    'pending[2].stage: no building or token can be at this stage',
  ],
  [
    'an unknown action',
    to('pending[2].stage.performed', ['trade']),
    'pending[2].stage.performed[0]: must be one of ship, occupy, attack, pay, draw, not "trade"',
  ],
  [
    'a building at work without a disc',
    all(to('seats[0].buildings[1].disc', false), to('seats[0].harbor', 3)),
    'pending[2].stage: the building at work has no disc',
  ],
  [
    'an action without a region',
    to('pending[2].region', null),
    'pending[2].region: must be where the actions were performed, and null if none was',
  ],
  [
    'a region before the first action',
    to('pending[2].stage.performed', []),
    'pending[2].region: must be where the actions were performed, and null if none was',
  ],
  ['a Ship to Europe', to('pending[2].region', 'europe'), 'pending[2].region: cannot be shipped to'],
  [
    'an Occupy in a closed region',
    all(
      to('pending[2].stage.performed', ['occupy']),
      to('pending[2].region', 'india'),
      to('pending[2].occupied', 'india'),
    ),
    'pending[2].region: is closed',
  ],
  [
    'a stack without a Draw',
    to('pending[2].stack', 'africa'),
    'pending[2].stack: must be the stack that was drawn from, and null if none was',
  ],
  [
    'no disc for anything',
    all(
      to('pending[2].stage.performed', []),
      to('pending[2].region', null),
      to('seats[0].harbor', 0),
      to('seats[0].supply', docks.seat(0).supply + docks.seat(0).harbor),
    ),
    'pending: the decision has no legal move',
  ],
  [
    'nothing left to do',
    all(to('pending[2].stage.performed', ['ship', 'occupy']), to('pending[2].occupied', 'africa')),
    'pending[2]: there is nothing to decide',
  ],
]);

const office = scenario({ seats: [{ harbor: 1, buildings: ['trade-office'] }], cities: { london: 0 } });
office.play('activate trade-office', 'draw europe');

describeCases('a Draw before another', office, [
  ['a stack of another region', to('pending[2].stack', 'india'), 'pending[2].stack: does not lie in the region'],
  [
    'no stack',
    to('pending[2].stack', null),
    'pending[2].stack: must be the stack that was drawn from, and null if none was',
  ],
]);

const discard = scenario({ seats: [{ cards: ['europe-0', 'india-1', 'africa-governor'] }], open: ['india', 'africa'] });
discard.play('pass');

describeCases('a check of the cards', discard, [
  ['a player who has not passed', to('seats[0].passed', false), 'seats[0].passed: must be true, not false'],
  ['two players asked', to('pending[2].seat', 1), 'pending[2].seat: must be 0, not 1'],
  [
    'a question that does not matter',
    (position) => {
      position.seats[0].cards = ['africa-governor'];
    },
    'pending[3]: the place of the Governor does not matter',
  ],
  [
    'nothing to discard',
    (position) => {
      position.pending.pop();
      position.seats[0].cards = ['africa-governor'];
    },
    'pending[2]: there is nothing to decide',
  ],
  [
    'the end of the round while others have not passed',
    (position) => {
      position.pending.splice(1, 1);
    },
    'seats[1].passed: must be true, not false',
    'seats[2].passed: must be true, not false',
  ],
]);

const sailing = scenario({
  tables: edition('age-of-sail', 'a'),
  exploits: ['spice-trade', 'northwest-passage', 'golden-age-of-piracy'],
  seats: [{ harbor: 2, markers: { culture: 1 } }, { start: 'merchant-dock' }],
  pile: ['europe-0'],
});

describeCases('a position of Age of Sail', sailing, [
  ['no board', (position) => drop(position, 'board'), 'board: is missing'],
  ['another board', to('board', 'b'), 'board: is "b", but the board at hand is a'],
  [
    'the mode of another edition',
    to('mode', 'classic-two'),
    'mode: must be one of standard, silent-fleet, not "classic-two"',
  ],
  ['too many players for the board', to('seats', Array(5).fill({})), 'seats: must have 2 to 4 entries, not 5'],
  [
    'the options of another edition',
    to('options', { 'rulings.sp.trackRemoval': 'shorten' }),
    'options.rulings.sp.trackRemoval: is not a known key',
  ],
  [
    'the options of another mode',
    to('options', { 'sf.noTokenReaction': true }),
    'options.sf.noTokenReaction: is not a known key',
  ],
  [
    'an option with another value',
    to('options', { 'rulings.as.level5Limit': 1 }),
    'options.rulings.as.level5Limit: must be true or false, not 1',
  ],
  ['no pile', (position) => drop(position, 'pile'), 'pile: is missing'],
  ['a card on the pile that is not there', to('pile[0]', 'europe-9'), 'pile[0]: there is no card "europe-9"'],
  ['a card on the pile and out of the game', to('removed', ['europe-0']), 'pile: europe-0 is in two places'],
  ['two exploits', (position) => position.exploits.pop(), 'exploits: must name 3 exploits, not 2'],
  ['an exploit named twice', to('exploits[1]', 'spice-trade'), 'exploits[1]: "spice-trade" is named twice'],
  ['exploits without their numbers', (position) => drop(position, 'numbers'), 'numbers: is missing'],
  ['numbers of another exploit', to('numbers.pirate-round', [0]), 'numbers.pirate-round: is not a known key'],
  [
    'numbers for other seats',
    (position) => position.numbers['golden-age-of-piracy.taken'].push(0),
    'numbers.golden-age-of-piracy.taken: must have 2 entries, not 3',
  ],
  [
    'a number below 0',
    (position) => {
      position.numbers['golden-age-of-piracy.taken'][1] = -1;
    },
    'numbers.golden-age-of-piracy.taken[1]: must be a whole number from 0 to 1000, not -1',
  ],
  [
    'Pirates too many',
    (position) => {
      position.numbers['golden-age-of-piracy.taken'][1] = 1;
    },
    'position: the numbers of golden-age-of-piracy cannot be as they are',
  ],
  ['a marker of no status', to('seats[0].markers.glory', 1), 'seats[0].markers.glory: there is no such thing'],
  [
    'a marker too many',
    to('seats[0].markers.culture', 2),
    'position: the number of discs of seat 0 is 36, but must be 35',
  ],
  ['neutral colours', to('neutrals', [35]), 'neutrals: is no part of this standard game'],
  ['a city that is gone', to('cities.lisbon.gone', true), 'cities.lisbon.gone: is not a known key'],
  ['no Discard Phase to come', (position) => position.pending.splice(1, 1), 'pending: the Discard Phase is missing'],
  ['a Discard Phase that has begun', to('pending[1].checked', 1), 'pending[1].checked: must be 0, not 1'],
  [
    'a step of another mode',
    to('pending[3]', { step: 'fleet-ship', seat: 0, occupied: null }),
    'pending[3]: a fleet-ship is no part of this game',
  ],
]);

/** Positions at a decision, with what must not be changed there. */
function describeDecision(name: string, cases: Case[]): void {
  describeCases(`the decision ${name}`, DECISIONS[name](), cases);
}

describeDecision('start-building', [
  ['a later round', to('round', 2), 'round: must be 1 during the set-up, not 2'],
  ['another player to choose', to('pending[1].seat', 0), 'pending[0].asked: must be 3, not 2'],
  ['a player asked too early', to('pending[0].asked', 1), 'pending[0].asked: must be 2, not 1'],
  ['a set-up by another player', to('pending[0].seat', 2), 'pending[0].seat: must be 1, not 2'],
  [
    'another phase',
    to('phase', 'build'),
    'seats[0].buildings: must have at least 1 entry',
    'seats[2].buildings: must have at least 1 entry',
  ],
  [
    'a building before it was chosen',
    all(to('seats[0].buildings', [{ id: 'colonial-house', disc: true }]), to('seats[0].supply', 34)),
    'seats[0].buildings: must be no building yet',
  ],
  [
    'no building where one was chosen',
    all(to('seats[1].buildings', []), to('seats[1].supply', 35)),
    'seats[1].buildings: must be the start building only',
  ],
]);

describeDecision('remove-token', [
  ['another player to remove', to('pending[1].seat', 1), 'pending[1].seat: does not fit the tokens removed so far'],
  [
    'a token that has come back',
    to('tracks.africa.spaces[2]', { token: 'culture' }),
    'pending[1].seat: does not fit the tokens removed so far',
  ],
  [
    'a token on a space that is gone',
    to('tracks.africa.spaces[2].token', 'culture'),
    'tracks.africa.spaces[2]: is gone and so has neither a disc nor a token',
  ],
  [
    'a space that is gone by half',
    to('tracks.africa.spaces[2].gone', 1),
    'tracks.africa.spaces[2].gone: must be true or false, not 1',
  ],
  ['a reserve left out', to('numbers.neutralReserve', [3]), 'numbers.neutralReserve: must have 2 entries, not 1'],
  [
    'a number that is missing',
    (position) => drop(position, 'numbers.neutralHarbor'),
    'numbers.neutralHarbor: is missing',
  ],
  [
    'tokens removed that nobody may remove',
    (position) => {
      for (const { spaces } of Object.values<Loose>(position.tracks)) spaces[1] = { gone: true };
    },
    'pending: the set-up cannot be finished',
  ],
]);

describeDecision('neutral-ship', [
  ['a colour left out', to('neutrals', [30]), 'neutrals: must have 2 entries, not 1'],
  ['no neutral colours', (position) => drop(position, 'neutrals'), 'neutrals: is missing'],
  ['no list of neutral colours', to('neutrals', 30), 'neutrals: must be a list, not 30'],
  ['neutral discs too many', to('neutrals[1]', 31), 'neutrals[1]: there are 31 discs of colour 3, but only 30 exist'],
  ['no neutral disc to place', to('neutrals', [0, 0]), 'pending[3]: there is nothing to decide'],
  [
    'a disc of a colour that is not there',
    to('cities.paris.disc', 4),
    'cities.paris.disc: must be a whole number from 0 to 3, not 4',
  ],
  [
    'nothing before it',
    to('pending[2].stage.performed', []),
    'pending[2].region: must be where the actions were performed, and null if none was',
    'pending[2].stage: nothing has been performed that something could follow',
  ],
]);

describeDecision('neutral-occupy', [
  ['no region', to('pending[3].region', null), 'pending[3].region: must be where the player occupied'],
  [
    'an unknown region',
    to('pending[3].region', 'asia'),
    'pending[3].region: must be one of europe, africa, south-america, caribbean, north-america, india, far-east, not "asia"',
  ],
  [
    'another place of the own Occupy',
    to('pending[2].occupied', 'africa'),
    'pending[2].occupied: is not the region of the actions',
  ],
  [
    'no place of the own Occupy',
    to('pending[2].occupied', null),
    'pending[2].occupied: must be where a city was occupied, and null if none was',
  ],
]);

describeDecision('play-neutral', [
  ['no disc to play', to('numbers.neutralHarbor', [0, 1]), 'pending[2]: there is nothing to decide'],
  ['another player', to('pending[2].seat', 1), 'pending[1].seat: must be 0, not 1'],
]);

describeDecision('casualty', [
  ['a player without a Memorial', to('pending[4].seat', 0), 'pending[4].seat: has no Memorial'],
  [
    'an Attack that is not offered',
    to('pending[3].stage.performed', ['draw']),
    'pending[3].stage: no building or token can be at this stage',
  ],
  [
    'a player asked twice',
    (position) => position.pending.push({ step: 'casualty', seat: 1 }),
    'pending[4]: is asked twice',
    'pending[5]: is asked twice',
  ],
]);

describeDecision('shortage', [
  ['the player with the Crown', to('pending[1].seat', 1), 'pending[1].seat: must be 0, not 1'],
  ['a round that has begun', to('pending[0].begun', 1), 'pending[0].begun: must be 0, not 1'],
  ['another player to begin', to('offset', 1), 'offset: must be 0 before the round, not 1'],
  ['another option', to('options', {}), 'pending[1]: a shortage is no part of this game'],
]);

describeDecision('fleet-trigger', [
  [
    'an action that was not offered',
    to('pending[3].stage.performed', ['draw']),
    'pending[3].stage: no building or token can be at this stage',
  ],
  [
    'an unknown area',
    to('pending[3].occupied', 'asia'),
    'pending[3].occupied: must be one of europe, africa, south-america, caribbean, north-america, india, far-east, not "asia"',
  ],
  ['nothing performed', to('pending[3].stage.performed', []), 'pending: the decision has no legal move'],
]);

describeDecision('following-action', [
  ['an unknown action', to('pending[4].action', 'trade'), 'pending[4].action: there is no action "trade"'],
  ['a number instead of an action', to('pending[4].action', 1), 'pending[4].action: there is no action 1'],
  [
    'an action that never follows',
    to('pending[4].action', 'ship'),
    'pending[4]: only a Draw or an Occupy in a region may follow an ability',
  ],
  [
    'no region',
    to('pending[4].region', null),
    'pending[4]: only a Draw or an Occupy in a region may follow an ability',
  ],
  [
    'no exploits in the game',
    (position) => {
      delete position.exploits;
      delete position.numbers;
    },
    'pending[4]: a following-action is no part of this game',
  ],
]);

describeDecision('following-ability', [
  [
    'an unknown ability',
    to('pending[4].ability', 'spice-trade.sell'),
    'pending[4].ability: there is no ability "spice-trade.sell"',
  ],
  [
    'an ability of an exploit that is not in the game',
    to('pending[4].ability', 'pirate-round.seize'),
    'pending[4]: there is nothing to decide',
  ],
]);

describeDecision('discard, in its phase', [
  ['another player checked', to('pending[1].checked', 1), 'pending[1].checked: must be 2, not 1'],
  ['the phase before', to('phase', 'action'), 'pending: the steps do not belong to the phase'],
]);

describeDecision('salary, optional', [
  ['no Payment', to('pending[1].payments', 0), 'pending[1].payments: must be at least 1 and within the Salary Level'],
]);

describe('positions at every kind of decision', () => {
  test('are there', () => {
    const asked = Object.values(DECISIONS).map((make) => make().asks.split(' ')[0]);
    const asking = ALL_STEPS.filter((step) => step.asks).map((step) => step.id);
    expect([...new Set(asked)].sort()).toEqual([...asking].sort());
    for (const [name, make] of Object.entries(DECISIONS)) expect(make().asks.split(' ')[0]).toBe(name.split(',')[0]);
  });

  test.each(Object.keys(DECISIONS))('%s: it is read as it is written, and can be played to the end', (name) => {
    const { game, position } = DECISIONS[name]();
    const read = readPosition(JSON.parse(JSON.stringify(position)), game.tables);
    expect(writePosition(read)).toEqual(position);
    playOut(read);
  });
});

test('a position leaves what it was read from as it was, and keeps no reference to it', () => {
  const { game } = newGame(3);
  const position = JSON.parse(JSON.stringify(writePosition(game)));
  const before = structuredClone(position);
  const read = readPosition(position, game.tables);
  expect(position).toEqual(before);
  position.seats[0].harbor = 9;
  position.options.phaseOrder = 'byPlayer';
  expect(writePosition(read)).toEqual(before);
});
