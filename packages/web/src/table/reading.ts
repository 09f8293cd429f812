/** A link at the table that leads to a rule shows it over the table, and leads nowhere. */
import type RuleSheet from '../reference/RuleSheet.svelte';
import { later } from '../texts/later.ts';

/** The rule, or the entry of the glossary, that is asked about, and what shows it. */
export interface Reading {
  readonly rule: string;
  readonly Sheet: typeof RuleSheet;
}

const RULES = '#/rules/';

const fetchSheet = later(() => import('../reference/RuleSheet.svelte'));

export async function reading(event: MouseEvent, show: (reading: Reading) => void): Promise<void> {
  const href = (event.target as Element).closest(`a[href^="${RULES}"]:not([data-leads])`)?.getAttribute('href');
  // Who wants it in another window gets it there.
  if (href == null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  try {
    show({ rule: href.slice(RULES.length), Sheet: await fetchSheet() });
  } catch {
    window.location.hash = href;
  }
}
