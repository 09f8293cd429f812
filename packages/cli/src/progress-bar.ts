/** A progress bar on standard error. It writes nothing if standard error is not a terminal. */

/** What the bar uses of a stream. */
interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;
/** Milliseconds between two drawings. */
const INTERVAL = 100;

export class ProgressBar {
  private readonly output: Terminal;
  private readonly total: number;
  private readonly now: () => number;
  private readonly start: number;
  private next: number;
  private drawn = false;

  /** `now` is a clock in milliseconds. */
  constructor(output: Terminal, total: number, now: () => number = () => performance.now()) {
    this.output = output;
    this.total = total;
    this.now = now;
    this.start = now();
    this.next = this.start + INTERVAL;
  }

  update(done: number): void {
    if (this.output.isTTY !== true) return;
    const now = this.now();
    if (now < this.next) return;
    this.next = now + INTERVAL;
    this.drawn = true;
    const filled = Math.floor((WIDTH * done) / this.total);
    const left = Math.ceil((((now - this.start) / done) * (this.total - done)) / 1000);
    this.output.write(
      `\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${this.total}, ${left} s left \x1b[K`,
    );
  }

  /** Removes the bar. */
  finish(): void {
    if (this.drawn) this.output.write('\r\x1b[K');
  }
}
