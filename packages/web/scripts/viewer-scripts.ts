/**
 * Makes one script of the viewer for each language: the components are built once, and the texts of each language are put before
 * them. The styles become a string in the script.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language } from '../../narration/src/languages.ts';

const WEB = path.resolve(import.meta.dirname, '..');
const IMAGES = path.join(WEB, 'public/chart');
const TEXTS = path.join(WEB, 'src/viewer/language.ts');
const GLOBAL = 'windroseTexts';

/** Returns a script that defines the texts of a language as a variable. */
async function textsOf(language: Language): Promise<string> {
  const bundle = await rolldown({
    input: TEXTS,
    plugins: [
      {
        name: 'other-language',
        transform: (code, id) =>
          id === TEXTS ? code.replaceAll('/en/', `/${language}/`).replace("'en'", `'${language}'`) : null,
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', name: GLOBAL, minify: true });
  await bundle.close();
  return output[0].code;
}

const REM = /(?<![\w.#-])(\d*\.?\d+)rem\b/g;

/** A rem is the size of the text of the page around the viewer. Its own is --size, which conditions cannot contain. */
function withOwnSize(css: string): string {
  return css
    .replace(/@[^{;]+\{/g, (condition) => condition.replace(REM, (_, size: string) => `${Number(size) * 16}px`))
    .replace(REM, 'calc($1*var(--size))');
}

export const oneScriptPerLanguage: Plugin = {
  name: 'one-script-per-language',
  enforce: 'post',
  config: () => ({
    build: {
      rolldownOptions: { external: [TEXTS], output: { globals: { [TEXTS]: GLOBAL } } },
    },
  }),
  async generateBundle(_, bundle) {
    const files = Object.values(bundle);
    const script = files.find((file) => file.type === 'chunk')!;
    const styles = files.find((file) => file.type === 'asset' && file.fileName.endsWith('.css'))!;
    if (script.type !== 'chunk' || styles.type !== 'asset') throw new Error('The viewer has no script or no styles.');
    const css = JSON.stringify(withOwnSize(String(styles.source)));
    const code = script.code.replace('VIEWER_STYLES', () => css);
    for (const file of files) delete bundle[file.fileName];
    for (const language of LANGUAGES) {
      const source = `(()=>{${await textsOf(language)}${code}})();\n`;
      this.emitFile({ type: 'asset', fileName: `windrose-game.${language}.js`, source });
    }
    for (const name of readdirSync(IMAGES)) {
      this.emitFile({ type: 'asset', fileName: `chart/${name}`, source: readFileSync(path.join(IMAGES, name)) });
    }
  },
};
