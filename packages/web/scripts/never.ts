/**
 * What Svelte can do and this client never asks for: to take over a page that a server drew, to run components of older versions
 * or asynchronous ones. Its flags for that become constants, so that the bundler leaves out what stands behind them.
 */
import type { Plugin } from 'vite';

const FLAGS: Readonly<Record<string, readonly string[]>> = {
  'svelte/src/internal/flags/index.js': ['async_mode_flag', 'legacy_mode_flag', 'tracing_mode_flag'],
  'svelte/src/internal/client/dom/hydration.js': ['hydrating'],
};

/** The flag is never set, and who sets it nevertheless is told. */
function fixed(code: string, flag: string): string {
  const declaration = `export let ${flag} = false;`;
  if (!code.includes(declaration)) throw new Error(`Svelte has no flag ${flag} any more.`);
  return code
    .replace(declaration, `export const ${flag} = false;`)
    .replace(new RegExp(`^\\t${flag} = .*;$`, 'gm'), `\tthrow new Error('${flag}');`);
}

export const never: Plugin = {
  name: 'never',
  apply: 'build',
  transform(code, id) {
    const file = Object.keys(FLAGS).find((name) => id.endsWith(name));
    return file === undefined ? null : { code: FLAGS[file].reduce(fixed, code), map: null };
  },
};
