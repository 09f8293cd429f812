/** A finished game that is only looked at: all of its moments are there, and nothing can be done. */
import {
  DEFAULT_OPTIONS,
  edition,
  GameRecord,
  InputError,
  legalMoves,
  pending,
  Random,
  writePosition,
  writeRecord,
} from '@windrose/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchReplay } from '../../src/online/fetch-replay.ts';
import { ReplayGame } from '../../src/online/replay-game.ts';

const opening = {
  tables: edition('classic'),
  mode: 'standard',
  players: 3,
  options: DEFAULT_OPTIONS,
  names: ['Ana', 'Bao', ''],
  from: { seed: 'replay' },
};

/** A record of so many moves, or of a whole game. */
function recordOf(most: number): GameRecord {
  const record = new GameRecord(opening);
  const random = new Random('replay');
  while (record.moves.length < most && pending(record.game) !== null) {
    const moves = legalMoves(record.game);
    record.play(moves[random.below(moves.length)]);
  }
  return record;
}

const seats = ['Ana', 'Bao', 'Trader'].map((name, colour) => ({ kind: 'person' as const, level: 0, name, colour }));

describe('a game that is looked at', () => {
  it.each([
    ['played to its end', Number.POSITIVE_INFINITY],
    ['stopped on the way', 40],
  ])('%s: every moment is there, and the last one is the end', (_, most) => {
    const record = recordOf(most);
    const game = new ReplayGame('code', writeRecord(record), seats);
    expect(game.length).toBe(record.moves.length);
    expect(writePosition(game.at(game.length))).toEqual(writePosition(record.game));
    expect(writePosition(game.at(0))).toEqual(writePosition(new GameRecord(opening).game));
    expect(game.waiting).toBe('end');
    expect(game.isLocal()).toBe(false);
    expect(game.record).toBe(writeRecord(record));
  });

  it('that this client cannot play is refused', () => {
    expect(() => new ReplayGame('code', 'not a record', seats)).toThrow(InputError);
  });
});

describe('a game that is fetched', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answering = (answer: () => Promise<Response>) => {
    const asked = vi.fn(answer);
    vi.stubGlobal('fetch', asked);
    return asked;
  };

  it('is asked for by its code alone', async () => {
    const asked = answering(async () => Response.json({ title: 'By lamplight' }));
    expect(await fetchReplay('a/b')).toEqual({ title: 'By lamplight' });
    expect(asked).toHaveBeenCalledWith('/api/replays/a%2Fb', { cache: 'no-store' });
  });

  it.each([
    [404, 'gone'],
    [409, 'gone'],
    [400, 'gone'],
    [429, 'silent'],
    [503, 'silent'],
  ] as const)('with %i is %s', async (status, outcome) => {
    answering(async () => Response.json({ code: 'x' }, { status }));
    expect(await fetchReplay('code')).toBe(outcome);
  });

  it('is silent where nobody answers, or not a site of ours', async () => {
    answering(async () => Promise.reject(new TypeError('no network')));
    expect(await fetchReplay('code')).toBe('silent');
    answering(async () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
    expect(await fetchReplay('code')).toBe('silent');
  });
});
