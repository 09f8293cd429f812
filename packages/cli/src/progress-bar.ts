/** A progress bar on standard error. It writes nothing if standard error is not a terminal. */

/** What the bar uses of a stream. */
interface Terminal {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const WIDTH = 30;
/** Milliseconds between two drawings. */
const INTERVAL = 100;

/** Describes how much is done, and the estimated seconds for the rest. */
type Describe = (done: number, total: number, seconds: number) => string;

const inEnglish: Describe = (done, total, seconds) => `${done} of ${total}, ${seconds} s left`;

export class ProgressBar {
  private readonly output: Terminal;
  private readonly total: number;
  private readonly describe: Describe;
  private readonly now: () => number;
  private readonly start: number;
  private next: number;
  private drawn = false;

  /** `now` is a clock in milliseconds. */
  constructor(
    output: Terminal,
    total: number,
    describe: Describe = inEnglish,
    now: () => number = () => performance.now(),
  ) {
    this.output = output;
    this.total = total;
    this.describe = describe;
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
    const text = this.describe(done, this.total, left);
    this.output.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${text} \x1b[K`);
  }

  /** Removes the bar. */
  finish(): void {
    if (this.drawn) this.output.write('\r\x1b[K');
  }
}
