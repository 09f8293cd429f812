/** Where it is the reader's turn: at all of their tables, whatever page they look at. The tab of the browser says so, and it is heard. */
import { pageTitle } from '../page-title.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import { playSounds } from '../sound/play-sounds.ts';
import { texts } from '../texts/current.svelte.ts';
import { site } from './site.svelte.ts';
import { isAsked } from './table-summaries.ts';
import { TurnAlerts } from './turn-alerts.ts';

class TurnNotifications {
  /** Tables that wait for the reader. */
  private tables = $state.raw<ReadonlySet<string>>(new Set());
  private readonly roll = new TurnAlerts((waiting) => {
    this.tables = waiting;
  });
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
      if (this.roll.tell(table, asked)) playSounds([{ sound: 'turn', near: true }], settings.prefers.sound);
    });
    $effect.root(() => {
      $effect(() => {
        const { me } = site;
        if (me === null) this.roll.clear();
        // With every new line: turns that came while it was broken are not told again.
        else if (site.connectionState === 'open') void this.roll.read(() => waitingFor(me.id));
      });
      $effect(() => {
        pageTitle.turns = this.say();
      });
    });
  }

  /** The table that is in front tells by itself whether it waits for the reader. */
  at(table: string, asked: boolean): void {
    this.here = table;
    this.roll.tell(table, asked);
  }

  leave(table: string): void {
    if (this.here === table) this.here = null;
  }

  private say(): string {
    if (this.here !== null && this.tables.has(this.here)) return texts.ui('turn.here');
    const { length } = this.elsewhere;
    return length === 0 ? '' : texts.ui('turn.elsewhere', { n: length });
  }
}

async function waitingFor(me: string): Promise<string[]> {
  const { mine } = await site.api.tables();
  return mine.filter((head) => isAsked(head, me)).map(({ id }) => id);
}

export const turnNotifications = new TurnNotifications();
