/** Tests of solitaire: the acts of the Opposition, grades of victories, and the line protocol. */
import { dealSetup, edition, readRecord } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { begin, playToEnd } from './support/game-kinds.ts';
import { playLines } from './support/played.ts';
import { converse, last, windrose } from './support/terminal.ts';

const CREATE = { id: 0, do: 'create', edition: 'classic', mode: 'solitaire', players: 1 };
const setup = dealSetup(edition('classic'), 1, 'tests', 'none', 'solitaire');

describe('the prompt', () => {
  it('asks the player to decide where the rules of the Opposition leave a choice', async () => {
    const { output } = await playLines(['quit', ''], '--mode', 'solitaire');
    expect(output).toContain('Green settles in Europe. You choose: Paris and Venice.');
    expect(output).toContain(
      '◆ Amaro: The rules leave the Opposition 2 cities: you choose for it. Where in\n  Europe does Green settle before the first round?',
    );
    expect(output).toMatch(/1 {2}The Opposition occupies Paris +Finance token · \+1 Finance/);
  });

  it('shows the cost of each tile of the grid', async () => {
    const { output } = await playLines(['1', '1', 'quit', ''], '--mode', 'solitaire');
    expect(output).toMatch(/^Grid +level 1: 1 Workshop, 2 Market \+1, 3 Shipyard \+2$/m);
    expect(output).toMatch(/^Ladder +■ ▼ ‖ ▲ ■ ▲ ✚ ✚ ▼ {3}2 actions$/m);
    expect(output).toMatch(
      /Build the Shipyard +level 1 · Ship · 5 left · \+1 Culture\n +2 extra actions for the Opposition/,
    );
  });

  it('explains the acts of the Opposition', async () => {
    const { output } = await playLines(['1', '1', '1', 'pass', 'quit', ''], '--mode', 'solitaire');
    expect(output).toContain('Amaro goes first, as always in the first two rounds.');
    expect(output).toContain('Red settles in Europe. Possible: Seville, Algiers and Constantinople; what\n');
    expect(output).toContain('what counts: a blue token. You choose: Lisbon\n    and Alexandria.');
    expect(output).toMatch(/The Opposition occupies Lisbon +Occupy\/Draw token/);
  });

  it('ends with the grade of the victory', async () => {
    const { output } = await playLines(Array<string>(200).fill('1'), '--mode', 'solitaire');
    expect(output).toMatch(/The game is over\. Defeat: \d+ glory behind\./);
  });
});

describe('simulate', () => {
  it('counts the grades, by difficulty', async () => {
    const { output } = await windrose(['simulate', '--mode', 'solitaire', '--games', '12', '--seed', 'a', '--json']);
    const { victories, seats } = JSON.parse(output);
    const games = await Promise.all(
      Array.from({ length: 12 }, async (_, i) =>
        readRecord((await windrose(['record', '--mode', 'solitaire', '--seed', `a.${i + 1}`])).output),
      ),
    );
    const grades = games.map(({ game }) => game.mode.victory!(game).grade);
    const counted = Object.fromEntries(grades.map((grade) => [grade, grades.filter((each) => each === grade).length]));
    expect(victories).toEqual({ grades: counted, panache: 0 });
    expect(seats.map(({ bot }: { bot: string }) => bot)).toEqual(['random', 'by its rules']);
  });

  it('shows them in the table', async () => {
    const argv = ['simulate', '--mode', 'solitaire', '--games', '2', '--option', 'solo.difficulty=easier'];
    const { output } = await windrose(argv);
    expect(output).toMatch(/^Defeat +\d +[\d.]+ %$/m);
    expect(output).toMatch(/^With panache +\d +[\d.]+ %$/m);
  });
});

describe('the line protocol', () => {
  it('accepts an explicit set-up; the game is the same as from the seed that dealt it', async () => {
    const position = async (create: object) => (await last(create, { id: 1, do: 'position' })).result.position;
    expect(await position({ ...CREATE, setup })).toEqual(await position({ ...CREATE, seed: 'tests' }));
  });

  it('lists the faults of a set-up that the rules do not allow', async () => {
    const { opposition, ...others } = setup;
    const faulty = {
      ...opposition!,
      ladder: [2, 2, 2, 3, 4, 4, 5, 5],
      settlers: [2, 3, 4],
      grid: [['market', 'bank', 'workshop'], ...opposition!.grid.slice(1)],
    };
    const { error } = await last({ ...CREATE, setup: { ...others, opposition: faulty } });
    expect(error?.faults).toEqual([
      { path: 'setup.opposition.grid[0][1]', message: '"bank" does not belong here' },
      { path: 'setup.opposition.grid[0]', message: 'lacks shipyard' },
      { path: 'setup.opposition.ladder[2]', message: '2 is named too often' },
      { path: 'setup.opposition.ladder', message: 'lacks 3' },
      { path: 'setup.opposition.settlers', message: 'lacks 5' },
    ]);
    const missing = await last({ ...CREATE, setup: others });
    expect(missing.error?.faults).toEqual([{ path: 'setup.opposition', message: 'is missing' }]);
  });

  it('returns on whose behalf a decision is, the costs of tiles, and the scores', async () => {
    const answers = await converse([
      { ...CREATE, seed: 'example' },
      { id: 1, do: 'moves' },
      { id: 2, do: 'forecast' },
      { id: 3, do: 'score' },
    ]);
    expect(answers[1].result.pending).toEqual({ decision: 'opposition-action', seat: 0, behalfOf: 1 });
    expect(answers[2].result.tiles).toHaveLength(15);
    expect(answers[2].result.tiles[0]).toEqual({ building: 'shipyard', level: 1, column: 1, extraActions: 0 });
    const [own, other] = answers[3].result.scores.map(({ total }: { total: number }) => total);
    expect(answers[3].result.victory).toEqual({ margin: own - other, grade: 'defeat', panache: false });
  });
});

describe('a record with an explicit set-up', () => {
  it('contains every random choice', async () => {
    const [created, recorded] = await converse([
      { ...CREATE, setup },
      { id: 1, do: 'record' },
    ]);
    expect(created.ok).toBe(true);
    const text: string = recorded.result.record;
    expect(text).toMatch(/^grid 1( (market|shipyard|workshop)){3}$/m);
    expect(text).toMatch(/^ladder( [2-5]){8}$/m);
    expect(text).toMatch(/^track far-east [2-5] [2-5]$/m);
    const back = readRecord(text);
    expect(back.opening.from).toEqual({ setup });
    const dealt = begin(['--mode', 'solitaire'], 'tests');
    expect(back.openingEvents).toEqual(dealt.openingEvents);
    expect(playToEnd(back, 'x')).toEqual(playToEnd(dealt, 'x'));
  });
});
