/** The requests of the line protocol with their fields (docs/protocol.md). */
import {
  DEFAULT_OPTIONS,
  EDITIONS,
  type EditionTables,
  EXPLOITS,
  edition,
  hashPosition,
  IllegalMove,
  legalMoves,
  type Move,
  modesOf,
  optionNames,
  pending,
  RULES_VERSION,
  Session,
  score,
  tokenSpaces,
  whyNot,
  winners,
  writePosition,
} from '@windrose/engine';
import manifest from '../../../../package.json' with { type: 'json' };
import { playerRange } from '../player-counts.ts';
import { reasonIn } from '../refusals.ts';
import { MAX_LINE } from './lines.ts';
import { withOlderFields } from './older-event-fields.ts';
import { MAX_GAMES, type OpenGames } from './open-games.ts';
import { ProtocolError } from './protocol-error.ts';
import { readPositionValue, readRecordText } from './read-input.ts';
import type { RequestFields } from './request-fields.ts';

const PROTOCOL_VERSION = 1;

interface Request {
  readonly required: readonly string[];
  readonly optional: readonly string[];
  /** Returns the `result` of the answer. If it throws a `ProtocolError`, nothing has changed. */
  run(fields: RequestFields, games: OpenGames): unknown;
}

/** Returns a request about one game, which the field `game` names. */
function aboutGame(
  required: readonly string[],
  optional: readonly string[],
  run: (session: Session, fields: RequestFields) => unknown,
): Request {
  return { required, optional: ['game', ...optional], run: (fields, games) => run(games.get(fields.game), fields) };
}

/** Returns the state of a game, as all requests return it that change the game. */
function stateOf({ game, history }: Session) {
  return { moves: history.length, pending: pending(game) };
}

function open(fields: RequestFields, games: OpenGames, session: Session) {
  games.open(fields.game, session);
  return { game: fields.game, players: session.game.state.players, ...stateOf(session) };
}

function moveOfField(session: Session, fields: RequestFields): Move {
  const text = fields.text('move');
  const move = session.game.tables.catalogue.byText.get(text);
  if (move !== undefined) return move;
  throw new ProtocolError('no-such-move', `There is no move ${JSON.stringify(text.slice(0, 60))} in the catalogue.`);
}

function playedSince(session: Session, from: number) {
  const moves = session.history.slice(from);
  return {
    played: moves.map(({ move }) => move.text),
    events: moves.flatMap(({ events }) => events.map(withOlderFields)),
  };
}

/** Returns the number of moves left after undoing `count` decisions, each with the forced moves after it. */
function lengthBefore(session: Session, count: number): number {
  let { length } = session.history;
  for (let i = 0; i < count && length > 0; i++) length = Math.max(0, session.lastDecision(undefined, length));
  return length;
}

/** Returns a mode of an edition with its numbers of players and the defaults of its options. */
function describeMode(tables: EditionTables, mode: string) {
  const names = optionNames(tables.data.rulebook, mode);
  return {
    id: mode,
    players: playerRange(tables, mode),
    options: Object.fromEntries(names.map((name) => [name, DEFAULT_OPTIONS[name]])),
  };
}

export const REQUESTS: Readonly<Record<string, Request>> = {
  hello: {
    required: [],
    optional: [],
    run: () => ({
      protocol: PROTOCOL_VERSION,
      program: 'windrose',
      version: manifest.version,
      rules: RULES_VERSION,
      requests: Object.keys(REQUESTS),
      limits: { games: MAX_GAMES, line: MAX_LINE },
    }),
  },

  editions: {
    required: [],
    optional: [],
    run: () => ({
      editions: EDITIONS.map((id) => {
        const tables = edition(id);
        const { year, players, rounds, boards } = tables.data;
        return {
          id,
          year,
          players,
          rounds,
          data: tables.hash,
          boards: boards.map((board) => ({ id: board.id, players: board.players ?? players })),
          modes: modesOf(tables).map((mode) => describeMode(tables, mode)),
          exploits: tables.abilityMoves.length > 0 ? EXPLOITS : [],
        };
      }),
    }),
  },

  catalogue: {
    required: [],
    optional: ['edition', 'data', 'board'],
    run(fields) {
      const { tables } = fields;
      const { data, hash, catalogue, board, buildingIds, buildingLevel, topLevel } = tables;
      const top = buildingIds.filter((_, building) => buildingLevel[building] === topLevel);
      const inPlay = data.topLevelInPlay;
      return {
        edition: data.id,
        data: hash,
        board,
        moves: catalogue.moves,
        spaces: tokenSpaces(tables),
        tokens: data.tokens.map(({ id, count }) => ({ id, count })),
        ...(inPlay === undefined ? {} : { topTiles: { count: inPlay, of: top } }),
      };
    },
  },

  create: {
    required: ['players'],
    optional: ['edition', 'data', 'board', 'game', 'mode', 'exploits', 'options', 'names', 'seed', 'setup'],
    run: (fields, games) => open(fields, games, Session.begin(fields.opening)),
  },

  'load-record': {
    required: ['record'],
    optional: ['game', 'data'],
    run(fields, games) {
      return open(fields, games, Session.fromRecord(readRecordText(fields.text('record'), fields.ownTables)));
    },
  },

  'load-position': {
    required: ['position'],
    optional: ['game', 'data'],
    run(fields, games) {
      return open(fields, games, Session.fromPosition(readPositionValue(fields.value('position'), fields.ownTables)));
    },
  },

  games: { required: [], optional: [], run: (_, games) => ({ games: games.names }) },

  close: {
    required: [],
    optional: ['game'],
    run(fields, games) {
      games.close(fields.game);
      return { games: games.names };
    },
  },

  moves: aboutGame([], [], (session) => ({
    ...stateOf(session),
    legal: legalMoves(session.game).map(({ text }) => text),
  })),

  'why-not': aboutGame(['move'], [], (session, fields) => {
    const refusal = whyNot(session.game, moveOfField(session, fields));
    if (refusal === null) return { legal: true };
    return { legal: false, refusal, message: reasonIn('en', session.game, refusal) };
  }),

  play: aboutGame(['move'], ['forced'], (session, fields) => {
    const move = moveOfField(session, fields);
    const playOn = fields.yesNo('forced');
    const before = session.history.length;
    try {
      session.play(move);
    } catch (error) {
      if (!(error instanceof IllegalMove)) throw error;
      const { refusal } = error;
      const message = `${move.text} is not legal. ${reasonIn('en', session.game, refusal)}`;
      throw new ProtocolError('illegal-move', message, { refusal });
    }
    while (playOn && session.playForced() !== null);
    return { ...playedSince(session, before), ...stateOf(session) };
  }),

  undo: aboutGame([], ['count'], (session, fields) => {
    const length = lengthBefore(session, fields.whole('count', 1) ?? 1);
    const undone = session.backTo(length).map(({ move }) => move.text);
    return { undone, ...stateOf(session) };
  }),

  position: aboutGame([], [], ({ game }) => ({ position: writePosition(game) })),

  hash: aboutGame([], [], ({ game }) => ({ hash: hashPosition(game) })),

  events: aboutGame([], ['since'], (session, fields) => {
    const since = fields.whole('since', 0);
    const last = session.history.at(-1)?.events ?? session.openingEvents;
    const events = since === undefined ? last : session.events.filter(({ seq }) => seq >= since);
    return { events: events.map(withOlderFields) };
  }),

  score: aboutGame([], [], ({ game }) => {
    const over = pending(game) === null;
    const scores = Array.from({ length: game.state.seats }, (_, seat) => score(game, seat));
    const victory = game.mode.victory?.(game);
    return { over, scores, winners: over ? winners(game) : null, ...(victory === undefined ? {} : { victory }) };
  }),

  forecast: aboutGame([], [], ({ game }) => ({ tiles: game.mode.forecast?.(game) ?? [] })),

  record: aboutGame([], [], (session) => {
    const record = session.record();
    if (record === null) {
      throw new ProtocolError('no-record', 'The game was loaded from a position, so it has no record.');
    }
    return { record };
  }),
};
