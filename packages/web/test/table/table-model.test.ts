/** The model of the table follows local and online games: what effects have read always equals a newly computed model. */
import { Game, hashPosition, Random } from '@windrose/engine';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Spot, siteSpot } from '../../src/view/spots.ts';
import { EXPLOITS, SOLITAIRE, SOLOPLAY, startGame } from '../end/games.ts';
import { FakeSite, Visitor } from '../online/fake-site.ts';
import { follow } from './followed-model.svelte.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('localStorage', {});
});

const { LocalGame } = await import('../../src/play/local-game.svelte.ts');
const { loadGame } = await import('../../src/play/saved-games.ts');
const { TableController } = await import('../../src/table/table-controller.svelte.ts');
const { settings } = await import('../../src/settings/settings.svelte.ts');
const { loadTexts } = await import('../../src/texts/language-choice.ts');

type Controller = InstanceType<typeof TableController>;
type Model = import('../../src/table/table-model.ts').TableModel;

/** Returns a value without identities: positions as hashes, moves as texts. Functions are left to the fields that have them. */
function plain(value: unknown): unknown {
  if (value instanceof Game) return hashPosition(value);
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Set) return [...value].map(plain);
  if (value instanceof Map) return [...value].map(([key, part]) => [key, plain(part)]);
  if (typeof value !== 'object' || value === null) return value;
  if ('verb' in value && 'text' in value) return value.text;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plain(part)]));
}

const COLOURS = [0, 1, 2, 3, 4];

/** Fields that are compared in another way than by their plain value. */
const SPECIAL: { readonly [K in keyof Model]?: (model: Model) => unknown } = {
  tables: ({ tables }) => tables.data.id,
  names: ({ names }) => COLOURS.map(names),
  pieceNames: ({ pieceNames, tables }) => [tables.cardIds.map(pieceNames.card), COLOURS.map(pieceNames.colour)],
  placeName: ({ placeName, board }) => [...board.areas, ...board.sites].map(({ id }) => placeName(id)),
  spotName: ({ spotName, board }) => board.sites.map(({ id }) => spotName(siteSpot(id))),
};

/** Every field of the model: a missing one does not compile. */
const FIELDS: Readonly<Record<keyof Model, true>> = {
  tables: true,
  players: true,
  marks: true,
  names: true,
  pieceNames: true,
  placeName: true,
  spotName: true,
  history: true,
  length: true,
  waiting: true,
  decidingSeat: true,
  recentEvents: true,
  isFirstDecision: true,
  isOnBehalf: true,
  cursor: true,
  oppositionMoment: true,
  canReplayOpposition: true,
  isConfirming: true,
  isPlayable: true,
  isOver: true,
  game: true,
  position: true,
  eventCount: true,
  pending: true,
  phase: true,
  board: true,
  seats: true,
  frontSeat: true,
  sequences: true,
  selectable: true,
  selected: true,
  onlyChoice: true,
  options: true,
  choices: true,
  preview: true,
  isPaying: true,
  candidates: true,
  targets: true,
  focusAreas: true,
  panels: true,
  panel: true,
  canUndo: true,
  undidOthers: true,
  canShowHints: true,
  showsHints: true,
  refusal: true,
  describedSpot: true,
  openRule: true,
};
const NAMES = Object.keys(FIELDS) as (keyof Model)[];

const read = (model: Model, field: keyof Model) => SPECIAL[field]?.(model) ?? plain(model[field]);
const readAll = (model: Model) => Object.fromEntries(NAMES.map((field) => [field, read(model, field)]));

const stops: (() => void)[] = [];

function followModel(model: Model): () => Record<string, unknown> {
  const readers = Object.fromEntries(NAMES.map((field) => [field, () => read(model, field)]));
  const { current, stop } = follow(readers);
  stops.push(stop);
  return current;
}

/** A controller of another game, with the same selection, notices and moment as another controller. */
function inSameState(fresh: Controller, live: Controller, shownMoments: number): Controller {
  fresh.look(live.cursor);
  if (shownMoments < Number.POSITIVE_INFINITY) fresh.replayMoments();
  for (let i = 0; i < shownMoments && fresh.oppositionMoment !== null; i++) fresh.showNextMoment();
  const { selected, refusal, describedSpot, openRule, showsHints, undidOthers } = live;
  return Object.assign(fresh, { selected, refusal, describedSpot, openRule, showsHints, undidOthers });
}

beforeAll(() => loadTexts());
beforeEach(() => {
  settings.prefers.speed = 'instant';
  settings.prefers.confirm = 'always';
  settings.prefers.opposition = 'steps';
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const timers = () => new Promise((resolve) => setTimeout(resolve));

/** A local game that is followed; `check` compares its model with that of a new controller. */
function localTable(choice: typeof SOLITAIRE, seed: string) {
  const opening = startGame(choice, seed).opening!;
  const seats = Array.from({ length: choice.players }, (_, colour) => ({
    kind: 'person' as const,
    level: 0,
    name: colour === 0 ? 'Ana' : '',
    colour: 4 - colour,
  }));
  const game = LocalGame.begin(seed, opening, seats);
  const table = new TableController(game, settings);
  const current = followModel(table);
  let shownMoments = Number.POSITIVE_INFINITY;
  const check = (what: string) => {
    expect(current(), what).toEqual(readAll(inSameState(new TableController(game, settings), table, shownMoments)));
  };
  const settle = async () => {
    do await timers();
    while (game.waiting === 'forced');
  };
  const act = async (what: string, action: () => void) => {
    const before = table.length;
    action();
    if (table.length > before) shownMoments = 0;
    if (table.length < before) shownMoments = Number.POSITIVE_INFINITY;
    await settle();
    check(what);
  };
  return {
    game,
    table,
    act,
    check,
    next: (what: string) =>
      act(what, () => {
        table.showNextMoment();
        shownMoments++;
      }),
    skip: () => {
      table.skipMoments();
      shownMoments = Number.POSITIVE_INFINITY;
    },
  };
}

describe('a local game', () => {
  it.each([
    ['with exploits', EXPLOITS, 60],
    ['against the Opposition', SOLITAIRE, 40],
    ['with neutral discs', SOLOPLAY, 50],
  ])('%s is followed from move to move', async (_, choice, actions) => {
    const random = new Random('follow');
    const { game, table, act, check, next, skip } = localTable(choice, `local-${choice.mode}`);
    table.advance();
    await timers();
    check('at the beginning');
    for (let i = 0; i < actions; i++) {
      if (table.oppositionMoment !== null && random.below(4) > 0) {
        await next('the next moment of the Opposition');
        continue;
      }
      if (table.oppositionMoment !== null) skip();
      const past = random.below(10) === 0;
      if (past) {
        await act('looking back', () => table.look(random.below(table.length + 1)));
        await act('looking at the present', () => table.look(null));
      }
      if (game.waiting === 'confirmation') {
        await (random.below(3) > 0 ? act('a confirmation', () => table.confirm()) : act('an undo', () => table.undo()));
        continue;
      }
      if (game.waiting === 'end') break;
      if (random.below(8) === 0 && table.canUndo) await act('an undo', () => table.undo());
      const spots: readonly Spot[] = [...table.selectable];
      const spot = spots[random.below(spots.length)];
      table.hover(table.sequences.get(spot) ?? []);
      await act('a click', () => table.pick(spot));
      const { options } = table;
      if (options.length > 0) await act('a choice', () => table.play(options[random.below(options.length)]));
    }
    await act('a refused click', () => table.pick('site:lisbon'));
    await act('details', () => table.describe('site:lisbon'));
    await act('an earlier moment', () => table.look(3));
    expect(table.length).toBeGreaterThan(10);
  });

  it('is followed when another window continues it', async () => {
    const { game, table, act } = localTable(EXPLOITS, 'two-windows');
    await act('the first move', () => table.play(table.choices[0]));
    const other = LocalGame.load(loadGame('two-windows')!);
    await other.confirm(settings.pace);
    other.saveNow();
    game.checkOtherWindows();
    const current = followModel(table);
    expect(current()).toMatchObject({ waiting: 'other', isPlayable: false, canUndo: false, selectable: [] });
  });
});

describe('an online game', () => {
  const fresh = (visitor: Visitor, site: FakeSite, me: string | null) => {
    const again = new Visitor(site, me, new Map(visitor.storage));
    return again.open();
  };

  it.each([['anaana'], ['baobao'], [null]])('is followed by %s from message to message', async (me) => {
    const random = new Random('online');
    const site = new FakeSite();
    const visitor = new Visitor(site, me).open();
    const { client, game } = visitor;
    const table = new TableController(game, settings);
    const current = followModel(table);
    const clientNow = follow({
      state: () => client.state,
      entries: () => client.entries,
      moves: () => client.moves,
      asked: () => client.asked,
      present: () => client.present,
      status: () => client.status,
      isComplete: () => client.isComplete,
      length: () => client.length,
    });
    stops.push(clientNow.stop);
    const check = (what: string) => {
      const again = fresh(visitor, site, me);
      const { state, entries, moves, asked, status, isComplete, length } = again.client;
      const { present, ...seen } = clientNow.current();
      expect(present, what).toEqual(client.present);
      expect(seen, what).toEqual({ state, entries, moves, asked, status, isComplete, length });
      const other = inSameState(new TableController(again.game, settings), table, Number.POSITIVE_INFINITY);
      expect(current(), what).toEqual(readAll(other));
    };
    check('at the beginning');
    for (let i = 0; i < 25; i++) {
      if (game.waiting === 'confirmation') {
        if (random.below(4) === 0) {
          table.undo();
          check('an undo');
          continue;
        }
        await game.confirm(settings.pace);
        await visitor.receive();
        check('a sent turn');
      } else if (game.waiting === 'choice') {
        await game.play([visitor.someMove(random.below(50))], settings.pace);
        check('a move of the draft');
      } else {
        site.playUntil(random.below(3), random.below(20));
        await visitor.receive();
        check('moves of others');
      }
      client.receive({ type: 'present', table: 'table1', persons: ['baobao'], watching: i, goneAt: null });
      check('players come and go');
    }
    site.send({ type: 'undo', table: 'table1', to: Math.max(0, site.ply - 3) }, 'anaana');
    await visitor.receive();
    check('an undo by the journal');
    site.replace(0);
    await visitor.receive();
    check('a seat that a bot takes');
    site.end();
    await visitor.receive();
    check('the end');
  });
});
