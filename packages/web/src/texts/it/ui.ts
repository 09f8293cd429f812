/** All texts of the user interface of this language, part by part. */
import { ui as account } from './account.ts';
import { ui as atTable } from './at-table.ts';
import { ui as brief } from './brief.ts';
import { ui as common } from './common.ts';
import { ui as end } from './end.ts';
import { ui as online } from './online.ts';
import { ui as onlineTable } from './online-table.ts';
import { ui as opponent } from './opponent.ts';
import { pages } from './pages.ts';
import { ui as pieces } from './pieces.ts';
import { ui as reference } from './reference.ts';
import { ui as replay } from './replay.ts';
import { ui as settings } from './settings.ts';
import { ui as start } from './start.ts';

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
  ...replay,
  ...account,
};
