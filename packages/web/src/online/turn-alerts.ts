/** Keeps the set of tables that wait for the user, from single reports and from complete lists. */

export class TurnAlerts {
  private waiting: ReadonlySet<string> = new Set();
  private readonly onchange: (waiting: ReadonlySet<string>) => void;
  /** Reports since the last list was requested; they are newer than the list. */
  private readonly reported = new Map<string, boolean>();
  /** Counts requests, so that the list of an earlier one is ignored. */
  private requests = 0;

  constructor(onchange: (waiting: ReadonlySet<string>) => void) {
    this.onchange = onchange;
  }

  /** Reports whether a table waits. Returns true if it did not before. */
  report(table: string, waits: boolean): boolean {
    this.reported.set(table, waits);
    if (this.waiting.has(table) === waits) return false;
    this.update(this.waiting, [[table, waits]]);
    return waits;
  }

  /** Requests the complete list. If that fails, the set stays as it is. */
  async refresh(list: () => Promise<readonly string[]>): Promise<void> {
    const request = ++this.requests;
    this.reported.clear();
    try {
      const tables = await list();
      if (request === this.requests) this.update(tables, this.reported);
    } catch {
      // The next connection requests the list again.
    }
  }

  clear(): void {
    this.requests++;
    this.update([], []);
  }

  private update(tables: Iterable<string>, reports: Iterable<readonly [string, boolean]>): void {
    const waiting = new Set(tables);
    for (const [table, waits] of reports) {
      if (waits) waiting.add(table);
      else waiting.delete(table);
    }
    this.waiting = waiting;
    this.onchange(waiting);
  }
}
