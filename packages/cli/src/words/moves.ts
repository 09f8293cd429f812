/** What a legal move costs and what it gives, in a few words. The effects are those the engine itself reports for it. */
import { allowance, counted, type Game, type GameEvent, type Move, pending, play, type Verb } from '@windrose/engine';
import { count } from '../layout.ts';
import { type Action, type Names, withArticle } from './names.ts';

interface About {
  readonly game: Game;
  readonly seat: number;
  /** Number of the building, token, area, site, deck or card that the move names. */
  readonly target: number;
  readonly id: string;
  readonly names: Names;
}

/** The gain or loss that an event means for the player who decides; nothing for events that say no more than the move. */
function effect(event: GameEvent, seat: number, names: Names): string | null {
  switch (event.event) {
    case 'token-gained':
      return `takes ${withArticle(names.token(event.token))} token`;
    case 'token-removed':
      return `${withArticle(names.token(event.token))} token leaves the game`;
    case 'link-control-gained':
      return `controls ${names.link(event.link)} (1 glory)`;
    case 'link-control-lost':
      return `breaks ${names.link(event.link)}`;
    case 'marker-placed':
      return `a disc in front of ${names.status(event.status)}`;
    case 'status-changed': {
      if (event.player !== seat || event.cause === 'token' || event.cause === 'marker') return null;
      return `${names.status(event.status)} ${event.delta > 0 ? '+' : '−'}${Math.abs(event.delta)}`;
    }
    case 'level-changed':
      return event.player === seat ? `${names.level(event.status)} ${event.before} → ${event.after}` : null;
    case 'region-opened':
      return `opens ${names.place(event.region)}`;
    case 'governor-awarded':
      return `its Governor goes to ${event.to === seat ? 'you' : names.object(event.to)}`;
    case 'governor-removed':
      return 'where it leaves the game';
    case 'disc-from-card':
    case 'disc-gained':
      return event.moved > 0 ? `${count(event.moved, 'disc')} from the supply` : null;
    case 'abolition-triggered':
      return 'abolishes Slavery for everybody';
    case 'slavery-set-aside':
      return event.player === seat ? `sets your ${names.card(event.card)} aside` : null;
    default:
      return null;
  }
}

/** What an ability does besides: other moves say it by their names. */
function effectOfAbility(event: GameEvent, names: Names): string | null {
  switch (event.event) {
    case 'sea-changed':
      return event.delta > 0
        ? `${count(event.delta, 'disc')} to ${names.sea(event.region)}`
        : `${count(-event.delta, 'disc')} from ${names.sea(event.region)}`;
    case 'row-changed':
      return event.delta > 0 ? `${count(event.delta, 'disc')} on it` : `${count(-event.delta, 'disc')} from it`;
    case 'disc-returned':
      return '1 disc to the supply';
    case 'casualty-returned':
      return 'the casualty returns to the harbor';
    case 'pirate-taken':
      return `takes a Pirate from ${names.place(event.region)}`;
    case 'city-occupied':
      return `occupies ${names.site(event.city)}`;
    case 'sailed-to-fleet':
      return `sails to ${names.site(event.fleet)}`;
    case 'attacked':
      return `takes ${names.site(event.city)} from ${names.object(event.defender)}`;
    case 'card-drawn':
      return `draws ${names.card(event.card)}`;
    case 'card-removed':
    case 'card-discarded':
      return `${names.card(event.card)} leaves the game`;
    case 'payment-made':
      return `the disc on your ${names.building(event.building)} returns`;
    default:
      return null;
  }
}

const discs = (number: number) => count(number, 'disc');
/** Fleets have no glory of their own. */
const glory = ({ game, target }: About) => {
  const worth = game.tables.siteGlory[target];
  return worth > 0 ? [`${worth} glory`] : [];
};

/** The next free space of a region's track. */
const nextSpace = ({ game, target, id, names }: About) =>
  `space ${game.state.filled[target] + 1} of ${names.trackLength(id)}`;

const cardGlory = ({ game }: About, card: number) => {
  const worth = game.tables.cardGlory[card];
  return worth > 0 ? [`glory +${worth}`] : [];
};

/** What is paid for a move, if anything, and what is to be said of it before its effects. */
interface Terms {
  readonly cost?: string;
  readonly gives: readonly string[];
}

const SPECIALS = {
  memorial: 'your casualties may go in front of a status',
  'city-hall': 'a glory for every Draw on your buildings',
} as const;

const TERMS: Readonly<Record<Verb, (about: About) => Terms>> = {
  start: ({ id, names }) => ({ gives: [names.actions(id)] }),
  build({ game, target, id, names }) {
    const tile = game.tables.data.buildings.find((building) => building.id === id)!;
    const actions = names.steps(tile.actions);
    const gives = [actions === '' ? 'no action' : actions, `${game.state.tiles[target]} left`];
    if (tile.glory > 0) gives.push(`${tile.glory} glory`);
    if (tile.special !== undefined) gives.push(SPECIALS[tile.special]);
    const extra = game.mode.forecast?.(game).find(({ building }) => building === id)?.extraActions;
    if (extra !== undefined) gives.push(`${extra === 0 ? 'no' : extra} extra Opposition action${extra > 1 ? 's' : ''}`);
    if (tile.notPayableInActionPhase) gives.push('its disc returns in the Salary phase only');
    return { cost: `level ${tile.level}`, gives };
  },
  pay: ({ id, names }) => ({ gives: [`the disc on your ${names.building(id)} returns to the harbor`] }),
  'pay-all': ({ game, seat }) => ({ gives: [`all your discs return to the harbor (${game.state.busy[seat]})`] }),
  activate: ({ id, names }) => ({ cost: discs(1), gives: [names.actions(id)] }),
  spend: ({ id, names }) => ({ cost: 'the token', gives: [names.actions(id)] }),
  ship(about) {
    const { game, target, names } = about;
    if (target >= game.tables.areaIds.length) return { cost: discs(1), gives: ['a fleet'] };
    return { cost: discs(1), gives: [game.state.open[target] ? `${names.words.atSea}, no token` : nextSpace(about)] };
  },
  occupy: (about) => ({ cost: discs(1), gives: glory(about) }),
  attack(about) {
    const owner = about.game.state.siteOwner[about.target];
    return { cost: discs(2), gives: [`takes it from ${about.names.object(owner)}`, ...glory(about)] };
  },
  draw(about) {
    const { game, target, names } = about;
    const card = game.state.deckTop[target];
    return { cost: names.card(game.tables.cardIds[card]), gives: cardGlory(about, card) };
  },
  take: (about) => ({ cost: 'from the discard pile', gives: cardGlory(about, about.target) }),
  memorial: () => ({ gives: ['the disc counts like a token'] }),
  discard({ game, target }) {
    const { cardGlory, cardIsGovernor, cardIsSlavery } = game.tables;
    const to = cardIsSlavery[target]
      ? 'set aside, 1 glory less at the end'
      : cardIsGovernor[target]
        ? 'out of the game'
        : game.tables.discardPile
          ? 'to the discard pile'
          : 'back to its stack';
    return { gives: cardGlory[target] > 0 ? [to, `glory −${cardGlory[target]}`] : [to] };
  },
  governor({ game, id }) {
    if (id === 'free') return { gives: ['your Governor counts for no limit'] };
    const worth = game.tables.data.emptyGovernorSlotGlory;
    return {
      gives: ['your Governor counts as a card', `an empty slot is worth ${worth} glory at the end of the game`],
    };
  },
  'neutral-ship': (about) => ({
    gives: [about.target >= about.game.tables.areaIds.length ? 'a fleet' : nextSpace(about)],
  }),
  'neutral-occupy': ({ seat, names }) => ({ gives: [`a disc of ${names.object(names.neutralOf(seat))} lies there`] }),
  'neutral-draw': ({ game, target, names }) => {
    const card = game.state.deckTop[target];
    return { gives: [`${names.card(game.tables.cardIds[card])} [${names.cardIcons(card)}] leaves the game`] };
  },
  'remove-token': ({ game, target, names }) => {
    const token = names.token(game.tables.tokenIds[game.state.spaceToken[target]]);
    const after = game.options['rulings.sp.trackRemoval'] === 'shorten' ? 'the track is shorter' : 'the space is empty';
    return { gives: [`the ${token} token goes, ${after}`] };
  },
  trigger: ({ id, names }) => ({
    gives: [
      id === 'attack' || id === 'pay'
        ? `the Silent Fleet does not answer ${withArticle(names.action(id))}`
        : `the Silent Fleet answers with ${withArticle(names.action(id as Action))}`,
    ],
  }),
  shortage: ({ game, target }) => ({
    cost: `level ${game.tables.buildingLevel[target]}`,
    gives: [`${game.state.tiles[target] - 1} will be left`],
  }),
  'opposition-occupy': (about) => ({ gives: glory(about) }),
  'opposition-ship': (about) => ({
    gives: [about.game.state.open[about.target] ? `${about.names.words.atSea}, no token` : nextSpace(about)],
  }),
  'opposition-draw': ({ game, target, names }) => {
    const card = game.state.deckTop[target];
    return { gives: [`${names.card(game.tables.cardIds[card])} [${names.cardIcons(card)}]`] };
  },
  'opposition-attack': (about) => ({ gives: ['you lose it', ...glory(about)] }),
  'opposition-take': ({ id, names }) => ({ gives: [`you lose ${withArticle(names.status(id))} token`] }),
  'opposition-clear': () => ({ gives: [] }),
  'opposition-discard': ({ target, names }) => ({ gives: [`it loses [${names.cardIcons(target)}]`] }),
  exploit: ({ id, names }) => ({ cost: names.exploitTitle(id.split('.')[0]), gives: [] }),
  decline: ({ game }) => ({
    gives: [pending(game)?.decision === 'casualty' ? 'the disc stays in the supply' : 'the disc stays in your harbor'],
  }),
  end: ({ game }) => ({
    gives: [pending(game)?.decision === 'salary' ? 'the other discs stay' : 'no further action in this turn'],
  }),
  pass({ game, seat }) {
    const excess = counted(game, seat) - allowance(game, seat);
    const gives = ['no more turns in this round'];
    return { gives: excess > 0 ? [...gives, `${count(excess, 'card')} too many to keep`] : gives };
  },
  'by-phase': () => ({ gives: ['everybody finishes a phase before the next begins, for the rest of this round'] }),
};

/** Where the Opposition's own doing begins. */
const OPPOSITION_EVENTS: ReadonlySet<GameEvent['event']> = new Set(['opposition-order-decided', 'opposition-planned']);

/** `1 disc: space 4 of 6, takes a Culture token`: what stands behind the move in a list. */
export function moveInWords(game: Game, move: Move, names: Names): string {
  const seat = pending(game)?.seat ?? 0;
  // Up to the next decision, or what the Opposition does then, which is as far as the move itself goes.
  const events = play(game.clone(), move);
  const end = events.findIndex(({ event }) => OPPOSITION_EVENTS.has(event));
  const effects = (end < 0 ? events : events.slice(0, end)).flatMap(
    (event) => (move.verb === 'exploit' ? effectOfAbility(event, names) : null) ?? effect(event, seat, names) ?? [],
  );
  const target = game.tables.catalogue.target[move.number];
  const { cost, gives } = TERMS[move.verb]({ game, seat, target, id: move.target ?? '', names });
  const all = [...gives, ...effects].join(', ');
  return [cost, all].filter((part) => part !== undefined && part !== '').join(': ');
}
