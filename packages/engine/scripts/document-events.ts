/** `npm run events`: writes docs/events.md from the types of the events. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eventsDocument } from '../test/support/events-document.ts';

writeFileSync(fileURLToPath(new URL('../../../docs/events.md', import.meta.url)), eventsDocument());
