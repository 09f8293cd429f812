/** Addresses of pages, and invalid addresses. */
import { describe, expect, it } from 'vitest';
import { hrefOf, parseRoute, type Route } from '../../src/start/routes.ts';

const ROUTES: readonly (readonly [string, Route])[] = [
  ['#/', { page: 'home' }],
  ['#/new', { page: 'new' }],
  ['#/settings', { page: 'settings' }],
  ['#/game/ab12', { page: 'game', id: 'ab12', move: null }],
  ['#/game/ab12/0', { page: 'game', id: 'ab12', move: 0 }],
  ['#/game/ab12/117', { page: 'game', id: 'ab12', move: 117 }],
  ['#/online', { page: 'online' }],
  ['#/create', { page: 'create' }],
  ['#/account', { page: 'account' }],
  ['#/site', { page: 'site' }],
  ['#/table/ab12', { page: 'table', id: 'ab12', move: null }],
  ['#/table/ab12/7', { page: 'table', id: 'ab12', move: 7 }],
  ['#/replay/ab12', { page: 'replay', id: 'ab12', move: null }],
  ['#/replay/ab12/0', { page: 'replay', id: 'ab12', move: 0 }],
  ['#/join/a-b_c', { page: 'join', code: 'a-b_c' }],
  ['#/player/ab12', { page: 'player', id: 'ab12' }],
  ['#/rules', { page: 'rules', rule: null }],
  ['#/rules/CL-LINK-2', { page: 'rules', rule: 'CL-LINK-2' }],
  ['#/rules/a%2Fb', { page: 'rules', rule: 'a/b' }],
];

describe('addresses', () => {
  it.each(ROUTES)('%s is read and written', (hash, route) => {
    expect(parseRoute(hash)).toEqual(route);
    expect(hrefOf(route)).toBe(hash);
  });

  it('the empty address is that of the start page', () => {
    expect(parseRoute('')).toEqual({ page: 'home' });
    expect(parseRoute('#')).toEqual({ page: 'home' });
  });

  it.each([
    '#/nowhere',
    '#/new/x',
    '#/game',
    '#/game/',
    '#/game/a/b',
    '#/game/a/-1',
    '#/game/a/1/2',
    '#/online/x',
    '#/table',
    '#/replay',
    '#/replay/a/b',
    '#/join',
    '#/join/a/b',
    '#/player/',
    '#/rules/a/b',
    '#/game/%zz',
  ])('%s is invalid', (hash) => {
    expect(parseRoute(hash)).toBeNull();
  });
});
