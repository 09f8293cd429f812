/** Tests of malformed requests: each gets an error, nothing changes, and the process continues. */
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { type Answer, CREATE, converse, last, windrose } from './support/terminal.ts';

describe('malformed requests', () => {
  const { seed: _, ...unseeded } = CREATE;
  const SAIL = { ...CREATE, edition: 'age-of-sail' };
  const MISTAKES: [what: string, request: unknown, code: string, path?: string][] = [
    ['no JSON', 'hello', 'bad-json'],
    ['half an object', '{"id":1', 'bad-json'],
    ['a list', '[]', 'bad-request'],
    ['null', 'null', 'bad-request'],
    ['a request without an id', { do: 'hello' }, 'bad-request', 'id'],
    ['an id that is an object', { id: {}, do: 'hello' }, 'bad-request', 'id'],
    ['a request without do', { id: 1 }, 'unknown-request', 'do'],
    ['an unknown request', { id: 1, do: 'resign' }, 'unknown-request', 'do'],
    ['a name that every object has', { id: 1, do: 'constructor' }, 'unknown-request', 'do'],
    ['an unknown field', { id: 1, do: 'hello', loud: true }, 'bad-request', 'loud'],
    ['a field __proto__', '{"id":1,"do":"hello","__proto__":1}', 'bad-request', '__proto__'],
    ['a missing field', { id: 1, do: 'create', players: 3, seed: 'a' }, 'bad-request', 'edition'],
    ['an unknown edition', { ...CREATE, edition: 'deluxe' }, 'bad-request', 'edition'],
    ['too many players', { ...CREATE, players: 9 }, 'bad-request', 'players'],
    ['players as text', { ...CREATE, players: '3' }, 'bad-request', 'players'],
    ['a mode that does not exist', { ...CREATE, mode: 'solo' }, 'bad-request', 'mode'],
    ['an option that does not exist', { ...CREATE, options: { luck: 1 } }, 'bad-request', 'options.luck'],
    ['a bad option', { ...CREATE, options: { phaseOrder: 'no' } }, 'bad-request', 'options.phaseOrder'],
    ['a bad seed', { ...CREATE, seed: 'a b' }, 'bad-request', 'seed'],
    ['neither seed nor set-up', unseeded, 'bad-request', 'seed'],
    ['seed and set-up', { ...CREATE, setup: {} }, 'bad-request', 'seed'],
    ['a set-up with gaps', { ...unseeded, setup: { first: 0, tokens: {} } }, 'bad-request', 'setup.tokens.lisbon'],
    [
      'a set-up with a bad first player',
      { ...unseeded, setup: { first: 3, tokens: {} } },
      'bad-request',
      'setup.first',
    ],
    [
      'a set-up without its tiles',
      { ...SAIL, seed: undefined, setup: { first: 0, tokens: {} } },
      'bad-request',
      'setup.topTiles',
    ],
    ['a board that does not exist', { ...CREATE, board: 'c' }, 'bad-request', 'board'],
    ['a board for others', { ...SAIL, players: 2, board: 'b' }, 'bad-request', 'players'],
    ['a mode of another edition', { ...SAIL, mode: 'classic-two' }, 'bad-request', 'mode'],
    ['too many players for a mode', { ...SAIL, mode: 'silent-fleet' }, 'bad-request', 'players'],
    ['exploits of Classic', { ...CREATE, exploits: 'drawn' }, 'bad-request', 'exploits'],
    [
      'an exploit that does not exist',
      { ...SAIL, exploits: ['luck', 'spice-trade', 'x'] },
      'bad-request',
      'exploits[0]',
    ],
    ['two exploits', { ...SAIL, exploits: ['pirate-round', 'spice-trade'] }, 'bad-request', 'exploits'],
    ['exploits as a number', { ...SAIL, exploits: 3 }, 'bad-request', 'exploits'],
    ['an option of a mode that is not played', { ...SAIL, options: { 'sf.causeScarcity': true } }, 'bad-request'],
    ['names that are no texts', { ...CREATE, names: ['Ana', 7] }, 'bad-request', 'names[1]'],
    ['a name with an escape', { ...CREATE, names: ['\u001b[2J'] }, 'bad-request', 'names[0]'],
    ['more names than players', { ...CREATE, names: ['a', 'b', 'c', 'd'] }, 'bad-request', 'names'],
    ['a game name that is a number', { id: 1, do: 'hash', game: 7 }, 'bad-request', 'game'],
    ['a game that is not open', { id: 1, do: 'hash', game: 'x' }, 'no-such-game'],
    ['a move that does not exist', { id: 1, do: 'play', move: 'surrender' }, 'no-such-move'],
    ['a move that is a number', { id: 1, do: 'play', move: 3 }, 'bad-request', 'move'],
    ['a move that is not legal', { id: 1, do: 'play', move: 'pass' }, 'illegal-move'],
    ['forced that is no truth', { id: 1, do: 'play', move: 'build market', forced: 'yes' }, 'bad-request', 'forced'],
    ['a count of nothing', { id: 1, do: 'undo', count: 0 }, 'bad-request', 'count'],
    ['events since a fraction', { id: 1, do: 'events', since: 1.5 }, 'bad-request', 'since'],
    ['a record that is none', { id: 1, do: 'load-record', record: 'x' }, 'bad-record', 'line 1'],
    ['a position of no edition', { id: 1, do: 'load-position', position: null }, 'bad-position', 'edition'],
    ['an empty position', { id: 1, do: 'load-position', position: { edition: 'classic' } }, 'bad-position', 'seats'],
  ];

  it.each(MISTAKES)(
    '%s is answered with what and where, changes nothing, and the next request is served',
    async (...row) => {
      const [, request, code, path] = row;
      const look = { id: 'look', do: 'position' };
      const answers = await converse([CREATE, look, request, look]);
      expect(answers).toHaveLength(4);
      const [, before, { ok, error }, after] = answers;
      expect(ok).toBe(false);
      expect(error?.code).toBe(code);
      expect(error?.message).not.toBe('');
      if (path !== undefined) expect(error?.faults?.map((fault) => fault.path)).toContain(path);
      expect(after.result).toEqual(before.result);
    },
  );

  it('an illegal move carries the refusal', async () => {
    const { error } = await last(CREATE, { id: 1, do: 'play', move: 'build museum' });
    expect(error?.refusal).toEqual({
      rule: 'CL-BLD-2',
      reason: 'level-too-high',
      params: { building: 'museum', level: 5, allowed: 1 },
    });
  });

  it('a record with an illegal move names its line and carries the refusal', async () => {
    const record = (await windrose(['record', '--seed', 'a'])).output.replace('\nmoves\n', '\nmoves\npass\n');
    const { error } = await last({ id: 1, do: 'load-record', record });
    const line = record.split('\n').indexOf('pass') + 1;
    expect(error?.code).toBe('bad-record');
    expect(error?.faults?.[0].path).toBe(`line ${line}`);
    expect(error?.refusal?.reason).toBe('must-build');
  });

  it('empty lines get no answer, and a last line without its end gets one', async () => {
    const { output } = await windrose(['engine'], { input: '\n  \r\n{"id":1,"do":"games"}\r\n{"id":2,"do":"games"}' });
    expect(output).toBe('{"id":1,"ok":true,"result":{"games":[]}}\n{"id":2,"ok":true,"result":{"games":[]}}\n');
  });

  it('a line that is too long is refused, and the next is answered', async () => {
    const input = Readable.from([Buffer.alloc(700_000, 'x'), Buffer.alloc(700_000, 'x'), '\n{"id":2,"do":"games"}\n']);
    const { output } = await windrose(['engine'], { input });
    const [first, second] = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer);
    expect(first.error?.code).toBe('line-too-long');
    expect(second).toMatchObject({ id: 2, ok: true });
  });

  it('the input may be split anywhere, even inside characters', async () => {
    const bytes = Buffer.from(`${JSON.stringify({ ...CREATE, names: ['Zoë', '船长'] })}\n{"id":1,"do":"record"}\n`);
    const { output } = await windrose(['engine'], {
      input: Readable.from([...bytes].map((byte) => Buffer.from([byte]))),
    });
    const [, record] = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Answer);
    expect(record.result.record).toContain('seat 0 Zoë\nseat 1 船长\n');
  });

  it('every kind of garbage gets an error, and the process continues', async () => {
    let state = 12345;
    const random = () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return state / 2 ** 32;
    };
    const seeds = [
      JSON.stringify(CREATE),
      '{"id":1,"do":"play","move":"build market"}',
      '{"id":1,"do":"undo","count":1}',
    ];
    const garbage = Array.from({ length: 500 }, (_, i) => {
      const text = [...seeds[i % seeds.length]];
      for (let k = 0; k < 3; k++)
        text[Math.floor(random() * text.length)] = String.fromCharCode(32 + Math.floor(random() * 95));
      return text.join('');
    });
    const answers = await converse([...garbage, { id: 'end', do: 'games' }]);
    expect(answers).toHaveLength(501);
    expect(answers[500]).toMatchObject({ id: 'end', ok: true });
    for (const { ok, error } of answers) if (!ok) expect(error?.code).not.toBe('internal');
  });
});
