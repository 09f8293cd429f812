/** Entry point of the package: the complete rules engine, with every edition, mode and exploit registered. */
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
