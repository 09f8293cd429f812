/** A part of the log of two fixed games in every language, kept beside this file, so that every change of wording is seen. */
import type { GameEvent } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { playToEnd } from '../../../engine/test/support/lively-games.ts';
import { KINDS } from './support/games.ts';
import { VOICES } from './support/voices.ts';

/** Which sentences of each game are kept: some rounds after the set-up. */
const FROM = 60;
const TO = 110;

const GAMES = ['classic classic solitaire 1', 'age-of-sail a standard 2 spice-trade'].map((name) => {
  const record = KINDS.find((kind) => kind.name.startsWith(name))!.begin('log');
  return { game: record.game, events: playToEnd(record, 'log') };
});

/** Events whose sentence says what they bring. */
const EXPLICIT: ReadonlySet<GameEvent['event']> = new Set(['extra-actions-granted', 'token-taken']);

/** Whether a gain stands beside the sentence: not for discs on the board, which the sentence is about. */
const isOwn = (event: GameEvent): event is Extract<GameEvent, { seat: number }> =>
  event.seat !== null && (!('colour' in event) || 'link' in event) && !EXPLICIT.has(event.event);

describe('the log', () => {
  it.each(VOICES)('in $language reads as ever', async ({ language, speech }) => {
    const logs = GAMES.map(({ game, events }) => {
      const names = (colour: number) => speech.colour(game, colour);
      const lineOf = (event: GameEvent) => {
        const sentence = speech.event(game, event, names);
        const gain = isOwn(event) ? speech.gain(game, event, event.seat, names) : null;
        return sentence === null ? [] : [gain === null ? sentence : `${sentence} [${gain}]`];
      };
      return events.flatMap(lineOf).slice(FROM, TO).join('\n');
    });
    await expect(`${logs.join('\n\n')}\n`).toMatchFileSnapshot(`golden/log.${language}.txt`);
  });
});
