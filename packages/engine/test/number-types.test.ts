/** The number types of `edition/number-types.ts`: the compiler refuses to mix them, and accepts plain numbers. */
import { expect, expectTypeOf, test } from 'vitest';
import type { Area, Building, Card, Colour, MoveNumber, Seat, Site, Stage } from '../src/edition/number-types.ts';
import { colourOf } from '../src/game/state.ts';
import { type Game, score, whyNot } from '../src/index.ts';
import { isPresent } from '../src/rules/presence.ts';
import { scenario } from './support/scenario.ts';

test('a colour is not a seat', () => {
  expectTypeOf<Colour>().not.toExtend<Seat>();
  // @ts-expect-error The score is that of a seat.
  const misused = (game: Game, colour: Colour) => score(game, colour);
  expect(misused).toBeTypeOf('function');
});

test('a seat is not a colour; the colour of a seat needs a conversion', () => {
  expectTypeOf<Seat>().not.toExtend<Colour>();
  expectTypeOf(colourOf).returns.toEqualTypeOf<Colour>();
  // @ts-expect-error Presence is that of a colour.
  const misused = (game: Game, seat: Seat, area: Area) => isPresent(game, seat, area);
  const used = (game: Game, seat: Seat, area: Area) => isPresent(game, colourOf(seat), area);
  const { game } = scenario({});
  expect(used(game, 0, 0)).toBe(misused(game, 0, 0));
});

test('no number type is assignable to another', () => {
  expectTypeOf<Area>().not.toExtend<Site>();
  expectTypeOf<Site>().not.toExtend<Area>();
  expectTypeOf<Card>().not.toExtend<Building>();
  expectTypeOf<Building>().not.toExtend<Stage>();
  // @ts-expect-error A move is asked about, not a site.
  const misused = (game: Game, site: Site) => whyNot(game, site);
  expect(misused).toBeTypeOf('function');
});

test('a plain number is accepted, and each number type is a number', () => {
  expectTypeOf<number>().toExtend<Seat>();
  expectTypeOf<MoveNumber>().toExtend<number>();
});
