/** Opens a link to a rule over the table instead of leaving the table. */

const RULES = '#/rules/';

/** Shows the rule, or the entry of the glossary, that a clicked link leads to. */
export function handleRuleLink(event: MouseEvent, show: (rule: string) => void): void {
  const href = (event.target as Element).closest(`a[href^="${RULES}"]:not([data-leads])`)?.getAttribute('href');
  // With these keys the browser opens the link in another window.
  if (href == null || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  show(href.slice(RULES.length));
}
