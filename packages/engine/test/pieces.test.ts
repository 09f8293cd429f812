/** Events checked against positions: the moves of pieces lead exactly from one to the next, and discs have the colour of their event. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ownerOf } from '../src/game/game.ts';
import { parsePlace } from '../src/game/places.ts';
import { type Game, type GameEvent, GameRecord, legalMoves, type Move, Random, readRecord } from '../src/index.ts';
import { CONFIGURATIONS_WITH_EXPLOITS, openingOf } from './support/configurations.ts';
import { type Contents, contentsOf } from './support/contents.ts';
import { chooseLively } from './support/lively-games.ts';

const folder = fileURLToPath(new URL('golden/records/', import.meta.url));

/** Number of games of each kind; every drawn exploit is part of one of them. */
const GAMES = 5;

/** Returns the differences after a move, as `cities.lisbon: disc 2` with the expected and found numbers. */
function differences(expected: Contents, found: Contents): string[] {
  const keys = new Set([...expected.counts.keys(), ...found.counts.keys()]);
  return [...keys].flatMap((key) => {
    const [was, is] = [expected.counts.get(key) ?? 0, found.counts.get(key) ?? 0];
    return was === is ? [] : [`${key}: ${was}, not ${is}`];
  });
}

/** Returns the colour that an event is about: its own, or without one that of its seat. */
function colourOf(event: GameEvent): number | null {
  return 'colour' in event ? event.colour : event.seat;
}

/** The colours of the discs that an event moves; a displaced disc comes before that of the attacker. */
function discColours(event: GameEvent): number[] {
  const pieces = 'pieces' in event ? event.pieces : [];
  const colours = pieces.flatMap((piece) => (piece.piece === 'disc' ? [piece.colour] : []));
  return event.event === 'disc-displaced' ? colours.slice(0, 1) : colours;
}

/**
 * Returns the events whose seat is not the owner of their colour, and those with discs of another colour. A neutral
 * disc that a player receives has no owner.
 */
function wrongColours(game: Game, events: readonly GameEvent[]): GameEvent[] {
  return events.filter((event) => {
    const colour = colourOf(event);
    if (discColours(event).some((each) => each !== colour)) return true;
    const owner = colour === null ? null : ownerOf(game, colour);
    return event.event === 'neutral-received' ? owner !== null : colour !== null && event.seat !== owner;
  });
}

/** Plays a game and tracks its pieces by the events alone. */
function trackPieces(record: GameRecord, choose: (game: Game, number: number) => Move | undefined): void {
  const { game } = record;
  const contents = contentsOf(game);
  expect(wrongColours(game, record.openingEvents)).toEqual([]);
  for (let number = 0; ; number++) {
    const move = choose(game, number);
    if (move === undefined) return;
    const events = record.play(move);
    for (const event of events) {
      if ('pieces' in event) for (const piece of event.pieces) contents.move(piece);
    }
    const wrong = differences(contents, contentsOf(game));
    if (wrong.length > 0) expect({ move: move.text, number, events, wrong }).toEqual([]);
    expect(wrongColours(game, events)).toEqual([]);
  }
}

describe('golden records', () => {
  test.each(readdirSync(folder))('%s: every piece is where events have moved it', (file) => {
    const { opening, moves } = readRecord(readFileSync(folder + file, 'utf8'));
    trackPieces(new GameRecord(opening), (_, number) => moves[number]);
  });
});

describe('random games', () => {
  test.each(CONFIGURATIONS_WITH_EXPLOITS)('$name: every piece is where events have moved it', (configuration) => {
    for (let n = 0; n < GAMES; n++) {
      const random = new Random(`pieces-${n}`);
      trackPieces(new GameRecord(openingOf(configuration, n)), (game) => {
        const moves = legalMoves(game);
        return moves.length === 0 ? undefined : chooseLively(game, moves, random);
      });
    }
  });
});

describe('the parser of places', () => {
  test('parses every kind of place', () => {
    expect(parsePlace('seats[2].harbor')).toEqual({ kind: 'harbor', seat: 2 });
    expect(parsePlace('seats[0].buildings.colonial-house')).toEqual({
      kind: 'buildings',
      seat: 0,
      id: 'colonial-house',
    });
    expect(parsePlace('neutrals[1]')).toEqual({ kind: 'neutrals', index: 1 });
    expect(parsePlace('tracks.south-america.spaces[3]')).toEqual({ kind: 'spaces', region: 'south-america', index: 3 });
    expect(parsePlace('tracks.africa.beside')).toEqual({ kind: 'beside', region: 'africa' });
    expect(parsePlace('links.lisbon+seville')).toEqual({ kind: 'links', id: 'lisbon+seville' });
    expect(parsePlace('numbers.northwest-passage.spaces[4]')).toEqual({
      kind: 'numbers',
      name: 'northwest-passage.spaces',
      index: 4,
    });
    expect(parsePlace('pile')).toEqual({ kind: 'pile' });
  });

  test('refuses other texts', () => {
    expect(() => parsePlace('seats[0].pocket' as 'pile')).toThrow('seats[0].pocket is no place.');
  });
});
