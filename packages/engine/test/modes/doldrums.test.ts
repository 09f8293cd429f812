/**
 * A mode that exists only in this test, in one folder and registered by one line: all features of the engine work with
 * it.
 */
import { describe, expect, test } from 'vitest';
import { flag } from '../../src/game/option-rules.ts';
import { addOptions } from '../../src/game/options.ts';
import {
  createGame,
  dealSetup,
  type EditionTables,
  edition,
  type Game,
  GameRecord,
  inconsistencies,
  legalMoves,
  MODES,
  modesOf,
  type Opening,
  type Options,
  optionNames,
  packGame,
  parseOptions,
  parseSetup,
  pending,
  play,
  Random,
  readPosition,
  readRecord,
  score,
  unpackGame,
  whyNot,
  writePosition,
  writeRecord,
} from '../../src/index.ts';
import { addMode } from '../../src/modes/registry.ts';
import { addSteps } from '../../src/steps/index.ts';
import { doldrums } from './doldrums/definition.ts';
import { becalm } from './doldrums/doldrums.ts';

declare module '../../src/game/game.ts' {
  /** A mode that is registered too late. */
  interface Modes extends Record<'late', true> {}
}

declare module '../../src/steps/step.ts' {
  /** A decision with more fields than a frame has. */
  interface Decisions extends Record<'crowded', true> {}
}

addMode(doldrums);

const tables: EditionTables = edition('classic');
const OPTIONS: Options = parseOptions({ 'do.prize': 'glory' }, 'classic', 'doldrums');

function startGame(seed: string): Game {
  return createGame(tables, 2, OPTIONS, dealSetup(tables, 2, seed, 'none', 'doldrums'), MODES.doldrums.mode).game;
}

function moveOf(text: string) {
  return tables.catalogue.byText.get(text)!;
}

/** Plays a random game to its end; `look` sees every position before its move. */
function playOut(opening: Opening, look: (game: Game) => void = () => {}): GameRecord {
  const record = new GameRecord(opening);
  const random = new Random('doldrums');
  for (let moves = legalMoves(record.game); moves.length > 0; moves = legalMoves(record.game)) {
    look(record.game);
    record.play(moves[random.below(moves.length)]);
  }
  return record;
}

function openingFrom(from: Opening['from']): Opening {
  return { tables, mode: 'doldrums', players: 2, options: OPTIONS, names: ['', ''], from };
}

describe('a registered mode', () => {
  test('belongs to the editions of its rule book', () => {
    expect(modesOf(tables)).toContain('doldrums');
    expect(modesOf(edition('age-of-sail'))).not.toContain('doldrums');
  });

  test('is registered only once, and its verbs only before an edition is compiled', () => {
    expect(() => addMode(doldrums)).toThrow('There are two modes doldrums.');
    const late = { ...doldrums, mode: { id: 'late' } as const, verbs: { overtake: 'site' } as object };
    expect(() => addMode(late)).toThrow('The verb overtake must be registered before an edition is compiled.');
  });

  test('has unique names of steps and options, and frames with room for its fields', () => {
    expect(() => addSteps([{ ...becalm }])).toThrow('There are two steps becalm.');
    const fields = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name, kind: 'count' as const }));
    expect(() => addSteps([{ ...becalm, id: 'crowded', fields }])).toThrow('The step crowded has more than 4 fields.');
    expect(() => addOptions({ 'do.prize': flag(true) }, 'late')).toThrow('There are two options do.prize.');
  });

  test('DO-5: its option exists only in its games', () => {
    expect(optionNames('classic', 'doldrums')).toContain('do.prize');
    expect(optionNames('classic', 'standard')).not.toContain('do.prize');
    expect(() => parseOptions({ 'do.prize': 'gold' }, 'classic', 'doldrums')).toThrow('must be one of none, glory');
    expect(() => parseOptions({ 'do.prize': 'glory' }, 'classic', 'standard')).toThrow('is not a known key');
  });

  test('DO-1: asks the first player at the start of every round, with its own moves', () => {
    const game = startGame('a');
    expect(pending(game)).toEqual({ decision: 'becalm', seat: game.state.first });
    expect(legalMoves(game)).toHaveLength(tables.areaIds.length - 2);
    const record = playOut(openingFrom({ seed: 'a' }));
    expect(record.moves.filter(({ verb }) => verb === 'becalm')).toHaveLength(tables.data.rounds);
  });

  test('DO-1 to DO-3: refuses moves with its own reasons', () => {
    const game = startGame('a');
    const calm = tables.areaIds[game.state.extra[0]];
    const refusalOf = (text: string) => whyNot(game, moveOf(text));
    expect(refusalOf('build market')).toEqual({ rule: 'DO-1', reason: 'must-becalm', params: {} });
    expect(refusalOf('becalm europe')).toEqual({ rule: 'DO-2', reason: 'no-sea', params: { region: 'europe' } });
    expect(refusalOf(`becalm ${calm}`)).toEqual({ rule: 'DO-3', reason: 'already-calm', params: { region: calm } });
  });

  test('every move of the catalogue is either listed or refused with a reason', () => {
    const game = startGame('a');
    const legal = legalMoves(game);
    for (const each of tables.catalogue.moves) expect(whyNot(game, each) === null).toBe(legal.includes(each));
  });

  test('reports its own event', () => {
    const game = startGame('a');
    const [chosen] = legalMoves(game);
    const event = play(game, chosen).find((each) => each.event === 'waters-becalmed');
    expect(event).toMatchObject({ seat: game.state.first, region: chosen.target, phase: 'build', round: 1 });
  });

  test('DO-5: changes the score', () => {
    const { game } = playOut(openingFrom({ seed: 'b' }));
    const points = [0, 1].map((seat) => score(game, seat).mode ?? 0);
    expect(points[0] + points[1]).toBe(tables.data.rounds);
  });

  test('is consistent after every move, and every position is read as it was written', () => {
    playOut(openingFrom({ seed: 'c' }), (game) => {
      expect(inconsistencies(game)).toEqual([]);
      const position = writePosition(game);
      expect(writePosition(readPosition(JSON.parse(JSON.stringify(position)), tables))).toEqual(position);
      expect(writePosition(unpackGame(packGame(game)))).toEqual(position);
    });
  });

  test('DO-4: its games are recorded and read back, from a seed and from a set-up', () => {
    const setup = dealSetup(tables, 2, 'd', 'none', 'doldrums');
    expect(setup.calm).toBeDefined();
    for (const from of [{ seed: 'd' }, { setup }]) {
      const text = writeRecord(playOut(openingFrom(from)));
      expect(text.includes(`\ncalm ${setup.calm}\n`)).toBe('setup' in from);
      expect(writeRecord(readRecord(text))).toBe(text);
    }
  });

  test('DO-4: its part of a set-up is read and checked', () => {
    const setup = dealSetup(tables, 2, 'e', 'none', 'doldrums');
    expect(parseSetup(setup, tables, 2, 'doldrums')).toEqual(setup);
    expect(() => parseSetup({ ...setup, calm: 'europe' }, tables, 2, 'doldrums')).toThrow('setup.calm: must be one of');
    expect(() => parseSetup(setup, tables, 2, 'standard')).toThrow('setup.calm: is not a known key');
  });
});

describe('a position at the decision of the mode', () => {
  const position = () => JSON.parse(JSON.stringify(writePosition(startGame('f'))));

  test('is written with the names of the mode', () => {
    const { pending: frames, numbers } = position();
    expect(frames.at(-1)).toEqual({ step: 'becalm', seat: frames[0].seat, wind: 'monsoon' });
    expect(numbers).toHaveProperty('timesBecalmed', [0, 0]);
  });

  test.each<[string, (damaged: ReturnType<typeof position>) => void, string]>([
    ['another wind', (p) => (p.pending[1].wind = 'trade-wind'), 'pending[1].wind: does not blow in this round'],
    ['an unknown wind', (p) => (p.pending[1].wind = 'storm'), 'pending[1].wind: there is no wind "storm"'],
    ['another seat', (p) => (p.pending[1].seat = 1 - p.first), 'pending[1].seat: must be'],
    ['a round that has begun', (p) => (p.pending[0].begun = 1), 'pending[0].begun: must be 0, not 1'],
    ['another step below', (p) => p.pending.splice(0, 1), 'pending: the steps "becalm" cannot follow each other'],
    ['a calm home', (p) => (p.numbers.calmArea = [0]), 'position: the home area is becalmed'],
    ['another mode', (p) => (p.mode = 'classic-two'), 'numbers: is no part of this classic-two game'],
    ['a number that is missing', (p) => delete p.numbers.calmArea, 'numbers.calmArea: is missing'],
  ])('is refused with %s', (_, damage, problem) => {
    const damaged = position();
    damage(damaged);
    expect(() => readPosition(damaged, tables)).toThrow(problem);
  });
});
