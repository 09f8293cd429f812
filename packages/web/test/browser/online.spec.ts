/** Online tables on the real server: several browsers play, watch, lose the connection and reconnect. */
import type { Page, WebSocketRoute } from '@playwright/test';
import { screenshot } from './support/checks.ts';
import {
  agreeToStop,
  expectAllMoves,
  newTableFor,
  openTable,
  post,
  recordOf,
  signIn,
  startTable,
} from './support/online.ts';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const strip = (page: Page) => page.getByRole('region', { name: 'Players' });
const timeline = (page: Page) => page.locator('.replay .count');

/** The connection of a page, which the test can cut. */
class Connection {
  private isCut = false;
  private readonly sockets = new Set<WebSocketRoute>();

  static async of(page: Page): Promise<Connection> {
    const connection = new Connection();
    await page.routeWebSocket(/\/api\/socket$/, (socket) => {
      if (connection.isCut) {
        void socket.close({ code: 1013 });
        return;
      }
      const server = socket.connectToServer();
      connection.sockets.add(socket);
      server.onClose(() => connection.sockets.delete(socket));
    });
    return connection;
  }

  async cut(): Promise<void> {
    this.isCut = true;
    for (const socket of this.sockets) await socket.close({ code: 1013 });
    this.sockets.clear();
  }

  restore(): void {
    this.isCut = false;
  }
}

/** Decides until the turn can be confirmed; false if the game ended. */
async function finishTurn(table: Table): Promise<boolean> {
  for (;;) {
    const { state } = await table.decision();
    if (state !== 'choose') return state === 'confirm';
    await table.prompt.locator('.choices button').first().click();
    await table.page.waitForFunction(() => document.querySelector('.prompt') !== null);
  }
}

/** Plays until a page shows the choices of the Action phase; returns that page. */
async function playToAction(pages: readonly Page[]): Promise<Page> {
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

test.use({ preferences: { speed: 'instant', opposition: 'once', confirm: 'always' } });

test('two players and a bot play a whole game, and a third user watches', async ({ page: ana, newVisitor }) => {
  const [bao, watcher] = [await newVisitor(), await newVisitor()];
  await signIn(ana, 'Ana');
  await signIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  await Promise.all([ana, bao].map((page) => openTable(page, table)));
  await openTable(watcher, table);
  await expect(strip(watcher)).toContainText('You are watching.');
  await expect(strip(ana)).toContainText('1 watching');
  await expect(watcher.locator('.prompt .choices button')).toHaveCount(0);
  await expect(ana).toHaveTitle(/^Your turn · An evening table/);
  await expect(bao).toHaveTitle(/^An evening table/);
  await Promise.all([ana, bao].map((page) => new Table(page).playQuickly()));
  const pages = [ana, bao, watcher];
  for (const page of pages) {
    await expect(page.getByRole('heading', { name: 'The end of the game' })).toBeVisible();
    await expectAllMoves(page, table);
  }
  const verdicts = await Promise.all(pages.map((page) => page.locator('.verdict').innerText()));
  expect(new Set(verdicts).size).toBe(1);
  const totals = await Promise.all(pages.map((page) => page.getByRole('table', { name: 'Score sheet' }).innerText()));
  expect(new Set(totals).size).toBe(1);
  await expect(watcher.getByRole('button', { name: /^Again, new set-up/ })).toHaveCount(0);

  await test.step('every moment of the game has an address', async () => {
    await watcher.goto(`#/table/${table}/20`);
    await expect(timeline(watcher)).toHaveText(/^20\//);
    await watcher.getByRole('button', { name: 'One step on' }).click();
    await expect(watcher).toHaveURL(new RegExp(`#/table/${table}/21$`));
  });

  await test.step('a rematch can follow', async () => {
    await ana.getByRole('button', { name: /^Again, new set-up/ }).click();
    await expect(ana).toHaveURL(new RegExp(`#/table/(?!${table})\\w+$`));
    await expect(watcher.getByText('Ana has set up another game')).toBeVisible();
    await bao.getByRole('button', { name: 'Join' }).click();
    await expect(bao).toHaveURL(ana.url());
  });
});

test('players learn of a rematch at the old table and join a private one by one click', async ({
  page: ana,
  newVisitor,
}) => {
  const [bao, carla, watcher] = [await newVisitor(), await newVisitor(), await newVisitor()];
  const pages = [ana, bao, carla];
  for (const [i, page] of [...pages, watcher].entries()) await signIn(page, ['Ana', 'Bao', 'Carla', 'Dirk'][i]);
  const table = await startTable(pages, { open: false, title: 'A private table' });
  const { code } = await post<{ code: string }>(ana, `tables/${table}/invitations`, { seat: null, watch: true });
  await post(watcher, 'invitations/accept', { code });
  await agreeToStop(pages, table);
  for (const page of [ana, bao, watcher]) await openTable(page, table);

  await ana.getByRole('button', { name: /^Again, new set-up/ }).click();
  await expect(ana).toHaveURL(new RegExp(`#/table/(?!${table})\\w+$`));
  await expect(ana.getByRole('listitem', { name: /^Seat 2,/ })).toContainText('Kept for Bao');
  const announcement = (page: Page) => page.getByRole('status').filter({ hasText: 'Ana has set up another game' });
  await expect(announcement(bao)).toBeVisible();
  await screenshot(bao, 'online-again');

  await test.step('a second player who creates it joins the same table', async () => {
    await bao.getByRole('button', { name: /^Again, same set-up/ }).click();
    await expect(bao).toHaveURL(ana.url());
    await expect(ana.getByRole('listitem', { name: /^Seat 2,/ })).toContainText('Bao');
  });
  await test.step('a third player joins from the lobby or from the old table', async () => {
    await carla.goto('#/online');
    await expect(carla.getByRole('article', { name: 'A private table, again' })).toContainText(
      'A seat is kept for you',
    );
    await screenshot(carla, 'online-again-lobby');
    await openTable(carla, table);
    await announcement(carla).getByRole('button', { name: 'Join' }).click();
    await expect(carla).toHaveURL(ana.url());
    await expect(ana.getByRole('listitem', { name: /^Seat 3,/ })).toContainText('Carla');
    await screenshot(ana, 'online-again-room');
  });
  await test.step('watchers have no seat at it', async () => {
    await expect(announcement(watcher)).toBeVisible();
    await expect(announcement(watcher).getByRole('button')).toHaveCount(0);
    await expect(announcement(watcher).getByRole('link')).toHaveCount(0);
    await watcher.goto(ana.url());
    await expect(watcher.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
  });
  await ana.getByRole('button', { name: 'Start' }).click();
  await expect(carla.locator('.prompt')).toBeVisible();
});

test('a turn without a connection is sent after it is restored', async ({ page: ana, newVisitor }) => {
  const bao = await newVisitor();
  const connections = await Promise.all([ana, bao].map((page) => Connection.of(page)));
  await signIn(ana, 'Ana');
  await signIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  await Promise.all([ana, bao].map((page) => openTable(page, table)));
  const acting = await playToAction([ana, bao]);
  const [own, other] = acting === ana ? connections : [...connections].reverse();
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
  own.restore();
  await expect(acting.locator('.prompt')).not.toContainText('Sending the turn', { timeout: 40_000 });
  await expect(strip(acting)).not.toContainText('The connection is lost');
  expect(await recordOf(ana, table)).not.toBe(before);
  other.restore();
  for (const page of [acting, waiting]) await expectAllMoves(page, table);
});

test('an unfinished turn survives a reload', async ({ page }) => {
  await signIn(page, 'Ana');
  const id = await startTable([page]);
  await openTable(page, id);
  await playToAction([page]);
  await page.locator('.prompt .choices button').first().click();
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Undo' })).toBeEnabled();
  const count = await timeline(page).innerText();
  await page.reload();
  await expect(timeline(page)).toHaveText(count);
  await page.getByRole('navigation').getByRole('button', { name: 'Undo' }).click();
  await expect(timeline(page)).not.toHaveText(count);
});

test('a phone and a desktop on one seat', async ({ page: desktop, newVisitor }) => {
  await signIn(desktop, 'Ana');
  const id = await startTable([desktop]);
  const mobile = await newVisitor({ ...phone, storageState: await desktop.context().storageState() });
  await openTable(desktop, id);
  await openTable(mobile, id);
  await playToAction([desktop]);
  await expectAllMoves(mobile, id);
  await desktop.locator('.prompt .choices button').first().click();
  await expect(desktop.getByRole('navigation').getByRole('button', { name: 'Undo' })).toBeEnabled();
  await mobile.locator('.prompt .choices button').nth(1).tap();
  expect(await finishTurn(new Table(mobile))).toBe(true);
  await mobile.locator('.prompt .main').tap();
  await expect(desktop.getByRole('alert')).toContainText('what you had begun here is gone');
  await desktop.getByRole('button', { name: 'Understood' }).click();
  for (const page of [desktop, mobile]) await expectAllMoves(page, id);
});

test('an invitation admits one person once', async ({ page: ana, newVisitor }) => {
  const [bao, carla] = [await newVisitor(), await newVisitor()];
  await signIn(ana, 'Ana');
  await signIn(bao, 'Bao');
  await signIn(carla, 'Carla');
  const { id } = await post<{ id: string }>(ana, 'tables', newTableFor(2, { open: false }));
  const { code } = await post<{ code: string }>(ana, `tables/${id}/invitations`, { seat: 1, watch: false });
  await bao.goto(`#/join/${code}`);
  await expect(bao).toHaveURL(new RegExp(`#/table/${id}$`));
  await carla.goto(`#/join/${code}`);
  await expect(carla.getByText('This invitation was used by somebody else.')).toBeVisible();
  await carla.goto(`#/table/${id}`);
  await expect(carla.getByRole('heading', { name: 'This table cannot be opened' })).toBeVisible();
});

test('a turn is undone if the others agree, and a bot replaces a player who resigns', async ({
  page: ana,
  newVisitor,
}) => {
  const bao = await newVisitor();
  await signIn(ana, 'Ana');
  await signIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  await Promise.all([ana, bao].map((page) => openTable(page, table)));
  const acting = await playToAction([ana, bao]);
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
  for (const page of [ana, bao]) await expectAllMoves(page, table);

  await test.step('a player who looked at that moment continues with the game', async () => {
    await acting.locator('.prompt .choices button').first().click();
    await finishTurn(new Table(acting));
    await acting.locator('.prompt .main').click();
    await expect.poll(() => recordOf(ana, table)).not.toBe(before);
    await expectAllMoves(other, table);
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

test('messages are plain text, and notes are private', async ({ page: ana, newVisitor }) => {
  const bao = await newVisitor();
  await signIn(ana, 'Ana');
  await signIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  await Promise.all([ana, bao].map((page) => openTable(page, table)));
  await ana.getByRole('tab', { name: 'Chat' }).click();
  const message = '<img src=x onerror=alert(1)> <b>Hello</b>';
  await ana.getByRole('textbox', { name: 'Message to everybody' }).fill(message);
  await ana.getByRole('button', { name: 'Send' }).click();
  await expect(bao.getByRole('tab', { name: 'Chat (1)' }).getByRole('img', { name: '1 new message' })).toBeVisible();
  await strip(bao).getByRole('button', { name: '1 new message' }).click();
  await expect(bao.getByRole('log')).toContainText(message);
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

test('a message is new until it is visible', async ({ page: ana, newVisitor }) => {
  const bao = await newVisitor(phone);
  await signIn(ana, 'Ana');
  await signIn(bao, 'Bao');
  const table = await startTable([ana, bao]);
  await Promise.all([ana, bao].map((page) => openTable(page, table)));
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

test('a player with only bots confirms the end of the game', async ({ page: ana }) => {
  await signIn(ana, 'Ana');
  const table = await startTable([ana]);
  await openTable(ana, table);
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

test('a player on another page sees that a turn is due', async ({ page: ana, newVisitor }) => {
  const bao = await newVisitor();
  await signIn(ana, 'Ana');
  await signIn(bao, 'Bao');
  const first = await startTable([ana, bao]);
  await openTable(ana, first);
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
