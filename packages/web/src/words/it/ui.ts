/** All texts of the user interface of this language, part by part. */
import { account } from './account.ts';
import { atTable } from './at-table.ts';
import { end } from './end.ts';
import { online } from './online.ts';
import { onlineTable } from './online-table.ts';
import { pages } from './pages.ts';
import { reference } from './reference.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';

export const ui = {
  ...pages,
  ...atTable,
  ...reference,
  ...end,
  ...settings,
  ...start,
  ...online,
  ...onlineTable,
  ...account,
};
