/** A progress bar on standard error. It writes nothing if standard error is not a terminal. */
import type { Output } from './io.ts';

const BAR = 30;
const MILLISECONDS = 100;

export class ProgressBar {
  private readonly output: Output;
  private readonly total: number;
  private readonly start = performance.now();
  private next = this.start + MILLISECONDS;
  private drawn = false;

  constructor(output: Output, total: number) {
    this.output = output;
    this.total = total;
  }

  update(done: number): void {
    if (this.output.isTTY !== true) return;
    const now = performance.now();
    if (now < this.next) return;
    this.next = now + MILLISECONDS;
    this.drawn = true;
    const filled = Math.floor((BAR * done) / this.total);
    const left = Math.ceil((((now - this.start) / done) * (this.total - done)) / 1000);
    this.output.write(
      `\r${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${done} of ${this.total}, ${left} s left \x1b[K`,
    );
  }

  /** Removes the bar. */
  finish(): void {
    if (this.drawn) this.output.write('\r\x1b[K');
  }
}
