/** One piece on its way: from here to there in a shallow arc, or, where one end is off the screen, up and away or down and in. */
import type { Attachment } from 'svelte/attachments';
import type { Beat } from './schedule.ts';
import type { ScreenPosition } from './screen-positions.ts';

/** How far a piece rises on the way, as a part of the way and in pixels. */
const RISE = { part: 0.14, most: 36 } as const;
/** How high, and how much larger, a piece is that comes from nowhere or goes there. */
const LIFT = { height: 26, growth: 1.6 } as const;

type Way = Pick<ScreenPosition, 'x' | 'y' | 'height'>;

const lifted = ({ x, y, height }: ScreenPosition): Way => ({ x, y: y - LIFT.height, height: height * LIFT.growth });

/** The way over which a piece goes, and whether it fades at one of its ends. */
function frames(from: ScreenPosition | null, to: ScreenPosition | null, height: number, width: number): Keyframe[] {
  const start: Way = from ?? lifted(to!);
  const end: Way = to ?? lifted(from!);
  const stand = ({ x, y, height: tall }: Way) =>
    `translate(${x - width / 2}px, ${y - height / 2}px) scale(${tall / height})`;
  const way = Math.hypot(end.x - start.x, end.y - start.y);
  const middle: Way = {
    x: (start.x + end.x) / 2,
    y: (start.y + end.y) / 2 - Math.min(RISE.most, way * RISE.part),
    height: Math.max(start.height, end.height) * 1.08,
  };
  return [
    { transform: stand(start), opacity: from === null ? 0 : 1, easing: 'cubic-bezier(0.4, 0, 0.7, 0.6)' },
    { transform: stand(middle), opacity: 1, offset: 0.5, easing: 'cubic-bezier(0.3, 0.4, 0.5, 1)' },
    { transform: stand(end), opacity: to === null ? 0 : 1 },
  ];
}

export function animatePiece(
  from: ScreenPosition | null,
  to: ScreenPosition | null,
  beat: Beat,
  landed: () => void,
): Attachment<HTMLElement> {
  return (piece) => {
    const way = frames(from, to, piece.offsetHeight, piece.offsetWidth);
    const animation = piece.animate(way, { ...beat, fill: 'both' });
    animation.onfinish = landed;
    return () => animation.cancel();
  };
}
