/** The player's preferences: kept in the browser, and applied to the page as soon as one changes. */
import type { Pace } from '../play/table-game.ts';
import { texts } from '../texts/current.svelte.ts';
import { defaultPreferences, type Preferences, readPreferences } from './preferences.ts';

const KEY = 'windrose.settings';
const TEXT_SIZES = { small: '14px', normal: '16px', large: '19px', huge: '23px' };
/** Milliseconds between moves that nobody at the screen decides. */
const DELAYS = { slow: 1400, normal: 700, fast: 250, instant: 0 };

class Settings {
  /** Written by the settings page and the quick menu, read by everybody. */
  readonly prefers = $state<Preferences>(readPreferences(kept(), defaultPreferences(navigator.languages)));
  private systemIsDark = $state(false);
  private systemReducesMotion = $state(false);

  /** Settled once the client speaks the player's language, or cannot. */
  ready: Promise<void> = Promise.resolve();

  /** Applies everything now and whenever it changes. */
  start(): void {
    watch('(prefers-color-scheme: dark)', (matches) => {
      this.systemIsDark = matches;
    });
    watch('(prefers-reduced-motion: reduce)', (matches) => {
      this.systemReducesMotion = matches;
    });
    $effect.root(() => {
      $effect(() => keep(JSON.stringify(this.prefers)));
      $effect(() => {
        // Without a connection the language stays as it is.
        this.ready = texts.choose(this.prefers.language).catch(() => undefined);
      });
      $effect(() => this.paint());
    });
  }

  get isDark(): boolean {
    const { theme } = this.prefers;
    return theme === 'auto' ? this.systemIsDark : theme === 'dark';
  }

  get reducesMotion(): boolean {
    const { reducedMotion } = this.prefers;
    return reducedMotion === 'auto' ? this.systemReducesMotion : reducedMotion === 'on';
  }

  /** Pieces are seen on their way. */
  get showsMotion(): boolean {
    return !this.reducesMotion && this.delay > 0 && !this.prefers.textMode;
  }

  /** Milliseconds between moves that nobody at the screen decides. */
  get delay(): number {
    return DELAYS[this.prefers.speed];
  }

  /** How the player wants to be served at the table. */
  get pace(): Pace {
    return { confirm: this.prefers.confirm, delay: this.delay };
  }

  private paint(): void {
    const root = document.documentElement;
    root.dataset.theme = this.isDark ? 'dark' : 'light';
    root.dataset.motion = this.reducesMotion ? 'reduced' : 'full';
    root.dataset.patterns = String(this.prefers.patterns);
    root.style.setProperty('--size', TEXT_SIZES[this.prefers.textSize]);
    const paper = getComputedStyle(root).getPropertyValue('--paper');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper.trim());
  }
}

function watch(query: string, tell: (matches: boolean) => void): void {
  const media = window.matchMedia(query);
  media.addEventListener('change', ({ matches }) => tell(matches));
  tell(media.matches);
}

/** A browser may have no storage for us, or no room; then the preferences hold until the page is closed. */
function keep(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    return;
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const settings = new Settings();
