/** Moves one piece between two places in a shallow arc; where one of them is off the screen, the piece fades in or out. */
import type { Attachment } from 'svelte/attachments';
import type { Timing } from './schedule.ts';
import type { ScreenPosition } from './screen-positions.ts';

/** The height of the arc as a share of its length, and its maximum in pixels. */
const ARC = { share: 0.14, max: 36 } as const;
/** The height in pixels and the scale from which a piece fades in, and at which it fades out. */
const FADE = { height: 26, scale: 1.6 } as const;

type Point = Pick<ScreenPosition, 'x' | 'y' | 'height'>;

const faded = ({ x, y, height }: Point): Point => ({ x, y: y - FADE.height, height: height * FADE.scale });

function keyframes(from: Point | null, to: Point | null, height: number, width: number): Keyframe[] {
  const start: Point = from ?? faded(to!);
  const end: Point = to ?? faded(from!);
  const transform = (point: Point) =>
    `translate(${point.x - width / 2}px, ${point.y - height / 2}px) scale(${point.height / height})`;
  const distance = Math.hypot(end.x - start.x, end.y - start.y);
  const middle: Point = {
    x: (start.x + end.x) / 2,
    y: (start.y + end.y) / 2 - Math.min(ARC.max, distance * ARC.share),
    height: Math.max(start.height, end.height) * 1.08,
  };
  return [
    { transform: transform(start), opacity: from === null ? 0 : 1, easing: 'cubic-bezier(0.4, 0, 0.7, 0.6)' },
    { transform: transform(middle), opacity: 1, offset: 0.5, easing: 'cubic-bezier(0.3, 0.4, 0.5, 1)' },
    { transform: transform(end), opacity: to === null ? 0 : 1 },
  ];
}

export function animatePiece(
  from: ScreenPosition | null,
  to: ScreenPosition | null,
  timing: Timing,
  onend: () => void,
): Attachment<HTMLElement> {
  return (piece) => {
    const frames = keyframes(from, to, piece.offsetHeight, piece.offsetWidth);
    const animation = piece.animate(frames, { ...timing, fill: 'both' });
    animation.onfinish = onend;
    return () => animation.cancel();
  };
}
