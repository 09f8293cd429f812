/** The rules engine of Windrose, all of it at hand: everything that other packages may use. */
import { exploitCode } from './exploits/index.ts';
import { addExploitCode } from './exploits/shelf.ts';
import './modes/index.ts';
import { addStatedSetups } from './record/shelf.ts';
import { statedSetup } from './record/stated-setup.ts';

addExploitCode(exploitCode);
addStatedSetups(statedSetup);

export * from './core.ts';
export { loadEdition } from './edition/edition.ts';
export { EXPLOIT_TEXTS } from './edition/exploit-texts.ts';
