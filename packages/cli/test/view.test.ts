/** Tests of the pictures of positions: what they show, that they fit their width, and that no name controls the terminal. */
import type { Game } from '@windrose/engine';
import { LANGUAGES, type Language } from '@windrose/narration';
import { describe, expect, it } from 'vitest';
import { scenario } from '../../engine/test/support/scenario.ts';
import { visibleLength } from '../src/ansi.ts';
import { GameText } from '../src/view/game-text.ts';
import { keyToSigns, positionView } from '../src/view/position.ts';
import { scoreTable } from '../src/view/scores.ts';
import { begin, KINDS, playToEnd } from './support/game-kinds.ts';

const pictureOf = (game: Game, part: 'all' | 'turn' = 'all', language: Language = 'en') =>
  positionView(game, new GameText(language, game, ['Ana', 'Bo']), 100, part).join('\n');

/** One position of this many is drawn. */
const SAMPLE = 15;

describe('a picture', () => {
  it.each(KINDS.flatMap(({ name, argv }) => LANGUAGES.map((language) => ({ name, argv, language }))))(
    'of $name in $language fits into its width in any position of a game',
    ({ name, argv, language }) => {
      const record = begin(argv, 'width');
      const { game } = record;
      const text = new GameText(language, game, ['A name of twenty ch', '', 'Another long name']);
      const tooWide = new Set<string>();
      let positions = 0;
      playToEnd(record, name, () => {
        if (positions++ % SAMPLE > 0) return;
        for (const width of [80, 100]) {
          const lines = [...positionView(game, text, width), ...scoreTable(game, text, width)];
          for (const line of lines) if (visibleLength(line) > width) tooWide.add(line);
        }
      });
      expect([...tooWide]).toEqual([]);
    },
  );

  it('shows levels with the next threshold, discs on buildings, cards with the limit, and discs in areas', () => {
    const { game } = scenario({
      seats: [
        {
          harbor: 4,
          tokens: { industry: 4, politics: 2, attack: 2 },
          buildings: ['shipyard', 'bank'],
          busy: ['shipyard'],
          cards: ['europe-0', 'slavery-1', 'africa-governor'],
        },
        { passed: true },
      ],
      open: ['africa'],
      beside: { africa: [0, 2] },
      cities: { 'cape-town': 1, lisbon: 0, seville: 0 },
    });
    const text = pictureOf(game);
    expect(text).toMatch(/◆ Ana ★ +6→3 \(7\) +1→2 \(2\) +5→3 \(7\) +4→3 \(7\) +4 +17 +16$/m);
    expect(text).toContain('( ) Colonial House   (◆) Shipyard   Bank   tokens: Attack ×2');
    expect(text).toContain('cards 2 of 4  Europe 0 [Pol 1]  Slavery 1 [Ind 2 Fin 1]');
    expect(text).toContain('free slot: Governor of Africa [Fin 2 Pol 1]');
    expect(text).toContain('— has passed');
    expect(text).toMatch(/Africa +open +◆ ◆ ◆ ◆ ◆ ◆ ▸ beside: ●● +Africa 1 \[Ind 1 Fin 1\] +discs ◆6 ●3/);
    expect(text).toMatch(/Cape Town² ●/);
    expect(text).toMatch(/Lisbon – Seville ◆/);
    expect(text).toMatch(/India +closed/);
  });

  it('names the same things in French and Italian', () => {
    const { game } = scenario({
      seats: [{ harbor: 4, tokens: { attack: 2 }, cards: ['slavery-1', 'africa-governor'] }, { passed: true }],
      open: ['africa'],
      beside: { africa: [0, 2] },
      cities: { 'cape-town': 1, lisbon: 0, seville: 0 },
    });
    const french = pictureOf(game, 'all', 'fr');
    expect(french).toMatch(/^JOUEURS +Industrie +Culture +Finances +Politique +Port +Réserve +Gloire$/m);
    expect(french).toContain('jetons\u00a0: Attaquer ×2');
    expect(french).toContain('Gouverneur Libre\u00a0: Gouverneur d’Afrique [Fin 2 Pol 1]');
    expect(french).toContain('— a passé');
    expect(french).toMatch(/Afrique +ouverte .* ▸ à côté\u00a0: ●●/);
    expect(french).toMatch(/Lisbonne – Séville ◆/);
    const italian = pictureOf(game, 'all', 'it');
    expect(italian).toMatch(/^GIOCATORI +Manodopera +Cultura +Finanza +Politica +Porto +Riserva +Gloria$/m);
    expect(italian).toContain('Schiavismo 1 [Man 2 Fin 1]');
    expect(italian).toMatch(/Lisbona – Siviglia ◆/);
  });

  it('at a turn leaves out links between closed regions, and tiles while none is chosen', () => {
    const { game } = scenario({ seats: [{ harbor: 1 }] });
    expect(pictureOf(game)).toContain('Surat – Calcutta');
    expect(pictureOf(game)).toMatch(/^Tiles/m);
    expect(pictureOf(game, 'turn')).not.toContain('Surat – Calcutta');
    expect(pictureOf(game, 'turn')).toContain('Alexandria – Surat');
    expect(pictureOf(game, 'turn')).not.toMatch(/^Tiles/m);
  });

  it('at a turn shows the tiles while one is chosen', () => {
    expect(pictureOf(begin([], 'tiles').game, 'turn')).toMatch(/^Tiles/m);
  });

  it('shows seas, fleets, discs in front of statuses, the discard pile, square links and open exploits', () => {
    const { tables } = begin(['--edition', 'age-of-sail'], 'a').game;
    const { game } = scenario({
      tables,
      exploits: ['spice-trade', 'pirate-round', 'brouwer-route'],
      seats: [{ harbor: 4, markers: { wealth: 2 } }],
      open: ['africa', 'india'],
      beside: { africa: [2, 0, 0] },
      cities: { 'cape-fleet': 1 },
      pile: ['africa-1'],
    });
    const text = pictureOf(game);
    expect(text).toContain('Open Sea: ◆◆');
    expect(text).toContain('~Cape Fleet ●');
    expect(text).toContain('discs in front of statuses: Wealth 2');
    expect(text).toMatch(/^Discard pile +Africa 1 \[Ind 1 Wea 1 disc\]$/m);
    expect(text).toMatch(/Calcutta □/);
    expect(text).toMatch(/Spice Trade: open +\(Africa and India\)/);
    expect(text).toMatch(/Pirate Round: locked/);
  });
});

describe('the key to the signs', () => {
  it('explains the token marks that the picture uses', () => {
    const { game } = begin(['--edition', 'age-of-sail'], 'a');
    const key = (language: Language) => keyToSigns(game, new GameText(language, game), 100).join('\n');
    expect(key('en')).toContain('S/D\u00a0Sail/Draw');
    expect(key('fr')).toContain('N/P\u00a0Naviguer/Piocher');
    expect(key('it')).toContain('Ric\u00a0Ricchezza');
  });
});

describe('a name', () => {
  it('leaves no control character in the output', () => {
    const { game } = begin([], 'a');
    expect(new GameText('en', game, ['\x1b[2JEve\n']).names(0)).toBe('[2JEve');
  });

  it('that is empty stands for the name of the seat', () => {
    const { game } = begin([], 'a');
    expect(new GameText('en', game, ['', 'Bo']).names(0)).toBe('Amaro');
    expect(new GameText('en', game, ['', 'Bo']).names(1)).toBe('Bo');
  });
});
