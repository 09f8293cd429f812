/** What moves when something happens: every event of the engine as pieces that go from one place of the table to another. */
import type { EditionTables, GameEvent } from '@windrose/engine';

/**
 * A place of the table, by the name its element carries: a spot (`site:lisbon`, `deck:africa`) or what is no spot
 * (`space:africa.1`, `waters:africa`, `link:…`, `governor:africa`, `pile`, `exploit:…`); with a seat, one of its board
 * (`harbor`, `supply`, `building:market`, `card:…`, `token:…`, `status:culture`, `step:culture.4`).
 */
export interface Place {
  readonly at: string;
  readonly seat?: number;
}

type Piece =
  | { readonly kind: 'disc'; readonly colour: number }
  | { readonly kind: 'token'; readonly id: string }
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'tile'; readonly id: string }
  /** The cube of a status. */
  | { readonly kind: 'cube'; readonly seat: number };

export interface Motion {
  readonly piece: Piece;
  /** Null where a piece comes from, or goes, outside the table. */
  readonly from: Place | null;
  readonly to: Place | null;
}

/** What earlier events of the same list have told. */
interface Memory {
  /** Where a token is about to be taken from. */
  source: Place | null;
  /** Whose disc takes the place of another. */
  attacker: number | null;
  /** Where discs were lifted that go elsewhere. */
  lifted: Place | null;
  /** A token that was removed before it was said from where. */
  removed: string | null;
  /** The region whose Governor was awarded, until it is said who takes the card. */
  governor: string | null;
}

type Name = GameEvent['event'];
type Teller<N extends Name> = (
  event: Extract<GameEvent, { event: N }>,
  memory: Memory,
  tables: EditionTables,
) => Motion[];

/** Of many discs that go the same way, so many are seen to move. */
const MAX_ALIKE = 4;

const harbor = (seat: number): Place => ({ at: 'harbor', seat });
const supply = (seat: number): Place => ({ at: 'supply', seat });
const disc = (colour: number, from: Place | null, to: Place | null): Motion => ({
  piece: { kind: 'disc', colour },
  from,
  to,
});
const card = (id: string, from: Place | null, to: Place | null): Motion => ({ piece: { kind: 'card', id }, from, to });
const tile = (id: string, from: Place | null, to: Place | null): Motion => ({ piece: { kind: 'tile', id }, from, to });
const token = (id: string, from: Place | null, to: Place | null): Motion => ({
  piece: { kind: 'token', id },
  from,
  to,
});
const several = (motion: Motion, count: number): Motion[] =>
  Array.from({ length: Math.min(MAX_ALIKE, count) }, () => motion);

/** A disc comes to a place where a token may have lain. */
function settle(owner: number, to: Place, memory: Memory): Motion[] {
  memory.source = to;
  return [disc(owner, harbor(owner), to)];
}

/** Where a token lies on a board: a brown one at its status. */
function tokenPlace({ data }: EditionTables, id: string, seat: number): Place {
  const status = data.tokens.find((each) => each.id === id)?.status;
  return { at: status === undefined ? `token:${id}` : `status:${status}`, seat };
}

/** Discs that were lifted from somewhere, or else come from the harbor. */
function taken(memory: Memory, seat: number): Place {
  const from = memory.lifted ?? harbor(seat);
  memory.lifted = null;
  return from;
}

const governorOf = ({ areaIds, areaGovernor, cardIds }: EditionTables, region: string) =>
  cardIds[areaGovernor[areaIds.indexOf(region)]];

const deckOf = ({ cardIds, cardDeck, deckIds }: EditionTables, id: string): Place => ({
  at: `deck:${deckIds[cardDeck[cardIds.indexOf(id)]]}`,
});

const TELLERS: { readonly [N in Name]?: Teller<N> } = {
  // Build, growth, salary.
  'start-building-chosen': ({ seat: player, building, disc: busy }) => {
    const place = { at: `building:${building}`, seat: player };
    return [tile(building, { at: `tile:${building}` }, place), ...(busy ? [disc(player, supply(player), place)] : [])];
  },
  'building-built': ({ seat: player, building }) => [
    tile(building, { at: `tile:${building}` }, { at: `building:${building}`, seat: player }),
  ],
  'discs-grown': ({ seat: player, moved }) => several(disc(player, supply(player), harbor(player)), moved),
  'salary-paid': ({ seat: player, building }) => [
    disc(player, { at: `building:${building}`, seat: player }, harbor(player)),
  ],

  // Turns.
  'building-activated': ({ seat: player, building }) => [
    disc(player, harbor(player), { at: `building:${building}`, seat: player }),
  ],
  'token-spent': ({ seat: player, token: id }) => [token(id, { at: `token:${id}`, seat: player }, null)],
  'payment-made': ({ seat: player, building }) => [
    disc(player, { at: `building:${building}`, seat: player }, harbor(player)),
  ],

  // The board.
  shipped: ({ colour: owner, region, space }, memory) => settle(owner, { at: `space:${region}.${space}` }, memory),
  'shipped-beside': ({ colour: owner, region }) => [disc(owner, harbor(owner), { at: `waters:${region}` })],
  'sailed-to-fleet': ({ colour: owner, fleet }, memory) => settle(owner, { at: `site:${fleet}` }, memory),
  'city-occupied': ({ colour: owner, city }, memory) => settle(owner, { at: `site:${city}` }, memory),
  attacked: ({ colour: attacker }, memory) => {
    memory.attacker = attacker;
    return [];
  },
  'casualty-suffered': ({ seat: player }, memory) => [disc(player, taken(memory, player), supply(player))],
  'disc-displaced': ({ colour: owner, city }, { attacker }) => {
    const place = { at: `site:${city}` };
    const coming = attacker === null ? [] : [disc(attacker, harbor(attacker), place)];
    return [disc(owner, place, supply(owner)), ...coming];
  },
  'marker-placed': ({ seat: player, status }, memory) => {
    const from = memory.lifted ?? supply(player);
    memory.lifted = null;
    return [disc(player, from, { at: `status:${status}`, seat: player })];
  },
  'token-gained': ({ seat: player, token: id }, memory, tables) => {
    const from = memory.source;
    memory.source = null;
    return [token(id, from, tokenPlace(tables, id, player))];
  },
  'link-token-claimed': ({ link }, memory) => {
    memory.source = { at: `link:${link}` };
    return [];
  },
  // To a colour; whether anybody takes the card comes next.
  'governor-awarded': ({ region }, memory) => {
    memory.governor = region;
    return [];
  },
  'card-moved': ({ seat: player, card: id }, memory, tables) => {
    const region = memory.governor;
    memory.governor = null;
    if (region === null || governorOf(tables, region) !== id) return [];
    return [card(id, { at: `governor:${region}` }, { at: `card:${id}`, seat: player })];
  },
  'governor-removed': ({ region }, _, tables) => [card(governorOf(tables, region), { at: `governor:${region}` }, null)],

  // Statuses.
  'status-changed': ({ seat: player, status, before, after }, _, { shownAt }) => {
    if (shownAt[before] === shownAt[after]) return [];
    const step = (score: number): Place => ({ at: `step:${status}.${shownAt[score]}`, seat: player });
    return [{ piece: { kind: 'cube', seat: player }, from: step(before), to: step(after) }];
  },

  // Cards.
  'card-drawn': ({ seat: player, deck, card: id }) => [
    card(id, { at: `deck:${deck}` }, { at: `card:${id}`, seat: player }),
  ],
  'card-taken': ({ seat: player, card: id }) => [card(id, { at: `pile:${id}` }, { at: `card:${id}`, seat: player })],
  'disc-from-card': ({ seat: player, moved }) => several(disc(player, supply(player), harbor(player)), moved),
  'card-discarded': ({ seat: player, card: id, to }, _, tables) => {
    const goal = to === 'stack' ? deckOf(tables, id) : to === 'pile' ? { at: 'pile' } : null;
    return [card(id, { at: `card:${id}`, seat: player }, goal)];
  },
  'card-removed': ({ card: id }, _, tables) => [card(id, deckOf(tables, id), null)],

  // What leaves the game.
  'token-removed': ({ token: id }, memory) => {
    const from = memory.source;
    memory.source = null;
    memory.removed = from === null ? id : null;
    return from === null ? [] : [token(id, from, null)];
  },
  'city-cleared': ({ city }, { removed }) => (removed === null ? [] : [token(removed, { at: `site:${city}` }, null)]),
  'track-token-removed': ({ space, token: id }) => [token(id, { at: `space:${space}` }, null)],
  'tile-removed': ({ building }) => [tile(building, { at: `tile:${building}` }, null)],
  'shortage-caused': ({ building }) => [tile(building, { at: `tile:${building}` }, null)],

  // The Opposition.
  'token-taken': ({ fromSeat: from, seat: to, token: id }, _, tables) => [
    token(id, tokenPlace(tables, id, from), tokenPlace(tables, id, to)),
  ],

  // Exploits.
  'sea-changed': ({ seat: player, region, delta }, memory) => {
    const place = { at: `waters:${region}` };
    if (delta < 0) {
      memory.lifted = place;
      return [];
    }
    return several(disc(player, taken(memory, player), place), delta);
  },
  'disc-gained': ({ seat: player, moved }) => several(disc(player, supply(player), harbor(player)), moved),
  'disc-returned': ({ seat: player }) => [disc(player, harbor(player), supply(player))],
  'row-changed': ({ seat: player, exploit, delta }) => {
    const row = { at: `exploit:${exploit}` };
    const [from, to] = delta > 0 ? [harbor(player), row] : [row, harbor(player)];
    return several(disc(player, from, to), Math.abs(delta));
  },
};

/** Motions in the order in which they are seen. */
export function motionsOf(tables: EditionTables, events: readonly GameEvent[]): Motion[] {
  const memory: Memory = {
    source: null,
    attacker: null,
    lifted: null,
    removed: null,
    governor: null,
  };
  return events.flatMap((event) => {
    const tell = TELLERS[event.event] as Teller<Name> | undefined;
    return tell?.(event as never, memory, tables) ?? [];
  });
}
