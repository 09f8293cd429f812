/** Names of games, levels of bots and colours of seats in the language of the user. */
import { texts } from '../texts/current.svelte.ts';
import { pageText } from '../texts/page-text.ts';
import type { RecordHead } from './record-head.ts';
import type { COLOURS, LEVELS } from './seat-plans.ts';

type Level = (typeof LEVELS)[number];
type Colour = (typeof COLOURS)[number];

export function levelName(level: number): string {
  return pageText(`start.level.${level as Level}`);
}

/** Returns `2 · Trader – fair`, for lists in which a level is chosen. */
export function levelTitle(level: number): string {
  const about = pageText(`start.level.${level as Level}.about`);
  return pageText('seat.level', { level, title: levelName(level), about });
}

export function colourName(colour: number): string {
  return pageText(`start.colour.${colour as Colour}`);
}

/** Returns `Age of Sail · Side B · The Silent Fleet`. The standard mode and the only board of an edition are not named. */
export function gameTitle({ edition, mode, board }: Pick<RecordHead, 'edition' | 'mode' | 'board'>): string {
  const { narrator } = texts;
  const parts = [narrator.edition(edition)];
  if (board !== null) parts.push(narrator.board(board));
  if (mode !== 'standard') parts.push(narrator.mode(mode).title);
  return parts.join(' · ');
}
