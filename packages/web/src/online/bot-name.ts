/** What bots at a table are called: by their level, and after whom they play for; those alike, by their mark too. */
import { MARKS } from '../start/seat-plans.ts';
import { levelName } from '../start/titles.ts';
import { texts } from '../texts/current.svelte.ts';

interface Bot {
  readonly level: number;
  readonly colour: number;
  /** For whom it plays to the end. */
  readonly playsFor: string | null;
  /** No other bot at the table has its level. */
  readonly isAlone: boolean;
}

export function botName({ level, colour, playsFor, isAlone }: Bot): string {
  const title = levelName(level);
  if (playsFor !== null) return texts.ui('players.substitute', { bot: title, name: playsFor });
  return isAlone ? title : `${title} ${MARKS[colour]}`;
}
