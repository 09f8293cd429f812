/** Finished games shared by a link: its users see the replay and nothing else. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkScreen } from './support/checks.ts';
import { agreeToStop, openTable, playRandomMoves, post, recordOf, signIn, startTable } from './support/online.ts';
import { expect, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const timeline = (page: Page) => page.locator('.replay .count');
const link = (page: Page) => page.getByRole('textbox', { name: 'Link to the replay' });

/** Shares the game and returns the link. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^(Copy|Share) replay link/ }).click();
  return link(page).inputValue();
}

/** Returns words of names on the score sheet that are broken across lines. */
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

test.use({ preferences: { speed: 'instant', opposition: 'once' } });

test('a link shows a private game without its chat until a player revokes it', async ({ page: ana, newVisitor }) => {
  const [bao, watcher, stranger] = [await newVisitor(), await newVisitor(), await newVisitor()];
  for (const [i, page] of [ana, bao, watcher].entries()) await signIn(page, ['Ana', 'Bao', 'Dirk'][i]);
  const table = await startTable([ana, bao], { open: false, title: 'By lamplight' });
  const { code } = await post<{ code: string }>(ana, `tables/${table}/invitations`, { seat: null, watch: true });
  await post(watcher, 'invitations/accept', { code });
  await post(ana, `tables/${table}/acts`, { id: 'message-chat', table, type: 'chat', text: 'A secret among us' });
  await playRandomMoves([ana, bao], table, 2);
  await agreeToStop([ana, bao], table);
  for (const page of [ana, watcher]) await openTable(page, table);
  await expect(watcher.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
  await expect(watcher.getByRole('button', { name: /replay link/ })).toHaveCount(0);
  await ana.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // A live region must exist before its text, or screen readers do not announce it.
  await expect(ana.locator('.end nav').getByRole('status')).toBeEmpty();
  const address = await share(ana);
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
  await test.step('the way back from the rules leads to the same moment', async () => {
    await stranger.getByRole('link', { name: 'Rules' }).click();
    await stranger.getByRole('link', { name: 'Back to the game' }).click();
    await expect(timeline(stranger)).toHaveText(/^1\//);
  });
  await stranger.locator('.prompt').getByRole('button', { name: 'To the end' }).click();
  await expect(stranger.locator('.verdict')).toHaveText('The players agreed to stop here.');
  await test.step('the record can be saved', async () => {
    const saving = stranger.waitForEvent('download');
    await stranger.getByRole('button', { name: /^Save the game/ }).click();
    const file = await (await saving).path();
    expect(await readFile(file, 'utf8')).toBe(await recordOf(ana, table));
  });
  expect(sockets).toEqual([]);
  await expect(stranger.locator('body')).not.toContainText('A secret among us');

  await openTable(bao, table);
  expect(await share(bao)).toBe(address);
  await bao.getByRole('button', { name: 'Take the link back' }).click();
  await expect(bao.getByText('The link leads nowhere any more.')).toBeVisible();
  await expect(bao.getByRole('button', { name: /^(Copy|Share) replay link/ })).toBeFocused();
  await stranger.goto(address);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
});

test('a public game can be replayed without signing in', async ({ page: ana, newVisitor }) => {
  const [watcher, stranger] = [await newVisitor(), await newVisitor()];
  await signIn(ana, 'Ana');
  const table = await startTable([ana], { title: 'In the market square' });
  await agreeToStop([ana], table);
  await watcher.goto(`#/table/${table}`);
  const address = await share(watcher);
  expect(address).toMatch(new RegExp(`#/replay/${table}/0$`));
  await expect(watcher.getByRole('button', { name: 'Take the link back' })).toHaveCount(0);
  await stranger.goto(address);
  await expect(timeline(stranger)).toHaveText(/^0\//);
  await expect(stranger.locator('.strip')).toContainText('In the market square');
});

for (const [place, use] of [
  ['desk', { viewport: { width: 1280, height: 800 } }],
  ['phone', phone],
] as const) {
  test.describe(place, () => {
    test.use(use);

    test('the screens of a shared game fit and are accessible', async ({ page, newVisitor }) => {
      const others = [await newVisitor(), await newVisitor()];
      const all = [page, ...others];
      for (const [i, each] of all.entries()) await signIn(each, ['Ana', 'Bartholomew the Great', 'Carla'][i]);
      const title = 'Thursday evening with the old crew';
      const table = await startTable(all, { open: false, title });
      await playRandomMoves(all, table);
      await openTable(page, table);
      const address = await share(page);
      await checkScreen(page, place, 'shared-link');
      const stranger = await newVisitor(use);
      await stranger.goto(address);
      await expect(timeline(stranger)).toHaveText(/^0\//);
      await checkScreen(stranger, place, 'shared-replay');
      await stranger.goto(address.replace(/\/0$/, '/77'));
      await expect(timeline(stranger)).toHaveText(/^77\//);
      await checkScreen(stranger, place, 'shared-replay-moment');
      await stranger.goto(address.replace(/\/0$/, ''));
      await expect(stranger.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
      expect.soft(await brokenNames(stranger)).toEqual([]);
      await checkScreen(stranger, place, 'shared-replay-end');
      await stranger.goto('#/replay/wrongwrongwrong');
      await expect(stranger.getByRole('heading', { name: 'This game cannot be shown' })).toBeVisible();
      await checkScreen(stranger, place, 'shared-replay-gone');
    });
  });
}
