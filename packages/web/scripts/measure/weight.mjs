// What the browser fetches of scripts, from opening the address of a game to its first decision, and then with the first moves,
// compressed with brotli.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { newPage, savedGameAfter, waitForDecision } from './games.mjs';

const assets = path.join(import.meta.dirname, '../../dist/assets');
const isWorker = (name) => name.startsWith('bots.worker');
const sum = (names) =>
  names.reduce((bytes, name) => bytes + brotliCompressSync(readFileSync(path.join(assets, name))).length, 0);

/** Every script that one can lead to. A page leads to the worker, but what the worker fetches is the worker's. */
function reachable(start) {
  const all = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const found = new Set([start]);
  for (const name of found) {
    const code = readFileSync(path.join(assets, name), 'utf8');
    for (const other of all) if (!isWorker(other) && code.includes(other)) found.add(other);
  }
  return found;
}

/** Scripts of the page and of the worker, in bytes. */
async function scriptsOf(chrome, address, game) {
  const page = await newPage(chrome, game, { speed: 'instant', confirm: 'never' });
  const seen = new Set();
  page.on('response', (response) => {
    const name = path.posix.basename(new URL(response.url()).pathname);
    if (name.endsWith('.js') && response.url().includes('/assets/')) seen.add(name);
  });
  await page.goto(`${address}#/game/${game.id}`);
  await waitForDecision(page);
  await page.waitForLoadState('networkidle');
  const first = [...seen];
  // Some decisions of a person, with what bots answer.
  for (let move = 0; move < 4; move++) {
    await waitForDecision(page);
    await page.locator('.prompt .choices button').first().click();
  }
  await waitForDecision(page);
  await page.context().close();
  const worker = [...seen].find(isWorker);
  const ofWorker = worker === undefined ? new Set() : reachable(worker);
  const entry = /assets\/(index-[^"]+\.js)/.exec(readFileSync(path.join(assets, '../index.html'), 'utf8'))[1];
  const ofPage = reachable(entry);
  return {
    page: sum(first.filter((name) => ofPage.has(name))),
    moved: sum([...seen].filter((name) => ofPage.has(name))),
    worker: sum([...seen].filter((name) => ofWorker.has(name))),
  };
}

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

export async function weight(chrome, address) {
  const games = [
    ['Classic', savedGameAfter(0, 4)],
    ['Age of Sail with exploits', savedGameAfter(0, 4, '--edition', 'age-of-sail', '--exploits', 'drawn')],
    [
      'the Silent Fleet with exploits',
      savedGameAfter(0, 2, '--edition', 'age-of-sail', '--mode', 'silent-fleet', '--exploits', 'drawn'),
    ],
    ['Solitaire', savedGameAfter(0, 1, '--mode', 'solitaire')],
  ];
  const rows = [];
  for (const [title, game] of games) {
    const { page, moved, worker } = await scriptsOf(chrome, address, game);
    rows.push([`JavaScript of the game page, ${title}`, kilobytes(page), '≤ 150 kB', page <= 150_000]);
    rows.push(['… with what the first moves fetch', kilobytes(moved), '', true]);
    if (worker > 0) rows.push([`… of the bots’ worker, ${title}`, kilobytes(worker), '≤ 66 kB', worker <= 66_000]);
  }
  return rows;
}
