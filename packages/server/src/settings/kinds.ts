/** Kinds of settings: what a text must be, in words for the host, and the value that it stands for. */
import { isIP } from 'node:net';

export interface Kind<T> {
  /** Ends the sentence "PORT must be …". */
  readonly words: string;
  /** The value; undefined if the text is none of this kind. */
  read(text: string): T | undefined;
  /** Not to be shown in errors. */
  readonly secret?: true;
}

export function whole(least: number, most: number): Kind<number> {
  return {
    words: `a whole number from ${least} to ${most}`,
    read(text) {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= least && value <= most ? value : undefined;
    },
  };
}

export function oneOf<const T extends string>(...values: readonly T[]): Kind<T> {
  return {
    words: `one of ${values.join(', ')}`,
    read: (text) => values.find((value) => value === text),
  };
}

const TRUTHS: Readonly<Record<string, boolean>> = { yes: true, true: true, no: false, false: false };

export const yesOrNo: Kind<boolean> = {
  words: 'yes or no',
  read: (text) => TRUTHS[text],
};

export function text(most: number): Kind<string> {
  return {
    words: `one line of at most ${most} characters`,
    read: (given) => (given.length <= most && /^[^\p{Cc}]+$/u.test(given) ? given : undefined),
  };
}

export const folder: Kind<string> = {
  words: 'a folder',
  read: (given) => (given.includes('\0') ? undefined : given),
};

export function secret(least: number): Kind<string> {
  return {
    words: `at least ${least} characters without spaces`,
    secret: true,
    read: (given) => (given.length >= least && /^[\x21-\x7e]+$/.test(given) ? given : undefined),
  };
}

function parsed(given: string): URL | null {
  return URL.canParse(given) ? new URL(given) : null;
}

/** A whole address, which may hold a pass-phrase. */
export function address(...schemes: readonly string[]): Kind<string> {
  const begins = schemes.map((scheme) => `${scheme}//`);
  return {
    words: `an address that begins with ${begins.join(' or ')}`,
    secret: true,
    read(given) {
      const url = parsed(given);
      return url !== null && schemes.includes(url.protocol) && url.hostname !== '' ? given : undefined;
    },
  };
}

/** Scheme, host and port, and nothing after them. */
export const origin: Kind<string> = {
  words: 'the address of the site without a path, as https://windrose.example',
  read(given) {
    const url = parsed(given);
    if (url === null || !['http:', 'https:'].includes(url.protocol)) return undefined;
    return url.href === `${url.origin}/` ? url.origin : undefined;
  },
};

const MAILBOX = /^(?:[^<>\p{Cc}]{0,60}<)?[^\s<>@]{1,64}@[^\s<>@]{1,255}>?$/u;

export const mailbox: Kind<string> = {
  words: 'an e-mail address, as windrose@example.org or Windrose <windrose@example.org>',
  read: (given) => (MAILBOX.test(given) && given.includes('<') === given.endsWith('>') ? given : undefined),
};

/** Whom the services of browsers may write to about the pushes of this site. */
export const contact: Kind<string> = {
  words: 'an address that begins with mailto: or https://',
  read: (given) => (/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(given) ? given : undefined),
};

function isNetwork(given: string): boolean {
  const [ip, bits, ...more] = given.split('/');
  const version = isIP(ip);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Whose word is taken for the address of a client: nobody's, that of so many proxies, or of those in these networks. */
export const proxies: Kind<false | number | string[]> = {
  words: 'no, the number of proxies in front, or their addresses or networks with commas between',
  read(given) {
    if (given === 'no' || given === 'false') return false;
    if (/^[1-9]$/.test(given)) return Number(given);
    const networks = given.split(',').map((each) => each.trim());
    return networks.every(isNetwork) ? networks : undefined;
  },
};
