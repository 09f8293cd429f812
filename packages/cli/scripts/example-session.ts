/** Updates the answers of the example session in docs/protocol.md after an intended change. */
import { writeFileSync } from 'node:fs';
import { DOCUMENT, documentWith, exampleSession } from '../test/support/example-session.ts';
import { windrose } from '../test/support/terminal.ts';

const { requests } = exampleSession();
const { output } = await windrose(['engine'], { input: `${requests.join('\n')}\n` });
writeFileSync(DOCUMENT, documentWith(output.trimEnd().split('\n')));
