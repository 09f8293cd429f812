/** The table that waits while something about it is read. It is kept in this tab of the browser, so that a reload does not forget it. */
import { hrefOf, isTableRoute, parseRoute, type TableRoute } from './routes.ts';

const KEY = 'windrose.table';

/** Where the table is, and the head of its record. */
export interface WayBack {
  readonly table: TableRoute;
  readonly record: string;
}

/** What was kept; null if there is nothing, or nothing that this client understands. */
export function wayBack(): WayBack | null {
  try {
    const [address, record] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    const route = parseRoute(String(address ?? ''));
    return route !== null && isTableRoute(route) && typeof record === 'string' ? { table: route, record } : null;
  } catch {
    return null;
  }
}

export function keepWayBack(way: WayBack | null): void {
  try {
    if (way === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify([hrefOf(way.table), way.record.split(/^moves$/m)[0]]));
  } catch {
    // A browser that keeps nothing knows the way until the next reload.
  }
}
