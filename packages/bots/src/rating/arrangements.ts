/** Arranges bots on seats: a block of a tournament is one set-up with every arrangement of its bots. */

/** Returns all different ways to fill the seats from a list of bots, in which some may be the same. */
export function arrangements(bots: readonly number[], seats: number = bots.length): number[][] {
  if (seats === 0) return [[]];
  const different = [...new Set(bots)];
  return different.flatMap((first) => {
    const rest = [...bots];
    rest.splice(rest.indexOf(first), 1);
    return arrangements(rest, seats - 1).map((order) => [first, ...order]);
  });
}

/** Formats of a match: the first bot against copies of another, half of the seats each, or all bots mixed. */
export const FORMATS = ['one', 'halves', 'pool'] as const;
export type Format = (typeof FORMATS)[number];

/**
 * Returns the formats that differ for a number of players. With one player every bot plays alone, so there is only one.
 */
export function formatsFor(players: number): readonly Format[] {
  return players === 1 ? ['pool'] : FORMATS;
}

/**
 * Returns the bots of each match of a format, before they are arranged. If there are more bots than seats, the pool
 * rotates with the number of the block, so that all bots meet.
 */
export function lineUps(kind: Format, bots: number, players: number, block: number): number[][] {
  if (players === 1) return [Array.from({ length: bots }, (_, bot) => bot)];
  const others = Array.from({ length: bots - 1 }, (_, i) => i + 1);
  if (kind === 'one') return others.map((other) => [0, ...Array<number>(players - 1).fill(other)]);
  if (kind === 'halves') {
    const half = Math.floor(players / 2);
    // With an odd number of seats the larger half alternates between blocks.
    const first = players % 2 === 1 && block % 2 === 1 ? players - half : half;
    return others.map((other) => Array.from({ length: players }, (_, i) => (i < first ? 0 : other)));
  }
  return [Array.from({ length: players }, (_, i) => (block + i) % bots)];
}
