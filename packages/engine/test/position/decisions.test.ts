/**
 * Positions at every kind of decision: they can be played to the end, and changes that the decision excludes are
 * refused.
 */
import { describe, expect, test } from 'vitest';
import { readPosition, writePosition } from '../../src/index.ts';
import { STEPS as ALL_STEPS } from '../../src/steps/index.ts';
import { allOf, type Case, removed, setTo } from '../support/changes.ts';
import { DECISIONS } from '../support/decisions.ts';
import { playOut } from '../support/fuzz.ts';
import type { Loose } from '../support/json.ts';
import { describeCases } from '../support/position-cases.ts';

/** Positions at a decision, with changes that make them invalid. */
function describeDecision(name: string, cases: Case[]): void {
  describeCases(`the decision ${name}`, DECISIONS[name](), cases);
}

describeDecision('start-building', [
  ['a later round', setTo('round', 2), 'round: must be 1 during the set-up, not 2'],
  ['another player to choose', setTo('pending[1].seat', 0), 'pending[0].asked: must be 3, not 2'],
  ['a player asked too early', setTo('pending[0].asked', 1), 'pending[0].asked: must be 2, not 1'],
  ['a set-up by another player', setTo('pending[0].seat', 2), 'pending[0].seat: must be 1, not 2'],
  [
    'another phase',
    setTo('phase', 'build'),
    'seats[0].buildings: must have at least 1 entry',
    'seats[2].buildings: must have at least 1 entry',
  ],
  [
    'a building before it was chosen',
    allOf(setTo('seats[0].buildings', [{ id: 'colonial-house', disc: true }]), setTo('seats[0].supply', 34)),
    'seats[0].buildings: must be no building yet',
  ],
  [
    'no building where one was chosen',
    allOf(setTo('seats[1].buildings', []), setTo('seats[1].supply', 35)),
    'seats[1].buildings: must be the start building only',
  ],
]);

describeDecision('remove-token', [
  ['another player to remove', setTo('pending[1].seat', 1), 'pending[1].seat: does not fit the tokens removed so far'],
  [
    'a token that has come back',
    setTo('tracks.africa.spaces[2]', { token: 'culture' }),
    'pending[1].seat: does not fit the tokens removed so far',
  ],
  [
    'a token on a space that is gone',
    setTo('tracks.africa.spaces[2].token', 'culture'),
    'tracks.africa.spaces[2]: is gone and so has neither a disc nor a token',
  ],
  [
    'a space that is gone by half',
    setTo('tracks.africa.spaces[2].gone', 1),
    'tracks.africa.spaces[2].gone: must be true or false, not 1',
  ],
  ['a reserve left out', setTo('numbers.neutralReserve', [3]), 'numbers.neutralReserve: must have 2 entries, not 1'],
  ['a number that is missing', removed('numbers.neutralHarbor'), 'numbers.neutralHarbor: is missing'],
  [
    'removed tokens that must stay',
    (position) => {
      for (const { spaces } of Object.values<Loose>(position.tracks)) spaces[1] = { gone: true };
    },
    'pending: the set-up cannot be finished',
  ],
]);

describeDecision('neutral-ship', [
  ['a colour left out', setTo('neutrals', [30]), 'neutrals: must have 2 entries, not 1'],
  ['no neutral colours', removed('neutrals'), 'neutrals: is missing'],
  ['no list of neutral colours', setTo('neutrals', 30), 'neutrals: must be a list, not 30'],
  [
    'neutral discs too many',
    setTo('neutrals[1]', 31),
    'neutrals[1]: there are 31 discs of colour 3, but only 30 exist',
  ],
  ['no neutral disc to place', setTo('neutrals', [0, 0]), 'pending[3]: there is nothing to decide'],
  [
    'a disc of a colour that is not there',
    setTo('cities.paris.disc', 4),
    'cities.paris.disc: must be a whole number from 0 to 3, not 4',
  ],
  [
    'nothing before it',
    setTo('pending[2].stage.performed', []),
    'pending[2].region: must be where the actions were performed, and null if none was',
    'pending[2].stage: nothing has been performed that something could follow',
  ],
]);

describeDecision('neutral-occupy', [
  ['no region', setTo('pending[3].region', null), 'pending[3].region: must be where the player occupied'],
  [
    'an unknown region',
    setTo('pending[3].region', 'asia'),
    'pending[3].region: must be one of europe, africa, south-america, caribbean, north-america, india, far-east, not "asia"',
  ],
  [
    'another place of the own Occupy',
    setTo('pending[2].occupied', 'africa'),
    'pending[2].occupied: is not the region of the actions',
  ],
  [
    'no place of the own Occupy',
    setTo('pending[2].occupied', null),
    'pending[2].occupied: must be where a city was occupied, and null if none was',
  ],
]);

describeDecision('play-neutral', [
  ['no disc to play', setTo('numbers.neutralHarbor', [0, 1]), 'pending[2]: there is nothing to decide'],
  ['another player', setTo('pending[2].seat', 1), 'pending[1].seat: must be 0, not 1'],
]);

describeDecision('casualty', [
  ['a player without a Memorial', setTo('pending[4].seat', 0), 'pending[4].seat: has no Memorial'],
  [
    'an Attack that is not offered',
    setTo('pending[3].stage.performed', ['draw']),
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
  ['the player with the Crown', setTo('pending[1].seat', 1), 'pending[1].seat: must be 0, not 1'],
  ['a round that has begun', setTo('pending[0].begun', 1), 'pending[0].begun: must be 0, not 1'],
  ['another player to begin', setTo('offset', 1), 'offset: must be 0 before the round, not 1'],
  ['another option', setTo('options', {}), 'pending[1]: a shortage is no part of this game'],
]);

describeDecision('fleet-trigger', [
  [
    'an action that was not offered',
    setTo('pending[3].stage.performed', ['draw']),
    'pending[3].stage: no building or token can be at this stage',
  ],
  [
    'an unknown area',
    setTo('pending[3].occupied', 'asia'),
    'pending[3].occupied: must be one of europe, africa, south-america, caribbean, north-america, india, far-east, not "asia"',
  ],
  ['nothing performed', setTo('pending[3].stage.performed', []), 'pending: the decision has no legal move'],
]);

describeDecision('following-action', [
  ['an unknown action', setTo('pending[4].action', 'trade'), 'pending[4].action: there is no action "trade"'],
  ['a number instead of an action', setTo('pending[4].action', 1), 'pending[4].action: there is no action 1'],
  [
    'an action that never follows',
    setTo('pending[4].action', 'ship'),
    'pending[4]: only a Draw or an Occupy in a region may follow an ability',
  ],
  [
    'no region',
    setTo('pending[4].region', null),
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
    setTo('pending[4].ability', 'spice-trade.sell'),
    'pending[4].ability: there is no ability "spice-trade.sell"',
  ],
  [
    'an ability of an exploit that is not in the game',
    setTo('pending[4].ability', 'pirate-round.seize'),
    'pending[4]: there is nothing to decide',
  ],
]);

describeDecision('discard, in its phase', [
  ['another player checked', setTo('pending[1].checked', 1), 'pending[1].checked: must be 2, not 1'],
  ['the phase before', setTo('phase', 'action'), 'pending: the steps do not belong to the phase'],
]);

describeDecision('salary, optional', [
  [
    'no Payment',
    setTo('pending[1].payments', 0),
    'pending[1].payments: must be at least 1 and within the Salary Level',
  ],
]);

describe('positions at every kind of decision', () => {
  test('are all covered', () => {
    const asked = Object.values(DECISIONS).map((make) => make().asks.split(' ')[0]);
    const asking = ALL_STEPS.filter((step) => step.asks).map((step) => step.id);
    expect([...new Set(asked)].sort()).toEqual([...asking].sort());
    for (const [name, make] of Object.entries(DECISIONS)) expect(make().asks.split(' ')[0]).toBe(name.split(',')[0]);
  });

  test.each(Object.keys(DECISIONS))('%s: is read as it was written, and can be played to the end', (name) => {
    const { game, position } = DECISIONS[name]();
    const read = readPosition(JSON.parse(JSON.stringify(position)), game.tables);
    expect(writePosition(read)).toEqual(position);
    playOut(read);
  });
});
