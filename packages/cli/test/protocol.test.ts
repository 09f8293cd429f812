/** Tests of the line protocol: the example session of its document, and every request. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { dealSetup, edition, readRecord } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { DOCUMENT, exampleSession } from './support/example-session.ts';
import { CREATE, converse, last, windrose } from './support/terminal.ts';

const BUILDS = ['build shipyard', 'build market', 'build shipyard'].map((move) => ({ id: 0, do: 'play', move }));

describe('docs/protocol.md', () => {
  it('has an example session whose answers are those of the program', async () => {
    const { requests, answers } = exampleSession();
    expect(requests.length).toBeGreaterThan(20);
    expect(answers).toHaveLength(requests.length);
    const { output } = await windrose(['engine'], { input: `${requests.join('\n')}\n` });
    output
      .trimEnd()
      .split('\n')
      .forEach((answer, i) => {
        expect(answer, requests[i]).toBe(answers[i]);
      });
  });

  it('refers to the lists of moves, decisions and reasons, which exist', () => {
    const lists = readFileSync(new URL('moves.md', pathToFileURL(DOCUMENT)), 'utf8');
    for (const heading of ['Moves', 'Decisions', 'Reasons']) {
      expect(readFileSync(DOCUMENT, 'utf8')).toContain(`(moves.md#${heading.toLowerCase()})`);
      expect(lists).toMatch(new RegExp(`^## ${heading}$`, 'm'));
    }
  });
});

describe('requests', () => {
  it('repeat the id, a text or a number', async () => {
    const answers = await converse([
      { id: 'a/1', do: 'games' },
      { id: -2.5, do: 'games' },
    ]);
    expect(answers.map(({ id }) => id)).toEqual(['a/1', -2.5]);
  });

  it('catalogue gives all moves by number, and what an explicit set-up needs', async () => {
    const { result } = await last({ id: 1, do: 'catalogue', edition: 'classic' });
    expect(result.moves.map(({ number }: { number: number }) => number)).toEqual([...result.moves.keys()]);
    expect(result.moves[0]).toEqual({
      number: 0,
      verb: 'build',
      target: 'colonial-house',
      text: 'build colonial-house',
    });
    const tokens = result.tokens.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(result.spaces).toHaveLength(tokens);
    expect(result.spaces).toEqual(expect.arrayContaining(['africa.1', 'lisbon', 'lisbon+seville']));
  });

  it('create accepts an explicit set-up; the game is the same as from the seed that dealt it', async () => {
    const setup = dealSetup(edition('classic'), 3, 'tests');
    const { seed, ...rest } = CREATE;
    const position = async (create: object) => (await last(create, { id: 1, do: 'position' })).result.position;
    expect(await position({ ...rest, setup })).toEqual(await position(CREATE));
  });

  it('create accepts board, mode and exploits, and an explicit set-up with tiles and exploits', async () => {
    const sail = { id: 0, do: 'create', edition: 'age-of-sail', players: 4, board: 'b' };
    const setup = dealSetup(edition('age-of-sail', 'b'), 4, 'tests', 'drawn');
    const position = async (create: object) => (await last(create, { id: 1, do: 'position' })).result.position;
    const dealt = await position({ ...sail, seed: 'tests', exploits: 'drawn' });
    expect(dealt).toMatchObject({ edition: 'age-of-sail', board: 'b', exploits: setup.exploits });
    expect(await position({ ...sail, setup })).toEqual(dealt);
    const silent = { ...sail, players: 2, mode: 'silent-fleet', seed: 'tests' };
    expect(await position(silent)).toMatchObject({ board: 'b', mode: 'silent-fleet', neutrals: [35] });
    const [, loaded] = await converse([
      { id: 1, do: 'load-position', position: dealt },
      { id: 2, do: 'position' },
    ]);
    expect(loaded.result.position).toEqual(dealt);
  });

  it('catalogue depends on the board, and returns the number of highest tiles in a game', async () => {
    const { result } = await last({ id: 1, do: 'catalogue', edition: 'age-of-sail', board: 'b' });
    expect(result.board).toBe('b');
    expect(result.topTiles.count).toBe(3);
    expect(result.topTiles.of).toContain('memorial');
    expect(result.spaces).not.toContain('london+calcutta');
  });

  it('create accepts options and names, which the record contains', async () => {
    const create = { ...CREATE, options: { phaseOrder: 'byPlayer' }, names: ['Ana', ''], mode: 'standard' };
    const { result } = await last(create, { id: 1, do: 'record' });
    const { opening } = readRecord(result.record);
    expect(opening.options.phaseOrder).toBe('byPlayer');
    expect(opening.names).toEqual(['Ana', '', '']);
  });

  it('moves lists exactly the moves that play accepts', async () => {
    const { result } = await last(CREATE, { id: 1, do: 'moves' });
    expect(result.legal).toEqual(['build market', 'build shipyard', 'build workshop']);
    expect(result.pending.decision).toBe('build');
  });

  it('why-not returns rule, reason and a sentence, or that the move is legal', async () => {
    expect((await last(CREATE, { id: 1, do: 'why-not', move: 'build market' })).result).toEqual({ legal: true });
    const { result } = await last(CREATE, { id: 1, do: 'why-not', move: 'pass' });
    expect(result).toMatchObject({ legal: false, refusal: { rule: 'CL-BLD-1', reason: 'must-build' } });
    expect(result.message).toContain('Build phase');
  });

  it('play with forced also plays forced moves, and undo takes them back together', async () => {
    // After these turns no player has discs left, so that the passes are forced.
    const turns = ['activate shipyard', 'ship africa', 'activate market', 'draw europe', 'activate shipyard'];
    const moves = turns.map((move) => ({ id: 0, do: 'play', move }));
    const answers = await converse([
      CREATE,
      ...BUILDS,
      ...moves,
      { id: 'plain', do: 'play', move: 'ship africa' },
      { id: 'back', do: 'undo' },
      { id: 'forced', do: 'play', move: 'ship africa', forced: true },
      { id: 'again', do: 'undo' },
    ]);
    const result = (id: string) => answers.find((answer) => answer.id === id)?.result;
    expect(result('plain').played).toEqual(['ship africa']);
    expect(result('back').undone).toEqual(['ship africa']);
    expect(result('forced').played).toEqual(['ship africa', 'pass', 'pass', 'pass']);
    expect(result('forced').moves).toBe(result('back').moves + 4);
    expect(result('again').undone).toEqual(['ship africa', 'pass', 'pass', 'pass']);
    expect(result('again').moves).toBe(result('back').moves);
  });

  it('undo with count goes further back, at most to the beginning', async () => {
    expect((await last(CREATE, ...BUILDS, { id: 1, do: 'undo', count: 2 })).result).toMatchObject({
      undone: ['build market', 'build shipyard'],
      moves: 1,
    });
    const { result } = await last(CREATE, ...BUILDS, { id: 1, do: 'undo', count: 100 });
    expect(result.moves).toBe(0);
    expect((await last(CREATE, { id: 1, do: 'undo' })).result).toMatchObject({ undone: [], moves: 0 });
  });

  it('undo restores position and numbering of events', async () => {
    const look = [
      { id: 'hash', do: 'hash' },
      { id: 'play', do: 'play', move: 'build market' },
    ];
    const answers = await converse([CREATE, ...look, { id: 0, do: 'undo' }, ...look]);
    expect(answers[4].result).toEqual(answers[1].result);
    expect(answers[5].result).toEqual(answers[2].result);
  });

  it('events are those of the last move, or all from a number on', async () => {
    const play = { id: 'play', do: 'play', move: 'build market' };
    const answers = await converse([
      CREATE,
      { id: 'start', do: 'events' },
      play,
      { id: 'last', do: 'events' },
      { id: 'all', do: 'events', since: 0 },
      { id: 'some', do: 'events', since: 100 },
    ]);
    const result = (id: string) => answers.find((answer) => answer.id === id)?.result;
    expect(result('start').events[0]).toMatchObject({ event: 'game-created', seq: 0 });
    expect(result('last').events).toEqual(result('play').events);
    expect(result('all').events).toEqual([...result('start').events, ...result('last').events]);
    expect(result('some').events).toEqual(result('all').events.slice(100));
  });

  it('score returns the winners once the game is over', async () => {
    expect((await last(CREATE, { id: 1, do: 'score' })).result).toMatchObject({ over: false, winners: null });
    const record = (await windrose(['record', '--seed', 'a'])).output;
    const { result } = await last({ id: 0, do: 'load-record', record }, { id: 1, do: 'score' });
    const totals = result.scores.map(({ total }: { total: number }) => total);
    expect(result.over).toBe(true);
    expect(result.winners).toEqual([...totals.keys()].filter((seat) => totals[seat] === Math.max(...totals)));
  });

  it('load-record opens a game with the same record, which can be undone', async () => {
    const record = (await windrose(['record', '--seed', 'a'])).output;
    const answers = await converse([
      { id: 1, do: 'load-record', record },
      { id: 2, do: 'record' },
      { id: 3, do: 'moves' },
      { id: 4, do: 'play', move: 'pass' },
      { id: 5, do: 'undo' },
    ]);
    expect(answers[0].result.pending).toBeNull();
    expect(answers[1].result.record).toBe(record);
    expect(answers[2].result.legal).toEqual([]);
    expect(answers[3].error?.refusal?.reason).toBe('game-over');
    expect(answers[4].result.moves).toBe(answers[0].result.moves - 1);
  });

  it('load-position opens a game that can be played but has no record', async () => {
    const [, , , , read] = await converse([CREATE, ...BUILDS, { id: 1, do: 'position' }]);
    const { position } = read.result;
    const answers = await converse([
      { id: 1, do: 'load-position', position },
      { id: 2, do: 'position' },
      { id: 3, do: 'play', move: 'pass' },
      { id: 4, do: 'events', since: 0 },
      { id: 5, do: 'undo', count: 9 },
      { id: 6, do: 'position' },
      { id: 7, do: 'record' },
    ]);
    expect(answers[0].result.moves).toBe(0);
    expect(answers[1].result.position).toEqual(position);
    expect(answers[3].result.events[0]).toMatchObject({ event: 'player-passed', seq: 0 });
    expect(answers[5].result.position).toEqual(position);
    expect(answers[6].error?.code).toBe('no-record');
  });

  it('several games are independent', async () => {
    const answers = await converse([
      { ...CREATE, game: 'one' },
      { ...CREATE, game: 'two', seed: 'other' },
      { id: 'a', do: 'hash', game: 'two' },
      { id: 0, do: 'play', game: 'one', move: 'build market' },
      { id: 'b', do: 'hash', game: 'two' },
      { id: 'names', do: 'games' },
      { id: 'close', do: 'close', game: 'one' },
      { id: 'gone', do: 'hash', game: 'one' },
    ]);
    const answer = (id: string) => answers.find((each) => each.id === id);
    expect(answer('b')?.result).toEqual(answer('a')?.result);
    expect(answer('names')?.result.games).toEqual(['one', 'two']);
    expect(answer('close')?.result.games).toEqual(['two']);
    expect(answer('gone')?.error?.code).toBe('no-such-game');
  });

  it('at most a thousand games can be open', async () => {
    const creates = Array.from({ length: 1001 }, (_, i) => ({ ...CREATE, game: `g${i}` }));
    const answers = await converse([...creates, { ...CREATE, game: 'g5' }]);
    expect(answers[999].ok).toBe(true);
    expect(answers[1000].error?.code).toBe('too-many-games');
    expect(answers[1001].ok).toBe(true);
  });
});
