/** Advice is shown in the order of its numbers, and tells where a building that is put to work aims. */
import { DEFAULT_OPTIONS, edition, type Game, legalMoves, Session } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { hintsOf } from '../../src/play/hints.ts';
import { positionAfter } from '../../src/play/move-sequences.ts';

/** A game in which a building can be put to work. */
function action(): Game {
  const tables = edition('classic');
  const from = { seed: 'advice' };
  const session = Session.begin({ tables, mode: 'standard', players: 3, options: DEFAULT_OPTIONS, names: [], from });
  while (!legalMoves(session.game).some(({ verb }) => verb === 'activate')) session.play(legalMoves(session.game)[0]);
  return session.game;
}

const game = action();
const activate = legalMoves(game).find(({ verb }) => verb === 'activate')!;
const targets = legalMoves(positionAfter(game, [activate]));
const pass = legalMoves(game).find(({ verb }) => verb === 'pass')!;
const advice = (line: readonly string[], chance: number, glory: number) => ({
  move: line[0],
  line,
  scores: [glory, 0],
  chances: [chance, 0],
});
const textsOf = (line: readonly string[]) =>
  hintsOf(game, [advice(line, 0.5, 1)], 0).map(({ sequence }) => sequence.map(({ text }) => text));

describe('advice', () => {
  it('goes as far as the first target, and not beyond it', () => {
    const line = [activate.text, targets[0].text, pass.text];
    expect(textsOf(line)).toEqual([line.slice(0, 2)]);
    expect(textsOf([pass.text, activate.text])).toEqual([[pass.text]]);
    expect(textsOf([activate.text])).toEqual([[activate.text]]);
  });

  it('is left out if the game has passed it by', () => {
    expect(textsOf([targets[0].text])).toEqual([]);
    expect(textsOf([activate.text, pass.text]), 'only what is possible there').toEqual([[activate.text]]);
  });

  it('is sorted by the probability of winning and then by glory, as they are shown; equal ones keep their order', () => {
    const moves = legalMoves(game).map(({ text }) => [text]);
    const own = targets.map(({ text }) => [activate.text, text]);
    const lines = [own[0], own[1], own[2], moves.at(-1)!];
    const shown = hintsOf(
      game,
      [
        advice(lines[0], 0.012, 41.5),
        advice(lines[1], 0.014, 41.93),
        advice(lines[2], 0.011, 41.86),
        advice(lines[3], 0.02, 30),
      ],
      0,
    );
    expect(shown.map(({ chance, glory }) => [chance, glory])).toEqual([
      [2, 30],
      [1, 41.9],
      [1, 41.9],
      [1, 41.5],
    ]);
    expect(shown.map(({ sequence }) => sequence.map(({ text }) => text))).toEqual([
      lines[3],
      lines[1],
      lines[2],
      lines[0],
    ]);
  });
});
