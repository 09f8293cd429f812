/** Users with an account: they have a handle and a pass-phrase and sign in on other devices. */
import { expect } from 'vitest';
import { guest, type HttpSite, openHttpSite } from './http-site.ts';

export const PASSPHRASE = 'seven quiet herons at dusk';

let count = 0;

/** Returns an unused handle. */
export const newHandle = () => `somebody${++count}`;

/** Opens a site without rate limits. */
export async function openWithoutLimits(): Promise<HttpSite> {
  return openHttpSite(
    Object.fromEntries(['REQUESTS', 'GUESTS', 'SIGN_INS'].map((name) => [`RATE_${name}`, '1000000'])),
  );
}

/** Returns the browser of a user with an account. */
export async function permanentUser(site: HttpSite, name: string) {
  const handle = newHandle();
  const browser = await guest(site, name);
  expect((await browser.put('/api/me/passphrase', { handle, passphrase: PASSPHRASE })).status).toBe(200);
  return Object.assign(browser, { handle });
}
