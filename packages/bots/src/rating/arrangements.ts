/** Who sits where: a block of a tournament is one set-up with every arrangement of its bots. */

/** All different ways to fill seats, usually one for each, from a list of bots in which some may be the same. */
export function arrangements(bots: readonly number[], seats: number = bots.length): number[][] {
  if (seats === 0) return [[]];
  const different = [...new Set(bots)];
  return different.flatMap((first) => {
    const rest = [...bots];
    rest.splice(rest.indexOf(first), 1);
    return arrangements(rest, seats - 1).map((order) => [first, ...order]);
  });
}

/** Kinds of tables: the first bot alone among others, half of the seats each, or all bots mixed. */
export const FORMATS = ['one', 'halves', 'pool'] as const;
export type Format = (typeof FORMATS)[number];

/** The kinds that differ with so many players. Who plays alone meets nobody: then all bots play, each for itself. */
export function formatsFor(players: number): readonly Format[] {
  return players === 1 ? ['pool'] : FORMATS;
}

/**
 * The bots of all tables of a kind for so many bots, before they are arranged. In a pool with more bots than seats
 * everybody comes to sit with everybody as the number of the block goes on; at a table for one everybody sits in turn.
 */
export function lineUps(kind: Format, bots: number, players: number, block: number): number[][] {
  if (players === 1) return [Array.from({ length: bots }, (_, bot) => bot)];
  const others = Array.from({ length: bots - 1 }, (_, i) => i + 1);
  if (kind === 'one') return others.map((other) => [0, ...Array<number>(players - 1).fill(other)]);
  if (kind === 'halves') {
    const half = Math.floor(players / 2);
    // With an odd number of seats the larger half changes from block to block.
    const first = players % 2 === 1 && block % 2 === 1 ? players - half : half;
    return others.map((other) => Array.from({ length: players }, (_, i) => (i < first ? 0 : other)));
  }
  return [Array.from({ length: players }, (_, i) => (block + i) % bots)];
}
