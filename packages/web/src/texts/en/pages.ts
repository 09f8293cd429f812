/** English: the texts of pages other than a game's, and the guide to games. */
import { account } from './account.ts';
import { brief } from './brief.ts';
import { online } from './online.ts';
import { onlineTable } from './online-table.ts';
import { refused } from './refused.ts';
import { replay } from './replay.ts';
import { rulesPage } from './rules-page.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';

export { guide } from '@windrose/narration/en/guide.ts';

export const pages = {
  ...account,
  ...brief,
  ...online,
  ...onlineTable,
  ...refused,
  ...replay,
  ...rulesPage,
  ...settings,
  ...start,
};
