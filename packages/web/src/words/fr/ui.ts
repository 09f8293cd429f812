/** All texts of the user interface of this language, part by part. */
import { table } from './table.ts';
import { reference } from './reference.ts';
import { end } from './end.ts';
import { seats } from './seats.ts';
import { start } from './start.ts';
import { desk } from './desk.ts';

export const ui = { ...table, ...reference, ...end, ...seats, ...start, ...desk };
