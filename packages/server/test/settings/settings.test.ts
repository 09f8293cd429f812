/** Settings from the environment and the file, and every possible error in them. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../src/settings/definitions.ts';
import { InvalidSettings, isSecure, pushSubject, readSettings } from '../../src/settings/settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'windrose-settings-'));

function file(content: unknown): string {
  const name = path.join(folder, `${Math.random()}.json`);
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof InvalidSettings) return error.sentences;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('have default values', () => {
    const defaults = Object.fromEntries(Object.entries(SETTINGS).map(([key, { defaultValue }]) => [key, defaultValue]));
    expect(readSettings({})).toEqual(defaults);
  });

  it('come from the environment, then from the file', () => {
    const config = file({ PORT: 6000, HOST: '0.0.0.0', DISCORD: false, WEBHOOKS: true });
    const { port, host, discord, webhooks } = readSettings({ WINDROSE_CONFIG: config, PORT: '7000' });
    expect({ port, host, discord, webhooks }).toEqual({ port: 7000, host: '0.0.0.0', discord: false, webhooks: true });
  });

  it('ignore empty variables', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PUBLIC_URL', 'windrose.example'],
    ['PUBLIC_URL', 'https://windrose.example/path'],
    ['PUBLIC_URL', 'ftp://windrose.example'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['SMTP_URL', 'http://localhost'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Nobody <nobody@example.org'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['BOT_THREADS', '1000'],
    ['METRICS_TOKEN', 'short'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['DISCORD', 'maybe'],
    ['WEBHOOKS', '2'],
    ['PUSH_CONTACT', 'me@example.org'],
    ['RATE_GUESTS', '0'],
    ['SITE_NAME', 'a\nb'],
  ])('%s=%s is refused by name', (name, value) => {
    const sentences = problemsOf({ [name]: value });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toMatch(new RegExp(`^${name} must be .*\\.$`, 's'));
  });

  it('report all errors at once, without secrets', () => {
    const sentences = problemsOf({ PORT: 'x', DATABASE_URL: 'mysql://me:hush@db/x' });
    expect(sentences).toHaveLength(2);
    expect(sentences.join()).not.toContain('hush');
  });

  it.each([
    ['no such file', '/nowhere/at/all.json', /cannot be read/],
    ['no JSON', file('{'), /is not JSON/],
    ['a list', file([]), /does not contain a JSON object/],
    ['an unknown setting', file({ PROT: 1 }), /"PROT", which does not exist/],
    ['a list in it', file({ PORT: [1] }), /^PORT in .* must be a text, a number, true or false/],
    ['a wrong value', file({ PORT: 'x' }), /^PORT must be a whole number/],
  ])('a file with %s is refused', (_, config, sentence) => {
    const [first] = problemsOf({ WINDROSE_CONFIG: config });
    expect(first).toMatch(sentence);
  });

  it('that contradict each other are refused', () => {
    expect(problemsOf({ SMTP_URL: 'smtp://localhost' })[0]).toMatch(/^SMTP_URL needs MAIL_FROM/);
    expect(problemsOf({ MAIL_FROM: 'a@example.org' })[0]).toMatch(/^MAIL_FROM needs SMTP_URL/);
    const contact = { PUSH_CONTACT: 'mailto:a@example.org' };
    expect(problemsOf({ ...contact, PUBLIC_URL: 'http://windrose.example' })[0]).toMatch(
      /^PUSH_CONTACT needs a PUBLIC_URL/,
    );
    expect(problemsOf({ ...contact, PUBLIC_URL: 'http://localhost:5180' })).toEqual([]);
  });

  it('accept no proxy, a number of proxies, or networks', () => {
    expect(readSettings({ TRUST_PROXY: 'no' }).trustProxy).toBe(false);
    expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it('restrict cookies to TLS, and enable web push, if the site is reached over TLS', () => {
    const over = (PUBLIC_URL: string) => readSettings({ PUBLIC_URL });
    expect(isSecure(over('https://windrose.example'))).toBe(true);
    expect(isSecure(over('http://windrose.example'))).toBe(false);
    expect(pushSubject(over('https://windrose.example'))).toBe('https://windrose.example');
    expect(pushSubject(over('http://windrose.example'))).toBeNull();
    expect(pushSubject(readSettings({ PUSH_CONTACT: 'mailto:a@example.org' }))).toBe('mailto:a@example.org');
  });
});
