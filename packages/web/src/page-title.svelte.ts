/** What the tab of the browser says: whether somebody is called, where they are, and what this is. */

class PageTitle {
  /** The name of what is shown, where it has one of its own. */
  own = $state<string | null>(null);
  /** Somebody is called; empty if not. */
  call = $state('');

  of(page: string | null): string {
    return [this.call, this.own ?? page, 'Windrose'].filter((part) => part !== null && part !== '').join(' · ');
  }
}

export const pageTitle = new PageTitle();
