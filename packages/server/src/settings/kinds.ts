/** Kinds of settings: each describes valid texts and parses them. */
import { isIP } from 'node:net';

export interface SettingKind<T> {
  /** Completes the sentence "PORT must be …". */
  readonly description: string;
  /** Returns the value; undefined if the text is invalid. */
  parse(text: string): T | undefined;
  /** True if the value must not be shown in errors. */
  readonly secret?: true;
}

export function wholeNumber(min: number, max: number): SettingKind<number> {
  return {
    description: `a whole number from ${min} to ${max}`,
    parse(text) {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
  };
}

export function oneOf<const T extends string>(...values: readonly T[]): SettingKind<T> {
  return {
    description: `one of ${values.join(', ')}`,
    parse: (text) => values.find((value) => value === text),
  };
}

const TRUTHS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

export const yesOrNo: SettingKind<boolean> = {
  description: 'yes or no',
  parse: (text) => TRUTHS[text],
};

export function text(max: number): SettingKind<string> {
  return {
    description: `one line of at most ${max} characters`,
    parse: (text) => (text.length <= max && /^[^\p{Cc}]+$/u.test(text) ? text : undefined),
  };
}

export const folder: SettingKind<string> = {
  description: 'a folder',
  parse: (text) => (text.includes('\0') ? undefined : text),
};

export function secret(min: number): SettingKind<string> {
  return {
    description: `at least ${min} characters without spaces`,
    secret: true,
    parse: (text) => (text.length >= min && /^[\x21-\x7e]+$/.test(text) ? text : undefined),
  };
}

function parseUrl(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** A URL, which may contain a password. */
export function address(...schemes: readonly string[]): SettingKind<string> {
  const prefixes = schemes.map((scheme) => `${scheme}//`);
  return {
    description: `an address that begins with ${prefixes.join(' or ')}`,
    secret: true,
    parse(text) {
      const url = parseUrl(text);
      return url !== null && schemes.includes(url.protocol) && url.hostname !== '' ? text : undefined;
    },
  };
}

/** A URL of scheme, host and port only. */
export const origin: SettingKind<string> = {
  description: 'the address of the site without a path, as https://windrose.example',
  parse(text) {
    const url = parseUrl(text);
    if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
    return url.href === `${url.origin}/` ? url.origin : undefined;
  },
};

const MAILBOX = /^(?:[^<>\p{Cc}]{0,60}<)?[^\s<>@]{1,64}@[^\s<>@]{1,255}>?$/u;

export const mailbox: SettingKind<string> = {
  description: 'an e-mail address, as windrose@example.org or Windrose <windrose@example.org>',
  parse: (text) => (MAILBOX.test(text) && text.includes('<') === text.endsWith('>') ? text : undefined),
};

/** A contact for the push services of browsers. */
export const contact: SettingKind<string> = {
  description: 'an address that begins with mailto: or https://',
  parse: (text) => (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) ? text : undefined),
};

function isNetwork(text: string): boolean {
  const [ip, bits, ...more] = text.split('/');
  const version = isIP(ip);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** The proxies that may report the address of a client: none, a number of proxies, or networks. */
export const proxies: SettingKind<false | number | string[]> = {
  description: 'no, the number of proxies in front, or their addresses or networks with commas between',
  parse(text) {
    if (text === 'no' || text === 'false') return false;
    if (/^[1-9]$/.test(text)) return Number(text);
    const networks = text.split(',').map((each) => each.trim());
    return networks.every(isNetwork) ? networks : undefined;
  },
};
