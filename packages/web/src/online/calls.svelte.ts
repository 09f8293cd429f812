/** Where it is the reader's turn: at all of their tables, whatever page they look at. The tab of the browser says so, and it is heard. */
import { pageTitle } from '../page-title.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import { hear } from '../sound/player.ts';
import { words } from '../words/current.svelte.ts';
import { isAsked } from './heads.ts';
import { site } from './site.svelte.ts';

class Calls {
  /** Tables that wait for the reader. */
  private tables = $state.raw<ReadonlySet<string>>(new Set());
  /** The table that is in front. */
  private here = $state<string | null>(null);
  private started = false;

  /** Tables that wait, but for the one in front. */
  readonly elsewhere: readonly string[] = $derived([...this.tables].filter((table) => table !== this.here));

  /** From now on; the texts of online tables are there. */
  start(): void {
    if (this.started) return;
    this.started = true;
    site.onMine(({ table, asked }) => {
      const isNew = asked && !this.tables.has(table);
      this.set(table, asked);
      if (isNew) hear([{ sound: 'turn', near: true }], settings.prefers.sound);
    });
    $effect.root(() => {
      $effect(() => {
        if (site.me !== null) void this.ask(site.me.id);
        else this.tables = new Set();
      });
      $effect(() => {
        pageTitle.call = this.say();
      });
    });
  }

  /** What was true before this page listened. */
  private async ask(me: string): Promise<void> {
    try {
      const { mine } = await site.api.tables();
      this.tables = new Set(mine.filter((head) => isAsked(head, me)).map(({ id }) => id));
    } catch {
      // Then it is told with the next turn.
    }
  }

  /** The table that is in front tells by itself whether it waits for the reader. */
  at(table: string, asked: boolean): void {
    this.here = table;
    this.set(table, asked);
  }

  leave(table: string): void {
    if (this.here === table) this.here = null;
  }

  private set(table: string, asked: boolean): void {
    if (this.tables.has(table) === asked) return;
    const tables = new Set(this.tables);
    if (asked) tables.add(table);
    else tables.delete(table);
    this.tables = tables;
  }

  private say(): string {
    if (this.here !== null && this.tables.has(this.here)) return words.ui('call.here');
    const { length } = this.elsewhere;
    return length === 0 ? '' : words.ui('call.elsewhere', { n: length });
  }
}

export const calls = new Calls();
