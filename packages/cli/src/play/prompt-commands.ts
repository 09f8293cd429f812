/** The commands of the prompt besides moves: help, board, why, undo, log, score, save and quit. */
import { count, wrap } from '../layout.ts';
import { account } from '../words/account.ts';
import { scoreTable } from '../words/scores.ts';
import { explain } from './explain-move.ts';
import { helpFor } from './game-help.ts';
import type { NextStep, PromptCommand } from './terminal-game.ts';

const help: PromptCommand = (terminal) => {
  terminal.say('', ...helpFor(terminal.game.session.game));
  return 'choices';
};

const board: PromptCommand = (terminal) => {
  terminal.showBoard();
  return 'choices';
};

const why: PromptCommand = (terminal, move) => {
  const { game } = terminal.game.session;
  const answer = move === '' ? 'Why what? For example: why occupy lisbon' : explain(game, terminal.names, move);
  terminal.say(...wrap(answer, terminal.width));
  return 'prompt';
};

const undo: PromptCommand = (terminal) => {
  const [decision, ...others] = terminal.game.undo();
  if (decision === undefined) {
    terminal.say('There is nothing to take back.');
    return 'prompt';
  }
  const after = others.length > 0 ? `, with ${count(others.length, 'move')} that followed` : '';
  terminal.say(`Taken back: ${decision.move.text}${after}.`);
  return 'page';
};

const log: PromptCommand = (terminal, range) => {
  const { session } = terminal.game;
  const since = range === 'all' ? 0 : session.game.state.round - 1;
  const events = session.events.filter((event) => event.round >= since);
  terminal.say('', ...account(events, terminal.names, terminal.width));
  return 'choices';
};

const score: PromptCommand = (terminal) => {
  terminal.say(
    '',
    'If the game ended now:',
    '',
    ...scoreTable(terminal.game.session.game, terminal.names, terminal.width),
  );
  return 'choices';
};

const save: PromptCommand = (terminal, file) => {
  if (file === '') terminal.say('Save where? For example: save game.txt');
  else if (terminal.save(file)) terminal.say(`Saved in ${file}. windrose play --load ${file} goes on from here.`);
  return 'prompt';
};

const quit: PromptCommand = async (terminal): Promise<NextStep> => {
  await terminal.offerToSave();
  terminal.say('Fair winds.');
  return 'leave';
};

export const PROMPT_COMMANDS: Readonly<Record<string, PromptCommand>> = {
  help,
  '?': help,
  board,
  why,
  undo,
  log,
  score,
  save,
  quit,
};
