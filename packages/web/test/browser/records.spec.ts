/** Records as files: saved, opened, and refused with a reason and a line if they were changed. */
import { readFile } from 'node:fs/promises';
import { newGame } from './support/new-game.ts';
import { expect, test } from './support/test.ts';

test('a record is saved, opened, and refused after changes', async ({ page }) => {
  const table = await newGame(page, { players: 3, seed: 'record' });
  await table.play(({ phase, state }) => state === 'choose' && phase === 'Action');
  const saved = await table.moves();
  await page.goto('#/');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save file' }).click(),
  ]);
  const record = await readFile(await download.path(), 'utf8');
  expect(record).toBe(saved);

  const open = (name: string, text: string) =>
    page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  const alert = page.getByRole('alert');

  const lines = record.split('\n');
  const first = lines.indexOf('moves') + 1;
  await open('wrong.txt', lines.with(first, 'build palace-of-nowhere').join('\n'));
  await expect(alert).toContainText('“wrong.txt” cannot be opened');
  await expect(alert).toContainText('There is no such move in this edition.');
  await expect(alert).toContainText(`Line ${first + 1}: build palace-of-nowhere`);
  await alert.getByRole('button', { name: 'Close' }).click();

  await open('illegal.txt', lines.with(first + 1, 'pass').join('\n'));
  await expect(alert).toContainText('This move is not allowed at that point of the game.');
  await expect(alert).toContainText(`Line ${first + 2}: pass`);
  await open('holiday.txt', 'Dear all, the weather is fine.');
  await expect(alert).toContainText('This file is not the record of a Windrose game.');

  await open('game.txt', record);
  await expect(page.getByText('“game.txt” is ready')).toBeVisible();
  await page.getByRole('button', { name: 'To the table' }).click();
  await table.decision();
  expect(await table.moves()).toBe(saved);
  await page.goto('#/');
  await expect(page.getByRole('article')).toHaveCount(2);
});
