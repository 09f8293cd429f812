/** Tests of what the list of moves says that a move brings. */
import { legalMoves, pending, play } from '@windrose/engine';
import { LANGUAGES, type Language } from '@windrose/narration';
import { describe, expect, it } from 'vitest';
import { scenario } from '../../engine/test/support/scenario.ts';
import { moveGains } from '../src/play/move-gains.ts';
import { GameText } from '../src/view/game-text.ts';
import { begin } from './support/game-kinds.ts';

const gainsOf = (scene: ReturnType<typeof scenario>, move: string, language: Language = 'en') =>
  moveGains(scene.game, scene.move(move), new GameText(language, scene.game, ['Ana', 'Bo']));

describe('the gains of a move', () => {
  it('of building are its level, its actions, the tiles left, and what it changes', () => {
    const { game } = begin([], 'tests');
    const shipyard = game.tables.catalogue.byText.get('build shipyard')!;
    const gains = (language: Language) => moveGains(game, shipyard, new GameText(language, game));
    expect(gains('en')).toEqual(['level 1', 'Ship', '5 left', '+1 Culture']);
    expect(gains('fr')).toEqual(['niveau 1', 'Affréter', 'il en reste 5', '+1 Culture']);
    expect(gains('it')).toEqual(['livello 1', 'Spedire', 'ne restano 5', '+1 Cultura']);
  });

  it('of shipping to the last space tell that the region opens, and the Governor', () => {
    const scene = scenario({
      seats: [{ harbor: 3, buildings: ['shipyard'] }],
      tracks: { africa: [1, 1, 1, 0, 0] },
      tokens: { 'africa.6': 'finance' },
    });
    scene.play('activate shipyard');
    const gains = gainsOf(scene, 'ship africa');
    expect(gains).toEqual(
      expect.arrayContaining(['space 6 of 6', 'Finance token', 'opens the region', 'its Governor', '+2 Finance']),
    );
  });

  it('of attacking tell which link breaks, which is won, and the change of glory', () => {
    const scene = scenario({
      seats: [{ harbor: 4, buildings: ['barracks'] }],
      cities: { london: 1, paris: 1, amsterdam: 0 },
      tokens: { 'london+amsterdam': 'industry' },
    });
    scene.play('activate barracks');
    const gains = gainsOf(scene, 'attack london');
    expect(gains).toEqual(expect.arrayContaining(['−1 disc', 'link London–Amsterdam: +1 glory', 'Industry token']));
    expect(gains.at(-1)).toMatch(/^glory \d+ → \d+$/);
  });

  it('of activating a building are its actions alone', () => {
    const scene = scenario({ seats: [{ harbor: 3, buildings: ['guild-hall'] }] });
    expect(gainsOf(scene, 'activate guild-hall')).toEqual(['Ship or Draw']);
    expect(gainsOf(scene, 'activate guild-hall', 'fr')).toEqual(['Affréter ou Piocher']);
  });

  it('of passing tell the cards that must be discarded', () => {
    const scene = scenario({ seats: [{ harbor: 1, cards: ['europe-0', 'africa-1', 'india-1', 'slavery-0'] }] });
    expect(gainsOf(scene, 'pass')).toContain('1 card to discard');
  });

  it('end where the Opposition acts', () => {
    const record = begin(['--mode', 'solitaire'], 'tests');
    const { game } = record;
    while (pending(game)!.decision !== 'turn') record.play(legalMoves(game)[0]);
    const pass = game.tables.catalogue.byText.get('pass')!;
    expect(play(game.clone(), pass).map(({ event }) => event)).toContain('opposition-planned');
    expect(moveGains(game, pass, new GameText('en', game))).toEqual([]);
  });

  it.each(LANGUAGES)('in %s leave the game as it is', (language) => {
    const scene = scenario({ seats: [{ harbor: 5 }] });
    const before = JSON.stringify(scene.position);
    gainsOf(scene, 'activate colonial-house', language);
    gainsOf(scene, 'pass', language);
    expect(JSON.stringify(scene.position)).toBe(before);
  });
});
