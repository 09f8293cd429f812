/** Records of games under way: forced moves are played on by themselves, and a turn can be taken back, decision by decision. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, dealSetup, edition, GameRecord, legalMoves, type Setup } from '../../src/index.ts';
import { told } from '../support/events.ts';
import { difference } from '../support/examine.ts';

const tables = edition('classic');

/** A set-up with seat 0 as first player and no blue token in a city, so that nobody gets a move from one. */
function brownCities(): Setup {
  const dealt = dealSetup(tables, 3, 'undo').tokens;
  const spaces = Object.keys(dealt).sort((a, b) => Number(a.includes('.')) - Number(b.includes('.')));
  const tokens = Object.values(dealt).sort((a, b) => tables.tokenIds.indexOf(a) - tables.tokenIds.indexOf(b));
  return { first: 0, tokens: Object.fromEntries(spaces.map((space, i) => [space, tokens[i]])) };
}

function start() {
  const record = new GameRecord({
    tables,
    mode: 'standard',
    players: 3,
    options: DEFAULT_OPTIONS,
    names: [],
    from: { setup: brownCities() },
  });
  const play = (...moves: string[]) => moves.flatMap((text) => record.play(tables.catalogue.byText.get(text)!));
  play('build market', 'build market', 'build market');
  return { record, play };
}

const undo = (record: GameRecord) => record.undo().map(({ text }) => text);

describe('EC-115: forced moves of a record', () => {
  test('EC-115: are played on as long as there is only one, and stand in the record like any other', () => {
    const { record, play } = start();
    expect(record.playForced()).toEqual([]);
    for (const city of ['rome', 'paris', 'lisbon']) play('activate colonial-house', `occupy ${city}`);
    // Nobody has a disc left, so that passing is all that can be done, until the next Build Phase.
    const events = record.playForced();
    expect(told(events, 'player-passed').map(({ player }) => player)).toEqual([0, 1, 2]);
    expect(record.moves.map(({ text }) => text).slice(-4)).toEqual(['occupy lisbon', 'pass', 'pass', 'pass']);
    expect([record.game.state.round, record.seat]).toEqual([2, 1]);
    expect(record.playForced()).toEqual([]);
  });

  test('CL-EOR-4: at the end of the game nobody is asked and nothing is forced', () => {
    const { record } = start();
    while (record.seat !== null) {
      const [build] = legalMoves(record.game).filter(({ verb }) => verb === 'build');
      record.play(build ?? tables.catalogue.byText.get('pass')!);
    }
    expect(record.game.state.round).toBe(7);
    expect([record.seat, record.playForced()]).toEqual([null, []]);
    expect(undo(record)).toEqual(['pass']);
  });

  test('EC-115: their events are numbered on', () => {
    const { record, play } = start();
    for (const city of ['rome', 'paris']) play('activate colonial-house', `occupy ${city}`);
    const last = play('activate colonial-house', 'occupy lisbon').at(-1)!.seq;
    const events = record.playForced();
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, i) => last + 1 + i));
  });
});

describe('Undo inside a turn', () => {
  test('CL-ACT-7: the actions of a turn are taken back one by one, and the game is exactly as before', () => {
    const { record, play } = start();
    const beforeTurn = record.game.clone();
    play('activate colonial-house');
    const beforeAction = record.game.clone();
    play('occupy rome');
    expect([record.seat, record.undoable]).toEqual([1, 1]);
    expect(undo(record)).toEqual(['occupy rome']);
    expect(difference(record.game, beforeAction)).toEqual([]);
    expect(undo(record)).toEqual(['activate colonial-house']);
    expect(difference(record.game, beforeTurn)).toEqual([]);
    expect(record.moves.map(({ text }) => text)).toEqual(['build market', 'build market', 'build market']);
  });

  test('CL-ACT-1: another player’s decision is never taken back', () => {
    const { record, play } = start();
    play('activate colonial-house', 'occupy rome', 'activate colonial-house');
    expect(record.undoable).toBe(1);
    expect(undo(record)).toEqual(['activate colonial-house']);
    expect([record.undoable, record.seat]).toEqual([0, 1]);
    const now = record.game.clone();
    expect(undo(record)).toEqual([]);
    expect(difference(record.game, now)).toEqual([]);
    expect(record.moves).toHaveLength(5);
  });

  test('CL-BLD-1: a build is taken back alone', () => {
    const { record } = start();
    expect(undo(record)).toEqual(['build market']);
    expect([record.seat, record.game.state.phase, record.undoable]).toEqual([2, 0, 0]);
    expect(undo(record)).toEqual([]);
  });

  test('EC-115: forced moves go back with the decision before them', () => {
    const { record, play } = start();
    for (const city of ['rome', 'paris']) play('activate colonial-house', `occupy ${city}`);
    play('activate colonial-house');
    const before = record.game.clone();
    play('occupy lisbon');
    record.playForced();
    expect(record.undoable).toBe(4);
    expect(undo(record)).toEqual(['occupy lisbon', 'pass', 'pass', 'pass']);
    expect(difference(record.game, before)).toEqual([]);
    expect([record.seat, record.undoable]).toEqual([2, 1]);
  });

  test('EC-115: forced moves alone are not taken back, and a decision after them closes the turn before', () => {
    const { record, play } = start();
    for (const city of ['rome', 'paris', 'lisbon']) play('activate colonial-house', `occupy ${city}`);
    record.playForced();
    play('build market');
    expect(undo(record)).toEqual(['build market']);
    expect(record.undoable).toBe(0);
    expect(undo(record)).toEqual([]);
    expect(record.game.state.round).toBe(2);
  });

  test('CL-PAS-1: a pass and its discards are taken back one by one', () => {
    const { record, play } = start();
    play('activate market', 'draw slavery', 'pass', 'pass', 'pass');
    play('build shipyard', 'build shipyard', 'build market', 'pass', 'pass');
    play('activate colonial-house', 'occupy rome', 'activate market', 'draw slavery', 'activate market', 'draw europe');
    const before = record.game.clone();
    play('pass');
    const passed = record.game.clone();
    play('discard slavery-0');
    expect(record.game.state.round).toBe(3);
    expect(undo(record)).toEqual(['discard slavery-0']);
    expect(difference(record.game, passed)).toEqual([]);
    expect(undo(record)).toEqual(['pass']);
    expect(difference(record.game, before)).toEqual([]);
    expect(undo(record)).toEqual([]);
  });

  test('CL-ACT-7: what is played instead is numbered and recorded as if nothing had been taken back', () => {
    const { record, play } = start();
    const first = play('activate colonial-house', 'occupy rome');
    undo(record);
    undo(record);
    expect(play('activate colonial-house', 'occupy rome')).toEqual(first);
    undo(record);
    play('occupy paris');
    expect(record.moves.map(({ text }) => text).slice(-2)).toEqual(['activate colonial-house', 'occupy paris']);
  });

  test('CL-ACT-1: a refused move changes nothing and cannot be taken back', () => {
    const { record, play } = start();
    play('activate colonial-house');
    const before = record.game.clone();
    expect(() => play('ship africa')).toThrow('ship africa is not legal: action-not-offered (CL-ACT-7)');
    expect(difference(record.game, before)).toEqual([]);
    expect([record.moves.length, record.undoable]).toEqual([4, 1]);
  });
});
