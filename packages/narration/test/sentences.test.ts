/** Sentences for every event, move, decision and refusal of every edition and mode, in all languages: never with a gap. */
import { type Game, type GameEvent, legalMoves, pending, type Refusal, whyNot } from '@windrose/engine';
import { describe, expect, it } from 'vitest';
import { FRAME_FIELDS, frameField, frameSeat } from '../../engine/src/game/stack.ts';
import { KINDS, type Kind } from '../../engine/test/support/all-kinds.ts';
import { playToEnd } from '../../engine/test/support/lively-games.ts';
import { reasons } from '../../engine/test/support/moves-document.ts';
import { EVENTS } from '../src/events.ts';
import type { Names } from '../src/kinds.ts';
import type { Narrator } from '../src/narrator.ts';
import { LANGUAGES } from './support/languages.ts';
import { RARE_EVENTS, RARE_REFUSALS } from './support/rare.ts';
import { Suspects } from './support/suspects.ts';

/** Games of each kind. */
const GAMES = 7;
/** How often the legal moves of a position are examined, and how often a move is tried whether it is legal or not. */
const MOVES_EVERY = 13;
const REFUSALS_EVERY = 97;

const SENTENCE = /^(\p{Lu}|\d|ana).*[.?]$/u;
/** A reason, which stands behind a colon. */
const REASON = /^\p{L}.*\.$/u;
const LABEL = /^\p{Lu}.*[^.]$/u;
const SHORT = /^.{2,90}[^.]$/u;

const seen = new Set<string>();
const refused = new Set<string>();

/** A player whose name begins with a small letter, and the colours as each language calls them. */
function namesIn(narrator: Narrator, game: Game): Names {
  return (colour) => (colour === 0 ? 'ana' : narrator.colour(game, colour));
}

/** Examines the texts of all languages, once for everything that has the same texts. */
class Examination {
  readonly suspects = new Suspects();
  private readonly examined = new Set<string>();

  private isNew(about: unknown): boolean {
    const before = this.examined.size;
    return this.examined.add(JSON.stringify(about)).size > before;
  }

  private lookInAllLanguages(
    game: Game,
    shape: RegExp,
    say: (narrator: Narrator, names: Names) => string | null,
  ): void {
    for (const { narrator } of LANGUAGES) {
      const text = say(narrator, namesIn(narrator, game));
      if (text !== null) this.suspects.look(text, shape);
    }
  }

  look(about: unknown, game: Game, shape: RegExp, say: (narrator: Narrator, names: Names) => string | null): void {
    if (this.isNew(about)) this.lookInAllLanguages(game, shape, say);
  }

  event(game: Game, event: GameEvent): void {
    if (!this.isNew({ ...event, seq: 0, round: 0, actor: 0 })) return;
    this.lookInAllLanguages(game, SENTENCE, (narrator, names) => narrator.event(game, event, names));
    const mentioned = Object.values(event).filter((value): value is string => typeof value === 'string');
    for (let seat = 0; seat < game.state.seats; seat++) {
      this.lookInAllLanguages(game, SHORT, (narrator, names) => narrator.gain(game, event, seat, names));
      this.lookInAllLanguages(game, SHORT, (narrator, names) => narrator.gain(game, event, seat, names, mentioned));
    }
    if (event.event === 'opposition-planned') this.plan(game, event);
  }

  /** Why the Opposition does something, part by part. */
  private plan(game: Game, event: Extract<GameEvent, { event: 'opposition-planned' }>): void {
    const PARTS = 4 + event.ties.length;
    for (let part = 0; part < PARTS; part++) {
      this.lookInAllLanguages(game, SENTENCE, (narrator, names) => {
        const { action, skipped, candidates, choice, ties } = narrator.reasoning(game, event, names);
        return [action, skipped, candidates, choice, ...ties][part];
      });
    }
  }

  refusal(game: Game, refusal: Refusal): void {
    this.look(refusal, game, REASON, (narrator) => narrator.refusal(game, refusal));
  }
}

function examine({ begin, name }: Kind): Set<string> {
  const examination = new Examination();
  for (let number = 0; number < GAMES; number++) {
    const record = begin(`words-${number}`);
    let positions = 0;
    const look = (game: Game) => {
      positions++;
      const { decision } = pending(game)!;
      const { state } = game;
      const fields = Array.from({ length: FRAME_FIELDS }, (_, field) => frameField(state, field));
      examination.look([decision, frameSeat(state), ...fields], game, SENTENCE, (narrator, names) =>
        narrator.prompt(game, names),
      );
      if (positions % MOVES_EVERY === 0) {
        for (const move of legalMoves(game)) {
          examination.look([decision, move.text], game, LABEL, (narrator, names) => narrator.move(game, move, names));
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
    if (victory !== undefined) examination.look(number, game, SENTENCE, (narrator) => narrator.victory(victory));
  }
  return examination.suspects.texts;
}

describe('sentences', () => {
  it.each(KINDS)('of $name have no gap', (kind) => {
    expect([...examine(kind)]).toEqual([]);
  });

  it('notify users of their turn at a table', () => {
    const notices = LANGUAGES.map(({ narrator }) => narrator.turnNotice('Harbour'));
    for (const { title, text } of notices) {
      expect(title).toMatch(/^\p{Lu}.*[^.]$/u);
      expect(text).toMatch(/^Harbour.*\.$/);
    }
    expect(new Set(notices.map(({ text }) => text)).size).toBe(LANGUAGES.length);
  });

  it('exist for rare events and refusals', () => {
    const examination = new Examination();
    const begin = (mode: string) => KINDS.find(({ name }) => name.includes(mode))!.begin('seldom').game;
    for (const event of RARE_EVENTS) examination.event(begin('silent-fleet'), event);
    for (const [mode, refusal] of RARE_REFUSALS) examination.refusal(begin(mode), refusal);
    expect([...examination.suspects.texts]).toEqual([]);
  });

  it('were needed for every event and reason', () => {
    for (const { event } of RARE_EVENTS) seen.add(event);
    for (const [, { reason }] of RARE_REFUSALS) refused.add(reason);
    expect(Object.keys(EVENTS).filter((event) => !seen.has(event))).toEqual([]);
    expect(reasons().filter(({ code }) => !refused.has(code))).toEqual([]);
  });
});
