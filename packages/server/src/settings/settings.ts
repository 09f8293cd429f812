/** Reads the settings from the environment and an optional file, and reports all errors at once. */
import { readFileSync } from 'node:fs';
import { SETTINGS, type Settings } from './definitions.ts';
import type { SettingKind } from './kinds.ts';

/** Names the file. */
const FILE = 'WINDROSE_CONFIG';

/** All errors, one sentence each. */
export class InvalidSettings extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the settings. The environment overrides the file, and the file these defaults. Throws `InvalidSettings`. */
export function readSettings(environment: Environment, defaults: Environment = {}): Settings {
  const wrong: string[] = [];
  const file = readFile(environment[FILE], wrong);
  const settings: Record<string, unknown> = {};
  for (const [key, { name, kind, defaultValue }] of Object.entries(SETTINGS)) {
    const text = environment[name] || file.get(name) || defaults[name];
    settings[key] = valueFrom(name, kind, text, wrong) ?? defaultValue;
  }
  if (wrong.length === 0) wrong.push(...contradictions(settings as Settings));
  if (wrong.length > 0) throw new InvalidSettings(wrong);
  return settings as Settings;
}

function valueFrom(name: string, kind: SettingKind<unknown>, text: string | undefined, wrong: string[]): unknown {
  if (text === undefined) return undefined;
  const value = kind.parse(text.trim());
  if (value === undefined) wrong.push(`${name} must be ${kind.description}${kind.secret ? '' : `, not "${text}"`}.`);
  return value;
}

/** Returns the settings in a file as texts, as in the environment. */
function readFile(path: string | undefined, wrong: string[]): Map<string, string> {
  const found = new Map<string, string>();
  if (!path) return found;
  const content = parseFile(path, wrong);
  const names = new Set<string>(Object.values(SETTINGS).map(({ name }) => name));
  for (const [name, value] of Object.entries(content ?? {})) {
    if (!names.has(name)) wrong.push(`${path} has a setting "${name}", which does not exist.`);
    else if (typeof value === 'boolean') found.set(name, value ? 'yes' : 'no');
    else if (typeof value === 'string' || typeof value === 'number') found.set(name, String(value));
    else if (value !== null) wrong.push(`${name} in ${path} must be a text, a number, true or false.`);
  }
  return found;
}

function parseFile(path: string, wrong: string[]): object | null {
  try {
    const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
    wrong.push(`${FILE} names ${path}, which does not contain a JSON object.`);
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    wrong.push(`${FILE} names ${path}, which ${why}: ${(error as Error).message}`);
  }
  return null;
}

function contradictions({ smtpUrl, mailFrom, publicUrl, pushContact }: Settings): string[] {
  const found: string[] = [];
  if (smtpUrl !== null && mailFrom === null) found.push('SMTP_URL needs MAIL_FROM: e-mail must have a sender.');
  if (smtpUrl === null && mailFrom !== null) found.push('MAIL_FROM needs SMTP_URL: there is no server to send e-mail.');
  if (pushContact !== null && publicUrl?.startsWith('http:') && !isLocal(publicUrl)) {
    found.push('PUSH_CONTACT needs a PUBLIC_URL with https://: browsers take no web push from other sites.');
  }
  return found;
}

function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/** True if the site is served over TLS, so that cookies are only sent encrypted. */
export function isSecure({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  return publicUrl?.startsWith('https:') ?? false;
}

/** Returns the contact for push services; null if there is no web push. */
export function pushSubject({ pushContact, publicUrl }: Pick<Settings, 'pushContact' | 'publicUrl'>): string | null {
  return pushContact ?? (isSecure({ publicUrl }) ? publicUrl : null);
}
