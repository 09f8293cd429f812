/** The preferences of the user, stored in the browser and applied to the page. */
import type { Pace } from '../play/table-game.ts';
import { localStore } from '../storage.ts';
import { chooseLanguage } from '../texts/language-choice.ts';
import { defaultPreferences, type Preferences, readPreferences } from './preferences.ts';

const KEY = 'windrose.settings';
const TEXT_SIZES = { small: '14px', normal: '16px', large: '19px', huge: '23px' };
/** Milliseconds between moves that are not decided at this screen. */
const DELAYS = { slow: 1400, normal: 700, fast: 250, instant: 0 };

class Settings {
  readonly prefers = $state<Preferences>(
    readPreferences(localStore.getItem(KEY), defaultPreferences(navigator.languages)),
  );
  private systemIsDark = $state(false);
  private systemReducesMotion = $state(false);

  /** Settles when the texts of the language are loaded, or cannot be loaded. */
  ready: Promise<void> = Promise.resolve();

  /** Applies the preferences now and when they change. */
  start(): void {
    watchMedia('(prefers-color-scheme: dark)', (matches) => {
      this.systemIsDark = matches;
    });
    watchMedia('(prefers-reduced-motion: reduce)', (matches) => {
      this.systemReducesMotion = matches;
    });
    $effect.root(() => {
      $effect(() => localStore.setItem(KEY, JSON.stringify(this.prefers)));
      $effect(() => {
        // Without a connection the language does not change.
        this.ready = chooseLanguage(this.prefers.language).catch(() => undefined);
      });
      $effect(() => this.applyToPage());
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

  /** Whether moves are animated. */
  get showsMotion(): boolean {
    return !this.reducesMotion && this.delay > 0 && !this.prefers.textMode;
  }

  /** Milliseconds between moves that are not decided at this screen. */
  get delay(): number {
    return DELAYS[this.prefers.speed];
  }

  get pace(): Pace {
    return { confirm: this.prefers.confirm, delay: this.delay };
  }

  private applyToPage(): void {
    const root = document.documentElement;
    root.dataset.theme = this.isDark ? 'dark' : 'light';
    root.dataset.motion = this.reducesMotion ? 'reduced' : 'full';
    root.dataset.patterns = String(this.prefers.patterns);
    root.style.setProperty('--size', TEXT_SIZES[this.prefers.textSize]);
    const paper = getComputedStyle(root).getPropertyValue('--paper');
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper.trim());
  }
}

function watchMedia(query: string, onchange: (matches: boolean) => void): void {
  const media = window.matchMedia(query);
  media.addEventListener('change', ({ matches }) => onchange(matches));
  onchange(media.matches);
}

export const settings = new Settings();
