/** The title of the browser tab: a notice of waiting turns, the page, the name of the client. */

class PageTitle {
  /** The title of the table that is shown; null on other pages. */
  table = $state<string | null>(null);
  /** Says where it is the user's turn; empty if nowhere. */
  turns = $state('');

  on(page: string | null): string {
    return [this.turns, this.table ?? page, 'Windrose'].filter((part) => part !== null && part !== '').join(' · ');
  }
}

export const pageTitle = new PageTitle();
