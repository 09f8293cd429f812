/** Where the player is: follows the address bar and leads home, with a notice, from addresses that lead nowhere. */

import { type WayBack, wayBack } from './start/return-table.ts';
import { HOME, hrefOf, parseRoute, type Route } from './start/routes.ts';

/** Why somebody was led home. */
type Notice = 'unknown-address' | 'unknown-game';

class Router {
  route = $state.raw<Route>(HOME);
  notice = $state.raw<Notice | null>(null);
  /** The game that the player can go back to from what explains it, and the head of its record. */
  table = $state.raw<WayBack['table'] | null>(null);
  record = $state.raw('');

  /** The table is in front, and not what explains it. */
  get isAtTable(): boolean {
    return this.table !== null && this.route.page === this.table.page;
  }

  /** What is shown explains a table, which waits. */
  get explains(): boolean {
    return this.route.page === 'rules' || this.route.page === 'settings';
  }

  /** Reads the address now and whenever it changes. */
  start(): void {
    window.addEventListener('hashchange', () => this.follow());
    this.follow();
    if (this.explains) ({ table: this.table, record: this.record } = wayBack() ?? { table: null, record: '' });
  }

  go(route: Route): void {
    window.location.hash = hrefOf(route);
  }

  /** Another address for what is already shown; the way back does not lead over the old one. */
  rename(route: Route): void {
    if (hrefOf(route) === window.location.hash) return;
    window.history.replaceState(null, '', hrefOf(route));
    this.route = route;
  }

  /** Goes on from an address that only leads somewhere: the way back does not lead over it. */
  replace(route: Route): void {
    window.location.replace(hrefOf(route));
  }

  /** The address that led here leaves the way back: it is of no use there. */
  leadHome(notice: Notice): void {
    this.notice = notice;
    window.location.replace(hrefOf(HOME));
  }

  dismissNotice(): void {
    this.notice = null;
  }

  private follow(): void {
    const route = parseRoute(window.location.hash);
    if (route === null) {
      this.leadHome('unknown-address');
      return;
    }
    if (route.page !== 'home') this.notice = null;
    this.route = route;
  }
}

export const router = new Router();
