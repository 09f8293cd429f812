/** Finds scripts of the built client by a text that only they contain. */
import { readdirSync, readFileSync } from 'node:fs';

const ASSETS = new URL('../../../dist/assets/', import.meta.url);

export function scriptWith(text: string): string {
  const scripts = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  return scripts.find((name) => readFileSync(new URL(name, ASSETS), 'utf8').includes(text))!;
}
