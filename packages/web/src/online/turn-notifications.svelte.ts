/** Notifies the user of turns at all of their tables by the title of the browser tab and a sound. */
import { pageTitle } from '../page-title.svelte.ts';
import { settings } from '../settings/settings.svelte.ts';
import { playSounds } from '../sound/play-sounds.ts';
import { pageText } from '../texts/page-text.ts';
import { site } from './site.svelte.ts';
import { isAsked } from './table-summaries.ts';
import { TurnAlerts } from './turn-alerts.ts';

class TurnNotifications {
  /** Tables that wait for the user. */
  private tables = $state.raw<ReadonlySet<string>>(new Set());
  private readonly alerts = new TurnAlerts((waiting) => {
    this.tables = waiting;
  });
  /** The table that is shown. */
  private shown = $state<string | null>(null);
  private isStarted = false;

  /** Tables that wait for the user, except the one that is shown. */
  readonly elsewhere: readonly string[] = $derived([...this.tables].filter((table) => table !== this.shown));

  start(): void {
    if (this.isStarted) return;
    this.isStarted = true;
    site.onMyTableChange(({ table, asked }) => {
      if (this.alerts.report(table, asked)) playSounds([{ sound: 'turn', near: true }], settings.prefers.sound);
    });
    $effect.root(() => {
      $effect(() => {
        const { me } = site;
        if (me === null) this.alerts.clear();
        // A new connection may have missed reports.
        else if (site.connectionState === 'open') void this.alerts.refresh(() => waitingTables(me.id));
      });
      $effect(() => {
        pageTitle.turns = this.title();
      });
    });
  }

  /** Reports whether the table that is shown waits for the user. */
  show(table: string, waits: boolean): void {
    this.shown = table;
    this.alerts.report(table, waits);
  }

  leave(table: string): void {
    if (this.shown === table) this.shown = null;
  }

  private title(): string {
    if (this.shown !== null && this.tables.has(this.shown)) return pageText('turn.here');
    const { length } = this.elsewhere;
    return length === 0 ? '' : pageText('turn.elsewhere', { n: length });
  }
}

async function waitingTables(me: string): Promise<string[]> {
  const { mine } = await site.api.tables();
  return mine.filter((head) => isAsked(head, me)).map(({ id }) => id);
}

export const turnNotifications = new TurnNotifications();
