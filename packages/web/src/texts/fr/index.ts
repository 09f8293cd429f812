/** French: the texts of the user interface, and those of the narration. */
import { account } from './account.ts';
import { brief } from './brief.ts';
import { common } from './common.ts';
import { end } from './end.ts';
import { online } from './online.ts';
import { onlineTable } from './online-table.ts';
import { opposition } from './opposition.ts';
import { pageNames } from './page-names.ts';
import { pieces } from './pieces.ts';
import { reference } from './reference.ts';
import { refused } from './refused.ts';
import { replay } from './replay.ts';
import { seats } from './seats.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';
import { table } from './table.ts';
import { trouble } from './trouble.ts';

export { texts as narration } from '@windrose/narration/fr/index.ts';

export const ui = {
  ...account,
  ...brief,
  ...common,
  ...end,
  ...online,
  ...onlineTable,
  ...opposition,
  ...pageNames,
  ...pieces,
  ...reference,
  ...refused,
  ...replay,
  ...seats,
  ...settings,
  ...start,
  ...table,
  ...trouble,
};
