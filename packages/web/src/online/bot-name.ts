/** Names bots of online tables by their level, the player they replace, or their mark. */
import { MARKS } from '../start/seat-plans.ts';
import { levelName } from '../start/titles.ts';
import { pageText } from '../texts/page-text.ts';

interface Bot {
  readonly level: number;
  readonly colour: number;
  /** The name of the player whom it replaces. */
  readonly substitutes: string | null;
  /** Whether no other bot of the table has its level. */
  readonly isOnlyOne: boolean;
}

export function botName({ level, colour, substitutes, isOnlyOne }: Bot): string {
  const name = levelName(level);
  if (substitutes !== null) return pageText('players.substitute', { bot: name, name: substitutes });
  return isOnlyOne ? name : `${name} ${MARKS[colour]}`;
}
