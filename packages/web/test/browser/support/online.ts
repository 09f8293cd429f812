/** People at an online table: they come in and sit down by the interface for programs, and play by pointing. */

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

/** What a browser would say of itself. */
const from = (page: Page) => ({ origin: new URL(page.url()).origin });

export async function post<T>(page: Page, path: string, data: unknown = {}): Promise<T> {
  return json<T>(await page.request.post(`api/${path}`, { data, headers: from(page) }));
}

/** Comes in with a name, before any page of the site was opened. */
export async function comeIn(page: Page, name: string): Promise<{ id: string }> {
  await page.goto('#/');
  const me = await post<{ id: string }>(page, 'guests', { name });
  await page.evaluate(() => localStorage.setItem('windrose.person', '1'));
  return me;
}

/** A new game for three. */
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

/** A table for three: the first seats for persons, the others for bots. */
export function wishFor(persons: number, wish: Partial<NewTable> = {}): NewTable {
  return {
    title: 'An evening table',
    opening: openingOf('classic'),
    seats: [0, 1, 2].map((seat) => ({ bot: seat < persons ? null : 0, colour: seat })),
    mine: 0,
    open: true,
    pace: NO_CLOCK,
    undo: 'consent',
    ...wish,
  };
}

/** The table of these people, who have come in, when its game has begun. */
export async function startTable(pages: readonly Page[], wish: Partial<NewTable> = {}): Promise<string> {
  const [owner, ...others] = pages;
  const { id } = await post<TableHead>(owner, 'tables', wishFor(pages.length, wish));
  for (const [i, page] of others.entries()) {
    const { code } = await post<{ code: string }>(owner, `tables/${id}/invitations`, { seat: i + 1, watch: false });
    await post(page, 'invitations/accept', { code });
  }
  await post(owner, `tables/${id}/start`);
  return id;
}

/** All who play agree to stop: the game is over. */
export async function agreeToStop([first, ...others]: readonly Page[], table: string): Promise<void> {
  const act = { id: 'message-stop', table };
  await post(first, `tables/${table}/acts`, { ...act, type: 'ask', question: { what: 'stop' } });
  for (const page of others) await post(page, `tables/${table}/acts`, { ...act, type: 'answer', yes: true });
}

/** Those who hold the seats play some moves, at most so many, by the interface for programs. */
export async function playOn(pages: readonly Page[], table: string, most = 1_000): Promise<void> {
  const random = new Random(`shared ${most}`);
  for (let played = 0; played < most; played++) {
    const { game, moves } = readRecord(await recordOf(pages[0], table));
    const asked = pending(game);
    if (asked === null || pages[asked.seat] === undefined) return;
    const legal = legalMoves(game);
    const move = legal[random.below(legal.length)].text;
    const act = { id: `message-play-${played}`, table, type: 'play', ply: moves.length, moves: [move] };
    await post(pages[asked.seat], `tables/${table}/acts`, act);
  }
}

export async function sitDown(page: Page, table: string): Promise<void> {
  await page.goto(`#/table/${table}`);
  await page.locator('section.prompt').waitFor();
}

/** The game as the site knows it. */
export async function recordOf(page: Page, table: string): Promise<string> {
  const answer = await page.request.get(`api/tables/${table}/record`);
  return answer.text();
}

/** Somebody else's moves are seen: the timeline is as long as the game. */
export async function seesAll(page: Page, table: string): Promise<void> {
  const moves = async () => (await recordOf(page, table)).split('\nmoves\n')[1].trim().split('\n').length - 1;
  await expect(async () => {
    const shown = Number((await page.locator('.replay .count').innerText()).split('/')[1]);
    expect(shown).toBe(await moves());
  }).toPass();
}
