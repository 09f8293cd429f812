/** A finished game shows how it came out on the first screen, whether that was kept with it or follows from its record. */
import { preparedGame } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

const CLASSIC = { edition: 'classic', board: 'classic', mode: 'standard', players: 3 } as const;

interface Kept {
  readonly finished: boolean;
  readonly result?: { readonly glory: readonly number[]; readonly winners: readonly number[] };
}

test('the glory of a finished game and who won it are on the first screen', async ({ page }) => {
  const table = await preparedGame(page, CLASSIC, ({ state }) => state.round === 7);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('windrose.game.prepared') ?? '{}') as Kept);
  expect((await kept()).result).toBeUndefined();
  await table.playQuickly();
  await expect.poll(async () => (await kept()).finished).toBe(true);
  const { result } = await kept();
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

test('another game of the same table has the same set-up, or a new one', async ({ page }) => {
  const table = await preparedGame(page, CLASSIC, ({ state }) => state.round === 7);
  await table.playQuickly();
  const end = page.url();
  const head = async () => (await table.moves()).split('\nmoves\n')[0];
  const seed = (text: string) => /^seed (.*)$/m.exec(text)?.[1];
  const played = await head();
  for (const [name, isSame] of [
    ['Again, same set-up', true],
    ['Again, new set-up', false],
  ] as const) {
    await page.goto(end);
    await page.getByRole('button', { name }).click();
    await expect(page).not.toHaveURL(end);
    await table.sight();
    const begun = await head();
    expect(seed(begun) === seed(played), name).toBe(isSame);
    expect(begun).toContain('seat 2 Catarina');
  }
});
