/** The limits of the numbers by which games are represented in memory. Data is checked against them when it is loaded. */

/** Kinds of buildings, start buildings included: a set of them is a mask of bits in one number. */
export const MAX_BUILDINGS = 31;
/** Kinds of tokens. */
export const MAX_TOKENS = 20;
/** Icons of one status: tables by score have one byte for each score up to it. */
export const MAX_ICONS = 127;
/** Seats of a game: the place of a card is a number that holds the seat. */
export const MAX_SEATS = 8;
/** Moves of a catalogue. A list of legal moves has room for all of them, since it holds each at most once. */
export const MAX_MOVES = 4096;
