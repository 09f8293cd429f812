/** Addresses of the pages: what stands after the # of the address bar, and back. */

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new' }
  /** A game, at its latest position or after so many moves. */
  | { readonly page: 'game'; readonly id: string; readonly move: number | null }
  | { readonly page: 'rules'; readonly rule: string | null }
  | { readonly page: 'settings' };

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
      return rest.length === 0 ? { page } : null;
    case 'rules':
      return rest.length <= 1 ? { page, rule: first || null } : null;
    case 'game':
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
    case 'game': {
      const move = route.move === null ? '' : `/${route.move}`;
      return `#/game/${encodeURIComponent(route.id)}${move}`;
    }
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
