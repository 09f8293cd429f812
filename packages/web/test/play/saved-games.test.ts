/** Games in the browser's storage: kept where they can be, playable where they cannot, and never broken by what else lies there. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deleteGame, listGames, loadGame, type SavedGame, saveGame } from '../../src/play/saved-games.ts';

const game = (id: string, updated = 1): SavedGame => ({
  id,
  seats: [{ kind: 'person', level: 0, name: 'Ana', colour: 0 }],
  record: 'windrose record 1',
  updated,
  finished: false,
});

/** A storage with room for a number of entries. */
function storage(room = Number.POSITIVE_INFINITY): Record<string, string> {
  return new Proxy<Record<string, string>>(
    {},
    {
      set: (entries, key: string, text: string) => {
        if (!Object.hasOwn(entries, key) && Object.keys(entries).length >= room) throw new Error('quota');
        entries[key] = text;
        return true;
      },
    },
  );
}

/** Even to ask for the storage is an error. */
function deny(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new Error('denied');
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('a game', () => {
  it('is kept, listed with the last played first, and deleted', () => {
    vi.stubGlobal('localStorage', storage());
    expect(saveGame(game('a', 1))).toBeNull();
    expect(saveGame(game('b', 2))).toBeNull();
    expect(loadGame('a')).toEqual(game('a', 1));
    expect(listGames().map(({ id }) => id)).toEqual(['b', 'a']);
    deleteGame('b');
    expect(loadGame('b')).toBeNull();
    expect(listGames()).toHaveLength(1);
  });

  it('for which there is no room says so', () => {
    vi.stubGlobal('localStorage', storage(1));
    expect(saveGame(game('a'))).toBeNull();
    expect(saveGame(game('b'))).toBe('full');
    expect(loadGame('b')).toBeNull();
  });

  it('is never written over by what was played before it', () => {
    vi.stubGlobal('localStorage', storage());
    const continued = { ...game('a'), revision: 3, record: 'windrose record 1, played on' };
    expect(saveGame(continued)).toBeNull();
    expect(saveGame({ ...game('a'), revision: 2 })).toBe('elsewhere');
    expect(saveGame(game('a'))).toBe('elsewhere');
    expect(loadGame('a')).toEqual(continued);
    expect(saveGame({ ...continued, revision: 4 })).toBeNull();
  });

  it('lasts as long as the page where the browser denies its storage, and says so', () => {
    deny();
    expect(listGames()).toEqual([]);
    expect(saveGame(game('lent'))).toBe('denied');
    expect(loadGame('lent')).toEqual(game('lent'));
    expect(listGames()).toHaveLength(1);
    deleteGame('lent');
    expect(listGames()).toEqual([]);
  });
});

describe('an entry that something else has broken', () => {
  const { updated: _, ...undated } = game('undated');
  it.each([
    ['no text of an object', 'null'],
    ['cut off', '{"id":"x"'],
    ['without a date', JSON.stringify(undated)],
    ['with a date that there is not', JSON.stringify({ ...game('x'), updated: 1e20 })],
    ['without seats', JSON.stringify({ ...game('x'), seats: {} })],
    ['with a seat of nobody', JSON.stringify({ ...game('x'), seats: [null] })],
    ['with a name that is none', JSON.stringify({ ...game('x'), seats: [{ ...game('x').seats[0], name: 7 }] })],
    ['with a result that is none', JSON.stringify({ ...game('x'), result: { glory: 3 } })],
  ])('is left alone and not listed: %s', (_title, text) => {
    const stored = storage();
    vi.stubGlobal('localStorage', stored);
    stored['windrose.game.x'] = text;
    saveGame(game('sound'));
    expect(loadGame('x')).toBeNull();
    expect(listGames().map(({ id }) => id)).toEqual(['sound']);
    expect(stored['windrose.game.x']).toBe(text);
  });
});
