/** Describes errors of requests to the site in sentences. */
import type { RefusalCode } from '@windrose/protocol';
import { pageText } from '../texts/page-text.ts';
import { UnavailableError } from './api.ts';
import { RefusalError } from './server-connection.ts';

/** Returns a sentence about a refusal or an unavailable site. Other errors are faults of the client and are thrown again. */
export function errorText(error: unknown): string {
  if (error instanceof RefusalError) return pageText(`refused.${error.body.code}`);
  if (error instanceof UnavailableError) return pageText(`online.${error.reason}`);
  throw error;
}

export function isRefused(error: unknown, ...codes: readonly RefusalCode[]): boolean {
  return error instanceof RefusalError && codes.includes(error.body.code);
}
