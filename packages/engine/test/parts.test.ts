/** Loading parts of the engine on demand (`parts.ts`): what is missing before a part is loaded, and what is there afterwards. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type * as Core from '../src/core.ts';
import * as whole from '../src/index.ts';
import type * as Parts from '../src/parts.ts';

let core: typeof Core;
let parts: typeof Parts;

beforeAll(async () => {
  // A second instance of the engine, with empty registries.
  vi.resetModules();
  core = await import('../src/core.ts');
  parts = await import('../src/parts.ts');
});

describe('an engine without its loadable parts', () => {
  it('reports which edition is not loaded', () => {
    expect(() => core.edition('classic')).toThrow('The edition classic is not loaded; call fetchParts first.');
    expect(() => core.edition('golden')).toThrow('There is no edition golden; there are classic, age-of-sail.');
    expect(Object.keys(core.MODES)).toEqual(['standard']);
    expect(core.EXPLOITS).toEqual([]);
  });

  it('loads what a game needs, and nothing else', async () => {
    await parts.fetchParts({ edition: 'classic', mode: 'solitaire' });
    const classic = core.edition('classic');
    expect(classic.hash).toBe(whole.edition('classic').hash);
    expect(core.modesOf(classic)).toEqual(['standard', 'solitaire']);
    expect(() => core.edition('age-of-sail')).toThrow('is not loaded');
    const setup = core.dealSetup(classic, 1, 'parts', 'none', 'solitaire');
    const { game } = core.createGame(classic, 1, core.DEFAULT_OPTIONS, setup, core.MODES.solitaire.mode);
    for (let i = 0; i < 40; i++) core.apply(game, core.legalMoves(game)[0].number);
    expect(core.writePosition(game).mode).toBe('solitaire');
  });

  it('reports that the exploits are not loaded', async () => {
    await parts.fetchParts({ edition: 'age-of-sail' });
    const sail = core.edition('age-of-sail');
    const setup = core.dealSetup(sail, 3, 'parts', 'drawn');
    expect(() => core.createGame(sail, 3, core.DEFAULT_OPTIONS, setup)).toThrow('exploits are not loaded');
    await parts.fetchParts({ exploits: true });
    expect(core.createGame(sail, 3, core.DEFAULT_OPTIONS, setup).game.mode.exploits).toHaveLength(3);
  });

  it('reports that the reader of explicit set-ups is not loaded', async () => {
    const classic = whole.edition('classic');
    const from = { setup: whole.dealSetup(classic, 3, 'parts') };
    const opening = { tables: classic, mode: 'standard', players: 3, options: whole.DEFAULT_OPTIONS, names: [], from };
    const text = whole.writeRecord(new whole.GameRecord(opening));
    expect(() => core.readRecord(text)).toThrow('The reader of explicit set-ups is not loaded');
    await parts.fetchParts({ stated: true });
    expect(core.hashPosition(core.readRecord(text).game)).toBe(whole.hashPosition(whole.readRecord(text).game));
  });

  it('equals the whole engine when all parts are loaded', async () => {
    await parts.fetchAllParts();
    expect(Object.keys(core.MODES).sort()).toEqual(Object.keys(whole.MODES).sort());
    expect(core.EXPLOITS).toEqual(whole.EXPLOITS);
    for (const id of whole.EDITIONS)
      expect(core.edition(id).catalogue.moves).toEqual(whole.edition(id).catalogue.moves);
  });

  it('exports everything that the whole engine exports, except exploit texts and loadEdition', () => {
    expect(
      Object.keys(whole)
        .filter((name) => !Object.hasOwn(core, name))
        .sort(),
    ).toEqual(['EXPLOIT_TEXTS', 'loadEdition']);
  });
});
