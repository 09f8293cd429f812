/** The tables at which it is somebody's turn, as they are told of one by one and, with every new line, all at once. No screen here. */

export class TurnAlerts {
  private waiting: ReadonlySet<string> = new Set();
  private readonly changed: (waiting: ReadonlySet<string>) => void;
  /** What was told since all were asked for: it is newer than the answer. */
  private readonly told = new Map<string, boolean>();
  /** Counts the times that all were asked for; the answer to an earlier one is not heard any more. */
  private readings = 0;

  constructor(changed: (waiting: ReadonlySet<string>) => void) {
    this.changed = changed;
  }

  /** A table waits for somebody, or no longer. True if it did not before. */
  tell(table: string, asked: boolean): boolean {
    this.told.set(table, asked);
    if (this.waiting.has(table) === asked) return false;
    const waiting = new Set(this.waiting);
    if (asked) waiting.add(table);
    else waiting.delete(table);
    this.set(waiting);
    return asked;
  }

  /** All tables that wait, asked for anew. If nobody answers, it is told with the next turn, and asked again with the next line. */
  async read(all: () => Promise<readonly string[]>): Promise<void> {
    const reading = ++this.readings;
    this.told.clear();
    try {
      const waiting = new Set(await all());
      if (reading !== this.readings) return;
      for (const [table, asked] of this.told) {
        if (asked) waiting.add(table);
        else waiting.delete(table);
      }
      this.set(waiting);
    } catch {
      // What is known stays so.
    }
  }

  /** Nobody is there for whom a table could wait. */
  clear(): void {
    this.readings++;
    this.set(new Set());
  }

  private set(waiting: ReadonlySet<string>): void {
    this.waiting = waiting;
    this.changed(waiting);
  }
}
