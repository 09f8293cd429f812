/** The titles and summaries of modes and of their options, as texts of the user interface. */
import type { Language } from '@windrose/narration/languages.ts';
import { modeDescriptions, modeTexts } from '@windrose/narration/modes/index.ts';

export function textsOfModes(language: Language): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [id, { title, summary }] of Object.entries(modeDescriptions(language))) {
    texts[`start.mode.${id}`] = title;
    texts[`start.mode.${id}.about`] = summary;
  }
  for (const [name, { title, about, values }] of Object.entries(modeTexts(language, 'options'))) {
    texts[`start.option.${name}`] = title;
    texts[`start.option.${name}.about`] = about;
    for (const [value, called] of Object.entries(values)) texts[`start.option.${name}.${value}`] = called;
  }
  return texts;
}
