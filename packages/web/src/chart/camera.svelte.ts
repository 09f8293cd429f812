/** The camera over the chart: it moves, zooms and glides to areas. */
import { type Box, CANVAS, MAPS, type Point } from './maps.ts';

interface View extends Point {
  /** Pixels per unit. */
  readonly scale: number;
}

const MAX_SCALE = 5;
/** Duration of a glide in milliseconds. */
const GLIDE = 260;
/** Pixels that stay free in each direction when a box is fitted into the window. */
const PADDING = 6;

export class Camera {
  /** Nothing is visible until the window has a size. */
  view: View = $state.raw({ x: 0, y: 0, scale: 0 });
  private width = 1;
  private height = 1;
  /** The box that fills the window; null after the player has moved the camera. */
  private fitted: Box | null = CANVAS;
  private gliding = 0;
  /** The camera has moved closer without the player. */
  private isCloseUp = false;
  private readonly reducesMotion: () => boolean;

  constructor(reducesMotion: () => boolean) {
    this.reducesMotion = reducesMotion;
  }

  /** Sets the size of the window in pixels. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.width = width;
    this.height = height;
    this.view = this.fitted === null ? this.bounded(this.view) : this.around(this.fitted);
  }

  /** Glides to an area, or to the whole canvas. */
  show(area: string | null): void {
    this.isCloseUp = false;
    this.fit(area === null ? CANVAS : MAPS[area]);
  }

  /** Glides to a box, or for null from the last such box back to the whole canvas. */
  closeUp(box: Box | null): void {
    if (box !== null || this.isCloseUp) this.fit(box ?? CANVAS);
    this.isCloseUp = box !== null;
  }

  moveBy(x: number, y: number): void {
    this.release();
    this.view = this.bounded({ ...this.view, x: this.view.x + x, y: this.view.y + y });
  }

  /** Zooms around a point of the window, which keeps its place. */
  zoom(factor: number, at: Point): void {
    this.release();
    this.view = this.zoomed(factor, at);
  }

  zoomGently(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.release();
    this.glide(this.zoomed(factor, at));
  }

  private fit(box: Box): void {
    this.fitted = box;
    this.glide(this.around(box));
  }

  private release(): void {
    this.fitted = null;
    cancelAnimationFrame(this.gliding);
  }

  private zoomed(factor: number, at: Point): View {
    const { x, y, scale } = this.view;
    const min = this.around(CANVAS).scale;
    const next = Math.min(Math.max(MAX_SCALE, min), Math.max(min, scale * factor));
    const change = next / scale;
    return this.bounded({ x: at.x - (at.x - x) * change, y: at.y - (at.y - y) * change, scale: next });
  }

  private around(box: Box): View {
    const scale = Math.min((this.width - PADDING) / box.width, (this.height - PADDING) / box.height);
    return this.bounded({
      x: this.width / 2 - (box.x + box.width / 2) * scale,
      y: this.height / 2 - (box.y + box.height / 2) * scale,
      scale,
    });
  }

  /** Keeps the canvas over the window, or in its middle where it is smaller. */
  private bounded({ x, y, scale }: View): View {
    const clamp = (at: number, window: number, size: number) =>
      size <= window ? (window - size) / 2 : Math.min(0, Math.max(window - size, at));
    return {
      x: clamp(x, this.width, CANVAS.width * scale),
      y: clamp(y, this.height, CANVAS.height * scale),
      scale,
    };
  }

  private glide(to: View): void {
    cancelAnimationFrame(this.gliding);
    if (this.reducesMotion()) {
      this.view = to;
      return;
    }
    const from = this.view;
    const start = performance.now();
    const step = (now: number) => {
      const passed = Math.min(1, Math.max(0, now - start) / GLIDE);
      const eased = 1 - (1 - passed) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * eased;
      this.view = { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
      if (passed < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }
}
