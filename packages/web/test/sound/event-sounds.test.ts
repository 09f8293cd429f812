/** Sounds follow from events: each kind has its own, repeats play once, and those of other players are quieter. */
import type { GameEvent, HistoryEntry } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { callsForBell, soundsOf } from '../../src/sound/event-sounds.ts';
import { LAYERS } from '../../src/sound/synthesis.ts';
import { CLASSIC, EXPLOITS, playRandomGame, SOLITAIRE } from '../end/games.ts';

type Body<T> = T extends GameEvent ? Omit<T, 'seq' | 'round' | 'phase' | 'actor'> : never;

const events = (...bodies: Body<GameEvent>[]) =>
  bodies.map((body, seq) => ({ ...body, seq, round: 1, phase: 'action', actor: 0 }) as GameEvent);
const names = (list: readonly GameEvent[]) => soundsOf(list, () => true).map(({ sound }) => sound);
const noPlayer = () => false;

describe('sounds', () => {
  it('are different for disc, token, card, attack, building, round and end', () => {
    const list = events(
      { event: 'building-built', pieces: [], seat: 0, building: 'market', level: 1, slot: 1, fallback: false },
      { event: 'city-occupied', pieces: [], seat: 0, colour: 0, city: 'lisbon' },
      { event: 'token-gained', pieces: [], seat: 0, token: 'culture', from: 'city' },
      { event: 'card-drawn', pieces: [], seat: 0, deck: 'europe', card: 'europe-1' },
    );
    expect(names(list)).toEqual(['build', 'disc', 'token', 'card']);
    expect(
      names(events({ event: 'attacked', seat: 0, colour: 0, defender: 1, defenderSeat: 1, city: 'lisbon' })),
    ).toEqual(['attack']);
    expect(names(events({ event: 'round-ended', seat: null, number: 1 }))).toEqual(['round']);
    expect(new Set(Object.values(LAYERS).map((recipe) => JSON.stringify(recipe))).size).toBe(8);
  });

  it('are heard once where they repeat, and are never many', () => {
    const grown = { event: 'discs-grown', pieces: [], seat: 0, requested: 2, moved: 2 } as const;
    expect(names(events(grown, grown, grown))).toEqual(['disc']);
    for (const game of [CLASSIC, SOLITAIRE, EXPLOITS]) {
      for (const past of playRandomGame(game, 'sound').history)
        expect(names(past.events).length).toBeLessThanOrEqual(5);
    }
  });

  it('end the game with one signal, and every game has it', () => {
    const [last] = playRandomGame(CLASSIC, 'sound').history.slice(-1);
    expect(names(last.events)).toContain('end');
    expect(names(last.events)).not.toContain('round');
  });

  it('are near if the piece is that of a player here, not the decision: an attack belongs to the attacker', () => {
    const list = events(
      { event: 'attacked', seat: 1, colour: 1, defender: 0, defenderSeat: 0, city: 'lisbon' },
      { event: 'city-occupied', pieces: [], seat: 0, colour: 0, city: 'rome' },
      { event: 'round-ended', seat: null, number: 2 },
    );
    expect(soundsOf(list, (colour) => colour === 0)).toEqual([
      { sound: 'attack', near: false },
      { sound: 'disc', near: true },
      { sound: 'round', near: true },
    ]);
    expect(soundsOf(list, noPlayer).at(-1)).toEqual({ sound: 'round', near: true });
  });
});

describe('the bell', () => {
  const since = (...seats: number[]) => seats.map((seat) => ({ seat }) as HistoryEntry);
  const isPerson = (seat: number) => seat < 2;

  it('calls a player who waited for bots or follows another player', () => {
    expect(callsForBell(since(0, 2, 3), 0, isPerson)).toBe(true);
    expect(callsForBell(since(0), 1, isPerson)).toBe(true);
  });

  it('is silent within a turn, and when nothing was played', () => {
    expect(callsForBell(since(0, 0), 0, isPerson)).toBe(false);
    expect(callsForBell([], 0, isPerson)).toBe(false);
  });
});
