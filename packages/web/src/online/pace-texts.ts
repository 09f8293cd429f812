/** Describes the pace of a table: a line for lists, and an explanation. */
import { hasClock, isCorrespondence, type Pace } from '@windrose/protocol';
import { localeOf } from '../start/relative-time.ts';
import { texts } from '../texts/current.svelte.ts';
import { pageText } from '../texts/page-text.ts';
import { choiceOf, duration } from './pace.ts';

/** Returns a line such as `Live · 15 min + 45 sec a move`. */
export function paceLine(pace: Pace): string {
  const choice = choiceOf(pace);
  if (choice === 'none') return pageText('pace.none');
  const locale = localeOf(texts.language);
  const [game, move] = [duration(pace.game, locale), duration(pace.move, locale)];
  const numbers = () => {
    if (pace.move === 0) return pageText('pace.game', { game });
    return pace.game === 0 ? pageText('pace.move', { move }) : pageText('pace.both', { game, move });
  };
  return choice === 'custom' ? numbers() : `${pageText(`pace.${choice}`)} · ${numbers()}`;
}

/** Returns a few sentences. */
export function paceExplanation(pace: Pace): string {
  if (!hasClock(pace)) return pageText('pace.none.about');
  const long = (seconds: number) => duration(seconds, localeOf(texts.language), 'long');
  const { game, move, cap, away } = pace;
  const sentences = [
    pageText('pace.about', { game: long(game), move: long(move), cap: long(cap) }),
    pageText('pace.about.bot'),
  ];
  if (away > 0) sentences.push(pageText('pace.about.away', { away: long(away) }));
  if (isCorrespondence(pace)) sentences.push(pageText('pace.about.night'));
  return sentences.join(' ');
}
