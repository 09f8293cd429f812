/** All texts of the user interface of this language, part by part. */
import { seats } from './seats.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const ui = { ...seats, ...start, ...table };
