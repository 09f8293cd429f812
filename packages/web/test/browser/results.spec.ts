/** Results of finished games on the start page, and rematches. */
import { prepareGame } from './support/prepared-game.ts';
import { expect, test } from './support/test.ts';

const CLASSIC = { edition: 'classic', board: 'classic', mode: 'standard', players: 3 } as const;

interface SavedGame {
  readonly finished: boolean;
  readonly result?: { readonly glory: readonly number[]; readonly winners: readonly number[] };
}

test('the start page shows glory and winner of a finished game', async ({ page }) => {
  const table = await prepareGame(page, CLASSIC, ({ state }) => state.round === 7);
  const savedGame = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('windrose.game.prepared') ?? '{}') as SavedGame);
  expect((await savedGame()).result).toBeUndefined();
  await table.playQuickly();
  await expect.poll(async () => (await savedGame()).finished).toBe(true);
  const { result } = await savedGame();
  expect(result?.glory).toHaveLength(3);
  const names = ['Ana', 'Bao', 'Catarina'];
  const card = page.getByRole('article', { name: 'Classic' });
  const shows = async () => {
    for (const [seat, name] of names.entries()) await expect(card).toContainText(`${name} ${result!.glory[seat]}`);
    for (const winner of result!.winners) await expect(card.locator('.aside')).toContainText(names[winner]);
  };
  await page.goto('#/');
  await shows();
  await page.evaluate(() => {
    const { result: _, ...rest } = JSON.parse(localStorage.getItem('windrose.game.prepared')!);
    localStorage.setItem('windrose.game.prepared', JSON.stringify(rest));
  });
  await page.reload();
  await shows();
});

test('a rematch has the same set-up or a new one', async ({ page }) => {
  const table = await prepareGame(page, CLASSIC, ({ state }) => state.round === 7);
  await table.playQuickly();
  const end = page.url();
  const recordHead = async () => (await table.moves()).split('\nmoves\n')[0];
  const seed = (text: string) => /^seed (.*)$/m.exec(text)?.[1];
  const played = await recordHead();
  for (const [name, isSame] of [
    ['Again, same set-up', true],
    ['Again, new set-up', false],
  ] as const) {
    await page.goto(end);
    await page.getByRole('button', { name }).click();
    await expect(page).not.toHaveURL(end);
    await table.decision();
    const header = await recordHead();
    expect(seed(header) === seed(played), name).toBe(isSame);
    expect(header).toContain('seat 2 Catarina');
  }
});
