/** French: the texts of a game's page and of the controls that all pages share, and those of the narration. */
import { common } from './common.ts';
import { end } from './end.ts';
import { opposition } from './opposition.ts';
import { pageNames } from './page-names.ts';
import { pieces } from './pieces.ts';
import { preferences } from './preferences.ts';
import { reference } from './reference.ts';
import { seats } from './seats.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';

export { texts as narration } from '@windrose/narration/fr/index.ts';

export const ui = {
  ...common,
  ...end,
  ...opposition,
  ...pageNames,
  ...pieces,
  ...preferences,
  ...reference,
  ...seats,
  ...table,
  ...trouble,
};
