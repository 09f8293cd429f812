/** Tests of train, rate and analyse, and of the names of bots in play, simulate and record. */
import {
  closeSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readWeights } from '@windrose/bots';
import { readRecord, writePosition } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { windrose } from './support/terminal.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-bots-'));
const file = (name: string) => path.join(folder, name);

async function output(...argv: string[]): Promise<string> {
  const { code, output: text, errors } = await windrose(argv);
  expect(errors).toBe('');
  expect(code).toBe(0);
  return text;
}

describe('train', () => {
  const tiny = ['--players', '3', '--games', '20', '--seed', 'tiny'];

  /** Returns the file of a training of two generations after the first. */
  const halfway = () =>
    readFileSync(file('one.json'), 'utf8')
      .replace('"generations":1', '"generations":2')
      .replace('"done": 2', '"done": 1');

  it('writes weights with their plan, the same for the same options', async () => {
    const text = await output('train', file('a.json'), ...tiny, '--generations', '2');
    expect(text).toContain('weights of classic, 3 players, 2 generations');
    const weights = readWeights(readFileSync(file('a.json'), 'utf8'));
    expect(weights.plan).toEqual({
      course: { edition: 'classic', board: 'classic', mode: 'standard', players: 3 },
      seed: 'tiny',
      generations: 2,
      games: 20,
    });
    await output('train', file('b.json'), ...tiny, '--generations', '2');
    expect(readFileSync(file('b.json'), 'utf8')).toBe(readFileSync(file('a.json'), 'utf8'));
  });

  it('continues an unfinished file', async () => {
    const whole = readFileSync(file('a.json'), 'utf8');
    await output('train', file('one.json'), ...tiny, '--generations', '1');
    writeFileSync(file('half.json'), halfway());
    await output('train', file('half.json'), ...tiny, '--generations', '2');
    expect(readFileSync(file('half.json'), 'utf8')).toBe(whole);
  });

  it('repeats the plan in a file of weights, even of another version', async () => {
    const whole = readFileSync(file('a.json'), 'utf8');
    await output('train', file('again.json'), '--plan', file('a.json'));
    expect(readFileSync(file('again.json'), 'utf8')).toBe(whole);
    writeFileSync(
      file('old.json'),
      JSON.stringify({ plan: JSON.parse(whole).plan, done: 2, evaluation: [], policy: [] }),
    );
    await output('train', file('anew.json'), '--plan', file('old.json'));
    expect(readFileSync(file('anew.json'), 'utf8')).toBe(whole);
  });

  it('replaces the file atomically: a reader that has it open keeps the old contents', async () => {
    mkdirSync(file('checkpoint'));
    writeFileSync(file('checkpoint/half.json'), halfway());
    const reader = openSync(file('checkpoint/half.json'), 'r');
    await output('train', file('checkpoint/half.json'), ...tiny, '--generations', '2');
    expect(readFileSync(reader, 'utf8')).toBe(halfway());
    closeSync(reader);
    expect(readFileSync(file('checkpoint/half.json'), 'utf8')).toBe(readFileSync(file('a.json'), 'utf8'));
    expect(readdirSync(file('checkpoint'))).toEqual(['half.json']);
  });

  it('follows a symbolic link, and names a file that it cannot write', async () => {
    writeFileSync(file('far.json'), halfway());
    symlinkSync(file('far.json'), file('link.json'));
    await output('train', file('link.json'), ...tiny, '--generations', '2');
    expect(readFileSync(file('far.json')).equals(readFileSync(file('a.json')))).toBe(true);
    expect(lstatSync(file('link.json')).isSymbolicLink()).toBe(true);
    const { code, errors } = await windrose(['train', file('no/such/folder.json'), ...tiny, '--generations', '1']);
    expect(code).toBe(1);
    expect(errors).toMatch(/folder\.json cannot be written: there is no such file or folder/);
  });

  it('does not overwrite other files', async () => {
    writeFileSync(file('letter.txt'), 'Dear captain');
    const letter = await windrose(['train', file('letter.txt'), ...tiny]);
    expect(letter.code).toBe(1);
    expect(letter.errors).toMatch(/letter\.txt exists and is not overwritten, because it is not JSON/);
    expect(readFileSync(file('letter.txt'), 'utf8')).toBe('Dear captain');
    const other = await windrose(['train', file('a.json'), '--players', '4', '--games', '20']);
    expect(other.code).toBe(2);
    expect(other.errors).toMatch(/weights of another plan/);
  });
});

describe('rate', () => {
  const small = ['rate', '--bots', 'trader,deckhand', '--setups', '2', '--seed', 'small'];

  it('prints ratings, tables, parts of the score and places', async () => {
    const text = await output(...small);
    expect(text).toMatch(/^classic, 4 players, 32 games$/m);
    expect(text).toMatch(/^trader +-?\d+ +-?\d+ to -?\d+ +\d+\.\d +\d+\.\d +\d+\.\d\d +\d+$/m);
    expect(text).toMatch(/^one: trader, deckhand +trader +8 +\d+\.\d % +\d+\.\d % to \d+\.\d %$/m);
    expect(text).toMatch(/^halves: trader, deckhand +deckhand +12 /m);
    expect(text).toMatch(/^pool +trader +12 /m);
    expect(text).toMatch(/^cities +\d+\.\d\d +\d+\.\d\d$/m);
    expect(text).toMatch(/^4 +\d+\.\d % +\d+\.\d % to \d+\.\d %$/m);
  });

  it('prints JSON of the same shape, the same for the same seed except for times', async () => {
    const timeless = async () =>
      JSON.parse(await output(...small, '--json'), (key, value) =>
        ['millisecondsPerDecision', 'longestDecision'].includes(key) ? 0 : value,
      );
    const found = await timeless();
    expect(found).toMatchObject({
      course: { edition: 'classic', board: 'classic', mode: 'standard', players: 4 },
      setups: 2,
      kinds: ['one', 'halves', 'pool'],
      seed: 'small',
      games: 32,
    });
    expect(found.bots.map(({ name }: { name: string }) => name)).toEqual(['trader', 'deckhand']);
    expect(found.bots[0].rating).toBeGreaterThan(found.bots[1].rating);
    expect(found.bots[0].ratingInterval).toHaveLength(2);
    expect(found.tables[0]).toMatchObject({ table: 'one: trader, deckhand', bot: 0, games: 8 });
    expect(found.places).toHaveLength(4);
    expect(await timeless()).toEqual(found);
  });

  it('accepts a bot that is better and rejects one that is not', async () => {
    const better = JSON.parse(await output('rate', '--bots', 'trader,deckhand', '--sprt', '--json', '--players', '3'));
    expect(better).toMatchObject({ change: 'trader', before: 'deckhand', verdict: 'accepted' });
    const worse = await output('rate', '--bots', 'deckhand,trader', '--sprt', '--players', '3');
    expect(worse).toContain('deckhand is not better: rejected.');
    const open = await output(
      'rate',
      '--bots',
      'deckhand,deckhand+builder',
      '--sprt',
      '--players',
      '3',
      '--setups',
      '4',
    );
    expect(open).toContain('is still undecided');
  });

  it('lets a single bot play against itself, one game a set-up, and compares the places', async () => {
    const argv = ['rate', '--bots', 'trader', '--players', '3', '--setups', '6'];
    const found = JSON.parse(await output(...argv, '--json'));
    expect(found.games).toBe(6);
    expect(found.bots[0]).toMatchObject({ seats: 18, rating: 0 });
    const [first, ...others] = found.places as { winShare: number; winInterval: number[] }[];
    expect(others.reduce((sum, { winShare }) => sum + winShare, first.winShare)).toBeCloseTo(1, 9);
    for (const { winShare, winInterval } of found.places) {
      expect(winInterval[0]).toBeLessThanOrEqual(winShare);
      expect(winInterval[1]).toBeGreaterThanOrEqual(winShare);
    }
    expect(await output(...argv)).toMatch(/^Place in the first round +wins +95 %$/m);
  });

  it('lets every bot play the set-ups of a game for one player, and compares their results', async () => {
    const argv = ['rate', '--mode', 'solitaire', '--bots', 'trader,deckhand', '--setups', '6'];
    const text = await output(...argv);
    expect(text).toMatch(/^classic, solitaire, 1 player, 12 games$/m);
    expect(text).toMatch(/^pool +trader +6 /m);
    expect(text).toMatch(/^pool +deckhand +6 /m);
    expect(text).not.toContain('Place in the first round');
    const found = JSON.parse(await output(...argv, '--json'));
    expect(found).toMatchObject({ kinds: ['pool'], games: 12, places: [] });
    expect(found.bots[0].rating).toBeGreaterThan(found.bots[1].rating + 100);
    const better = await output('rate', '--mode', 'solitaire', '--bots', 'trader,deckhand', '--sprt');
    expect(better).toContain('trader against deckhand, each alone on the same set-ups, classic, solitaire, 1 player');
    expect(better).toMatch(/% of \d+ set-ups; /);
    expect(better).toContain('trader is better: accepted.');
    const worse = await output('rate', '--mode', 'solitaire', '--bots', 'deckhand,trader', '--sprt');
    expect(worse).toContain('deckhand is not better: rejected.');
    const itself = JSON.parse(
      await output('rate', '--mode', 'solitaire', '--bots', 'trader', '--setups', '3', '--json'),
    );
    expect(itself).toMatchObject({ games: 3, bots: [{ seats: 3, rating: 0 }] });
  });

  it('reads weights, styles and rollouts from the name of a bot', async () => {
    const bots = `trader@${file('a.json')},captain:4+shipper,2`;
    const found = JSON.parse(
      await output('rate', '--bots', bots, '--tables', 'pool', '--setups', '1', '--players', '3', '--json'),
    );
    expect(found.games).toBe(6);
    expect(found.bots).toHaveLength(3);
  });
});

describe('analyse', () => {
  it('prints moves, expected scores, chances and lines of a record at any move', async () => {
    const record = await output('record', '--seed', 'analyse', '--players', '3');
    writeFileSync(file('game.txt'), record);
    const text = await output('analyse', file('game.txt'), '--at', '40', '--iterations', '60', '--moves', '2');
    expect(text).toMatch(/^Move +tried( +\S.*){3}$/m);
    expect(text).toMatch(/\d+\.\d, \d+ %/);
    expect(text).toContain('from 60 games played out');
    const json = JSON.parse(
      await output('analyse', file('game.txt'), '--at', '40', '--iterations', '60', '--moves', '2', '--json'),
    );
    expect(json.moves.length).toBeLessThanOrEqual(2);
    expect(json.moves[0].line[0]).toBe(json.moves[0].move);
    expect(json.moves[0].chances).toHaveLength(3);
    expect(Object.keys(json)).toEqual(['seat', 'decision', 'iterations', 'moves']);
  });

  it('reads positions, and reports that a finished game is over', async () => {
    const record = readRecord(await output('record', '--seed', 'analyse', '--players', '3'));
    writeFileSync(file('over.json'), JSON.stringify(writePosition(record.game)));
    const { code, errors } = await windrose(['analyse', file('over.json')]);
    expect(code).toBe(1);
    expect(errors).toContain('The game is over');
  });
});

describe('bots by name', () => {
  it('play recorded and simulated games, the same each time', async () => {
    const argv = ['record', '--seed', 'named', '--players', '3', '--bot', 'cabin-boy,2,captain:5+builder'];
    const record = await output(...argv);
    expect(readRecord(record).moves.length).toBeGreaterThan(60);
    expect(await output(...argv)).toBe(record);
    const simulated = JSON.parse(
      await output('simulate', '--players', '3', '--games', '3', '--seed', 's', '--bot', 'deckhand,1,trader', '--json'),
    );
    expect(simulated.seats.map(({ bot }: { bot: string }) => bot)).toEqual(['deckhand', '1', 'trader']);
  });

  it('play at the terminal', async () => {
    const { code, output: text } = await windrose(['play', '--seed', 'x', '--seats', 'trader,cabin-boy,captain:4']);
    expect(code).toBe(0);
    expect(text).toContain('The game is over');
  });
});

describe('mistakes', () => {
  const MISTAKES: [argv: string[], says: RegExp][] = [
    [['train'], /needs exactly one FILE/],
    [['train', 'x.json', '--games', '3'], /--games must be a whole number from 20/],
    [['train', 'x.json', '--generations', '0'], /--generations must be a whole number from 1/],
    [['train', 'x.json', '--plan', 'y.json', '--games', '20'], /--games cannot be combined with --plan/],
    [['train', 'x.json', '--plan', 'package.json'], /package\.json has no training plan: it does not say how/],
    [['train', 'x.json', '--threads', '0'], /--threads must be a whole number from 1 to 64/],
    [['rate', '--bots', 'trader', '--tables', 'one'], /--tables must contain pool for a single bot/],
    [['rate', '--bots', 'trader', '--sprt'], /--sprt compares two bots/],
    [['rate', '--bots', 'captain,trader,3'], /--bots names 3 twice; .* name only that bot/],
    [['rate', '--bots', 'trader,genius'], /--bots must name bots, each a level \(deckhand, .*, not "genius"/],
    [['rate', '--bots', 'trader,trader+pirate'], /not "trader\+pirate"/],
    [['rate', '--bots', 'trader,trader@/no/such/file'], /no such file/],
    [['rate', '--tables', 'three'], /--tables must be made of one, halves, pool, not "three"/],
    [['rate', '--mode', 'solitaire', '--tables', 'one'], /--tables must be pool in a game for one player, not "one"/],
    [['rate', '--mode', 'solitaire', '--tables', 'pool,halves'], /not "halves": every bot plays each set-up alone/],
    [['rate', '--sprt', '--bots', 'trader,captain,admiral'], /--sprt compares two bots/],
    [['rate', '--exploits'], /--exploits needs an edition with exploits/],
    [['analyse'], /needs exactly one FILE/],
    [['analyse', '/no/such/file'], /no such file/],
    [['analyse', '-', '--iterations', 'many'], /--iterations must be a whole number/],
    [['simulate', '--bot', 'captain:0'], /no bot "captain:0"/],
    [['play', '--seats', 'human,6,random'], /--seats must be made of human, random, deckhand/],
  ];

  it.each(MISTAKES)('windrose %j', async (argv, says) => {
    const { code, output: text, errors } = await windrose(argv);
    expect(code).toBeGreaterThan(0);
    expect(text).toBe('');
    expect(errors).toMatch(says);
    expect(errors).toMatch(/^windrose: .*\.\n$/);
  });
});
