/** What a player can prefer, what is preferred at first, and preferences as text in the browser's storage. */

/** The values that a preference can have, those that are not simply on or off. */
export const CHOICES = {
  language: ['en', 'fr', 'it'],
  theme: ['auto', 'light', 'dark'],
  textSize: ['small', 'normal', 'large', 'huge'],
  /** Whether motion is reduced; auto asks the system. */
  reducedMotion: ['auto', 'on', 'off'],
  speed: ['slow', 'normal', 'fast', 'instant'],
  /** After which turns the player is asked to confirm. */
  confirm: ['always', 'actions', 'never'],
  /** How the acts of the Opposition are shown: at the player's pace, by themselves, or only told. */
  opposition: ['steps', 'slow', 'once'],
  /** How loud the sounds of the table are. */
  sound: ['off', 'soft', 'normal', 'loud'],
} as const;

type Choices = { -readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };

export interface Preferences extends Choices {
  /** The table in words, for screen readers. */
  textMode: boolean;
  /** Keys of one sign do something at the table. */
  keys: boolean;
  /** Patterns besides the colours of the players. */
  patterns: boolean;
  /** What the player at this screen is called; empty if that was never said. */
  name: string;
}

/** The first of the languages that the browser asks for and we speak. */
function languageOf(wanted: readonly string[]): Preferences['language'] {
  const spoken = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.flatMap((tag) => CHOICES.language.find((each) => each === tag) ?? [])[0] ?? 'en';
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

/** Stored preferences; whatever is missing or makes no sense is as at first. */
export function readPreferences(text: string | null, defaults: Preferences): Preferences {
  const stored = parsed(text);
  const fits = (key: string, value: unknown): boolean => {
    if (key in CHOICES) return CHOICES[key as keyof typeof CHOICES].some((choice) => choice === value);
    return typeof value === typeof defaults[key as keyof Preferences];
  };
  const entries = Object.entries(defaults).map(([key, value]) => [key, fits(key, stored[key]) ? stored[key] : value]);
  return Object.fromEntries(entries) as Preferences;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
