/** All texts of the user interface of this language, part by part. */
import { account } from './account.ts';
import { atTable } from './at-table.ts';
import { brief } from './brief.ts';
import { common } from './common.ts';
import { end } from './end.ts';
import { online } from './online.ts';
import { onlineTable } from './online-table.ts';
import { opponent } from './opponent.ts';
import { pages } from './pages.ts';
import { pieces } from './pieces.ts';
import { reference } from './reference.ts';
import { settings } from './settings.ts';
import { start } from './start.ts';

export const ui = {
  ...pages,
  ...atTable,
  ...common,
  ...opponent,
  ...pieces,
  ...reference,
  ...brief,
  ...end,
  ...settings,
  ...start,
  ...online,
  ...onlineTable,
  ...account,
};
