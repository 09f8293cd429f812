/** Sessions: history, forced moves, decisions of given seats, and undo. */
import { describe, expect, test } from 'vitest';
import {
  DEFAULT_OPTIONS,
  dealSetup,
  edition,
  legalMoves,
  readPosition,
  readRecord,
  Session,
  type Setup,
  writePosition,
} from '../../src/index.ts';
import { factsOf } from '../support/events.ts';
import { difference } from '../support/examine.ts';
import { scenario } from '../support/scenario.ts';

const tables = edition('classic');

/** A set-up with seat 0 as first player and without a blue token in a city, so that no player gains a move from one. */
function brownCities(): Setup {
  const dealt = dealSetup(tables, 3, 'undo').tokens;
  const spaces = Object.keys(dealt).sort((a, b) => Number(a.includes('.')) - Number(b.includes('.')));
  const tokens = Object.values(dealt).sort((a, b) => tables.tokenIds.indexOf(a) - tables.tokenIds.indexOf(b));
  return { first: 0, tokens: Object.fromEntries(spaces.map((space, i) => [space, tokens[i]])) };
}

function start() {
  const session = Session.begin({
    tables,
    mode: 'standard',
    players: 3,
    options: DEFAULT_OPTIONS,
    names: [],
    from: { setup: brownCities() },
  });
  const play = (...moves: string[]) => moves.flatMap((text) => session.play(tables.catalogue.byText.get(text)!));
  /** Plays all forced moves and returns their events. */
  const playForced = () => {
    const from = session.history.length;
    while (session.playForced() !== null);
    return session.history.slice(from).flatMap(({ events }) => events);
  };
  const moves = () => session.history.map(({ move }) => move.text);
  const undo = (seat?: number) => {
    const takenBack = seat === undefined ? session.undo() : session.undo((each) => each === seat);
    return takenBack.map(({ move }) => move.text);
  };
  play('build market', 'build market', 'build market');
  return { session, play, playForced, moves, undo };
}

const only = (seat: number) => (each: number) => each === seat;

/** Three turns that use all discs, and the three forced passes that follow. */
function withForcedPasses() {
  const started = start();
  for (const city of ['rome', 'paris', 'lisbon']) started.play('activate colonial-house', `occupy ${city}`);
  return { ...started, events: started.playForced() };
}

describe('EC-115: forced moves of a session', () => {
  test('EC-115: are played until there is a choice, and are part of the history', () => {
    const { session, moves, playForced, events } = withForcedPasses();
    expect(factsOf(events, 'player-passed').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(moves().slice(-4)).toEqual(['occupy lisbon', 'pass', 'pass', 'pass']);
    expect(session.history.slice(-4).map(({ forced }) => forced)).toEqual([false, true, true, true]);
    expect([session.game.state.round, session.seat]).toEqual([2, 1]);
    expect(playForced()).toEqual([]);
  });

  test('EC-115: do not exist while a player has a choice', () => {
    const { session } = start();
    expect(session.playForced()).toBeNull();
    expect(session.history).toHaveLength(3);
  });

  test('CL-EOR-4: there is neither a decision nor a forced move after the end of the game', () => {
    const { session, undo } = start();
    while (session.seat !== null) {
      const [build] = legalMoves(session.game).filter(({ verb }) => verb === 'build');
      session.play(build ?? tables.catalogue.byText.get('pass')!);
    }
    expect(session.game.state.round).toBe(7);
    expect([session.seat, session.playForced()]).toEqual([null, null]);
    expect(undo()).toEqual(['pass']);
  });

  test('EC-115: their events continue the numbering', () => {
    const { play, playForced } = start();
    for (const city of ['rome', 'paris']) play('activate colonial-house', `occupy ${city}`);
    const last = play('activate colonial-house', 'occupy lisbon').at(-1)!.seq;
    const events = playForced();
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => last + 1 + i));
  });
});

describe('the numbers of the events of a session', () => {
  /** The cards are checked: the first move after the pass leaves the Governor in its slot and causes no events. */
  function discarding() {
    const { position } = scenario({
      seats: [{ cards: ['africa-1', 'caribbean-1', 'far-east-governor'], freeSlot: null }],
      open: ['far-east', 'caribbean'],
    });
    const session = Session.fromPosition(readPosition(position, tables));
    const play = (...moves: string[]) => {
      for (const move of moves) session.play(tables.catalogue.byText.get(move)!);
    };
    play('pass', 'governor normal', 'discard africa-1', 'discard caribbean-1');
    return { session, play, numbers: () => session.events.map(({ seq }) => seq) };
  }

  test('CL-PAS-4: continue after a move that causes no events', () => {
    const { session, numbers } = discarding();
    expect(session.history.map(({ events }) => events.length > 0)).toEqual([true, false, true, true]);
    expect(numbers()).toEqual(session.events.map((_, i) => i));
  });

  test('CL-PAS-8: continue from the events that are left when moves are taken back', () => {
    const { session, play, numbers } = discarding();
    session.backTo(2);
    play('discard caribbean-1', 'discard africa-1');
    expect(numbers()).toEqual(session.events.map((_, i) => i));
  });
});

describe('the decisions of a session', () => {
  test('are found by seat, and forced moves are not among them', () => {
    const { session } = withForcedPasses();
    expect(session.lastDecision()).toBe(8);
    expect([0, 1, 2].map((seat) => session.lastDecision(only(seat)))).toEqual([4, 6, 8]);
    expect([0, 1, 2].map((seat) => session.firstDecision(only(seat)))).toEqual([0, 1, 2]);
    expect(session.lastDecision(only(3))).toBe(-1);
    expect(session.firstDecision(only(3))).toBe(-1);
  });

  test('are found before and after a given move', () => {
    const { session } = withForcedPasses();
    expect(session.lastDecision(only(0), 4)).toBe(3);
    expect(session.lastDecision(only(0), 0)).toBe(-1);
    expect(session.firstDecision(only(0), 1)).toBe(3);
    expect(session.firstDecision(only(0), 5)).toBe(-1);
    expect(session.decisions(only(1), 2).map(({ move }) => move.text)).toEqual([
      'activate colonial-house',
      'occupy paris',
    ]);
    expect(session.decisions(undefined, 9)).toEqual([]);
  });

  test('belong to turns, of which each begins with a known move', () => {
    const { session } = withForcedPasses();
    expect(session.history.map((_, move) => session.turnStart(move))).toEqual([0, 1, 2, 3, 3, 5, 5, 7, 7, 9, 10, 11]);
    expect(session.turnStart(session.history.length)).toBe(0);
  });
});

describe('undo', () => {
  test('CL-ACT-7: takes back the actions of a turn one by one, and restores the game exactly', () => {
    const { session, play, moves, undo } = start();
    const beforeTurn = session.game.clone();
    play('activate colonial-house');
    const beforeAction = session.game.clone();
    play('occupy rome');
    expect(session.seat).toBe(1);
    expect(undo(0)).toEqual(['occupy rome']);
    expect(difference(session.game, beforeAction)).toEqual([]);
    expect(undo(0)).toEqual(['activate colonial-house']);
    expect(difference(session.game, beforeTurn)).toEqual([]);
    expect(moves()).toEqual(['build market', 'build market', 'build market']);
  });

  test('CL-ACT-1: takes back the last decision of the given seats, with what other players decided after it', () => {
    const { session, play, moves, undo } = start();
    const before = session.game.clone();
    play('activate colonial-house', 'occupy rome', 'activate colonial-house');
    expect(undo(0)).toEqual(['occupy rome', 'activate colonial-house']);
    expect(undo(0)).toEqual(['activate colonial-house']);
    expect(difference(session.game, before)).toEqual([]);
    expect(undo(2)).toEqual(['build market']);
    expect(moves()).toEqual(['build market', 'build market']);
  });

  test('takes nothing back for seats without a decision', () => {
    const { session, undo } = start();
    const before = session.game.clone();
    expect(undo(3)).toEqual([]);
    expect(difference(session.game, before)).toEqual([]);
    expect(session.history).toHaveLength(3);
  });

  test('CL-BLD-1: takes back a build without the turn before it', () => {
    const { session, undo } = start();
    expect(undo()).toEqual(['build market']);
    expect([session.seat, session.game.state.phase]).toEqual([2, 0]);
  });

  test('EC-115: takes forced moves back with the decision before them', () => {
    const { session, undo } = withForcedPasses();
    const { before } = session.history[8];
    expect(undo(2)).toEqual(['occupy lisbon', 'pass', 'pass', 'pass']);
    expect(difference(session.game, before)).toEqual([]);
    expect(session.seat).toBe(2);
  });

  test('EC-115: takes back a decision after forced moves without these moves', () => {
    const { session, play, undo } = withForcedPasses();
    play('build market');
    expect(undo()).toEqual(['build market']);
    expect(session.game.state.round).toBe(2);
  });

  test('CL-PAS-1: takes a pass and its discards back one by one', () => {
    const { session, play, undo } = start();
    play('activate market', 'draw slavery', 'pass', 'pass', 'pass');
    play('build shipyard', 'build shipyard', 'build market', 'pass', 'pass');
    play('activate colonial-house', 'occupy rome', 'activate market', 'draw slavery', 'activate market', 'draw europe');
    const before = session.game.clone();
    const { seat } = session;
    play('pass');
    const passed = session.game.clone();
    play('discard slavery-0');
    expect(session.game.state.round).toBe(3);
    expect(undo(seat!)).toEqual(['discard slavery-0']);
    expect(difference(session.game, passed)).toEqual([]);
    expect(undo(seat!)).toEqual(['pass']);
    expect(difference(session.game, before)).toEqual([]);
  });

  test('CL-ACT-7: leaves no trace in the events and the record of the moves played afterwards', () => {
    const { play, moves, undo } = start();
    const first = play('activate colonial-house', 'occupy rome');
    undo();
    undo();
    expect(play('activate colonial-house', 'occupy rome')).toEqual(first);
    undo();
    play('occupy paris');
    expect(moves().slice(-2)).toEqual(['activate colonial-house', 'occupy paris']);
  });

  test('CL-ACT-1: a refused move changes nothing and is not in the history', () => {
    const { session, play, moves } = start();
    play('activate colonial-house');
    const before = session.game.clone();
    expect(() => play('ship africa')).toThrow('ship africa is not legal: action-not-offered (CL-ACT-7)');
    expect(difference(session.game, before)).toEqual([]);
    expect(moves()).toHaveLength(4);
  });
});

describe('going back to an earlier move', () => {
  test('returns the moves taken back, in the order in which they were played', () => {
    const { session, play } = start();
    play('activate colonial-house');
    expect(session.backTo(2).map(({ move }) => move.text)).toEqual(['build market', 'activate colonial-house']);
    expect(session.seat).toBe(2);
    expect(session.backTo(2)).toEqual([]);
    expect(session.history).toHaveLength(2);
  });
});

describe('the positions of a session', () => {
  test('are copies of the position after each number of moves', () => {
    const { session, play } = start();
    const before = writePosition(session.game);
    play('activate colonial-house');
    expect(writePosition(session.at(3))).toEqual(before);
    expect(writePosition(session.at(4))).toEqual(writePosition(session.game));
    session.at(4).state.round = 7;
    expect(session.game.state.round).toBe(1);
  });
});

describe('creating a session', () => {
  test('from a record: the same moves, position and events', () => {
    const { session } = withForcedPasses();
    const again = Session.fromRecord(readRecord(session.record()!));
    expect(again.history.map(({ move }) => move)).toEqual(session.history.map(({ move }) => move));
    expect(difference(again.game, session.game)).toEqual([]);
    expect(again.events).toEqual(session.events);
  });

  test('from a position: it has no opening, no history and no record, and events are numbered from 0', () => {
    const session = Session.fromPosition(readPosition(writePosition(start().session.game), tables));
    expect([session.opening, session.history, session.events, session.record()]).toEqual([null, [], [], null]);
    expect(session.play(legalMoves(session.game)[0])[0].seq).toBe(0);
    expect(session.undo()).toHaveLength(1);
    expect(session.undo()).toEqual([]);
  });
});
