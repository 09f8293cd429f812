/** Sentences for events: chooses the template of an event and collects its values. */
import type { EditionTables, GameEvent } from '@windrose/engine';
import type { Context } from './context.ts';
import type { Value } from './grammar/grammar.ts';
import { describeKeptCards, describeOrder, describePlan } from './opposition.ts';
import { type EventKey, type EventOf, type NarratedEvent, QUIET_EVENTS, type TemplateEvent } from './text-keys.ts';
import { valuesOf } from './values.ts';

/** What stands behind the colon of the texts of an event. */
type Variant<K extends string> = EventKey extends infer T ? (T extends `${K}:${infer V}` ? V : never) : never;
type VariantTable = { readonly [K in TemplateEvent]?: (event: EventOf<K>, sails: boolean) => Variant<K> | false };

const VARIANTS: VariantTable = {
  'game-created': ({ exploits }) => exploits !== undefined && 'exploits',
  'start-building-chosen': ({ disc }) => disc && 'disc',
  'first-player-chosen': (_, sails) => sails && 'sail',
  'first-player-marker-passed': (_, sails) => sails && 'sail',
  'building-built': ({ fallback }) => fallback && 'fallback',
  'discs-grown': ({ moved, requested }) => moved < requested && 'short',
  'status-changed': ({ delta }) => delta < 0 && 'down',
  'level-changed': ({ before, after }) => after < before && 'down',
  shipped: (_, sails) => sails && 'sail',
  'shipped-beside': (_, sails) => sails && 'sail',
  'token-gained': ({ from }) => from,
  'governor-awarded': ({ tieBreak }) => tieBreak && 'tie',
  'disc-from-card': ({ moved }) => moved === 0 && 'none',
  'card-moved': ({ slot }) => slot,
  'card-discarded': ({ to }) => to,
  'slavery-stack-removed': ({ cards }) => cards.length === 0 && 'empty',
  'extra-actions-granted': ({ actions }) => actions === 0 && 'none',
  'sea-changed': ({ delta }) => delta < 0 && 'less',
  'row-changed': ({ delta }) => delta < 0 && 'less',
  'disc-gained': ({ moved }) => moved === 0 && 'none',
};

function textOf(event: EventOf<TemplateEvent>, sails: boolean): EventKey {
  // Each entry takes its own kind of event, which is what the key has picked.
  const variantOf = VARIANTS[event.event] as ((event: GameEvent, sails: boolean) => string | false) | undefined;
  const variant = variantOf?.(event, sails) || '';
  return (variant === '' ? event.event : `${event.event}:${variant}`) as EventKey;
}

function trackLength({ areaIds, trackStart }: EditionTables, region: string): number {
  const area = areaIds.indexOf(region);
  return trackStart[area + 1] - trackStart[area];
}

/** Links count for the seat, whichever of its colours has discs at both ends. */
const OF_SEATS: ReadonlySet<GameEvent['event']> = new Set([
  'link-control-gained',
  'link-control-lost',
  'link-token-claimed',
]);

/** Returns the colour or seat that a sentence is about; null for the whole game. */
function subjectOf(event: GameEvent): number | null {
  return 'colour' in event && !OF_SEATS.has(event.event) ? event.colour : event.seat;
}

/** The number on which a plural depends. */
function countOf(event: GameEvent): number | undefined {
  if ('moved' in event) return event.moved;
  if ('delta' in event) return Math.abs(event.delta);
  if ('actions' in event) return event.actions;
  if (event.event === 'game-created') return event.players;
  if (event.event === 'slavery-stack-removed') return event.cards.length;
  return event.event === 'governor-awarded' ? event.counts[event.colour] : undefined;
}

/** Everything that a text about the event may need. */
export function eventValues(event: GameEvent, { words, tables, who }: Context): Record<string, Value> {
  const values = valuesOf(words, tables, event);
  const subject = subjectOf(event);
  const n = countOf(event);
  if (subject !== null) values.who = who(subject);
  if (n !== undefined) values.n = n;
  if (event.event === 'attacked') values.defender = who(event.defender);
  if (event.event === 'token-taken') values.from = who(event.fromSeat);
  if (event.event === 'shipped') values.spaces = trackLength(tables, event.region);
  if (event.event === 'governor-awarded' || event.event === 'governor-removed')
    values.card = words.governor(event.region);
  if (event.event === 'game-created')
    values.exploits = words.all((event.exploits ?? []).map((id) => words.exploit(id).text));
  return values;
}

const QUIET: ReadonlySet<string> = new Set(QUIET_EVENTS);

function isNarrated(event: GameEvent): event is EventOf<NarratedEvent> {
  return !QUIET.has(event.event);
}

export function describeEvent(event: GameEvent, context: Context): string | null {
  if (!isNarrated(event)) return null;
  switch (event.event) {
    case 'opposition-planned':
      return describePlan(event, context);
    case 'opposition-order-decided':
      return describeOrder(event, context);
    case 'opposition-keeps':
      return describeKeptCards(event, context);
    default: {
      const { words, sails } = context;
      return words.sentence(words.texts.events[textOf(event, sails)], eventValues(event, context));
    }
  }
}
