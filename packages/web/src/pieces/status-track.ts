/** A status track as it is drawn: its spaces, the levels to which they belong, and the benefit of each level. */
import type { EditionTables } from '@windrose/engine';
import type { Say } from '@windrose/narration/templates.ts';
import type { Texts } from '../texts/prepare-language.ts';
import type { StatusView } from '../view/seat.ts';

interface Level {
  /** The first space, and the first one after the level. */
  readonly from: number;
  readonly to: number;
  readonly benefit: number;
  readonly now: boolean;
}

interface Track {
  readonly spaces: readonly { readonly score: number; readonly glory: boolean }[];
  readonly levels: readonly Level[];
  /** The next level; null at the highest. */
  readonly next: Level | null;
}

/** The last printed space of a track that has no maximum. */
const LAST_PRINTED = 15;

export function statusTrack({ data }: EditionTables, status: StatusView): Track {
  const { tracks } = data;
  const last = Math.max(tracks.cap ?? LAST_PRINTED, status.shown);
  const levels = status.thresholds.map((from, i) => {
    const to = status.thresholds[i + 1] ?? last + 1;
    return { from, to, benefit: tracks[status.role][i], now: status.shown >= from && status.shown < to };
  });
  const spaces = Array.from({ length: last + 1 }, (_, score) => ({
    score,
    glory: score > 0 && (score >= tracks.gloryOnEverySpaceFrom || tracks.glorySpaces.includes(score)),
  }));
  return { spaces, levels, next: levels[levels.findIndex((level) => level.now) + 1] ?? null };
}

const COUNTED = { growth: 'statusGrowth', salary: 'statusSalary', cardLimit: 'statusCardLimit' } as const;

/** Returns the benefit of a level in words: "level 3", "4 discs". */
export function benefitText(say: Say<Texts>, role: StatusView['role'], benefit: number): string {
  return role === 'build' ? say('statusBuild', { value: benefit }) : say(COUNTED[role], { n: benefit });
}
