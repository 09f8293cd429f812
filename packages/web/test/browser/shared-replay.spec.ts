/** Finished games by link: a player hands one on, and whoever has it sees how the game was played, and nothing else. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { look } from './support/check.ts';
import { agreeToStop, comeIn, playOn, post, recordOf, sitDown, startTable } from './support/online.ts';
import { expect, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const timeline = (page: Page) => page.locator('.replay .count');
const link = (page: Page) => page.getByRole('textbox', { name: 'Link to the replay' });

/** Hands the link on; phones may have a sheet for it. */
async function handOn(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^(Copy|Share) replay link/ }).click();
  return link(page).inputValue();
}

/** Words of names on the score sheet that go on in another line. */
function brokenNames(page: Page): Promise<string[]> {
  return page.locator('.sheet .name').evaluateAll((names) =>
    names.flatMap(({ firstChild: text }) => {
      const all = [...(text?.textContent ?? '').matchAll(/\S+/g)];
      const isBroken = ({ index, 0: word }: RegExpMatchArray) => {
        const range = document.createRange();
        range.setStart(text!, index!);
        range.setEnd(text!, index! + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      };
      return all.filter(isBroken).map(([word]) => word);
    }),
  );
}

test.use({ prefers: { speed: 'instant', opposition: 'once' } });

test('a private game is shown by a link, without its chat, until a player takes it back', async ({
  page: ana,
  arrive,
}) => {
  const [bao, watcher, stranger] = [await arrive(), await arrive(), await arrive()];
  for (const [i, page] of [ana, bao, watcher].entries()) await comeIn(page, ['Ana', 'Bao', 'Dirk'][i]);
  const table = await startTable([ana, bao], { open: false, title: 'By lamplight' });
  const { code } = await post<{ code: string }>(ana, `tables/${table}/invitations`, { seat: null, watch: true });
  await post(watcher, 'invitations/accept', { code });
  await post(ana, `tables/${table}/acts`, { id: 'message-chat', table, type: 'chat', text: 'A secret among us' });
  await playOn([ana, bao], table, 2);
  await agreeToStop([ana, bao], table);
  for (const page of [ana, watcher]) await sitDown(page, table);
  await expect(watcher.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
  await expect(watcher.getByRole('button', { name: /replay link/ })).toHaveCount(0);
  await ana.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // It is there before it says anything: otherwise nobody would hear it.
  await expect(ana.locator('.end nav').getByRole('status')).toBeEmpty();
  const address = await handOn(ana);
  await expect(ana.getByText('The link is copied.')).toBeVisible();
  expect(await ana.evaluate(() => navigator.clipboard.readText())).toBe(address);

  const sockets: string[] = [];
  stranger.on('websocket', (socket) => sockets.push(socket.url()));
  await stranger.goto(address);
  await expect(timeline(stranger)).toHaveText(/^0\//);
  await expect(stranger).toHaveTitle(/By lamplight/);
  await expect(stranger.locator('.strip')).toContainText('By lamplight');
  await expect(stranger.locator('.strip')).toContainText('Ana, Bao');
  await expect(stranger.getByRole('tab', { name: 'Chat' })).toHaveCount(0);
  await stranger.getByRole('button', { name: 'One step on' }).click();
  await expect(stranger).toHaveURL(/#\/replay\/\w{32}\/1$/);
  await stranger.reload();
  await expect(timeline(stranger)).toHaveText(/^1\//);
  await test.step('the rules are read meanwhile, and the table waits', async () => {
    await stranger.getByRole('link', { name: 'Rules' }).click();
    await stranger.getByRole('link', { name: 'Back to the game' }).click();
    await expect(timeline(stranger)).toHaveText(/^1\//);
  });
  await stranger.locator('.prompt').getByRole('button', { name: 'To the end' }).click();
  await expect(stranger.locator('.verdict')).toHaveText('The players agreed to stop here.');
  await test.step('the record is to be had', async () => {
    const saving = stranger.waitForEvent('download');
    await stranger.getByRole('button', { name: /^Save the game/ }).click();
    const file = await (await saving).path();
    expect(await readFile(file, 'utf8')).toBe(await recordOf(ana, table));
  });
  expect(sockets).toEqual([]);
  await expect(stranger.locator('body')).not.toContainText('A secret among us');

  await sitDown(bao, table);
  expect(await handOn(bao)).toBe(address);
  await bao.getByRole('button', { name: 'Take the link back' }).click();
  await expect(bao.getByText('The link leads nowhere any more.')).toBeVisible();
  await expect(bao.getByRole('button', { name: /^(Copy|Share) replay link/ })).toBeFocused();
  await stranger.goto(address);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
});

test('a public game is replayed by anybody, without coming in', async ({ page: ana, arrive }) => {
  const [watcher, stranger] = [await arrive(), await arrive()];
  await comeIn(ana, 'Ana');
  const table = await startTable([ana], { title: 'In the market square' });
  await agreeToStop([ana], table);
  await watcher.goto(`#/table/${table}`);
  const address = await handOn(watcher);
  expect(address).toMatch(new RegExp(`#/replay/${table}/0$`));
  await expect(watcher.getByRole('button', { name: 'Take the link back' })).toHaveCount(0);
  await stranger.goto(address);
  await expect(timeline(stranger)).toHaveText(/^0\//);
  await expect(stranger.locator('.strip')).toContainText('In the market square');
});

for (const [place, use] of Object.entries({ desk: { viewport: { width: 1280, height: 800 } }, phone })) {
  test.describe(place, () => {
    test.use(use);

    test('every screen of a shared game', async ({ page, arrive }) => {
      const others = [await arrive(), await arrive()];
      const all = [page, ...others];
      for (const [i, each] of all.entries()) await comeIn(each, ['Ana', 'Bartholomew the Great', 'Carla'][i]);
      const title = 'Thursday evening with the old crew';
      const table = await startTable(all, { open: false, title });
      await playOn(all, table);
      await sitDown(page, table);
      const address = await handOn(page);
      await look(page, place, 'shared-link');
      const stranger = await arrive(use);
      await stranger.goto(address);
      await expect(timeline(stranger)).toHaveText(/^0\//);
      await look(stranger, place, 'shared-replay');
      await stranger.goto(address.replace(/\/0$/, '/77'));
      await expect(timeline(stranger)).toHaveText(/^77\//);
      await look(stranger, place, 'shared-replay-moment');
      await stranger.goto(address.replace(/\/0$/, ''));
      await expect(stranger.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
      expect.soft(await brokenNames(stranger)).toEqual([]);
      await look(stranger, place, 'shared-replay-end');
      await stranger.goto('#/replay/wrongwrongwrong');
      await expect(stranger.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
      await look(stranger, place, 'shared-replay-gone');
    });
  });
}
