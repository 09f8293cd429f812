/** Positions in the middle of a phase, an activation or a check: those that no game can reach are refused. */
import { allOf, removed, setTo } from '../support/changes.ts';
import { describeCases } from '../support/position-cases.ts';
import { scenario } from '../support/scenario.ts';

const buildPhase = scenario({ decision: 'build', seat: 1 });

describeCases('a Build Phase', buildPhase, [
  ['another seat that builds', setTo('pending[1].seat', 2), 'pending[1].seat: must be 1, not 2'],
  ['a builder who has passed', setTo('seats[2].passed', true), 'seats[2].passed: must be false, not true'],
  ['another phase', setTo('phase', 'salary'), 'pending: the steps do not belong to the phase'],
  [
    'no free space for a player who has not built yet',
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
const salaryPhase = scenario({
  decision: 'build',
  seat: 2,
  seats: [{ harbor: 2, buildings: ['market', 'shipyard'], busy: ['colonial-house', 'market', 'shipyard'] }, {}, {}],
});
salaryPhase.play('build market');

describeCases('a Salary Phase', salaryPhase, [
  ['no Payment', setTo('pending[1].payments', 0), PAYMENTS],
  ['more Payments than the Salary Level', setTo('pending[1].payments', 2), PAYMENTS],
  [
    'Payments for everything',
    allOf(
      setTo('seats[0].buildings[1].disc', false),
      setTo('seats[0].buildings[2].disc', false),
      setTo('seats[0].harbor', 6),
    ),
    PAYMENTS,
  ],
]);

const activation = scenario({
  seats: [{ harbor: 4, buildings: ['docks', 'market'], cards: [] }],
  open: ['africa'],
});
activation.play('activate docks', 'ship africa');

describeCases('an activation', activation, [
  [
    'neither a building nor a token at work',
    removed('pending[2].stage.building'),
    'pending[2].stage: must name either a building or a token',
  ],
  [
    'both a building and a token at work',
    setTo('pending[2].stage.token', 'pay'),
    'pending[2].stage: must name either a building or a token',
  ],
  [
    'an action that the building does not offer',
    setTo('pending[2].stage.performed', ['draw']),
    'pending[2].stage: no building or token can be at this stage',
  ],
  [
    'an unknown action',
    setTo('pending[2].stage.performed', ['trade']),
    'pending[2].stage.performed[0]: must be one of ship, occupy, attack, pay, draw, not "trade"',
  ],
  [
    'a building at work without a disc',
    allOf(setTo('seats[0].buildings[1].disc', false), setTo('seats[0].harbor', 3)),
    'pending[2].stage: the building at work has no disc',
  ],
  [
    'an action without a region',
    setTo('pending[2].region', null),
    'pending[2].region: must be where the actions were performed, and null if none was',
  ],
  [
    'a region before the first action',
    setTo('pending[2].stage.performed', []),
    'pending[2].region: must be where the actions were performed, and null if none was',
  ],
  ['a Ship to Europe', setTo('pending[2].region', 'europe'), 'pending[2].region: cannot be shipped to'],
  [
    'an Occupy in a closed region',
    allOf(
      setTo('pending[2].stage.performed', ['occupy']),
      setTo('pending[2].region', 'india'),
      setTo('pending[2].occupied', 'india'),
    ),
    'pending[2].region: is closed',
  ],
  [
    'a stack without a Draw',
    setTo('pending[2].stack', 'africa'),
    'pending[2].stack: must be the stack that was drawn from, and null if none was',
  ],
  [
    'no disc for anything',
    allOf(
      setTo('pending[2].stage.performed', []),
      setTo('pending[2].region', null),
      setTo('seats[0].harbor', 0),
      setTo('seats[0].supply', activation.seat(0).supply + activation.seat(0).harbor),
    ),
    'pending: the decision has no legal move',
  ],
  [
    'nothing left to do',
    allOf(setTo('pending[2].stage.performed', ['ship', 'occupy']), setTo('pending[2].occupied', 'africa')),
    'pending[2]: there is nothing to decide',
  ],
]);

const drawing = scenario({ seats: [{ harbor: 1, buildings: ['trade-office'] }], cities: { london: 0 } });
drawing.play('activate trade-office', 'draw europe');

describeCases('a Draw before another', drawing, [
  ['a stack of another region', setTo('pending[2].stack', 'india'), 'pending[2].stack: does not lie in the region'],
  [
    'no stack',
    setTo('pending[2].stack', null),
    'pending[2].stack: must be the stack that was drawn from, and null if none was',
  ],
]);

const discard = scenario({ seats: [{ cards: ['europe-0', 'india-1', 'africa-governor'] }], open: ['india', 'africa'] });
discard.play('pass');

describeCases('a check of the cards', discard, [
  ['a player who has not passed', setTo('seats[0].passed', false), 'seats[0].passed: must be true, not false'],
  ['two players asked', setTo('pending[2].seat', 1), 'pending[2].seat: must be 0, not 1'],
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
