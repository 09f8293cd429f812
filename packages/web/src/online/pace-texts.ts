/** Describes the pace of a table: a line for lists, and an explanation. */
import { hasClock, isCorrespondence, type Pace } from '@windrose/protocol';
import { localeOf } from '../start/relative-time.ts';
import { texts } from '../texts/current.svelte.ts';
import { choiceOf, duration } from './pace.ts';

/** Returns a line such as `Live · 15 min + 45 sec a move`. */
export function paceLine(pace: Pace): string {
  const choice = choiceOf(pace);
  if (choice === 'none') return texts.ui('pace.none');
  const locale = localeOf(texts.language);
  const [game, move] = [duration(pace.game, locale), duration(pace.move, locale)];
  const numbers = () => {
    if (pace.move === 0) return texts.ui('pace.game', { game });
    return pace.game === 0 ? texts.ui('pace.move', { move }) : texts.ui('pace.both', { game, move });
  };
  return choice === 'custom' ? numbers() : `${texts.ui(`pace.${choice}`)} · ${numbers()}`;
}

/** Returns a few sentences. */
export function paceExplanation(pace: Pace): string {
  if (!hasClock(pace)) return texts.ui('pace.none.about');
  const long = (seconds: number) => duration(seconds, localeOf(texts.language), 'long');
  const { game, move, cap, away } = pace;
  const sentences = [
    texts.ui('pace.about', { game: long(game), move: long(move), cap: long(cap) }),
    texts.ui('pace.about.bot'),
  ];
  if (away > 0) sentences.push(texts.ui('pace.about.away', { away: long(away) }));
  if (isCorrespondence(pace)) sentences.push(texts.ui('pace.about.night'));
  return sentences.join(' ');
}
