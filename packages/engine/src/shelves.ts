/** Registration functions for parts of the engine that are loaded on demand (`parts.ts`). */
export { addExploits } from './edition/exploits.ts';
export { addEdition, edition } from './edition/shelf.ts';
export { addExploitCode } from './exploits/shelf.ts';
export { addModes } from './modes/registry.ts';
export { addStatedSetups } from './record/shelf.ts';
