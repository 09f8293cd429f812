/** The words for events, refusals, moves and decisions: complete, and never with a gap in a sentence. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  createGame,
  DEFAULT_OPTIONS,
  dealSetup,
  edition,
  type Game,
  type GameEvent,
  legalMoves,
  play,
  Random,
  whyNot,
} from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { LEGAL, refusal } from '../../engine/src/game/reasons.ts';
import { STEPS as ALL_STEPS } from '../../engine/src/steps/index.ts';
import { scenario } from '../../engine/test/support/scenario.ts';
import { account } from '../src/words/account.ts';
import { QUESTIONS, question } from '../src/words/decisions.ts';
import { sentenceFor } from '../src/words/events.ts';
import { moveInWords } from '../src/words/moves.ts';
import { Names } from '../src/words/names.ts';
import { positionPicture } from '../src/words/position.ts';
import { REFUSALS, refusalInWords } from '../src/words/refusals.ts';
import { joined } from '../src/words/sentence.ts';
import { DOCUMENT } from './support/example-session.ts';
import { TextChecks } from './support/text-checks.ts';

const tables = edition('classic');
const names = new Names(tables, ['You', 'Bo', '', '']);
/** All reason codes that the engine has: they are numbered without gaps, from 1. */
const REASON_CODES = new Set<string>();
try {
  for (let number = LEGAL + 1; ; number++) REASON_CODES.add(refusal('classic', number).reason);
} catch {
  // Beyond the last.
}

/** Random play, each position shown to `look` before the next move; returns everything that happened. */
function playThrough(seed: string, players: number, look: (game: Game) => void): GameEvent[] {
  const { game, events } = createGame(tables, players, DEFAULT_OPTIONS, dealSetup(tables, players, seed));
  const random = new Random(seed);
  const all = [...events];
  for (let moves = legalMoves(game); moves.length > 0; moves = legalMoves(game)) {
    look(game);
    all.push(...play(game, moves[random.below(moves.length)]));
  }
  return all;
}

describe('sentences about events', () => {
  it('have no gap, whatever happens in forty games', () => {
    const seen = new Set<string>();
    const suspects = new TextChecks(/^[A-Z0-9].*\.$/);
    for (let number = 0; number < 40; number++) {
      for (const event of playThrough(`events-${number}`, 3 + (number % 3), () => {})) {
        seen.add(event.event);
        const sentence = sentenceFor(event, names);
        suspects.look('whole' in sentence ? sentence.whole : joined(names, sentence.who, [sentence]));
      }
    }
    expect([...suspects.texts]).toEqual([]);
    expect(seen.size).toBeGreaterThan(35);
  });

  it('address the player who is called You, and speak of the others', () => {
    const about = (who: number) =>
      joined(names, who, [
        { verb: 'pass', rest: '' },
        { verb: 'have', rest: 'a disc' },
      ]);
    expect(about(0)).toBe('You pass and have a disc.');
    expect(about(1)).toBe('Bo passes and has a disc.');
    expect(joined(names, 2, [{ verb: 'occupy', rest: 'Rome' }])).toBe('Cornelis occupies Rome.');
  });

  it('tell a turn in one sentence, with what a token changed in brackets', () => {
    const scene = scenario({
      seats: [{ harbor: 3, buildings: ['shipyard'], tokens: { culture: 0 } }],
      tokens: { 'africa.1': 'culture' },
    });
    const events = [...scene.play('activate shipyard'), ...scene.play('ship africa')];
    expect(account(events, names, 200)).toEqual([
      '  ◆ You activate the Shipyard, ship to Africa (space 1 of 6) and take a Culture token from the track (Culture 2, growth 3).',
    ]);
  });

  it('tell two turns of one player in two sentences', () => {
    const scene = scenario({ seats: [{ harbor: 8, buildings: ['shipyard'] }, { passed: true }, { passed: true }] });
    const moves = ['activate shipyard', 'ship africa', 'activate colonial-house', 'occupy rome'];
    const events = moves.flatMap((move) => scene.play(move));
    expect(account(events, names, 200)).toEqual([
      '  ◆ You activate the Shipyard and ship to Africa (space 1 of 6).',
      '  ◆ You activate the Colonial House and occupy Rome.',
    ]);
  });

  it('leave no control character of a name in the output', () => {
    expect(new Names(tables, ['\x1b[2JEve\n']).seat(0)).toBe('[2JEve');
  });
});

describe('sentences about refusals', () => {
  it('exist for every reason that the engine can give, and for no other', () => {
    expect(Object.keys(REFUSALS).sort()).toEqual([...REASON_CODES].sort());
  });

  it('have no gap for any move of the catalogue in any position of ten games', () => {
    const suspects = new TextChecks(/^[A-Z].*\. \(Rule [A-Z]+(-[A-Z]+)*-\d+\.\)$/);
    for (let number = 0; number < 10; number++) {
      playThrough(`refusals-${number}`, 3, (game) => {
        for (const move of tables.catalogue.moves) {
          const why = whyNot(game, move);
          if (why !== null) suspects.look(refusalInWords(why, names));
        }
      });
    }
    expect([...suspects.texts]).toEqual([]);
  });
});

describe('words for moves and decisions', () => {
  it('there is a question for every kind of decision', () => {
    const asking = ALL_STEPS.filter((step) => step.asks).map((step) => step.id);
    expect(Object.keys(QUESTIONS).sort()).toEqual([...asking].sort());
  });

  it('every question and every legal move in any position of ten games is put into words', () => {
    const suspects = new TextChecks(/^\S.{5,}/);
    for (let number = 0; number < 10; number++) {
      playThrough(`moves-${number}`, 4, (game) => {
        suspects.look(question(game, names));
        for (const move of legalMoves(game)) suspects.look(moveInWords(game, move, names));
      });
    }
    expect([...suspects.texts]).toEqual([]);
  });

  it('describing moves does not change the game', () => {
    const scene = scenario({ seats: [{ harbor: 5 }] });
    const before = JSON.stringify(scene.position);
    for (const move of legalMoves(scene.game)) moveInWords(scene.game, move, names);
    expect(JSON.stringify(scene.position)).toBe(before);
  });

  it('shipping to the last space tells that the region opens and who gets the Governor', () => {
    const scene = scenario({
      seats: [{ harbor: 3, buildings: ['shipyard'] }],
      tracks: { africa: [1, 1, 1, 0, 0] },
      tokens: { 'africa.6': 'finance' },
    });
    scene.play('activate shipyard');
    expect(moveInWords(scene.game, scene.move('ship africa'), names)).toBe(
      '1 disc: space 6 of 6, takes a Finance token, opens Africa, its Governor goes to you, Finance +2, salary 1 → 2, Politics +1',
    );
  });

  it('attacking tells whom it hurts, which link breaks and which is won', () => {
    const scene = scenario({
      seats: [{ harbor: 4, buildings: ['barracks'] }],
      cities: { london: 1, paris: 1, amsterdam: 0 },
      tokens: { 'london+amsterdam': 'industry' },
    });
    scene.play('activate barracks');
    expect(moveInWords(scene.game, scene.move('attack london'), names)).toBe(
      '2 discs: takes it from Bo, 1 glory, breaks London–Paris, controls London–Amsterdam (1 glory), takes an Industry token',
    );
  });
});

describe('the picture of a position', () => {
  it('fits into its width in every position of a game with five players', () => {
    const long = new Names(tables, ['A name of twenty ch']);
    const tooWide: string[] = [];
    for (const width of [80, 100]) {
      playThrough(`width-${width}`, 5, (game) => {
        tooWide.push(...positionPicture(game, long, width).filter((line) => [...line].length > width));
      });
    }
    expect(tooWide).toEqual([]);
  });

  it('shows levels with the next threshold, discs on buildings, cards with the limit, and discs in areas', () => {
    const scene = scenario({
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
    const text = positionPicture(scene.game, names, 100).join('\n');
    expect(text).toMatch(/◆ You ★ +6 → 3 \(7\) +1 → 2 \(2\) +5 → 3 \(7\) +4 → 3 \(7\) +4 +17 +16$/m);
    expect(text).toContain('( ) Colonial House   (◆) Shipyard   Bank   tokens: Attack ×2');
    expect(text).toContain('cards 2 of 4:  Europe 0 [Pol 1]  Slavery 1 [Ind 2 Fin 1]');
    expect(text).toContain('free slot: the Governor of Africa [Fin 2 Pol 1]');
    expect(text).toContain('— has passed');
    expect(text).toMatch(/Africa +open +◆ ◆ ◆ ◆ ◆ ◆ ▸ beside: ●● +Africa 1 \[Ind 1 Fin 1\] +discs ◆6 ●3/);
    expect(text).toMatch(/Cape Town² ●/);
    expect(text).toMatch(/Lisbon – Seville ◆/);
    expect(text).toMatch(/India +closed/);
  });
});

describe('the picture at every turn', () => {
  it('leaves out links between closed regions, and tiles outside the Build phase', () => {
    const { game } = scenario({ seats: [{ harbor: 1 }] });
    const all = positionPicture(game, names, 100, 'all').join('\n');
    const turn = positionPicture(game, names, 100, 'turn').join('\n');
    expect(all).toContain('Surat – Calcutta');
    expect(all).toMatch(/^Tiles/m);
    expect(turn).not.toContain('Surat – Calcutta');
    expect(turn).toContain('Alexandria – Surat');
    expect(turn).not.toMatch(/^Tiles/m);
  });
});

describe('docs/protocol.md', () => {
  it('refers to the lists of moves, decisions, reasons and events, which exist', () => {
    const document = readFileSync(DOCUMENT, 'utf8');
    const lists = readFileSync(new URL('moves.md', pathToFileURL(DOCUMENT)), 'utf8');
    for (const heading of ['Moves', 'Decisions', 'Reasons', 'Events']) {
      expect(document).toContain(`(moves.md#${heading.toLowerCase()})`);
      expect(lists).toMatch(new RegExp(`^## ${heading}$`, 'm'));
    }
  });
});
