/** The values for the prompts of the game with neutral colours. */
import type { PromptValues } from '../../prompt-values.ts';
import { neutralOf } from '../neutral/colour.ts';

const neutral: PromptValues['neutral-ship'] = (game, seat, { who }) => ({ neutral: who(neutralOf(game, seat)) });

export const prompts: PromptValues = { 'neutral-ship': neutral, 'neutral-occupy': neutral };
