/** A status track as it is drawn: its spaces, the levels they belong to, and what each level gives. */
import type { EditionTables } from '@windrose/engine';
import type { StatusView } from '../view/seat.ts';

interface Level {
  /** First space, and the first beyond. */
  readonly from: number;
  readonly to: number;
  readonly gives: number;
  readonly now: boolean;
}

interface Track {
  readonly spaces: readonly { readonly score: number; readonly glory: boolean }[];
  readonly levels: readonly Level[];
  /** The level after the present one; null at the highest. */
  readonly next: Level | null;
}

/** Printed spaces where a track can be extended. */
const PRINTED = 15;

export function statusTrack({ data }: EditionTables, status: StatusView): Track {
  const { tracks } = data;
  const last = Math.max(tracks.cap ?? PRINTED, status.shown);
  const levels = status.thresholds.map((from, i) => {
    const to = status.thresholds[i + 1] ?? last + 1;
    return { from, to, gives: tracks[status.role][i], now: status.shown >= from && status.shown < to };
  });
  const spaces = Array.from({ length: last + 1 }, (_, score) => ({
    score,
    glory: score > 0 && (score >= tracks.gloryOnEverySpaceFrom || tracks.glorySpaces.includes(score)),
  }));
  return { spaces, levels, next: levels[levels.findIndex((level) => level.now) + 1] ?? null };
}
