/** Updates the tables of docs/moves.md from the source; a question mark marks a text that is still to be written. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { OPEN, read, withTables } from '../test/support/moves-document.ts';

const PATH = 'docs/moves.md';
const document = withTables(read(PATH));
writeFileSync(fileURLToPath(new URL(`../../../${PATH}`, import.meta.url)), document);
const open = document.split('\n').filter((line) => line.includes(`| ${OPEN} |`));
for (const line of open) console.log(`Nothing is written about: ${line}`);
process.exitCode = open.length > 0 ? 1 : 0;
