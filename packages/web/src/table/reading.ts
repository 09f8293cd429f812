/** A link at the table that leads to a rule tells which one is asked about, and leads nowhere: the rule is read in place. */

const RULES = '#/rules/';

export function reading(event: MouseEvent, ask: (rule: string) => void): void {
  const link = (event.target as Element).closest(`a[href^="${RULES}"]:not([data-leads])`);
  // Who wants it in another window gets it there.
  if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  ask(link.getAttribute('href')!.slice(RULES.length));
}
