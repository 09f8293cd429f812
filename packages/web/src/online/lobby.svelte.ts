/** The lists of tables and the set-up of the day, kept up to date while the lobby is open. */
import type { DailySetup, Lists } from './api.ts';
import { errorText } from './error-texts.ts';
import { site } from './site.svelte.ts';

const INTERVAL = 30_000;
/** Several changes within this time lead to one request. */
const PAUSE = 300;

export class Lobby {
  lists = $state.raw<Lists | null>(null);
  daily = $state.raw<DailySetup | null>(null);
  /** The time of the last request. */
  now = $state(Date.now());
  /** Why the last request failed; empty if it succeeded. */
  error = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isReading = false;

  /** Reads the lists now, after changes of the user's tables, and regularly. Returns a function that stops this. */
  watch(): () => void {
    const readSoon = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.read(), PAUSE);
    };
    const readIfVisible = () => {
      if (document.visibilityState === 'visible') void this.read();
    };
    void this.read();
    // Opens the connection that reports changes.
    void site.connection;
    const unsubscribe = site.onMyTableChange(readSoon);
    const interval = setInterval(readIfVisible, INTERVAL);
    document.addEventListener('visibilitychange', readIfVisible);
    return () => {
      unsubscribe();
      clearTimeout(this.timer);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', readIfVisible);
    };
  }

  async read(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    try {
      [this.lists, this.daily] = await Promise.all([site.api.tables(), site.api.daily()]);
      this.error = '';
    } catch (error) {
      this.error = errorText(error);
    } finally {
      this.now = Date.now();
      this.isReading = false;
    }
  }
}
