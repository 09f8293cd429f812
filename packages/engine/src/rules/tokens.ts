/** Gaining a trade token: a brown one raises its status for the whole game, a blue one waits in the harbor (CL-GEN-8, CL-ACT-9). */
import type { Seat, Token } from '../edition/number-types.ts';
import type { Game } from '../game/game.ts';
import { changeStatus } from './status.ts';

export function gainToken(game: Game, seat: Seat, token: Token, from: 'track' | 'city' | 'fleet' | 'link'): void {
  const { state, tables } = game;
  const index = seat * state.tokenKinds + token;
  state.tokens[index] += 1;
  game.log?.add({ event: 'token-gained', seat, token: tables.tokenIds[token], from });
  const status = tables.tokenStatus[token];
  if (status >= 0) changeStatus(game, seat, status, 1, 'token');
}
