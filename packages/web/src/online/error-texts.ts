/** What went wrong between this page and the site, as a sentence for the reader. */
import type { RefusalCode } from '@windrose/protocol';
import { texts } from '../texts/current.svelte.ts';
import { NoSite } from './api.ts';
import { RefusalError } from './server-connection.ts';

/** Errors of ours are not put into words: they are thrown again, to be seen. */
export function errorText(error: unknown): string {
  if (error instanceof RefusalError) return texts.ui(`refused.${error.body.code}`);
  if (error instanceof NoSite) return texts.ui(`online.${error.why}`);
  throw error;
}

export function isRefused(error: unknown, code: RefusalCode): boolean {
  return error instanceof RefusalError && error.body.code === code;
}
