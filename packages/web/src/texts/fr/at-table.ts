/** Texts of the user interface at the table, in French. */
import { desk } from './desk.ts';
import { seats } from './seats.ts';
import { table } from './table.ts';

export const ui = { ...table, ...seats, ...desk };
