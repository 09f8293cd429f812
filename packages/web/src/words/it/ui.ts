/** All texts of the user interface of this language, part by part. */
import { end } from './end.ts';
import { reference } from './reference.ts';
import { seats } from './seats.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const ui = { ...end, ...reference, ...seats, ...start, ...table };
