/** What a move brings, in a few words: what stands on its button is not named again. */
import type { Game, GameEvent } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../engine/test/support/all-kinds.ts';
import { narrator } from '../src/index.ts';

const english = narrator('en');
const classic: Game = KINDS.find(({ name }) => name.startsWith('classic classic standard'))!.begin('gains').game;
const sail: Game = KINDS.find(({ name }) => name.startsWith('age-of-sail'))!.begin('gains').game;
const stamp = { seq: 0, round: 1, phase: 'action', actor: 0 } as const;
const names = () => 'Ana';

function gain(game: Game, body: object, said: readonly string[] = []): string | null {
  return english.gain(game, { ...body, ...stamp } as GameEvent, 0, names, said);
}

describe('gains', () => {
  it('name what they are about, unless that was said', () => {
    const occupied = { event: 'city-occupied', seat: 0, colour: 0, city: 'lisbon' };
    expect(gain(classic, occupied)).toBe('Lisbon: +1 glory');
    expect(gain(classic, occupied, ['lisbon'])).toBe('+1 glory');
    expect(gain(classic, occupied, ['seville'])).toBe('Lisbon: +1 glory');
    const freed = { event: 'salary-paid', seat: 0, building: 'market' };
    expect(gain(classic, freed)).toBe('+1 disc: Market');
    expect(gain(classic, freed, ['market'])).toBe('+1 disc');
    const drawn = { event: 'card-drawn', seat: 0, deck: 'europe', card: 'europe-0' };
    expect(gain(classic, drawn)).toBe('Europe 0');
    expect(gain(classic, drawn, ['europe'])).toBeNull();
    const removed = { event: 'card-removed', seat: null, card: 'europe-0' };
    expect(gain(sail, removed)).toBe('Europe 0 leaves the game');
    expect(gain(sail, removed, ['europe'])).toBeNull();
    expect(gain(sail, removed, ['slavery'])).toBe('Europe 0 leaves the game');
    const opened = { event: 'region-opened', region: 'africa', seat: 0, colour: 0 };
    expect(gain(classic, opened)).toBe('opens Africa');
    expect(gain(classic, opened, ['africa'])).toBe('opens the region');
  });

  it('count discs as they are', () => {
    expect(gain(classic, { event: 'discs-grown', seat: 0, requested: 3, moved: 2 })).toBe('+2 discs');
  });

  it('tell of a disc that wins nothing', () => {
    const beside = { event: 'shipped-beside', seat: 0, colour: 0, region: 'africa' };
    expect(gain(classic, beside)).toBe('one disc more there');
    expect(gain(sail, beside)).toBe('one disc more in the Open Sea');
  });
});
