/**
 * Types of the numbers that stand for seats, colours, areas and so on, and of typed arrays of such numbers. A plain number
 * is accepted for each of them, but one kind is not accepted for another: a colour is not a seat.
 */
type Kind<Name extends string> = number & { readonly __is?: Name };

/** A place with a board: the players first, then seats that a mode plays. */
export type Seat = Kind<'seat'>;
/** A kind of disc: one for each seat, with the number of the seat, then those that a mode adds. */
export type Colour = Kind<'colour'>;
export type Area = Kind<'area'>;
/** A city or a fleet. */
export type Site = Kind<'site'>;
/** A space of a track. */
export type Space = Kind<'space'>;
export type Link = Kind<'link'>;
export type Deck = Kind<'deck'>;
export type Card = Kind<'card'>;
/** A kind of building; its copies have the same number. */
export type Building = Kind<'building'>;
/** A kind of token. */
export type Token = Kind<'token'>;
export type Status = Kind<'status'>;
/** Which actions of a building or token were performed (`progress.ts`). */
export type Stage = Kind<'stage'>;
/** An entry of the catalogue of moves. */
export type MoveNumber = Kind<'move'>;

/** A typed array of one kind of numbers that is only read. */
export interface NumberTable<T extends number = number> extends Iterable<T> {
  readonly [index: number]: T;
  readonly length: number;
  indexOf(value: T, from?: number): number;
  includes(value: T, from?: number): boolean;
  filter(callback: (value: T, index: number) => unknown): NumberTable<T>;
  keys(): IterableIterator<number>;
  slice(start?: number, end?: number): NumberTable<T>;
  map(callback: (value: T, index: number) => number): NumberTable;
  forEach(callback: (value: T, index: number) => void): void;
}

/** An `Int16Array` of one kind of numbers. */
export interface Numbers<T extends number = number> extends Int16Array<ArrayBuffer> {
  [index: number]: T;
  [Symbol.iterator](): ArrayIterator<T>;
  fill(value: T, start?: number, end?: number): this;
  subarray(begin?: number, end?: number): Numbers<T>;
  indexOf(value: T, from?: number): number;
  includes(value: T, from?: number): boolean;
}
