/** Signs in users and creates online tables by the HTTP interface. */
import type { APIResponse, Page } from '@playwright/test';
import {
  DEFAULT_OPTIONS,
  edition,
  GameRecord,
  legalMoves,
  pending,
  Random,
  readRecord,
  writeRecord,
} from '@windrose/engine';
import type { NewTable, TableHead } from '@windrose/protocol';
import { NO_CLOCK } from '@windrose/protocol';
import { expect } from './test.ts';

async function json<T>(answer: APIResponse): Promise<T> {
  expect(answer.ok(), `${answer.url()}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
}

/** The headers that a browser sends. */
const headersOf = (page: Page) => ({ origin: new URL(page.url()).origin });

export async function post<T>(page: Page, path: string, data: unknown = {}): Promise<T> {
  return json<T>(await page.request.post(`api/${path}`, { data, headers: headersOf(page) }));
}

/** Signs in as a guest. */
export async function signIn(page: Page, name: string): Promise<{ id: string }> {
  await page.goto('#/');
  const me = await post<{ id: string }>(page, 'guests', { name });
  await page.evaluate(() => localStorage.setItem('windrose.person', '1'));
  return me;
}

/** Returns the record of a new game for three. */
export function openingOf(...board: Parameters<typeof edition>): string {
  const opening = {
    tables: edition(...board),
    mode: 'standard',
    players: 3,
    options: DEFAULT_OPTIONS,
    names: [],
    from: { seed: 'online' },
  };
  return writeRecord(new GameRecord(opening));
}

/** Returns the data of a new table for three. Persons take the first seats, bots the others. */
export function newTableFor(persons: number, changes: Partial<NewTable> = {}): NewTable {
  return {
    title: 'An evening table',
    opening: openingOf('classic'),
    seats: [0, 1, 2].map((seat) => ({ bot: seat < persons ? null : 0, colour: seat })),
    mine: 0,
    open: true,
    pace: NO_CLOCK,
    undo: 'consent',
    ...changes,
  };
}

/** Creates a table for signed-in users, starts its game and returns its id. */
export async function startTable(pages: readonly Page[], changes: Partial<NewTable> = {}): Promise<string> {
  const [owner, ...others] = pages;
  const { id } = await post<TableHead>(owner, 'tables', newTableFor(pages.length, changes));
  for (const [i, page] of others.entries()) {
    const { code } = await post<{ code: string }>(owner, `tables/${id}/invitations`, { seat: i + 1, watch: false });
    await post(page, 'invitations/accept', { code });
  }
  await post(owner, `tables/${id}/start`);
  return id;
}

/** Ends a game by the agreement of all players. */
export async function agreeToStop([first, ...others]: readonly Page[], table: string): Promise<void> {
  const act = { id: 'message-stop', table };
  await post(first, `tables/${table}/acts`, { ...act, type: 'ask', question: { what: 'stop' } });
  for (const page of others) await post(page, `tables/${table}/acts`, { ...act, type: 'answer', yes: true });
}

/** Plays random moves by the HTTP interface until a bot decides, the game is over, or a number of moves is reached. */
export async function playRandomMoves(pages: readonly Page[], table: string, max = 1_000): Promise<void> {
  const random = new Random(`shared ${max}`);
  for (let played = 0; played < max; played++) {
    const { game, moves } = readRecord(await recordOf(pages[0], table));
    const decision = pending(game);
    if (decision === null || pages[decision.seat] === undefined) return;
    const legal = legalMoves(game);
    const move = legal[random.below(legal.length)].text;
    const act = { id: `message-play-${played}`, table, type: 'play', ply: moves.length, moves: [move] };
    await post(pages[decision.seat], `tables/${table}/acts`, act);
  }
}

export async function openTable(page: Page, table: string): Promise<void> {
  await page.goto(`#/table/${table}`);
  await page.locator('section.prompt').waitFor();
}

/** Returns the record of the game on the server. */
export async function recordOf(page: Page, table: string): Promise<string> {
  const answer = await page.request.get(`api/tables/${table}/record`);
  return answer.text();
}

/** Waits until a page shows all moves of its table. */
export async function expectAllMoves(page: Page, table: string): Promise<void> {
  const moves = async () => (await recordOf(page, table)).split('\nmoves\n')[1].trim().split('\n').length - 1;
  await expect(async () => {
    const shown = Number((await page.locator('.replay .count').innerText()).split('/')[1]);
    expect(shown).toBe(await moves());
  }).toPass();
}
