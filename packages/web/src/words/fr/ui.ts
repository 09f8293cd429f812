/** All texts of the user interface of this language, part by part. */

import { common } from './common.ts';
import { desk } from './desk.ts';
import { end } from './end.ts';
import { reference } from './reference.ts';
import { seats } from './seats.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const ui = { ...table, ...reference, ...end, ...seats, ...start, ...desk, ...common };
