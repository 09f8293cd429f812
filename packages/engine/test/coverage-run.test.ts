/** Random play until every tile, card, token, space, link, decision, move verb and event has been used: nothing in an edition is dead. */
import { expect, test } from 'vitest';
import {
  DEFAULT_OPTIONS,
  edition,
  type GameEvent,
  GameRecord,
  legalMoves,
  pending,
  type Tables,
} from '../src/index.ts';
import { tokenSpaces } from '../src/setup/setup.ts';
import { Chooser } from './support/examine.ts';

const MOST_GAMES = 4000;

const EVENTS = [
  'game-created',
  'token-placed',
  'stack-prepared',
  'tiles-prepared',
  'first-player-chosen',
  'round-started',
  'phase-started',
  'phase-ended',
  'turn-started',
  'turn-ended',
  'round-ended',
  'first-player-marker-passed',
  'game-ended',
  'building-built',
  'discs-grown',
  'salary-paid',
  'salary-unused',
  'status-changed',
  'level-changed',
  'track-overflow',
  'building-activated',
  'token-spent',
  'action-chosen',
  'actions-skipped',
  'player-passed',
  'shipped',
  'shipped-beside',
  'city-occupied',
  'attacked',
  'casualty-suffered',
  'disc-displaced',
  'token-gained',
  'link-control-gained',
  'link-control-lost',
  'link-token-claimed',
  'region-opened',
  'governor-awarded',
  'payment-made',
  'card-drawn',
  'card-moved',
  'card-limit-checked',
  'card-discarded',
  'abolition-triggered',
  'slavery-set-aside',
  'slavery-stack-removed',
  'score-item',
  'score-total',
  'winners-declared',
] as const satisfies GameEvent['event'][];

/** Events that the edition's printed values never lead to; each has a rule test of its own. A new event must go to one of the lists. */
const NOT_IN_CLASSIC: Record<Exclude<GameEvent['event'], (typeof EVENTS)[number]>, true> = {
  'build-skipped': true,
  'phase-order-changed': true,
};

/** Everything there is to be used, as `kind id`. */
function wanted(tables: Tables): Set<string> {
  const { base } = tables.catalogue;
  return new Set([
    ...tables.buildingIds.slice(1).map((id) => `built ${id}`),
    ...tables.buildingIds.filter((_, building) => tables.buildingStage[building] >= 0).map((id) => `activated ${id}`),
    ...tables.tokenIds.slice(1).map((id) => `gained ${id}`),
    ...tables.tokenIds.filter((_, token) => tables.tokenStage[token] >= 0).map((id) => `spent ${id}`),
    ...tables.cardIds.map((id) => `had ${id}`),
    ...tables.cardIds.map((id) => `discarded ${id}`),
    ...tokenSpaces(tables).map((id) => `taken ${id}`),
    ...tables.siteIds.map((id) => `attacked ${id}`),
    ...tables.areaIds.filter((_, area) => area !== tables.home).map((id) => `opened ${id}`),
    ...tables.statusIds.map((id) => `overflow ${id}`),
    ...['build', 'salary', 'turn', 'perform', 'governor-slot', 'discard'].map((id) => `asked ${id}`),
    ...Object.keys(base)
      .filter((verb) => verb !== 'by-phase')
      .map((verb) => `played ${verb}`),
    ...EVENTS.map((id) => `event ${id}`),
    'discarded after passing',
  ]);
}

/** What an event shows to have been used. */
function used(event: GameEvent): string[] {
  switch (event.event) {
    case 'building-built':
      return [`built ${event.building}`];
    case 'building-activated':
      return [`activated ${event.building}`];
    case 'token-gained':
      return [`gained ${event.token}`];
    case 'token-spent':
      return [`spent ${event.token}`];
    case 'card-drawn':
      return [`had ${event.card}`];
    case 'governor-awarded':
      return [`had ${event.region}-governor`];
    case 'card-discarded':
      return [`discarded ${event.card}`];
    case 'slavery-set-aside':
      return [`discarded ${event.card}`];
    case 'shipped':
      return [`taken ${event.region}.${event.space}`];
    case 'city-occupied':
      return [`taken ${event.city}`];
    case 'link-token-claimed':
      return [`taken ${event.link}`];
    case 'attacked':
      return [`attacked ${event.city}`];
    case 'region-opened':
      return [`opened ${event.region}`];
    case 'track-overflow':
      return [`overflow ${event.status}`];
    default:
      return [];
  }
}

test('everything in the Classic edition is used in random play', () => {
  const tables = edition('classic');
  const missing = wanted(tables);
  const unexpected = new Set<string>();
  let games = 0;
  for (; missing.size > 0 && games < MOST_GAMES; games++) {
    const players = 3 + (games % 3);
    const chooser = new Chooser(games + 1);
    const opening = { tables, mode: 'standard', players, options: DEFAULT_OPTIONS, names: [] } as const;
    const record = new GameRecord({ ...opening, from: { seed: `cover-${games}` } });
    const see = (events: readonly GameEvent[]) => {
      for (const event of events) {
        for (const id of [`event ${event.event}`, ...used(event)]) missing.delete(id);
        if (event.event in NOT_IN_CLASSIC) unexpected.add(event.event);
      }
    };
    see(record.openingEvents);
    for (let asked = pending(record.game); asked !== null; asked = pending(record.game)) {
      const moves = legalMoves(record.game).filter((move, _, all) => move.verb !== 'pass' || all.length === 1);
      const move = moves[chooser.below(moves.length)];
      const under = record.game.state.depth;
      missing.delete(`asked ${asked.decision}`);
      missing.delete(`played ${move.verb}`);
      if (asked.decision === 'discard' && under === 2) missing.delete('discarded after passing');
      see(record.play(move));
    }
  }
  expect([...missing], `after ${games} games`).toEqual([]);
  expect([...unexpected]).toEqual([]);
});
