/** The pages around online tables on the real server: sign-in, lobby, invitations, account, set-up of the day. */
import type { Page } from '@playwright/test';
import { checkScreen } from './support/checks.ts';
import { createInvitation, createLiveTable, enterName, seat } from './support/lobby.ts';
import { expect, test } from './support/test.ts';

const PHRASE = 'quiet harbour seven lanterns';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a friend joins by an invitation that a third person cannot use again', async ({ page, newVisitor }) => {
  await page.goto('#/');
  await page.getByRole('link', { name: 'Play with others' }).click();
  await createLiveTable(page, 'Ana');
  await expect(seat(page, 1)).toContainText('Ana');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeDisabled();
  const link = await createInvitation(page);
  expect(new URL(link).hash).toMatch(/^#\/join\//);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const bao = await newVisitor();
  await bao.goto(link);
  await expect(bao.getByRole('heading', { level: 1, name: 'Ana invites you' })).toBeVisible();
  const main = bao.getByRole('main');
  for (const text of ['Ana’s table', 'Classic · 3 players', '2 free seats', 'Live'])
    await expect(main).toContainText(text);
  await enterName(bao, 'Bao');
  await expect(seat(bao, 2)).toContainText('Bao');
  await expect(seat(bao, 1)).toContainText('here');
  await expect(seat(page, 2)).toContainText('Bao');
  // Going back does not open the invitation again.
  expect(await bao.evaluate(() => window.location.hash)).toMatch(/^#\/table\//);
  await expect(bao.getByRole('button', { name: 'Start the game' })).toHaveCount(0);

  const third = await newVisitor();
  await third.goto(link);
  await expect(third.getByRole('alert')).toHaveText(/This invitation was used by somebody else/);
  await third.goto('#/join/wrongwrongwrongwrongwrong');
  await expect(third.getByRole('alert')).toHaveText(/There is no such invitation/);
  // The invitation leads its user back to the table.
  await bao.goto(link);
  await expect(seat(bao, 2)).toContainText('Bao');

  await expect(bao.getByText('Ana starts the game when all seats are taken.')).toBeVisible();
  await seat(page, 3).getByRole('combobox').selectOption({ label: '0 · Deckhand – plays at random' });
  await expect(seat(bao, 3)).toContainText('Deckhand');
  await expect(bao.getByText('All seats are taken: Ana can start the game now.')).toBeVisible();
  await expect(page.getByLabel('Invitation, to be used once'), 'all seats are taken').toHaveCount(0);
  await expect(page.getByText('All seats are taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ana’s table' })).toHaveCount(0);
  await expect(bao.getByRole('button', { name: 'Leave the table' })).toHaveCount(0);
  await third.goto('#/online');
  const watched = third.getByRole('region', { name: 'To watch' }).getByRole('article', { name: 'Ana’s table' });
  await expect(watched).toContainText('Bao');
  await expect(watched.getByRole('link', { name: /^Watch/ })).toBeVisible();
});

test('a player takes a free seat in the lobby and leaves it, and bots fill up the table', async ({
  page,
  newVisitor,
}) => {
  await createLiveTable(page, 'Dora');
  const other = await newVisitor();
  await other.goto('#/online');
  const table = other.getByRole('region', { name: 'Free seats' }).getByRole('article', { name: 'Dora’s table' });
  await expect(table.getByRole('button', { name: /^Sit down as/ })).toHaveCount(2);
  await table.getByRole('button', { name: 'Sit down as Amber, triangle at “Dora’s table”' }).click();
  await enterName(other, 'Emil');
  await expect(seat(other, 3)).toContainText('Emil');
  await expect(seat(page, 3)).toContainText('Emil');
  await other.getByRole('button', { name: 'Leave the table' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Play with others' })).toBeVisible();
  await expect(seat(page, 3)).not.toContainText('Emil');

  await page.getByRole('button', { name: 'Fill up with bots' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeEnabled();
  await seat(page, 2).getByRole('combobox').selectOption({ label: 'Free seat' });
  await expect(page.getByText('1 seat is still free.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the table' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('heading', { name: 'My tables' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Dora’s table' })).toHaveCount(0);
});

test('a new table can be private, with its own clock, and with bots', async ({ page, newVisitor }) => {
  await page.goto('#/create');
  await page.getByLabel('Title').fill('Night watch');
  await page.getByRole('radio', { name: 'By link only' }).check();
  await page.getByRole('radio', { name: 'Other', exact: true }).check();
  await page.getByLabel('At most').fill('3');
  await expect(page.getByText('must not be less than what is given')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Make the table' })).toBeDisabled();
  await page.getByLabel('At most').fill('60');
  await page.getByRole('radio', { name: 'Age of Sail' }).check();
  await page.getByRole('radio', { name: '4', exact: true }).check();
  const seats = page.getByRole('combobox', { name: 'Who plays' });
  await seats.nth(1).selectOption({ label: 'You' });
  await expect(seats.nth(0)).toHaveValue('open');
  await seats.nth(3).selectOption({ label: '2 · Trader – fair' });
  await page.getByRole('button', { name: 'Make the table' }).click();
  await enterName(page, 'Fritz');
  await expect(seat(page, 2)).toContainText('Fritz');
  await expect(seat(page, 4).getByRole('combobox')).toHaveValue('2');
  await expect(page.getByText('Age of Sail')).toBeVisible();
  await expect(page.getByText(/30 min.* \+ 1 min.* a move/)).toBeVisible();

  const stranger = await newVisitor();
  await stranger.goto('#/online');
  await expect(stranger.getByRole('heading', { name: 'Free seats' })).toBeVisible();
  await expect(stranger.getByText('Night watch')).toHaveCount(0);
  await stranger.goto(await createInvitation(page, 'Invite to watch'));
  await enterName(stranger, 'Gina');
  await expect(stranger.getByRole('heading', { level: 1, name: 'Night watch' })).toBeVisible();
});

test('a host without a seat removes the table or leaves it to a seated player', async ({ page, newVisitor }) => {
  const createTable = async () => {
    await page.goto('#/create');
    await page.getByLabel('Title').fill('Show piece');
    await page.getByRole('combobox', { name: 'Who plays' }).first().selectOption('open');
    await page.getByRole('button', { name: 'Make the table' }).click();
  };
  await createTable();
  await enterName(page, 'Hanna');
  await expect(page.getByRole('heading', { level: 1, name: 'Show piece' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the table' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Play with others' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Show piece' })).toHaveCount(0);

  await createTable();
  await expect(page.getByRole('heading', { level: 1, name: 'Show piece' })).toBeVisible();
  const other = await newVisitor();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down' }).first().click();
  await enterName(other, 'Ivo');
  await expect(seat(page, 1)).toContainText('Ivo');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Play with others' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Fill up with bots' })).toBeVisible();
});

test('a guest becomes an account and signs in on another device', async ({ page, newVisitor }) => {
  await createLiveTable(page, 'Hanna');
  await page.goto('#/account');
  // The sign-in form is folded for guests.
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
  await page.getByLabel('Choose a name to sign in with').fill('hanna.h');
  await page.getByLabel('Choose a pass-phrase').fill('hannahannahanna');
  await page.getByRole('button', { name: 'Make it permanent' }).click();
  await expect(page.getByText('easy to guess')).toBeVisible();
  await page.getByLabel('Choose a pass-phrase').fill(PHRASE);
  await page.getByRole('button', { name: 'Make it permanent' }).click();
  await expect(page.getByText('Done: your identity is permanent.')).toBeInViewport();
  await expect(page.getByText('Sign in with the name “hanna.h”')).toBeVisible();

  const phone = await newVisitor();
  await phone.goto('#/account');
  await phone.getByLabel('Name to sign in with').fill('hanna.h');
  await phone.getByLabel('Pass-phrase').fill('not the right phrase');
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByRole('alert')).toHaveText('Name and pass-phrase do not fit together.');
  await phone.getByLabel('Pass-phrase').fill(PHRASE);
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await expect(phone.getByText('Welcome back, Hanna.')).toBeVisible();
  await phone.getByRole('link', { name: 'Tables' }).click();
  await expect(phone.getByRole('article', { name: 'Hanna’s table' })).toBeVisible();

  await phone.goto('#/account');
  await phone.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(phone.getByRole('heading', { name: 'You have not come in yet' })).toBeVisible();
  // The other device is signed out too.
  await expect(page.getByRole('heading', { name: 'You have not come in yet' })).toBeVisible();
});

test('the account page changes name, nights, notifications and tokens, and deletes the account', async ({ page }) => {
  await page.goto('#/account');
  await page.getByRole('button', { name: 'Come in' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Ivo');
  await page.getByRole('dialog').getByRole('button', { name: 'Come in' }).click();
  await page.getByLabel('Name at the table').fill('Ivo the Bold');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'You: Ivo the Bold' })).toBeVisible();
  await page.getByRole('switch', { name: 'I sleep at night' }).click();
  await page.getByLabel('From', { exact: true }).fill('22:15');
  await page.reload();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('22:15');

  // Settings for programs are folded.
  await expect(page.getByRole('button', { name: 'Make a token' })).toBeHidden();
  await expect(page.getByLabel('Address (Own webhook)')).toBeHidden();
  await expect(page.getByRole('switch', { name: 'I play by a program' })).toBeHidden();
  await page.getByRole('heading', { name: 'For programs' }).click();
  await page.getByRole('switch', { name: 'I play by a program' }).click();
  await expect(page.getByRole('switch', { name: 'I play by a program' })).toBeChecked();
  for (const name of ['requests (OpenAPI)', 'messages (JSON Schema)']) {
    const document = await page.request.get((await page.getByRole('link', { name }).getAttribute('href'))!);
    expect(document.headers()['content-type'], name).toContain('application/json');
  }
  await page.getByLabel('Address (Own webhook)').fill('http://127.0.0.1/hook');
  await page.getByRole('button', { name: 'Add Own webhook' }).click();
  await expect(page.getByText('Nothing can be sent to this address.')).toBeVisible();
  await page.getByLabel('Address (Own webhook)').fill('https://hook.invalid/turn');
  await page.getByRole('button', { name: 'Add Own webhook' }).click();
  await expect(page.getByLabel(/^Secret for the signature/)).toHaveValue(/^\w{16,}/);
  const channels = page.getByRole('list', { name: 'Ways' });
  await channels.getByRole('button', { name: /^Test/ }).click();
  await expect(channels.getByText('It did not work last time')).toBeVisible();
  await channels.getByRole('switch', { name: 'Own webhook' }).click();
  await expect(channels.getByRole('switch', { name: 'Own webhook' })).not.toBeChecked();
  await channels.getByRole('button', { name: /^Remove/ }).click();
  await expect(channels).toHaveCount(0);

  await page.getByLabel('What is it for?').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByLabel(/^The token “my bot”/)).toHaveValue(/^wr_/);
  await page.getByRole('button', { name: 'Revoke my bot' }).click();
  await expect(page.getByRole('button', { name: 'Revoke my bot' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete my identity' }).click();
  await expect(page.getByRole('button', { name: 'Delete for ever' })).toBeDisabled();
  await page.getByLabel(/^Type your name/).fill('Ivo the Bold');
  await page.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(page.getByRole('heading', { name: 'You have not come in yet' })).toBeVisible();
});

test('the set-up of the day starts once and can be continued', async ({ page }) => {
  await page.goto('#/online');
  await page.getByRole('button', { name: 'Play it' }).click();
  await enterName(page, 'Jana');
  await expect.poll(() => page.evaluate(() => window.location.hash)).toMatch(/^#\/table\//);
  const table = await page.evaluate(() => window.location.hash);
  await page.goto('#/online');
  const daily = page.getByRole('region', { name: 'Set-up of the day' });
  await expect(daily.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', table);
  const mine = page.getByRole('region', { name: 'My tables' }).getByRole('article', { name: /^Set-up of/ });
  await expect(mine).toBeVisible();
  // A bot may begin.
  await expect(mine.getByText('Your turn')).toBeVisible({ timeout: 60_000 });
  await page.goto('#/');
  await expect(page.getByRole('link', { name: /^Play with others.*1 table waits for you/ })).toBeVisible();

  // After resigning there is nothing to continue.
  await page.goto(table);
  await page.getByRole('tab', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByText('You are watching.')).toBeVisible();
  await page.goto('#/online');
  await expect(daily.getByRole('link', { name: 'Look at my game' })).toHaveAttribute('href', table);
});

test('the lobby shows changes of a table at once', async ({ page, newVisitor }) => {
  await createLiveTable(page, 'Kai');
  const link = await createInvitation(page);
  await page.goto('#/online');
  const card = page.getByRole('article', { name: 'Kai’s table' });
  await expect(card).toContainText('2 free seats');
  const other = await newVisitor();
  await other.goto(link);
  await enterName(other, 'Lena');
  await expect(card).toContainText('1 free seat');
});

test('without a server the online pages show an error, and local games work', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('#/online');
  await expect(page.getByRole('heading', { name: 'The site does not answer' })).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Free seats' })).toBeVisible();

  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: 'Not here.' }));
  await page.goto('#/');
  await page.reload();
  await page.getByRole('link', { name: 'Play with others' }).click();
  await expect(page.getByRole('heading', { name: 'There are no online tables here' })).toBeVisible();
  await page.getByRole('link', { name: 'Play on this device' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('tab', { name: 'Log' })).toBeVisible();
});

/** Visits every screen around online tables. */
async function tour(page: Page, name: string, visit: (name: string) => Promise<void>): Promise<void> {
  const shows = (heading: string) => page.getByRole('heading', { name: heading }).first().waitFor();
  await page.goto('#/account');
  await shows('I have been here before');
  await visit('account-nobody');
  await page.goto('#/online');
  await shows('Free seats');
  await visit('lobby-empty');
  await page.getByRole('button', { name: 'Live table for three' }).click();
  await visit('come-in');
  await enterName(page, name);
  await seat(page, 1).waitFor();
  await createInvitation(page);
  await visit('waiting-room');
  await page.goto('#/join/wrongwrongwrong');
  await page.getByRole('alert').waitFor();
  await visit('join');
  await page.goto('#/create');
  await page.getByRole('radio', { name: 'Other', exact: true }).check();
  await visit('create');
  await page.goto('#/online');
  await page.getByRole('article', { name: `${name}’s table` }).waitFor();
  await visit('lobby');
  await page.goto('#/account');
  await shows('For programs');
  await page.getByRole('button', { name: 'Delete my identity' }).click();
  await visit('account');
  await page.getByRole('heading', { name: 'For programs' }).click();
  await page.getByLabel('What is it for?').fill('my bot');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await page.getByLabel(/^The token “my bot”/).waitFor();
  await page.getByRole('heading', { name: 'For programs' }).scrollIntoViewIfNeeded();
  await visit('account-programs');
  await page.getByRole('link', { name: 'My statistics' }).click();
  await shows(name);
  await visit('player');
  await page.goto('#/site');
  await shows('By game');
  await visit('site');
}

const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [place, use] of [
  ['desk', desktop],
  ['phone', phone],
] as const) {
  test.describe(place, () => {
    test.use(use);

    test('the screens around online tables fit and are accessible', async ({ page }) => {
      // Desktop browsers copy links instead of sharing them.
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await tour(page, place === 'desk' ? 'Mona' : 'Nils', (name) => checkScreen(page, place, `online-${name}`));
    });
  });
}
