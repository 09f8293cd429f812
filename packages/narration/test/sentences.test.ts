/** Sentences for every event, move, decision and refusal of every edition and mode, in all languages: never with a gap. */
import { type Game, type GameEvent, legalMoves, pending, type Refusal, whyNot, writeRecord } from '@windrose/engine';
import type { Names, Narrator } from '@windrose/narration/narrator.ts';
import { describe, expect, it } from 'vitest';
import { FRAME_SIZE } from '../../../engine/src/game/state.ts';
import { playToEnd } from '../../../engine/test/support/lively-games.ts';
import { PARTS_OF, partsOfGame } from '../../src/start/parts-of.ts';
import { headOf } from '../../src/start/record-head.ts';
import { documented } from './support/documented.ts';
import { KINDS, type Kind } from './support/games.ts';
import { RARE_EVENTS, RARE_REFUSALS } from './support/rare.ts';
import { Suspects } from './support/suspects.ts';
import { VOICES, type Voices, voicesWith } from './support/voices.ts';

/** Games of each kind. */
const GAMES = 7;
/** One position of so many is examined move by move, and one move of so many is tried whether it is legal or not. */
const MOVES_EVERY = 13;
const REFUSALS_EVERY = 97;

const SENTENCE = /^(\p{Lu}|\d|ana).*[.?]$/u;
/** Said behind a colon. */
const REASON = /^\p{L}.*\.$/u;
const LABEL = /^\p{Lu}.*[^.]$/u;
const SHORT = /^.{2,90}[^.]$/u;

const seen = new Set<string>();
const refused = new Set<string>();

/** A player whose name begins with a small letter, and the colours as each language calls them. */
function namesIn(speech: Narrator, game: Game): Names {
  return (colour) => (colour === 0 ? 'ana' : speech.colour(game, colour));
}

/** Looks at what is said in every language, once for everything that would be said alike. */
class Examination {
  readonly suspects = new Suspects();
  private readonly said = new Set<string>();
  private readonly voices: Voices;

  constructor(voices: Voices) {
    this.voices = voices;
  }

  /** Whether nothing like this has been looked at. */
  private isNew(about: unknown): boolean {
    const before = this.said.size;
    return this.said.add(JSON.stringify(about)).size > before;
  }

  private hear(game: Game, shape: RegExp, say: (speech: Narrator, names: Names) => string | null): void {
    for (const { speech } of this.voices) {
      const text = say(speech, namesIn(speech, game));
      if (text !== null) this.suspects.look(text, shape);
    }
  }

  look(about: unknown, game: Game, shape: RegExp, say: (speech: Narrator, names: Names) => string | null): void {
    if (this.isNew(about)) this.hear(game, shape, say);
  }

  event(game: Game, event: GameEvent): void {
    if (!this.isNew({ ...event, seq: 0, round: 0, actor: 0 })) return;
    this.hear(game, SENTENCE, (speech, names) => speech.event(game, event, names));
    const said = Object.values(event).filter((value): value is string => typeof value === 'string');
    for (let seat = 0; seat < game.state.seats; seat++) {
      this.hear(game, SHORT, (speech, names) => speech.gain(game, event, seat, names));
      this.hear(game, SHORT, (speech, names) => speech.gain(game, event, seat, names, said));
    }
    if (event.event === 'opposition-planned') this.plan(game, event);
  }

  /** Why the Opposition does something, part by part. */
  private plan(game: Game, event: Extract<GameEvent, { event: 'opposition-planned' }>): void {
    const PARTS = 4 + event.ties.length;
    for (let part = 0; part < PARTS; part++) {
      this.hear(game, SENTENCE, (speech, names) => {
        const { action, skipped, candidates, choice, ties } = speech.reasoning(game, event, names);
        return [action, skipped, candidates, choice, ...ties][part];
      });
    }
  }

  refusal(game: Game, refusal: Refusal): void {
    this.look(refusal, game, REASON, (speech) => speech.refusal(game, refusal));
  }
}

/** The narrators that the page of a game has. */
function voicesOf({ begin }: Kind): Promise<Voices> {
  const head = headOf(writeRecord(begin('words')));
  return voicesWith([...PARTS_OF.game, ...partsOfGame(head!)]);
}

async function examine(kind: Kind): Promise<Set<string>> {
  const { begin, name } = kind;
  const examination = new Examination(await voicesOf(kind));
  for (let number = 0; number < GAMES; number++) {
    const record = begin(`words-${number}`);
    let positions = 0;
    const look = (game: Game) => {
      positions++;
      const { decision } = pending(game)!;
      const { stack, depth } = game.state;
      const frame = stack.subarray((depth - 1) * FRAME_SIZE, depth * FRAME_SIZE);
      examination.look([decision, ...frame], game, SENTENCE, (speech, names) => speech.prompt(game, names));
      if (positions % MOVES_EVERY === 0) {
        for (const move of legalMoves(game)) {
          examination.look([decision, move.text], game, LABEL, (speech, names) => speech.move(game, move, names));
        }
      }
      game.tables.catalogue.moves.forEach((move, i) => {
        if ((i + positions) % REFUSALS_EVERY > 0) return;
        const refusal = whyNot(game, move);
        if (refusal === null) return;
        refused.add(refusal.reason);
        examination.refusal(game, refusal);
      });
    };
    const events = playToEnd(record, `${name}-${number}`, look);
    const { game } = record;
    for (const event of events) {
      seen.add(event.event);
      examination.event(game, event);
    }
    const victory = game.mode.victory?.(game);
    if (victory !== undefined) examination.look(number, game, SENTENCE, (speech) => speech.victory(victory));
  }
  return examination.suspects.texts;
}

describe('sentences', () => {
  it.each(KINDS)('of $name have no gap', async (kind) => {
    expect([...(await examine(kind))]).toEqual([]);
  });

  it('exist for what seldom happens', () => {
    const examination = new Examination(VOICES);
    const begin = (mode: string) => KINDS.find(({ name }) => name.includes(mode))!.begin('seldom').game;
    for (const event of RARE_EVENTS) examination.event(begin('silent-fleet'), event);
    for (const [mode, refusal] of RARE_REFUSALS) examination.refusal(begin(mode), refusal);
    expect([...examination.suspects.texts]).toEqual([]);
  });

  it('were needed for every event and reason there is', () => {
    for (const { event } of RARE_EVENTS) seen.add(event);
    for (const [, { reason }] of RARE_REFUSALS) refused.add(reason);
    expect(documented('events').filter((event) => !seen.has(event))).toEqual([]);
    expect(documented('reasons').filter((reason) => !refused.has(reason))).toEqual([]);
  });
});
