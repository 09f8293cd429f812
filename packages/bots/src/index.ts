/** Bots with all weights at hand: everything that other packages may use. */
import './weights/index.ts';

export * from './core.ts';
