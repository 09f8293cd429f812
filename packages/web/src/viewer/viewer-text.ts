/** The texts of the viewer in the language of the script. */
import { makeSay, type Say } from '@windrose/narration/templates.ts';
import type { viewer as en } from '../texts/en/viewer.ts';
import { language, narration, viewer } from './language.ts';

export const viewerText: Say<typeof en> = makeSay<typeof en>(language, viewer, narration.grammar.polish);
