/** Follows the address bar, and redirects invalid addresses to the start page with a notice. */

import { loadReturnTable, type ReturnTable } from './start/return-table.ts';
import { HOME, hrefOf, parseRoute, type Route } from './start/routes.ts';

type Notice = 'unknown-address' | 'unknown-game';

class Router {
  route = $state.raw<Route>(HOME);
  notice = $state.raw<Notice | null>(null);
  /** The table to which the rules and the settings lead back, and the head of its record. */
  table = $state.raw<ReturnTable['route'] | null>(null);
  record = $state.raw('');

  /** Whether the table itself is shown. */
  get isAtTable(): boolean {
    return this.table !== null && this.route.page === this.table.page;
  }

  /** Whether the page keeps the table open in the background. */
  get keepsTable(): boolean {
    return this.route.page === 'rules' || this.route.page === 'settings';
  }

  /** Reads the address now and when it changes. */
  start(): void {
    window.addEventListener('hashchange', () => this.readAddress());
    this.readAddress();
    if (!this.keepsTable) return;
    const stored = loadReturnTable();
    this.table = stored?.route ?? null;
    this.record = stored?.record ?? '';
  }

  go(route: Route): void {
    window.location.hash = hrefOf(route);
  }

  /** Changes the address of the page that is shown, without an entry in the history. */
  updateAddress(route: Route): void {
    if (hrefOf(route) === window.location.hash) return;
    window.history.replaceState(null, '', hrefOf(route));
    this.route = route;
  }

  /** Opens another page in place of this one in the history. */
  replace(route: Route): void {
    window.location.replace(hrefOf(route));
  }

  /** Opens the start page in place of an invalid address in the history. */
  redirectHome(notice: Notice): void {
    this.notice = notice;
    window.location.replace(hrefOf(HOME));
  }

  private readAddress(): void {
    const route = parseRoute(window.location.hash);
    if (route === null) {
      this.redirectHome('unknown-address');
      return;
    }
    if (route.page !== 'home') this.notice = null;
    this.route = route;
  }
}

export const router = new Router();
