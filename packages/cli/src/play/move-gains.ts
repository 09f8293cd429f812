/** What a legal move brings, in a few words: what it offers, what the narration says of its events, and the change of glory. */
import {
  allowance,
  counted,
  type Game,
  type GameEvent,
  type Move,
  pending,
  play,
  totalScore,
  type Verb,
} from '@windrose/engine';
import type { GameText } from '../view/game-text.ts';

/** Plays a move on a copy; returns its events and the position as far as its consequences go. */
function outcomeOf(game: Game, move: Move, { narrator }: GameText): { events: readonly GameEvent[]; after: Game } {
  const copy = game.clone();
  const events: GameEvent[] = [];
  let after: Game | null = null;
  play(copy, move, 0, (event) => {
    if (after !== null) return;
    if (narrator.traits(event).endsConsequences) after = copy.clone();
    else events.push(event);
  });
  return { events, after: after ?? copy };
}

/** The level and number of the tiles that a building move takes, and what they offer. */
function tileInWords({ state, tables }: Game, building: string, text: GameText): string[] {
  const tile = tables.data.buildings.find(({ id }) => id === building);
  if (tile === undefined) return [];
  const { narrator, say } = text;
  return [
    say('level', { n: tile.level }),
    text.actionsOf(building) || say('noAction'),
    ...(tile.special === undefined ? [] : [narrator.special(tile.special)]),
    ...(tile.notPayableInActionPhase ? [say('salaryOnly')] : []),
    say('tilesLeft', { n: state.tiles[tables.buildingIds.indexOf(building)] }),
  ];
}

/** Moves that begin the actions of a building or token, which later moves perform. */
const STARTING_VERBS: ReadonlySet<Verb> = new Set(['activate', 'spend']);

/** What the building or token of a move offers. */
function offers({ verb, target = '' }: Move, text: GameText): string[] {
  const actions = STARTING_VERBS.has(verb) || verb === 'start' ? text.actionsOf(target) : '';
  return actions === '' ? [] : [actions];
}

/** `level 1`, `Ship`, `+1 Culture`; nothing for a move whose text says everything. */
export function moveGains(game: Game, move: Move, text: GameText): string[] {
  if (STARTING_VERBS.has(move.verb)) return offers(move, text);
  const { seat, behalfOf = seat } = pending(game)!;
  const { events, after } = outcomeOf(game, move, text);
  const mentioned = move.target === undefined ? [] : [move.target];
  // The change of the whole score, below, covers these.
  const reported = events.filter((event) => !text.narrator.traits(event).changesGlory);
  const gains = reported.flatMap((event) => text.narrator.gain(game, event, behalfOf, text.names, mentioned) ?? []);
  const [before, scoreAfter] = [game, after].map((each) => totalScore(each, behalfOf));
  const excess = counted(after, seat) - allowance(after, seat);
  return [
    ...(move.verb === 'build' ? tileInWords(game, move.target ?? '', text) : offers(move, text)),
    ...gains,
    ...(scoreAfter === before ? [] : [text.say('gloryTo', { before, after: scoreAfter })]),
    ...(pending(after)?.decision === 'discard' && excess > 0 ? [text.say('tooMany', { n: excess })] : []),
  ];
}
