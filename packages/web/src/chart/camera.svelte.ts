/** The part of the canvas that is seen: moves, zooms, and glides to an area. */
import { type Box, CANVAS, MAPS, type Point } from './maps.ts';

interface View extends Point {
  /** Pixels to a unit. */
  readonly scale: number;
}

const CLOSEST = 5;
const GLIDE = 260;
/** Air around an area that is fitted, in pixels. */
const AIR = 6;

export class Camera {
  /** Nothing is seen until the window has a size. */
  view: View = $state.raw({ x: 0, y: 0, scale: 0 });
  private width = 1;
  private height = 1;
  /** What is fitted, until somebody moves by hand. */
  private fitted: Box | null = CANVAS;
  private gliding = 0;
  /** It has come closer by itself. */
  private attends = false;

  /** The size of the window in pixels has changed. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.width = width;
    this.height = height;
    this.view = this.fitted === null ? this.bounded(this.view) : this.around(this.fitted);
  }

  /** Glides to an area, or to the whole canvas. */
  show(area: string | null): void {
    this.attends = false;
    this.fit(area === null ? CANVAS : MAPS[area]);
  }

  /** Comes closer by itself to where something is to be seen; without that, it goes back. */
  attend(box: Box | null): void {
    if (box !== null || this.attends) this.fit(box ?? CANVAS);
    this.attends = box !== null;
  }

  moveBy(x: number, y: number): void {
    this.take();
    this.view = this.bounded({ ...this.view, x: this.view.x + x, y: this.view.y + y });
  }

  /** Zooms around a point of the window, which stays where it is. */
  zoom(factor: number, at: Point): void {
    this.take();
    this.view = this.zoomed(factor, at);
  }

  zoomGently(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.take();
    this.glide(this.zoomed(factor, at));
  }

  private fit(box: Box): void {
    this.fitted = box;
    this.glide(this.around(box));
  }

  private take(): void {
    this.fitted = null;
    cancelAnimationFrame(this.gliding);
  }

  private zoomed(factor: number, at: Point): View {
    const { x, y, scale } = this.view;
    const least = this.around(CANVAS).scale;
    const next = Math.min(Math.max(CLOSEST, least), Math.max(least, scale * factor));
    const grown = next / scale;
    return this.bounded({ x: at.x - (at.x - x) * grown, y: at.y - (at.y - y) * grown, scale: next });
  }

  private around(box: Box): View {
    const scale = Math.min((this.width - AIR) / box.width, (this.height - AIR) / box.height);
    return this.bounded({
      x: this.width / 2 - (box.x + box.width / 2) * scale,
      y: this.height / 2 - (box.y + box.height / 2) * scale,
      scale,
    });
  }

  /** The canvas never leaves the window; where it is smaller, it lies in the middle. */
  private bounded({ x, y, scale }: View): View {
    const hold = (at: number, window: number, size: number) =>
      size <= window ? (window - size) / 2 : Math.min(0, Math.max(window - size, at));
    return {
      x: hold(x, this.width, CANVAS.width * scale),
      y: hold(y, this.height, CANVAS.height * scale),
      scale,
    };
  }

  private glide(to: View): void {
    cancelAnimationFrame(this.gliding);
    if (document.documentElement.dataset.motion === 'reduced') {
      this.view = to;
      return;
    }
    const from = this.view;
    const begun = performance.now();
    const step = (now: number) => {
      const passed = Math.min(1, Math.max(0, now - begun) / GLIDE);
      const eased = 1 - (1 - passed) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.view = { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
      if (passed < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }
}
