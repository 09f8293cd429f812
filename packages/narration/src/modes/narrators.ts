/** Composes what the narrators of modes can say besides events, moves, prompts and refusals. */
import type { Lexicon } from '../lexicon.ts';
import { type OppositionNarrator, oppositionNarrator } from './solitaire/narrator.ts';

export type ModeNarrator = OppositionNarrator;

export function modeNarrator(words: Lexicon): ModeNarrator {
  return oppositionNarrator(words);
}
