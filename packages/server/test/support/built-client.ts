/** Creates a folder that stands for the built client. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Returns a folder of files like those of Vite. */
export function builtClient(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'windrose-client-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>Windrose</title>');
  writeFileSync(path.join(folder, 'assets/index-abc123.js'), 'plain');
  writeFileSync(path.join(folder, 'assets/index-abc123.js.br'), 'brotli');
  writeFileSync(path.join(folder, 'sw.js'), 'worker');
  mkdirSync(path.join(folder, 'docs'));
  writeFileSync(path.join(folder, 'docs/index.html'), '<!doctype html><title>Documentation</title>');
  mkdirSync(path.join(folder, 'embed'));
  writeFileSync(path.join(folder, 'embed/windrose-game.en.js'), 'viewer');
  return folder;
}
