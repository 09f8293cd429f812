/** The words for the moves, decisions, events and refusals of every edition and mode: never with a gap in a sentence. */
import { type Game, type GameEvent, legalMoves, whyNot } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { scenario } from '../../engine/test/support/scenario.ts';
import { account } from '../src/words/account.ts';
import { question } from '../src/words/decisions.ts';
import { EVENT_NAMES, sentenceFor } from '../src/words/events.ts';
import { moveInWords } from '../src/words/moves.ts';
import { Names } from '../src/words/names.ts';
import { positionPicture } from '../src/words/position.ts';
import { refusalInWords } from '../src/words/refusals.ts';
import { joined } from '../src/words/sentence.ts';
import { begin, KINDS, playToEnd, withExploits } from './support/game-kinds.ts';
import { TextChecks } from './support/text-checks.ts';

/** One position of so many is examined move by move. */
const SAMPLE = 12;
const STAMP = { seq: 0, round: 1, phase: 'action', actor: 0 } as const;
/** Events that no game of these need have. */
const SELDOM: readonly GameEvent[] = [
  { event: 'build-skipped', player: 0, ...STAMP },
  { event: 'track-overflow', player: 1, status: 'wealth', excess: 2, ...STAMP },
  { event: 'phase-order-changed', from: 1, ...STAMP },
  { event: 'marker-declined', player: 1, ...STAMP },
  { event: 'abolition-triggered', by: 2, ...STAMP },
  { event: 'slavery-set-aside', player: 0, card: 'slavery-1', ...STAMP },
  { event: 'slavery-stack-removed', cards: ['slavery-3'], ...STAMP },
  { event: 'fleet-cannot-react', player: 0, ...STAMP },
  { event: 'fleet-trigger-chosen', player: 0, action: 'draw', ...STAMP },
  { event: 'token-taken', from: 0, to: 1, token: 'attack', ...STAMP },
];

const GAMES = [
  ...KINDS,
  ...Array.from({ length: 15 }, (_, number) => ({ name: `exploits ${number}`, argv: withExploits(number) })),
];

const seen = new Set<string>();

describe('sentences', () => {
  it.each(GAMES.map(({ name, argv }) => [name, argv] as const))('of %s have no gap', (name, argv) => {
    const sentences = new TextChecks(/^[A-Z0-9].*\.$/);
    const choices = new TextChecks(/^\S.{5,}/);
    const refusals = new TextChecks(/^[A-Z].*\. \(Rule [A-Z][A-Z\d]*(-[A-Z]+)*-\d+\.\)$/);
    const pictures = new TextChecks(/^.{0,80}$/u);
    const record = begin(argv, 'words');
    const names = Names.of(record.game, ['You', 'Bo']);
    let positions = 0;
    const look = (game: Game) => {
      choices.look(question(game, names));
      positions++;
      if (positions % 2 === 0) for (const move of legalMoves(game)) choices.look(moveInWords(game, move, names));
      if (positions % SAMPLE > 0) return;
      for (const line of positionPicture(game, names, 80)) pictures.lookAtShape(line);
      for (const move of game.tables.catalogue.moves) {
        const refusal = whyNot(game, move);
        if (refusal !== null) refusals.look(refusalInWords(refusal, names));
      }
    };
    const events = playToEnd(record, name, look);
    for (const event of events) {
      seen.add(event.event);
      const sentence = sentenceFor(event, names);
      sentences.look('whole' in sentence ? sentence.whole : joined(names, sentence.who, [sentence]));
    }
    expect(account(events, names, 80).length).toBeGreaterThan(50);
    for (const suspects of [sentences, choices, refusals, pictures]) expect([...suspects.texts]).toEqual([]);
  });

  it('were needed for nearly every event there is', () => {
    const seldom = SELDOM.map(({ event }) => event);
    expect(EVENT_NAMES.filter((name) => !seen.has(name) && !seldom.includes(name))).toEqual([]);
  });

  it('exist for what seldom happens', () => {
    const names = Names.of(begin(['--edition', 'age-of-sail', '--mode', 'silent-fleet'], 'a').game, ['You', 'Bo']);
    const told = SELDOM.map((event) => {
      const sentence = sentenceFor(event, names);
      return 'whole' in sentence ? sentence.whole : joined(names, sentence.who, [sentence]);
    });
    expect(told).toEqual([
      'You find no tile to build.',
      'Bo has 2 more Wealth than the track shows.',
      'The rest of this round is played phase by phase.',
      'Bo leaves the casualty in the supply.',
      'The Silent Fleet brings about the Abolition of Slavery.',
      'You set Slavery 1 aside.',
      'The Slavery stack leaves the game with 1 card.',
      'The Silent Fleet cannot answer.',
      'You let the Silent Fleet answer the Draw.',
      'Bo takes an Attack token from you.',
    ]);
  });
});

describe('hints', () => {
  const tables = begin(['--edition', 'age-of-sail'], 'a').game.tables;
  const sail = { tables, exploits: ['spice-trade', 'pirate-round', 'brouwer-route'] };

  it('tell what an ability does', () => {
    const scene = scenario({
      ...sail,
      seats: [{ harbor: 4, buildings: ['shipyard'] }],
      open: ['africa', 'india', 'far-east'],
      beside: { africa: [1, 0, 0], india: [1, 0, 0] },
    });
    const names = Names.of(scene.game, ['You']);
    scene.play('activate shipyard');
    const hint = (text: string) => moveInWords(scene.game, scene.move(text), names);
    expect(hint('exploit spice-trade.sail.africa')).toBe('Spice Trade: 1 disc to the Open Sea of Africa');
    expect(hint('exploit spice-trade.trade.india.wealth')).toMatch(
      /^Spice Trade: 1 disc from the Open Sea of India, a disc in front of Wealth/,
    );
    expect(hint('ship africa')).toBe('1 disc: in the Open Sea, no token');
    expect(hint('ship cape-fleet')).toMatch(/^1 disc: a fleet/);
  });

  it('and the picture shows seas, fleets, markers, the pile, square links and open exploits', () => {
    const scene = scenario({
      ...sail,
      seats: [{ harbor: 4, markers: { wealth: 2 } }],
      open: ['africa', 'india'],
      beside: { africa: [2, 0, 0] },
      cities: { 'cape-fleet': 1 },
      pile: ['africa-1'],
    });
    const text = positionPicture(scene.game, Names.of(scene.game, ['You']), 100).join('\n');
    expect(text).toContain('Open Sea: ◆◆');
    expect(text).toContain('~Cape Fleet ●');
    expect(text).toContain('discs before statuses: Wealth 2');
    expect(text).toMatch(/^Discard pile +Africa 1 \[Ind 1 Wea 1 disc\]$/m);
    expect(text).toMatch(/Calcutta □/);
    expect(text).toMatch(/Spice Trade: open \(Africa and India\)/);
    expect(text).toMatch(/Pirate Round: locked/);
  });
});
