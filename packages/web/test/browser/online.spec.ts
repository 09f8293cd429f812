/** Online tables, through the real server: people in browsers of their own who play, watch, lose their line and come back. */
import type { Page, WebSocketRoute } from '@playwright/test';
import { picture } from './support/check.ts';
import { agreeToStop, comeIn, post, recordOf, seesAll, sitDown, startTable, wishFor } from './support/online.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const strip = (page: Page) => page.getByRole('region', { name: 'Players' });
const timeline = (page: Page) => page.locator('.replay .count');

/** A line that the test can cut. */
class Line {
  private isCut = false;
  private readonly sockets = new Set<WebSocketRoute>();

  static async of(page: Page): Promise<Line> {
    const line = new Line();
    await page.routeWebSocket(/\/api\/socket$/, (socket) => {
      if (line.isCut) {
        void socket.close({ code: 1013 });
        return;
      }
      const server = socket.connectToServer();
      line.sockets.add(socket);
      server.onClose(() => line.sockets.delete(socket));
    });
    return line;
  }

  async cut(): Promise<void> {
    this.isCut = true;
    for (const socket of this.sockets) await socket.close({ code: 1013 });
    this.sockets.clear();
  }

  mend(): void {
    this.isCut = false;
  }
}

/** Decides until the turn waits for its confirmation; true if it does. */
async function finishTurn(table: Table): Promise<boolean> {
  for (;;) {
    const { state } = await table.sight();
    if (state !== 'choose') return state === 'confirm';
    await table.prompt.locator('.choices button').first().click();
    await table.page.waitForFunction(() => document.querySelector('.prompt') !== null);
  }
}

/** Plays until somebody has the choice of actions in front of them. */
async function toAction(pages: readonly Page[]): Promise<Page> {
  const acting = (page: Page) =>
    page.evaluate(() => {
      const isAction = document.querySelector('.phases [aria-current]')?.textContent === 'Action';
      return isAction && document.querySelectorAll('.prompt .choices button').length > 0;
    });
  for (;;) {
    for (const page of pages) {
      if (await acting(page)) return page;
      const button = page.locator('.prompt .choices button, .prompt .main').first();
      if ((await button.count()) > 0) await button.click({ timeout: 2_000 }).catch(() => undefined);
    }
  }
}

test.use({ prefers: { speed: 'instant', opposition: 'once', confirm: 'always' } });

test('two play a whole game against each other and a bot, and a third watches', async ({ page: ana, arrive }) => {
  const [bao, watcher] = [await arrive(), await arrive()];
  await comeIn(ana, 'Ana');
  await comeIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  await Promise.all([ana, bao].map((page) => sitDown(page, table)));
  await sitDown(watcher, table);
  await expect(strip(watcher)).toContainText('You are watching.');
  await expect(strip(ana)).toContainText('1 watching');
  await expect(watcher.locator('.prompt .choices button')).toHaveCount(0);
  await expect(ana).toHaveTitle(/^Your turn · An evening table/);
  await expect(bao).toHaveTitle(/^An evening table/);
  await Promise.all([ana, bao].map((page) => new Table(page).playQuickly()));
  const pages = [ana, bao, watcher];
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
    await seesAll(page, table);
  }
  const verdicts = await Promise.all(pages.map((page) => page.locator('.verdict').innerText()));
  expect(new Set(verdicts).size).toBe(1);
  const totals = await Promise.all(pages.map((page) => page.getByRole('table', { name: 'Score sheet' }).innerText()));
  expect(new Set(totals).size).toBe(1);
  await expect(watcher.getByRole('button', { name: /^Again, new set-up/ })).toHaveCount(0);

  await test.step('every moment of it has an address', async () => {
    await watcher.goto(`#/table/${table}/20`);
    await expect(timeline(watcher)).toHaveText(/^20\//);
    await watcher.getByRole('button', { name: 'One step on' }).click();
    await expect(watcher).toHaveURL(new RegExp(`#/table/${table}/21$`));
  });

  await test.step('and another game can follow', async () => {
    await ana.getByRole('button', { name: /^Again, new set-up/ }).click();
    await expect(ana).toHaveURL(new RegExp(`#/table/(?!${table})\\w+$`));
    await expect(watcher.getByText('Ana has set up another game')).toBeVisible();
    await bao.getByRole('button', { name: 'Join' }).click();
    await expect(bao).toHaveURL(ana.url());
  });
});

test('another game with the same players: they learn of it at the old table, and sit down at a private one by one click', async ({
  page: ana,
  arrive,
}) => {
  const [bao, carla, watcher] = [await arrive(), await arrive(), await arrive()];
  const pages = [ana, bao, carla];
  for (const [i, page] of [...pages, watcher].entries()) await comeIn(page, ['Ana', 'Bao', 'Carla', 'Dirk'][i]);
  const table = await startTable(pages, { open: false, title: 'A private table' });
  const { code } = await post<{ code: string }>(ana, `tables/${table}/invitations`, { seat: null, watch: true });
  await post(watcher, 'invitations/accept', { code });
  await agreeToStop(pages, table);
  for (const page of [ana, bao, watcher]) await sitDown(page, table);

  await ana.getByRole('button', { name: /^Again, new set-up/ }).click();
  await expect(ana).toHaveURL(new RegExp(`#/table/(?!${table})\\w+$`));
  await expect(ana.getByRole('listitem', { name: /^Seat 2,/ })).toContainText('Kept for Bao');
  const told = (page: Page) => page.getByRole('status').filter({ hasText: 'Ana has set up another game' });
  await expect(told(bao)).toBeVisible();
  await picture(bao, 'online-again');

  await test.step('one sets it up too, and comes to the same', async () => {
    await bao.getByRole('button', { name: /^Again, same set-up/ }).click();
    await expect(bao).toHaveURL(ana.url());
    await expect(ana.getByRole('listitem', { name: /^Seat 2,/ })).toContainText('Bao');
  });
  await test.step('one comes later, from the list of tables or from the old one', async () => {
    await carla.goto('#/online');
    await expect(carla.getByRole('article', { name: 'A private table, again' })).toContainText(
      'A seat is kept for you',
    );
    await picture(carla, 'online-again-lobby');
    await sitDown(carla, table);
    await told(carla).getByRole('button', { name: 'Join' }).click();
    await expect(carla).toHaveURL(ana.url());
    await expect(ana.getByRole('listitem', { name: /^Seat 3,/ })).toContainText('Carla');
    await picture(ana, 'online-again-room');
  });
  await test.step('and who only watched has no seat there', async () => {
    await expect(told(watcher)).toBeVisible();
    await expect(told(watcher).getByRole('button')).toHaveCount(0);
    await expect(told(watcher).getByRole('link')).toHaveCount(0);
    await watcher.goto(ana.url());
    await expect(watcher.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  });
  await ana.getByRole('button', { name: 'Start' }).click();
  await expect(carla.locator('.prompt')).toBeVisible();
});

test('who loses the line goes on with it when it is back, and misses nothing', async ({ page: ana, arrive }) => {
  const bao = await arrive();
  const lines = await Promise.all([ana, bao].map((page) => Line.of(page)));
  await comeIn(ana, 'Ana');
  await comeIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  await Promise.all([ana, bao].map((page) => sitDown(page, table)));
  const acting = await toAction([ana, bao]);
  const [own, other] = acting === ana ? lines : [...lines].reverse();
  const waiting = acting === ana ? bao : ana;

  await other.cut();
  await own.cut();
  await expect(strip(acting)).toContainText('The connection is lost');
  expect(await finishTurn(new Table(acting))).toBe(true);
  const before = await recordOf(ana, table);
  await acting.locator('.prompt .main').click();
  await expect(acting.locator('.prompt')).toContainText('Sending the turn');
  await expect(acting.getByRole('navigation').getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(await recordOf(ana, table)).toBe(before);
  own.mend();
  await expect(acting.locator('.prompt')).not.toContainText('Sending the turn', { timeout: 40_000 });
  await expect(strip(acting)).not.toContainText('The connection is lost');
  expect(await recordOf(ana, table)).not.toBe(before);
  other.mend();
  for (const page of [acting, waiting]) await seesAll(page, table);
});

test('a turn that was begun is still there when the page is loaded again', async ({ page }) => {
  await comeIn(page, 'Ana');
  const id = await startTable([page]);
  await sitDown(page, id);
  await toAction([page]);
  await page.locator('.prompt .choices button').first().click();
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Undo' })).toBeEnabled();
  const count = await timeline(page).innerText();
  await page.reload();
  await expect(timeline(page)).toHaveText(count);
  await page.getByRole('navigation').getByRole('button', { name: 'Undo' }).click();
  await expect(timeline(page)).not.toHaveText(count);
});

test('a phone and a desk on one seat', async ({ page: desk, arrive }) => {
  await comeIn(desk, 'Ana');
  const id = await startTable([desk]);
  const hand = await arrive({ ...phone, storageState: await desk.context().storageState() });
  await sitDown(desk, id);
  await sitDown(hand, id);
  await toAction([desk]);
  await seesAll(hand, id);
  await desk.locator('.prompt .choices button').first().click();
  await expect(desk.getByRole('navigation').getByRole('button', { name: 'Undo' })).toBeEnabled();
  await hand.locator('.prompt .choices button').nth(1).tap();
  expect(await finishTurn(new Table(hand))).toBe(true);
  await hand.locator('.prompt .main').tap();
  await expect(desk.getByRole('alert')).toContainText('what you had begun here is gone');
  await desk.getByRole('button', { name: 'Understood' }).click();
  for (const page of [desk, hand]) await seesAll(page, id);
});

test('an invitation lets one person in, once', async ({ page: ana, arrive }) => {
  const [bao, carla] = [await arrive(), await arrive()];
  await comeIn(ana, 'Ana');
  await comeIn(bao, 'Bao');
  await comeIn(carla, 'Carla');
  const { id } = await post<{ id: string }>(ana, 'tables', wishFor(2, { open: false }));
  const { code } = await post<{ code: string }>(ana, `tables/${id}/invitations`, { seat: 1, watch: false });
  await bao.goto(`#/join/${code}`);
  await expect(bao).toHaveURL(new RegExp(`#/table/${id}$`));
  await carla.goto(`#/join/${code}`);
  await expect(carla.getByText('This invitation was used by somebody else.')).toBeVisible();
  await carla.goto(`#/table/${id}`);
  await expect(carla.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
});

test('moves are taken back if the others agree, and who resigns leaves the seat to a bot', async ({
  page: ana,
  arrive,
}) => {
  const bao = await arrive();
  await comeIn(ana, 'Ana');
  await comeIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  await Promise.all([ana, bao].map((page) => sitDown(page, table)));
  const acting = await toAction([ana, bao]);
  const other = acting === ana ? bao : ana;
  const before = await recordOf(ana, table);
  await finishTurn(new Table(acting));
  await acting.locator('.prompt .main').click();
  await expect.poll(() => recordOf(ana, table)).not.toBe(before);

  const ask = async () => {
    await acting.getByRole('tab', { name: 'Table', exact: true }).click();
    await acting.getByRole('button', { name: 'Ask to take back my last turn' }).click();
  };
  const [asker, answerer] = acting === ana ? ['Ana', 'Bao'] : ['Bao', 'Ana'];
  await ask();
  const question = other.getByRole('alert').filter({ hasText: 'asks' });
  await expect(question).toContainText(`${asker} asks to take back their last turn, in round 1.`);
  await expect(question).toContainText(`It began so: ${asker} activates`);
  await other.getByRole('button', { name: 'Do not agree' }).click();
  await expect(acting.getByRole('status').filter({ hasText: `${answerer} does not agree` })).toBeVisible();
  await acting.getByRole('button', { name: 'Understood' }).click();
  await expect(acting.getByText('does not agree')).toHaveCount(0);
  expect(await recordOf(ana, table)).not.toBe(before);
  await ask();
  await other.getByRole('button', { name: 'See that moment' }).click();
  await expect(other.locator('.replay.past')).toBeVisible();
  await other.getByRole('button', { name: 'Agree', exact: true }).click();
  await expect.poll(() => recordOf(ana, table)).toBe(before);
  await expect(acting.getByText('All have agreed: your turn is taken back.')).toBeVisible();
  for (const page of [ana, bao]) await seesAll(page, table);

  await test.step('and who looked at that moment goes on with the game', async () => {
    await acting.locator('.prompt .choices button').first().click();
    await finishTurn(new Table(acting));
    await acting.locator('.prompt .main').click();
    await expect.poll(() => recordOf(ana, table)).not.toBe(before);
    await seesAll(other, table);
    await expect(other.locator('.replay.past')).toHaveCount(0);
  });

  await acting.getByRole('button', { name: 'Resign' }).click();
  await acting.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await expect(strip(acting)).toContainText('You are watching.');
  for (const page of [ana, bao]) await expect(strip(page)).toContainText(`Trader for ${asker}`);
  await other.getByRole('tab', { name: 'Log' }).click();
  await expect(other.getByRole('tabpanel')).toContainText(`Trader for ${asker} activates`);
  await other.getByRole('tab', { name: /^Chat/ }).click();
  await expect(other.getByRole('log')).toContainText(/(Ana|Bao) resigns: a bot plays on\./);
});

test('what is said is only text, and notes are the own', async ({ page: ana, arrive }) => {
  const bao = await arrive();
  await comeIn(ana, 'Ana');
  await comeIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  await Promise.all([ana, bao].map((page) => sitDown(page, table)));
  await ana.getByRole('tab', { name: 'Chat' }).click();
  const words = '<img src=x onerror=alert(1)> <b>Hello</b>';
  await ana.getByRole('textbox', { name: 'Message to everybody' }).fill(words);
  await ana.getByRole('button', { name: 'Send' }).click();
  await expect(bao.getByRole('tab', { name: 'Chat (1)' }).getByRole('img', { name: '1 new message' })).toBeVisible();
  await strip(bao).getByRole('button', { name: '1 new message' }).click();
  await expect(bao.getByRole('log')).toContainText(words);
  await expect(strip(bao).getByRole('button')).toHaveCount(0);
  await expect(bao.getByRole('log').locator('img, b')).toHaveCount(0);
  await expect(bao.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();

  for (const page of [ana, bao]) await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await ana.getByRole('textbox', { name: 'My notes' }).fill('Bao wants Lisbon');
  await expect(ana.getByText('saved', { exact: true })).toBeVisible();
  await ana.reload();
  await ana.getByRole('tab', { name: 'Table', exact: true }).click();
  await expect(ana.getByRole('textbox', { name: 'My notes' })).toHaveValue('Bao wants Lisbon');
  await expect(bao.getByRole('textbox', { name: 'My notes' })).toHaveValue('');
});

test('what is said is new until it is in sight', async ({ page: ana, arrive }) => {
  const bao = await arrive(phone);
  await comeIn(ana, 'Ana');
  await comeIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  await Promise.all([ana, bao].map((page) => sitDown(page, table)));
  await bao.getByRole('tab', { name: 'Chat' }).tap();
  await expect(bao.getByRole('textbox', { name: 'Message to everybody' })).toBeVisible();
  await bao.evaluate(() => window.scrollTo(0, 0));
  await ana.getByRole('tab', { name: 'Chat' }).click();
  await ana.getByRole('textbox', { name: 'Message to everybody' }).fill('Are you there?');
  await ana.getByRole('button', { name: 'Send' }).click();
  await strip(bao).getByRole('button', { name: '1 new message' }).tap();
  await expect(bao.getByText('Are you there?')).toBeInViewport();
  await expect(strip(bao).getByRole('button')).toHaveCount(0);
});

test('whoever plays with bots alone is asked before the game ends', async ({ page: ana }) => {
  await comeIn(ana, 'Ana');
  const table = await startTable([ana]);
  await sitDown(ana, table);
  await ana.getByRole('tab', { name: 'Table', exact: true }).click();
  await ana.getByRole('button', { name: 'End the game here' }).click();
  const question = ana.getByRole('alertdialog', { name: 'End the game here' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(new Table(ana).prompt.locator('.choices button').first()).toBeVisible();
  await ana.getByRole('button', { name: 'End the game here' }).click();
  await question.getByRole('button', { name: 'End it' }).click();
  await expect(ana.getByText('The end of the game')).toBeVisible();
});

test('it is the turn of somebody who looks elsewhere', async ({ page: ana, arrive }) => {
  const bao = await arrive();
  await comeIn(ana, 'Ana');
  await comeIn(bao, 'Bao');
  const first = await startTable([ana, bao]);
  await sitDown(ana, first);
  await expect(ana).toHaveTitle(/^Your turn ·/);
  await ana.getByRole('link', { name: 'Rules' }).click();
  await expect(ana.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible();
  await expect(ana).toHaveTitle(/^Your turn/);
  await ana.goBack();
  await expect(ana.locator('.prompt')).toBeVisible();
  const second = await startTable([ana, bao]);
  await expect(strip(ana).getByRole('link', { name: 'Your turn at another table' })).toBeVisible();
  await strip(ana).getByRole('link').click();
  await expect(ana).toHaveURL(new RegExp(`#/table/${second}$`));
  await expect(strip(ana).getByRole('link', { name: 'Your turn at another table' })).toBeVisible();
});
