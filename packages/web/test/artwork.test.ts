/** The pictures of the chart and the icons are committed; `npm run artwork` draws them again. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('the committed pictures are drawn from their present sources', () => {
  const script = fileURLToPath(new URL('../scripts/artwork.mjs', import.meta.url));
  const { stderr } = spawnSync(process.execPath, [script, '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
});
