/** What a legal move costs and what it gives, in a few words. The effects are those the engine itself reports for it. */
import { allowance, counted, type Game, type GameEvent, type Move, pending, play, type Verb } from '@windrose/engine';
import { count } from '../layout.ts';
import { actionsInWords, type Names, withArticle } from './names.ts';

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
    case 'link-control-gained':
      return `controls ${names.link(event.link)} (1 glory)`;
    case 'link-control-lost':
      return `breaks ${names.link(event.link)}`;
    case 'status-changed': {
      if (event.player !== seat || event.cause === 'token') return null;
      return `${names.status(event.status)} ${event.delta > 0 ? '+' : '−'}${Math.abs(event.delta)}`;
    }
    case 'level-changed':
      return event.player === seat ? `${names.level(event.status)} ${event.before} → ${event.after}` : null;
    case 'region-opened':
      return `opens ${names.place(event.region)}`;
    case 'governor-awarded':
      return `its Governor goes to ${event.to === seat ? 'you' : names.object(event.to)}`;
    case 'abolition-triggered':
      return 'abolishes Slavery for everybody';
    case 'slavery-set-aside':
      return event.player === seat ? `sets your ${names.card(event.card)} aside` : null;
    default:
      return null;
  }
}

const discs = (number: number) => count(number, 'disc');
const glory = ({ game, target }: About) => `${game.tables.siteGlory[target]} glory`;

/** What is paid for a move, if anything, and what is to be said of it before its effects. */
interface Terms {
  readonly cost?: string;
  readonly gives: readonly string[];
}

const TERMS: Readonly<Record<Verb, (about: About) => Terms>> = {
  build({ game, target, id }) {
    const tile = game.tables.data.buildings.find((building) => building.id === id)!;
    const actions = actionsInWords(tile.actions);
    const gives = [actions === '' ? 'no action' : actions, `${game.state.tiles[target]} left`];
    return { cost: `level ${tile.level}`, gives: tile.glory > 0 ? [...gives, `${tile.glory} glory`] : gives };
  },
  pay: ({ id, names }) => ({ gives: [`the disc on your ${names.building(id)} returns to the harbor`] }),
  activate: ({ id, names }) => ({ cost: discs(1), gives: [names.actions(id)] }),
  spend: ({ id, names }) => ({ cost: 'the token', gives: [names.actions(id)] }),
  ship({ game, target, id, names }) {
    const gives = game.state.open[target]
      ? 'beside the full track, no token'
      : `space ${game.state.filled[target] + 1} of ${names.trackLength(id)}`;
    return { cost: discs(1), gives: [gives] };
  },
  occupy: (about) => ({ cost: discs(1), gives: [glory(about)] }),
  attack(about) {
    const owner = about.game.state.siteOwner[about.target];
    return { cost: discs(2), gives: [`takes it from ${about.names.object(owner)}`, glory(about)] };
  },
  draw({ game, target, names }) {
    const { cardIds, cardGlory } = game.tables;
    const card = game.state.deckTop[target];
    return { cost: names.card(cardIds[card]), gives: cardGlory[card] > 0 ? [`glory +${cardGlory[card]}`] : [] };
  },
  discard({ game, target }) {
    const { cardGlory, cardIsGovernor, cardIsSlavery } = game.tables;
    const to = cardIsSlavery[target]
      ? 'set aside, 1 glory less at the end'
      : cardIsGovernor[target]
        ? 'out of the game'
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
  end: () => ({ gives: ['no further action in this turn'] }),
  pass({ game, seat }) {
    const excess = counted(game, seat) - allowance(game, seat);
    const gives = ['no more turns in this round'];
    return { gives: excess > 0 ? [...gives, `${count(excess, 'card')} too many to keep`] : gives };
  },
  'by-phase': () => ({ gives: ['everybody finishes a phase before the next begins, for the rest of this round'] }),
};

/** `1 disc: space 4 of 6, takes a Culture token`: what stands behind the move in a list. */
export function moveInWords(game: Game, move: Move, names: Names): string {
  const seat = pending(game)?.seat ?? 0;
  // Up to the next decision, which is as far as the move itself goes.
  const effects = play(game.clone(), move).flatMap((event) => effect(event, seat, names) ?? []);
  const target = game.tables.catalogue.target[move.number];
  const { cost, gives } = TERMS[move.verb]({ game, seat, target, id: move.target ?? '', names });
  return `${cost === undefined ? '' : `${cost}: `}${[...gives, ...effects].join(', ')}`;
}
