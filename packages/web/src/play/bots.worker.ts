/** The worker in which bots think: a position and a level come in, the text of a move goes out. */
import { edition, legalMoves, type Position, Random, readPosition } from '@windrose/engine';

export interface BotQuestion {
  readonly id: number;
  readonly level: number;
  readonly seed: string;
  /** As JSON. */
  readonly position: string;
}

export interface BotAnswer {
  readonly id: number;
  readonly move: string;
}

self.addEventListener('message', ({ data }: MessageEvent<BotQuestion>) => {
  const position = JSON.parse(data.position) as Position;
  const game = readPosition(position, edition(position.edition, position.board));
  const moves = legalMoves(game);
  const useful = moves.filter(({ verb }) => verb !== 'pass');
  const from = useful.length > 0 ? useful : moves;
  const answer: BotAnswer = { id: data.id, move: from[new Random(data.seed).below(from.length)].text };
  self.postMessage(answer);
});
