/** Moves as number, object and text, and refusals of moves that do not exist or are not legal. */
import { describe, expect, test } from 'vitest';
import { edition, IllegalMove, legalMoves, listMoves, MoveList, pending, play, whyNot } from '../../src/index.ts';
import { scenario } from '../support/scenario.ts';

const { catalogue, ...tables } = edition('classic');

describe('The catalogue of moves', () => {
  test('CL-ACT-1: every move converts between number, object and text', () => {
    for (const [number, move] of catalogue.moves.entries()) {
      expect(move.number).toBe(number);
      expect(catalogue.byText.get(move.text)).toBe(move);
      expect(move.text).toBe(move.target === undefined ? move.verb : `${move.verb} ${move.target}`);
      expect(catalogue.verb[number]).toBe(move.verb);
      expect(JSON.parse(JSON.stringify(move))).toEqual(move);
    }
    expect(catalogue.byText.size).toBe(catalogue.moves.length);
    expect(catalogue.byText.get('pass')).toStrictEqual({
      number: catalogue.base.pass,
      verb: 'pass',
      text: 'pass',
    });
  });

  test('CL-ACT-1: each verb has one move for each thing it can name', () => {
    const targets = (verb: string) => catalogue.moves.filter((move) => move.verb === verb).map(({ target }) => target);
    for (const verb of ['build', 'pay', 'activate']) expect(targets(verb)).toEqual(tables.buildingIds);
    expect(targets('spend')).toEqual(tables.tokenIds.slice(1));
    expect(targets('ship')).toEqual(tables.areaIds);
    for (const verb of ['occupy', 'attack']) expect(targets(verb)).toEqual(tables.siteIds);
    expect(targets('draw')).toEqual(tables.deckIds);
    expect(targets('discard')).toEqual(tables.cardIds);
    expect(targets('governor')).toEqual(['free', 'normal']);
    for (const verb of ['end', 'pass', 'by-phase']) expect(targets(verb)).toEqual([undefined]);
  });

  test('CL-ACT-1: base and target compute the number of a move from what it names', () => {
    for (const { number, verb } of catalogue.moves) {
      expect(catalogue.base[verb] + catalogue.target[number]).toBe(number);
    }
    const actions = ['ship', 'occupy', 'attack', 'pay', 'draw'];
    expect(Array.from(catalogue.action)).toEqual(catalogue.moves.map(({ verb }) => actions.indexOf(verb)));
  });

  test('CL-ACT-1: a move is played by its number as by its object', () => {
    const byNumber = scenario({ seats: [{ harbor: 2 }] });
    const byObject = scenario({ seats: [{ harbor: 2 }] });
    const move = byNumber.move('activate colonial-house');
    expect(whyNot(byNumber.game, move.number)).toBe(null);
    expect(play(byNumber.game, move.number, 7)).toEqual(play(byObject.game, move, 7));
    expect(byNumber.position).toEqual(byObject.position);
    expect(byNumber.game.log).toBe(null);
    expect(whyNot(byNumber.game, byNumber.move('pass').number)).toEqual(whyNot(byObject.game, byObject.move('pass')));
  });

  test('CL-ACT-1: a move that does not exist is refused, and nothing changes', () => {
    const t = scenario({ seats: [{ harbor: 2 }] });
    const before = t.position;
    expect(catalogue.byText.get('sail africa')).toBe(undefined);
    for (const number of [-1, catalogue.moves.length, 0.5, Number.NaN]) {
      expect(() => play(t.game, number)).toThrow(new RangeError(`There is no move number ${number}.`));
    }
    expect(t.position).toEqual(before);
  });

  test('CL-ACT-1: a move that is not legal is refused with its reason, and nothing changes', () => {
    const t = scenario({ seats: [{ harbor: 2 }] });
    const before = t.position;
    const refusal = { rule: 'CL-ACT-1', reason: 'must-take-turn', params: {} };
    const attempt = () => play(t.game, t.move('ship africa'));
    expect(attempt).toThrow(IllegalMove);
    expect(attempt).toThrow('ship africa is not legal: must-take-turn (CL-ACT-1)');
    expect(whyNot(t.game, t.move('ship africa'))).toEqual(refusal);
    expect(t.position).toEqual(before);
    expect(t.game.log).toBe(null);
  });

  test('CL-EOR-4: after the end of the game there is no decision, and every move is refused', () => {
    const t = scenario({ round: 7, seats: [{ harbor: 2 }, { passed: true }, { passed: true }] });
    t.play('pass');
    expect(pending(t.game)).toBe(null);
    expect(legalMoves(t.game)).toEqual([]);
    const list = new MoveList();
    list.add(3);
    listMoves(t.game, list);
    expect(list.toArray()).toEqual([]);
    for (const move of catalogue.moves) {
      expect(whyNot(t.game, move)).toEqual({ rule: 'CL-EOR-4', reason: 'game-over', params: {} });
    }
    expect(() => t.play('pass')).toThrow(IllegalMove);
  });

  test('CL-ACT-1, CL-BLD-1: the pending decision and its seat are available', () => {
    expect(pending(scenario({ seat: 2 }).game)).toEqual({ decision: 'turn', seat: 2 });
    expect(pending(scenario({ seat: 1, decision: 'build' }).game)).toEqual({ decision: 'build', seat: 1 });
  });
});
