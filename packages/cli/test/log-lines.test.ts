/** Tests of the log at the terminal: a line for each event, with marks, and changes of statuses behind their cause. */
import type { Language } from '@windrose/narration';
import { describe, expect, it } from 'vitest';
import { scenario } from '../../engine/test/support/scenario.ts';
import { GameText } from '../src/view/game-text.ts';
import { logLines } from '../src/view/log-lines.ts';
import { begin, playToEnd } from './support/game-kinds.ts';

function turn(language: Language): string[] {
  const scene = scenario({
    seats: [{ harbor: 3, buildings: ['shipyard'], tokens: { culture: 0 } }],
    tokens: { 'africa.1': 'culture' },
  });
  const events = [...scene.play('activate shipyard'), ...scene.play('ship africa')];
  return logLines(scene.game, events, new GameText(language, scene.game, ['Ana']), 200);
}

describe('the log', () => {
  it('tells each event on a line, with what it changed in brackets behind its cause', () => {
    expect(turn('en')).toEqual([
      '  ◆ Ana activates the Shipyard.',
      '  ◆ Ana ships to Africa, space 1 of 6.',
      '  ◆ Ana takes a Culture token from the track (+1 Culture, growth 2 → 3).',
    ]);
  });

  it('tells it in French and in Italian', () => {
    expect(turn('fr').at(-1)).toBe('  ◆ Ana prend un jeton Culture sur la piste (+1 Culture, croissance 2 → 3).');
    expect(turn('it').at(-1)).toBe('  ◆ Ana prende un segnalino Cultura dal tracciato (+1 Cultura, crescita 2 → 3).');
  });

  it('has no mark before events that concern all seats', () => {
    const { game, openingEvents } = begin([], 'a');
    const lines = logLines(game, openingEvents, new GameText('en', game), 80);
    expect(lines[0]).toBe('  A game of Classic with 3 players.');
    expect(lines.find((line) => line.includes('is the first player'))).toMatch(/^ {2}[◆●▲] /);
  });

  it('shows the mark of the colour or the seat that the sentence is about', () => {
    const record = begin(['--mode', 'solitaire'], 'a');
    const events = playToEnd(record, 'a');
    const lines = logLines(record.game, events, new GameText('en', record.game), 200);
    const marksBefore = (words: string) =>
      new Set(lines.filter((line) => line.includes(words)).map(([, , mark]) => mark));
    expect(marksBefore('Red ships')).toEqual(new Set(['▲']));
    expect(marksBefore('The Opposition controls the link')).toEqual(new Set(['●']));
    expect(lines).toContain('  ◆ Amaro goes first, as always in the first two rounds.');
  });

  it('does not take a word of a sentence for a name', () => {
    const { game, openingEvents } = begin([], 'a');
    const lines = logLines(game, openingEvents, new GameText('en', game, ['Round', 'Phase', 'Game']), 80);
    expect(lines).toContain('  Round 1 begins.');
    expect(lines).toContain('  The Build phase begins.');
  });
});
