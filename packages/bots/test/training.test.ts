/**
 * Training: the regression finds known weights, the same plan gives the same weights, and a training can be resumed.
 */
import { Random } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS, weightsFor } from '../src/all-weights.ts';
import { FEATURES, readFeatures } from '../src/evaluation/features.ts';
import { Regression } from '../src/training/regression.ts';
import { runTrainingTask, type TrainingTask } from '../src/training/self-play.ts';
import { remainingTasks, train } from '../src/training/train.ts';
import { readWeights, stepsOf, type TrainingPlan, type Weights, writeWeights, zeroWeights } from '../src/weights.ts';
import { ALL_GAME_KINDS, CLASSIC, nameOf, randomPosition } from './support/game-kinds.ts';
import { golden, keptHashes } from './support/golden.ts';

const runTasks = async (tasks: readonly TrainingTask[]) => tasks.map(runTrainingTask);
const PLAN: TrainingPlan = { course: CLASSIC, seed: 'tiny', generations: 2, games: 24 };

describe('a regression', () => {
  it('finds the weights that produced the targets, and 0 for a column that is always empty', () => {
    const random = new Random('regression');
    const regression = new Regression(4);
    for (let i = 0; i < 500; i++) {
      const row = Float64Array.of(1, random.below(10), random.below(100) / 10, 0);
      regression.add(row, 0, 3 - 2 * row[1] + 0.5 * row[2]);
    }
    const [one, two, three, none] = regression.solve(1e-9);
    expect(one).toBeCloseTo(3, 4);
    expect(two).toBeCloseTo(-2, 4);
    expect(three).toBeCloseTo(0.5, 4);
    expect(none).toBe(0);
  });

  it('of two halves added up equals that of the whole', () => {
    const rows = Array.from({ length: 40 }, (_, i) => Float64Array.of(1, i % 7, (i * i) % 11));
    const whole = new Regression(3);
    const halves = [new Regression(3), new Regression(3)];
    rows.forEach((row, i) => {
      whole.add(row, 0, i);
      halves[i % 2].add(row, 0, i);
    });
    const sums = halves[0].sums.map((sum, i) => sum + halves[1].sums[i]);
    new Regression(3, sums).solve(0.1).forEach((weight, i) => {
      expect(weight).toBeCloseTo(whole.solve(0.1)[i], 9);
    });
  });
});

describe('a training', () => {
  it('is the same for the same plan, and continues after an interruption', async () => {
    const written: string[] = [];
    const whole = await train(PLAN, runTasks, (weights) => written.push(writeWeights(weights)));
    expect(whole.done).toBe(3);
    expect(remainingTasks(whole)).toBe(0);
    expect(written).toHaveLength(3);
    for (const [step, text] of written.slice(0, 2).entries()) {
      const halfway = readWeights(text);
      expect(halfway.done).toBe(step + 1);
      expect(remainingTasks(halfway)).toBeLessThan(remainingTasks(zeroWeights(PLAN)));
      const resumed = await train(PLAN, runTasks, () => {}, halfway);
      expect(writeWeights(resumed)).toBe(written[2]);
    }
    expect(await train({ ...PLAN, seed: 'other' }, runTasks, () => {})).not.toEqual(whole);
  });

  it('runs the number of tasks that it announces', async () => {
    let executed = 0;
    const count = async (tasks: readonly TrainingTask[]) => {
      executed += tasks.length;
      return runTasks(tasks);
    };
    await train(PLAN, count, () => {});
    expect(executed).toBe(remainingTasks(zeroWeights(PLAN)));
  });

  it('ends with games of captains, from which the prospects are learned', async () => {
    const subjects: string[][] = [];
    const recordSubjects = async (tasks: readonly TrainingTask[]) => {
      subjects.push([...new Set(tasks.map(({ subject }) => subject))]);
      return runTasks(tasks);
    };
    const steps: Weights[] = [];
    await train({ ...PLAN, generations: 1 }, recordSubjects, (weights) => steps.push(weights));
    expect(subjects).toEqual([['values'], ['judgements'], ['prospects']]);
    const [generation, whole] = steps;
    expect(generation.prospects).toEqual(generation.evaluation);
    expect(whole.evaluation).toEqual(generation.evaluation);
    expect(whole.prospects).not.toEqual(whole.evaluation);
  });

  it('learns that more icons lead to a higher score', async () => {
    const { evaluation } = await train({ ...PLAN, generations: 1, games: 60 }, runTasks, () => {});
    const last = evaluation[evaluation.length - 1];
    expect(last[FEATURES.indexOf('cityGlory')]).toBeGreaterThan(0.3);
    expect(last[FEATURES.indexOf('statusGlory')]).toBeGreaterThan(0.3);
  });
});

describe('training compared with the stored hashes', () => {
  const trainings = Object.entries(golden('trainings'));

  it.each(trainings)('produces the same weights from a tiny plan: %s', async (name, hash) => {
    const kept = keptHashes('trainings')[name];
    expect(kept, 'There is no hash of this training; `npm run golden` writes it.').toBeDefined();
    expect(
      await hash(),
      `The rules, the features, the policy or training have changed: the weights for ${name} no longer follow from their plan. Train all weights again (\`npm run weights\`), delete packages/bots/test/golden and run \`npm run golden\`.`,
    ).toBe(kept);
  });

  it('has weights for every stored hash', () => {
    expect(Object.keys(keptHashes('trainings')).sort()).toEqual(trainings.map(([name]) => name).sort());
  });
});

describe('weights', () => {
  it.each(WEIGHTS.map((weights) => [nameOf(weights.plan.course), weights] as const))(
    'that come with the program are complete and finite: %s',
    (_, weights) => {
      expect(readWeights(writeWeights(weights as Weights))).toEqual(weights);
      expect(weights.done).toBe(stepsOf(weights.plan));
      expect(weights.prospects).not.toEqual(weights.evaluation);
    },
  );

  it('serve the nearest kind of game', () => {
    for (const gameKind of ALL_GAME_KINDS) {
      const { plan } = weightsFor(randomPosition(gameKind, 'nearest', 0));
      expect(plan.course.edition, nameOf(gameKind)).toBe(gameKind.edition);
      const exact = WEIGHTS.find((each) => nameOf(each.plan.course) === nameOf({ ...gameKind, exploits: false }));
      if (exact !== undefined) expect(plan).toEqual(exact.plan);
    }
  });

  it.each([
    ['not json', 'it is not JSON'],
    ['{}', 'how the weights were made'],
    [
      '{"plan":{"course":{"edition":"x","board":"x","mode":"standard","players":4},"seed":"a","generations":1,"games":1}}',
      'how',
    ],
    [JSON.stringify({ ...zeroWeights(PLAN), done: 'x' }), 'steps are done'],
    [JSON.stringify({ ...zeroWeights(PLAN), evaluation: [[1]] }), 'evaluation'],
    [JSON.stringify({ ...zeroWeights(PLAN), prospects: [[1]] }), 'prospects'],
    [JSON.stringify({ ...zeroWeights(PLAN), policy: [] }), 'policy'],
  ])('from a damaged file are refused: %s', (text, why) => {
    expect(() => readWeights(text)).toThrow(why);
  });
});

describe('features', () => {
  it('have a name each in every kind of game', () => {
    for (const gameKind of ALL_GAME_KINDS) {
      const game = randomPosition(gameKind, 'features', 50);
      const out = new Float64Array(FEATURES.length + 5).fill(-7);
      readFeatures(game, 0, out);
      expect(out[FEATURES.length - 1]).toBe((0 - game.state.first + game.state.seats) % game.state.seats);
      expect([...out.subarray(FEATURES.length)]).toEqual([0, 0, 0, 0, 0]);
      expect(out.every(Number.isFinite)).toBe(true);
    }
  });
});
