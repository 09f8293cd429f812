/** Stores the table to which the rules and the settings lead back, so that a reload of these pages keeps the link. */
import { sessionStore } from '../storage.ts';
import { hrefOf, isTableRoute, parseRoute, type TableRoute } from './routes.ts';

const KEY = 'windrose.table';

/** A table and the head of its record. */
export interface ReturnTable {
  readonly route: TableRoute;
  readonly record: string;
}

/** Returns null if nothing valid is stored. */
export function loadReturnTable(): ReturnTable | null {
  try {
    const [address, record] = JSON.parse(sessionStore.getItem(KEY) ?? '[]');
    const route = parseRoute(String(address ?? ''));
    return route !== null && isTableRoute(route) && typeof record === 'string' ? { route, record } : null;
  } catch {
    return null;
  }
}

export function storeReturnTable(table: ReturnTable | null): void {
  if (table === null) sessionStore.removeItem(KEY);
  else sessionStore.setItem(KEY, JSON.stringify([hrefOf(table.route), table.record.split(/^moves$/m)[0]]));
}
