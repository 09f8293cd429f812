/** The words besides moves that the prompt understands, and what each does. */
import { count, wrap } from '../layout.ts';
import { account } from '../words/account.ts';
import { scoreTable } from '../words/scores.ts';
import { explain } from './explain.ts';
import { helpFor } from './help.ts';
import type { Answer, Next } from './host.ts';

const help: Answer = (host) => {
  host.say('', ...helpFor(host.table.session.game));
  return 'choices';
};

const board: Answer = (host) => {
  host.showBoard();
  return 'choices';
};

const why: Answer = (host, move) => {
  const { game } = host.table.session;
  const answer = move === '' ? 'Why what? For example: why occupy lisbon' : explain(game, host.names, move);
  host.say(...wrap(answer, host.width));
  return 'prompt';
};

const undo: Answer = (host) => {
  const [decision, ...others] = host.table.undo();
  if (decision === undefined) {
    host.say('There is nothing to take back.');
    return 'prompt';
  }
  const after = others.length > 0 ? `, with ${count(others.length, 'move')} that followed` : '';
  host.say(`Taken back: ${decision.move.text}${after}.`);
  return 'page';
};

const log: Answer = (host, range) => {
  const { session } = host.table;
  const since = range === 'all' ? 0 : session.game.state.round - 1;
  const events = session.events.filter((event) => event.round >= since);
  host.say('', ...account(events, host.names, host.width));
  return 'choices';
};

const score: Answer = (host) => {
  host.say('', 'If the game ended now:', '', ...scoreTable(host.table.session.game, host.names, host.width));
  return 'choices';
};

const save: Answer = (host, file) => {
  if (file === '') host.say('Save where? For example: save game.txt');
  else if (host.save(file)) host.say(`Saved in ${file}. windrose play --load ${file} goes on from here.`);
  return 'prompt';
};

const quit: Answer = async (host): Promise<Next> => {
  await host.offerToSave();
  host.say('Fair winds.');
  return 'leave';
};

export const ANSWERS: Readonly<Record<string, Answer>> = { help, '?': help, board, why, undo, log, score, save, quit };
