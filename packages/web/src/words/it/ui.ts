/** All texts of the user interface of this language, part by part. */
import { table } from './table.ts';

export const ui = { ...table };
