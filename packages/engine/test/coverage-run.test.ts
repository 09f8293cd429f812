/**
 * Checks that random play uses everything in every edition and mode: tiles, cards, tokens, spaces, links, decisions,
 * moves and events. Exploits have tests of their own.
 */
import { expect, test } from 'vitest';
import { type EditionTables, type GameEvent, GameRecord, legalMoves, type Move, pending } from '../src/index.ts';
import { tokenSpaces } from '../src/setup/setup.ts';
import { CONFIGURATIONS, type GameConfiguration, openingOf } from './support/configurations.ts';
import { Chooser } from './support/examine.ts';

const MAX_GAMES = 2000;

type EventKind = GameEvent['event'];

/** Where each event can happen: in all games, in an edition or in modes. A new event needs an entry here. */
const EVENTS: Record<EventKind, 'all' | 'classic' | 'age-of-sail' | 'never' | readonly string[]> = {
  'game-created': 'all',
  'token-placed': 'all',
  'stack-prepared': 'all',
  'tiles-prepared': 'all',
  'start-building-chosen': 'age-of-sail',
  'first-player-chosen': 'all',
  'round-started': 'all',
  'phase-started': 'all',
  'phase-ended': 'all',
  'turn-started': 'all',
  'turn-ended': 'all',
  'round-ended': 'all',
  'first-player-marker-passed': ['standard', 'classic-two', 'soloplay-two', 'soloplay-three', 'silent-fleet'],
  'phase-order-changed': 'age-of-sail',
  'game-ended': 'all',
  'building-built': 'all',
  // Decisions that the printed numbers of tiles never cause.
  'build-skipped': 'never',
  'discs-grown': 'all',
  'salary-paid': 'all',
  'salary-unused': 'all',
  'status-changed': 'all',
  'level-changed': 'all',
  'track-overflow': 'classic',
  'building-activated': 'all',
  'token-spent': 'all',
  'action-chosen': 'all',
  'actions-skipped': 'all',
  'player-passed': 'all',
  shipped: 'all',
  'shipped-beside': 'all',
  'sailed-to-fleet': 'age-of-sail',
  'city-occupied': 'all',
  attacked: 'all',
  'casualty-suffered': 'all',
  'marker-placed': 'age-of-sail',
  'marker-declined': 'age-of-sail',
  'disc-displaced': 'all',
  'token-gained': 'all',
  'link-control-gained': 'all',
  'link-control-lost': 'all',
  'link-token-claimed': 'all',
  'region-opened': 'all',
  'governor-awarded': 'all',
  'governor-removed': ['classic-two', 'soloplay-two', 'soloplay-three', 'silent-fleet'],
  'payment-made': 'all',
  'card-drawn': 'all',
  'card-taken': 'age-of-sail',
  'disc-from-card': 'age-of-sail',
  'card-moved': 'all',
  'card-limit-checked': 'all',
  'card-discarded': 'all',
  'abolition-triggered': 'all',
  'slavery-set-aside': 'all',
  'slavery-stack-removed': 'all',
  'tile-removed': ['soloplay-two'],
  'track-token-removed': ['soloplay-two', 'soloplay-three'],
  'neutral-received': ['soloplay-two', 'soloplay-three'],
  'neutral-declined': ['soloplay-two', 'soloplay-three'],
  'token-removed': ['classic-two', 'soloplay-two', 'soloplay-three', 'silent-fleet', 'solitaire'],
  'fleet-trigger-chosen': ['silent-fleet'],
  'fleet-silent': ['silent-fleet'],
  'fleet-cannot-react': ['silent-fleet'],
  'card-removed': ['silent-fleet'],
  'shortage-caused': ['silent-fleet'],
  'grid-prepared': ['solitaire'],
  'ladder-prepared': ['solitaire'],
  'indicator-moved': ['solitaire'],
  'extra-actions-granted': ['solitaire'],
  'ladder-marker-moved': ['solitaire'],
  'draw-owed': ['solitaire'],
  'opposition-order-decided': ['solitaire'],
  'opposition-planned': ['solitaire'],
  'token-taken': ['solitaire'],
  'city-cleared': ['solitaire'],
  'opposition-keeps': ['solitaire'],
  'grid-shifted': ['solitaire'],
  'grid-refilled': ['solitaire'],
  'ladder-turned': ['solitaire'],
  'victory-graded': ['solitaire'],
  // Decisions of exploits.
  'exploit-unlocked': 'never',
  'exploit-used': 'never',
  'sea-changed': 'never',
  'disc-gained': 'never',
  'disc-returned': 'never',
  'casualty-returned': 'never',
  'row-changed': 'never',
  'pirate-taken': 'never',
  'score-item': 'all',
  'score-total': 'all',
  'winners-declared': 'all',
};

/** Decisions that the standard Classic game does not have. */
const DECISIONS = ['build', 'salary', 'turn', 'perform', 'governor-slot', 'discard'];
const MORE_DECISIONS: Readonly<Record<string, readonly string[]>> = {
  'age-of-sail': ['start-building', 'casualty'],
  'classic-two': ['neutral-ship', 'neutral-occupy'],
  'soloplay-two': ['remove-token', 'play-neutral'],
  'soloplay-three': ['remove-token', 'play-neutral'],
  solitaire: ['opposition-action', 'opposition-discard'],
  'silent-fleet': ['fleet-trigger', 'fleet-ship', 'fleet-occupy', 'fleet-draw', 'shortage'],
};
const VERBS = 'build pay activate spend ship occupy attack draw discard governor end pass'.split(' ');
const MORE_VERBS: Readonly<Record<string, readonly string[]>> = {
  'age-of-sail': ['start', 'pay-all', 'take', 'memorial', 'decline', 'by-phase'],
  'classic-two': ['neutral-ship', 'neutral-occupy'],
  'soloplay-two': ['neutral-ship', 'neutral-occupy', 'remove-token', 'decline'],
  'soloplay-three': ['neutral-ship', 'neutral-occupy', 'remove-token', 'decline'],
  'silent-fleet': ['neutral-ship', 'neutral-occupy', 'neutral-draw', 'trigger', 'shortage'],
  solitaire: [
    'opposition-occupy',
    'opposition-ship',
    'opposition-draw',
    'opposition-attack',
    'opposition-take',
    'opposition-clear',
    'opposition-discard',
  ],
};

function happens(kind: EventKind, { tables, mode }: GameConfiguration): boolean {
  const where = EVENTS[kind];
  return where === 'all' || where === tables.data.rulebook || (typeof where !== 'string' && where.includes(mode));
}

/** Everything that a kind of game can use, as `kind id`. */
function expectedUses(configuration: GameConfiguration): string[] {
  const { tables, mode } = configuration;
  const keys = [tables.data.rulebook, mode];
  const also = (more: Readonly<Record<string, readonly string[]>>) => keys.flatMap((key) => more[key] ?? []);
  const cards = tables.cardIds.filter((_, card) => !tables.cardIsGovernor[card]);
  const regions = tables.areaIds.filter((_, area) => area !== tables.home);
  return [
    ...tables.buildingIds.slice(tables.startBuildings).map((id) => `built ${id}`),
    ...(tables.startBuildings > 1 ? tables.buildingIds.slice(0, tables.startBuildings).map((id) => `began ${id}`) : []),
    ...tables.buildingIds.filter((_, building) => tables.buildingStage[building] >= 0).map((id) => `activated ${id}`),
    ...tables.tokenIds.slice(1).map((id) => `gained ${id}`),
    ...tables.tokenIds.filter((_, token) => tables.tokenStage[token] >= 0).map((id) => `spent ${id}`),
    ...tables.cardIds.map((id) => `had ${id}`),
    // Which cards and statuses change is the same in all modes of an edition.
    ...(mode === 'standard' ? tables.cardIds.map((id) => `discarded ${id}`) : []),
    ...(tables.discardPile && mode === 'standard'
      ? cards.filter((id) => !id.startsWith('slavery')).map((id) => `taken from the pile ${id}`)
      : []),
    ...tokenSpaces(tables).map((id) => `taken ${id}`),
    ...tables.linkIds.map((id) => `controlled ${id}`),
    ...tables.siteIds.map((id) => `attacked ${id}`),
    ...regions.map((id) => `opened ${id}`),
    ...(tables.data.tracks.cap === null || mode !== 'standard' ? [] : tables.statusIds.map((id) => `overflow ${id}`)),
    ...[...DECISIONS, ...also(MORE_DECISIONS)].map((id) => `asked ${id}`),
    ...[...VERBS, ...also(MORE_VERBS)].map((verb) => `played ${verb}`),
    ...(Object.keys(EVENTS) as EventKind[])
      .filter((kind) => happens(kind, configuration))
      .map((kind) => `event ${kind}`),
    ...(tables.discardPhase || mode !== 'standard' ? [] : ['discarded after passing']),
  ];
}

/** Returns what an event proves to have been used. */
function usesProvedBy(event: GameEvent): string[] {
  switch (event.event) {
    case 'building-built':
      return [`built ${event.building}`];
    case 'start-building-chosen':
      return [`began ${event.building}`];
    case 'building-activated':
      return [`activated ${event.building}`];
    case 'token-gained':
      return [`gained ${event.token}`];
    case 'token-spent':
      return [`spent ${event.token}`];
    case 'card-drawn':
      return [`had ${event.card}`];
    case 'card-taken':
      return [`taken from the pile ${event.card}`];
    case 'governor-awarded':
      return [`had ${event.region}-governor`];
    case 'card-discarded':
    case 'slavery-set-aside':
      return [`discarded ${event.card}`];
    case 'shipped':
      return [`taken ${event.region}.${event.space}`];
    case 'city-occupied':
      return [`taken ${event.city}`];
    case 'sailed-to-fleet':
      return [`taken ${event.fleet}`];
    case 'link-control-gained':
      return [`controlled ${event.link}`];
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

/** Returns what a move would use, according to its text; random play prefers what is still missing. */
function usesPromisedBy(tables: EditionTables, { verb, target }: Move): string[] {
  const byVerb: Readonly<Record<string, string>> = {
    build: 'built',
    start: 'began',
    activate: 'activated',
    spend: 'spent',
    attack: 'attacked',
    discard: 'discarded',
    take: 'taken from the pile',
    occupy: 'taken',
    ship: 'taken',
  };
  const tile = verb === 'build' ? tables.data.buildings.find(({ id }) => id === target) : undefined;
  const icons = Object.keys(tile?.icons ?? {}).map((status) => `overflow ${status}`);
  const laid = verb === 'discard' ? [`taken from the pile ${target}`] : [];
  return [`played ${verb}`, ...(verb in byVerb ? [`${byVerb[verb]} ${target}`] : []), ...icons, ...laid];
}

/** Returns the areas in which something missing can be used; the discard pile is used from the home area. */
function areasFor(tables: EditionTables, missing: string): Set<number> {
  const ends = missing.split(' ').at(-1)!.split('+');
  const areas = [...tables.areaIds.keys()].filter((area) => missing.includes(tables.areaIds[area]));
  const sites = [...tables.siteIds.keys()].filter((site) => ends.includes(tables.siteIds[site]));
  const home = missing.includes('pile') ? [tables.home] : [];
  return new Set([...areas, ...sites.map((site) => tables.siteArea[site]), ...home]);
}

/** Returns whether the move puts a disc into one of the areas or draws there. */
function leadsTo(tables: EditionTables, { verb, target = '' }: Move, areas: ReadonlySet<number>): boolean {
  if (verb === 'draw') return areas.has(tables.deckArea[tables.deckIds.indexOf(target)]);
  const site = tables.siteIds.indexOf(target);
  if (site >= 0) return areas.has(tables.siteArea[site]);
  return verb === 'ship' && areas.has(tables.areaIds.indexOf(target));
}

/**
 * Prefers moves that use something missing, then moves in the areas of the game's target, then anything but passing.
 */
function chooseMove(
  tables: EditionTables,
  moves: readonly Move[],
  missing: ReadonlySet<string>,
  aim: ReadonlySet<number>,
  chooser: Chooser,
): Move {
  const lists = [
    moves.filter((move) => usesPromisedBy(tables, move).some((id) => missing.has(id))),
    moves.filter((move) => leadsTo(tables, move, aim)),
    moves.filter((move) => move.verb !== 'pass'),
    moves,
  ];
  const list = lists.find((each, i) => each.length > 0 && (i > 1 || chooser.below(4) > 0)) ?? moves;
  return list[chooser.below(list.length)];
}

/** The kinds of games of one edition and mode, with all boards and numbers of players. */
const NAMES = [...new Set(CONFIGURATIONS.map(groupOf))];

function groupOf({ tables, mode }: GameConfiguration): string {
  return `${tables.data.id}, ${mode}`;
}

test.each(NAMES)('random play of %s uses all components, decisions, moves and events', (name) => {
  const configurations = CONFIGURATIONS.filter((configuration) => groupOf(configuration) === name);
  const missing = new Set(configurations.flatMap(expectedUses));
  const unexpected = new Set<string>();
  let games = 0;
  for (; missing.size > 0 && games < MAX_GAMES; games++) {
    const configuration = configurations[games % configurations.length];
    const chooser = new Chooser(games + 1);
    const record = new GameRecord(openingOf(configuration, games));
    const see = (events: readonly GameEvent[]) => {
      for (const event of events) {
        for (const id of [`event ${event.event}`, ...usesProvedBy(event)]) missing.delete(id);
        if (!happens(event.event, configuration)) unexpected.add(event.event);
      }
    };
    see(record.openingEvents);
    const aims = [...missing];
    const aim = areasFor(configuration.tables, aims[chooser.below(aims.length)] ?? '');
    for (let asked = pending(record.game); asked !== null; asked = pending(record.game)) {
      const move = chooseMove(configuration.tables, legalMoves(record.game), missing, aim, chooser);
      missing.delete(`asked ${asked.decision}`);
      missing.delete(`played ${move.verb}`);
      if (asked.decision === 'discard' && record.game.state.depth === 2) missing.delete('discarded after passing');
      see(record.play(move));
    }
  }
  expect([...missing], `after ${games} games`).toEqual([]);
  expect([...unexpected]).toEqual([]);
});
