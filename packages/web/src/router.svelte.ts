/** Where the player is: follows the address bar and leads home, with a notice, from addresses that lead nowhere. */
import { HOME, hrefOf, parseRoute, type Route } from './start/routes.ts';

/** Why somebody was led home. */
type Notice = 'unknown-address' | 'unknown-game';

class Router {
  route = $state.raw<Route>(HOME);
  notice = $state.raw<Notice | null>(null);
  /** The game that the player can go back to from what explains it, and the head of its record. */
  table = $state.raw<Extract<Route, { page: 'game' | 'table' }> | null>(null);
  record = $state.raw('');

  /** The table is in front, and not what explains it. */
  get isAtTable(): boolean {
    return this.table !== null && this.route.page === this.table.page;
  }

  /** Reads the address now and whenever it changes. */
  start(): void {
    window.addEventListener('hashchange', () => this.follow());
    this.follow();
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
