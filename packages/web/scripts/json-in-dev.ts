/**
 * While the client is worked on, data are served to the browser as scripts: what is fetched later must not say that it is JSON.
 * The bundler of a build sees to that by itself.
 */
import type { Plugin } from 'vite';

const SAYS_JSON = /,\s*\{\s*with:\s*\{\s*type:\s*'json'\s*\}\s*\}/g;

export const jsonInDev: Plugin = {
  name: 'json-in-dev',
  apply: 'serve',
  enforce: 'pre',
  transform: (code) => ({ code: code.replace(SAYS_JSON, ''), map: null }),
};
