/** The lists of tables and the set-up of the day, kept fresh while somebody looks at them. */
import type { DailySetup, Lists } from './api.ts';
import { errorText } from './error-texts.ts';
import { site } from './site.svelte.ts';

const EVERY = 30_000;
/** Several turns at once are one reason to look. */
const PAUSE = 300;

export class Lobby {
  lists = $state.raw<Lists | null>(null);
  daily = $state.raw<DailySetup | null>(null);
  /** When they were last read. */
  now = $state(Date.now());
  /** Why they could not be. */
  trouble = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reading = false;

  /** Reads them now, when one of one's tables changes, and now and then; until the returned function is called. */
  watch(): () => void {
    const soon = () => {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.read(), PAUSE);
    };
    const ifSeen = () => {
      if (document.visibilityState === 'visible') void this.read();
    };
    void this.read();
    // Who has not come in has no tables of their own to hear of.
    void site.connection;
    const stop = site.onMine(soon);
    const interval = setInterval(ifSeen, EVERY);
    document.addEventListener('visibilitychange', ifSeen);
    return () => {
      stop();
      clearTimeout(this.timer);
      clearInterval(interval);
      document.removeEventListener('visibilitychange', ifSeen);
    };
  }

  async read(): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    try {
      const [lists, daily] = await Promise.all([site.api.tables(), site.api.daily()]);
      this.lists = lists;
      this.daily = daily;
      this.trouble = '';
    } catch (error) {
      this.trouble = errorText(error);
    } finally {
      this.now = Date.now();
      this.reading = false;
    }
  }
}
