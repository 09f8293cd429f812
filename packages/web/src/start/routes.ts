/** Addresses of the pages: what stands after the # of the address bar, and back. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new' }
  /** A game, at its latest position or after so many moves. */
  | { readonly page: 'game'; readonly id: string; readonly move: number | null }
  | { readonly page: 'rules'; readonly rule: string | null }
  | { readonly page: 'settings' }
  /** Tables of the site that this page comes from. */
  | { readonly page: 'online' }
  | { readonly page: 'create' }
  /** A table of the site, at its latest position or after so many moves. */
  | { readonly page: 'table'; readonly id: string; readonly move: number | null }
  /** A finished game that was shared: by its code, at its end or after so many moves. */
  | { readonly page: 'replay'; readonly id: string; readonly move: number | null }
  /** An invitation; its code never leaves the fragment but in a request's body. */
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'account' }
  | { readonly page: 'player'; readonly id: string }
  | { readonly page: 'site' };

/** A route of one of some pages, with more that belongs to it. */
export type Of<P extends Route['page'], More = unknown> = Extract<Route, { page: P }> & More;

/** A route to a game, wherever it comes from. */
export type TableRoute = Of<'game' | 'table' | 'replay'>;

export function isTableRoute<R extends { readonly page: string }>(
  route: R,
): route is Extract<R, { page: TableRoute['page'] }> {
  return ['game', 'table', 'replay'].includes(route.page);
}

export const HOME: Route = { page: 'home' };

const MOVE = /^(0|[1-9]\d{0,5})$/;

/** The page that an address names; null if there is none. */
export function parseRoute(hash: string): Route | null {
  const [page, ...rest] = hash.replace(/^#?\/?/, '').split('/');
  const [first, second] = rest.map(decoded);
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

/** The address of a page, for links. */
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

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
