/** The engine without its larger parts, as a page has it: they are asked for before they are there, and there when they were fetched. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Core from '../src/core.ts';
import * as whole from '../src/index.ts';
import type * as Parts from '../src/parts.ts';

let core: typeof Core;
let parts: typeof Parts;

beforeAll(async () => {
  // Another engine than the whole one above: with shelves of its own, and nothing on them.
  vi.resetModules();
  core = await import('../src/core.ts');
  parts = await import('../src/parts.ts');
});

describe('an engine without parts', () => {
  it('tells which edition was not fetched', () => {
    expect(() => core.edition('classic')).toThrow('The edition classic was not fetched before it was asked for.');
    expect(() => core.edition('golden')).toThrow('There is no edition golden; there are classic, age-of-sail.');
    expect(Object.keys(core.MODES)).toEqual(['standard']);
    expect(core.EXPLOITS).toEqual([]);
  });

  it('has what a game needs when it was fetched, and nothing else', async () => {
    await parts.fetchParts({ edition: 'classic', mode: 'solitaire' });
    const classic = core.edition('classic');
    expect(classic.hash).toBe(whole.edition('classic').hash);
    expect(core.modesOf(classic)).toEqual(['standard', 'solitaire']);
    expect(() => core.edition('age-of-sail')).toThrow('was not fetched');
    const setup = core.dealSetup(classic, 1, 'parts', 'none', 'solitaire');
    const { game } = core.createGame(classic, 1, core.DEFAULT_OPTIONS, setup, core.MODES.solitaire.mode);
    for (let i = 0; i < 40; i++) core.apply(game, core.legalMoves(game)[0].number);
    expect(core.writePosition(game).mode).toBe('solitaire');
  });

  it('tells that the exploits were not fetched', async () => {
    await parts.fetchParts({ edition: 'age-of-sail' });
    const sail = core.edition('age-of-sail');
    const setup = core.dealSetup(sail, 3, 'parts', 'drawn');
    expect(() => core.createGame(sail, 3, core.DEFAULT_OPTIONS, setup)).toThrow('exploits were not fetched');
    await parts.fetchParts({ exploits: true });
    expect(core.createGame(sail, 3, core.DEFAULT_OPTIONS, setup).game.mode.exploits).toHaveLength(3);
  });

  it('tells that what reads set-ups was not fetched', async () => {
    const classic = whole.edition('classic');
    const from = { setup: whole.dealSetup(classic, 3, 'parts') };
    const opening = { tables: classic, mode: 'standard', players: 3, options: whole.DEFAULT_OPTIONS, names: [], from };
    const text = whole.writeRecord(new whole.GameRecord(opening));
    expect(() => core.readRecord(text)).toThrow('What reads set-ups was not fetched');
    await parts.fetchParts({ stated: true });
    expect(core.hashPosition(core.readRecord(text).game)).toBe(whole.hashPosition(whole.readRecord(text).game));
  });

  it('is the whole engine when everything was fetched', async () => {
    await parts.fetchAllParts();
    expect(Object.keys(core.MODES).sort()).toEqual(Object.keys(whole.MODES).sort());
    expect(core.EXPLOITS).toEqual(whole.EXPLOITS);
    for (const id of whole.EDITIONS)
      expect(core.edition(id).catalogue.moves).toEqual(whole.edition(id).catalogue.moves);
  });

  it('leaves out nothing that the whole engine exports but words and the door for data from outside', () => {
    expect(
      Object.keys(whole)
        .filter((name) => !Object.hasOwn(core, name))
        .sort(),
    ).toEqual(['EXPLOIT_TEXTS', 'loadEdition']);
  });
});
