/** Converts between pages and their addresses, which follow the # in the address bar. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new' }
  /** A game, at its latest position or after a number of moves. */
  | { readonly page: 'game'; readonly id: string; readonly move: number | null }
  | { readonly page: 'rules'; readonly rule: string | null }
  | { readonly page: 'settings' }
  /** The lobby of online tables. */
  | { readonly page: 'online' }
  | { readonly page: 'create' }
  /** An online table, at its latest position or after a number of moves. */
  | { readonly page: 'table'; readonly id: string; readonly move: number | null }
  /** A shared game by its code, at its end or after a number of moves. */
  | { readonly page: 'replay'; readonly id: string; readonly move: number | null }
  /** An invitation; its code is sent in the body of a request only. */
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'account' }
  | { readonly page: 'player'; readonly id: string }
  | { readonly page: 'site' };

/** The routes of some pages, with additional fields. */
export type RouteOf<P extends Route['page'], More = unknown> = Extract<Route, { page: P }> & More;

/** Routes to a local, online or shared game. */
export type TableRoute = RouteOf<'game' | 'table' | 'replay'>;

export function isTableRoute<R extends { readonly page: string }>(
  route: R,
): route is Extract<R, { page: TableRoute['page'] }> {
  return ['game', 'table', 'replay'].includes(route.page);
}

export const HOME: Route = { page: 'home' };

const MOVE = /^(0|[1-9]\d{0,5})$/;

/** Returns the route of an address, or null if it is invalid. */
export function parseRoute(hash: string): Route | null {
  const [page, ...rest] = hash.replace(/^#?\/?/, '').split('/');
  const [first, second] = rest.map(decode);
  switch (page) {
    case '':
      return rest.length === 0 ? HOME : null;
    case 'new':
    case 'settings':
    case 'online':
    case 'create':
    case 'account':
    case 'site':
      return rest.length === 0 ? { page } : null;
    case 'rules':
      return rest.length <= 1 ? { page, rule: first || null } : null;
    case 'join':
      return first && rest.length === 1 ? { page, code: first } : null;
    case 'player':
      return first && rest.length === 1 ? { page, id: first } : null;
    case 'game':
    case 'table':
    case 'replay':
      if (!first || rest.length > 2) return null;
      if (second === undefined) return { page, id: first, move: null };
      return MOVE.test(second) ? { page, id: first, move: Number(second) } : null;
    default:
      return null;
  }
}

/** Returns the address of a route. */
export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/';
    case 'game':
    case 'table':
    case 'replay': {
      const move = route.move === null ? '' : `/${route.move}`;
      return `#/${route.page}/${encodeURIComponent(route.id)}${move}`;
    }
    case 'join':
      return `#/join/${encodeURIComponent(route.code)}`;
    case 'player':
      return `#/player/${encodeURIComponent(route.id)}`;
    case 'rules':
      return route.rule === null ? '#/rules' : `#/rules/${encodeURIComponent(route.rule)}`;
    default:
      return `#/${route.page}`;
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
