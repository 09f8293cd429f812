/** What editions, modes, boards, options and exploits are called, in the language of the reader. */
import { texts } from '../texts/current.svelte.ts';
import type { RecordHead } from './record-head.ts';

type Prefix = 'edition' | 'mode' | 'board' | 'option' | 'exploit' | 'area' | 'level' | 'colour';

/** The text for an id of the engine, or the id itself if a file names something that we do not know. */
export function titleOf(prefix: Prefix, id: string | number): string {
  return textOf(`start.${prefix}.${id}`) ?? String(id);
}

/** `2 · Trader – fair`: a level of bots where one is chosen, so that it is plain which is stronger. */
export function levelTitle(level: number): string {
  return texts.ui('seat.level', { level, title: titleOf('level', level), about: aboutOf('level', level) });
}

/** The sentence that explains it. */
export function aboutOf(prefix: Prefix, id: string | number): string {
  return textOf(`start.${prefix}.${id}.about`) ?? '';
}

/** What a value of an option is called. */
export function valueTitle(option: string, value: string): string {
  return textOf(`start.option.${option}.${value}`) ?? value;
}

/** `Age of Sail · Side B · The Silent Fleet`, without what goes without saying. */
export function gameTitle({ edition, mode, board }: Pick<RecordHead, 'edition' | 'mode' | 'board'>): string {
  const parts = [titleOf('edition', edition)];
  if (board !== null) parts.push(titleOf('board', board));
  if (mode !== 'standard') parts.push(titleOf('mode', mode));
  return parts.join(' · ');
}

function textOf(key: string): string | null {
  return texts.knows(key) ? texts.ui(key as 'start.edition.classic') : null;
}
