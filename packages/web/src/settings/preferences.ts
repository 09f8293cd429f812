/** The preferences of the user, their defaults, and reading them from the storage of the browser. */

/** The values of preferences that are not on or off. */
export const CHOICES = {
  language: ['en', 'fr', 'it'],
  theme: ['auto', 'light', 'dark'],
  textSize: ['small', 'normal', 'large', 'huge'],
  /** Whether motion is reduced; auto follows the system. */
  reducedMotion: ['auto', 'on', 'off'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  /** After which turns the player is asked to confirm. */
  confirm: ['always', 'actions', 'never'],
  /** How actions of the Opposition are shown: step by step on click, slowly, or at once. */
  opposition: ['steps', 'slow', 'once'],
  /** The volume of sounds. */
  sound: ['off', 'soft', 'normal', 'loud'],
} as const;

type Choices = { -readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

export interface Preferences extends Choices {
  /** Shows the table as text, for screen readers. */
  textMode: boolean;
  /** Single keys are shortcuts at the table. */
  keys: boolean;
  /** Marks colours of players with patterns. */
  patterns: boolean;
  /** The name of the user; empty if unknown. */
  name: string;
}

/** Returns the first wanted language that the client has. */
function languageOf(wanted: readonly string[]): Preferences['language'] {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.flatMap((code) => CHOICES.language.find((each) => each === code) ?? [])[0] ?? 'en';
}

export function defaultPreferences(wantedLanguages: readonly string[]): Preferences {
  return {
    language: languageOf(wantedLanguages),
    theme: 'auto',
    textSize: 'normal',
    reducedMotion: 'auto',
    speed: 'normal',
    confirm: 'actions',
    opposition: 'steps',
    sound: 'off',
    textMode: false,
    keys: true,
    patterns: false,
    name: '',
  };
}

/** Reads stored preferences; missing or invalid ones get their defaults. */
export function readPreferences(text: string | null, defaults: Preferences): Preferences {
  const stored = parse(text);
  const fits = (key: string, value: unknown): boolean => {
    if (key in CHOICES) return CHOICES[key as keyof typeof CHOICES].some((choice) => choice === value);
    return typeof value === typeof defaults[key as keyof Preferences];
  };
  const entries = Object.entries(defaults).map(([key, value]) => [key, fits(key, stored[key]) ? stored[key] : value]);
  return Object.fromEntries(entries) as Preferences;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
