/** A position at every kind of decision, built or reached by play. */
import { edition } from '../../src/index.ts';
import { follow, newGame, type Scenario, scenario } from './scenario.ts';
import { dealSolitaire, occupiedEurope, passAndAct, startSolitaire } from './solitaire.ts';

const classic = edition('classic');
const sail = edition('age-of-sail', 'a');

function afterMoves(from: Scenario, ...moves: string[]): Scenario {
  from.play(...moves);
  return from;
}

const ABROAD = { tables: sail, exploits: ['spice-trade', 'brouwer-route', 'mutiny-on-the-bounty'] };
const ROUTES = { open: ['africa', 'india', 'far-east'], beside: { africa: [2], india: [1], 'far-east': [1] } };

/** By `pending.decision`; two editions where they differ. */
export const DECISIONS: Readonly<Record<string, () => Scenario>> = {
  build: () => scenario({ decision: 'build' }),
  salary: () =>
    afterMoves(
      scenario({
        decision: 'build',
        seat: 2,
        seats: [
          { harbor: 2, buildings: ['market', 'shipyard'], busy: ['colonial-house', 'market', 'shipyard'] },
          {},
          {},
        ],
      }),
      'build market',
    ),
  'salary, optional': () =>
    afterMoves(
      scenario({ tables: sail, decision: 'build', seat: 1, seats: [{ busy: ['colonial-house'] }] }),
      'build market',
    ),
  turn: () => scenario({ seats: [{ harbor: 3 }] }),
  perform: () =>
    afterMoves(
      scenario({ seats: [{ harbor: 4, buildings: ['docks'] }], open: ['africa'] }),
      'activate docks',
      'ship africa',
    ),
  'perform, any region': () =>
    afterMoves(
      scenario({ tables: sail, seats: [{ harbor: 4, buildings: ['docks'] }], open: ['africa'] }),
      ...['activate docks', 'occupy elmina'],
    ),
  discard: () => afterMoves(scenario({ seats: [{ cards: ['slavery-0', 'africa-1', 'far-east-1'] }] }), 'pass'),
  'governor-slot': () =>
    afterMoves(scenario({ seats: [{ cards: ['europe-0', 'africa-governor'] }], open: ['africa'], round: 7 }), 'pass'),
  'discard, in its phase': () =>
    afterMoves(
      scenario({
        tables: sail,
        pile: ['europe-1'],
        seats: [{ passed: true }, { cards: ['africa-1', 'caribbean-1'] }],
        seat: 1,
      }),
      'pass',
    ),
  'start-building': () =>
    afterMoves(follow(newGame(3, { seed: 'decisions', tables: sail }).game), 'start merchant-dock'),
  casualty: () =>
    afterMoves(
      scenario({
        tables: sail,
        seats: [
          { harbor: 4, buildings: ['barracks'] },
          { buildings: ['memorial'], markers: { culture: 1 } },
        ],
        cities: { lisbon: 1 },
      }),
      ...['activate barracks', 'attack lisbon'],
    ),
  'casualty, between two actions': () =>
    afterMoves(
      scenario({
        tables: sail,
        seats: [{ harbor: 4, buildings: ['admiralty', 'memorial'] }, {}],
        cities: { lisbon: 1 },
      }),
      ...['activate admiralty', 'attack lisbon'],
    ),
  'neutral-ship': () =>
    afterMoves(
      scenario({ mode: 'classic-two', seats: [{ harbor: 3, buildings: ['docks'] }] }),
      ...['activate docks', 'ship africa'],
    ),
  'neutral-occupy': () =>
    afterMoves(scenario({ mode: 'classic-two', seats: [{ harbor: 3 }] }), 'activate colonial-house', 'occupy rome'),
  'remove-token': () =>
    afterMoves(
      follow(newGame(2, { seed: 'decisions', tables: classic, mode: 'soloplay-two' }).game),
      'remove-token africa.3',
    ),
  'remove-token, empty spaces': () =>
    afterMoves(
      follow(
        newGame(3, {
          seed: 'decisions',
          options: { 'rulings.sp.trackRemoval': 'emptySpace' },
          tables: classic,
          mode: 'soloplay-three',
        }).game,
      ),
      'remove-token india.7',
    ),
  'play-neutral': () =>
    afterMoves(
      scenario({
        mode: 'soloplay-two',
        seats: [{ harbor: 3 }],
        numbers: { neutralReserve: [2, 3], neutralHarbor: [1, 0] },
        gone: ['africa.1'],
      }),
      ...['activate colonial-house', 'occupy rome'],
    ),
  'fleet-trigger': () =>
    afterMoves(
      scenario({ tables: sail, mode: 'silent-fleet', seats: [{ harbor: 4, buildings: ['docks'] }] }),
      ...['activate docks', 'ship africa', 'occupy lisbon'],
    ),
  'fleet-ship': () =>
    afterMoves(
      scenario({ tables: sail, mode: 'silent-fleet', seats: [{ harbor: 4, buildings: ['shipyard'] }] }),
      ...['activate shipyard', 'ship africa'],
    ),
  'fleet-occupy': () =>
    afterMoves(
      scenario({ tables: sail, mode: 'silent-fleet', seats: [{ harbor: 4 }] }),
      ...['activate colonial-house', 'occupy lisbon'],
    ),
  'fleet-draw': () =>
    afterMoves(
      scenario({ tables: sail, mode: 'silent-fleet', seats: [{ harbor: 4, buildings: ['market'] }] }),
      ...['activate market', 'draw europe'],
    ),
  shortage: () => {
    const { game } = newGame(2, {
      seed: 'decisions',
      options: { 'sf.causeScarcity': true },
      tables: sail,
      mode: 'silent-fleet',
    });
    return afterMoves(follow(game), 'start merchant-dock', 'start colonial-house');
  },
  'following-action': () =>
    afterMoves(
      scenario({ ...ABROAD, ...ROUTES, seats: [{ harbor: 5, buildings: ['shipyard'] }] }),
      ...['activate shipyard', 'exploit spice-trade.sail.africa'],
    ),
  'following-action, an Occupy': () =>
    afterMoves(
      scenario({
        ...ABROAD,
        open: ['caribbean', 'far-east'],
        beside: { 'far-east': [1] },
        seats: [{ harbor: 5, buildings: ['cartographer'] }],
      }),
      ...['activate cartographer', 'exploit mutiny-on-the-bounty.turn-back'],
    ),
  'following-ability': () =>
    afterMoves(
      scenario({ ...ABROAD, ...ROUTES, seats: [{ harbor: 5, buildings: ['shipyard'] }] }),
      ...['activate shipyard', 'exploit spice-trade.trade.africa.wealth'],
    ),
  'opposition-action': () => passAndAct({ cities: occupiedEurope(0, 'london', 'rome'), marker: 3 }).t,
  'opposition-action, a token': () =>
    passAndAct({ cities: occupiedEurope(0, 'london', 'paris'), tokens: { london: 'attack', paris: 'culture' } }).t,
  'opposition-action, before the game': () => startSolitaire(dealSolitaire('decision')).t,
  'opposition-discard': () => passAndAct({ acted: true, opposition: { cards: ['africa-1', 'caribbean-1'] } }).t,
};
