/** Positions in the middle of a phase, an activation or a check: those that no game can reach are refused. */
import { all, to, without } from '../support/changes.ts';
import { describeCases } from '../support/position-cases.ts';
import { scenario } from '../support/scenario.ts';

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
    without('pending[2].stage.building'),
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
