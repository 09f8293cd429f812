/** The commands of the prompt besides moves: help, board, why, undo, log, score, save and quit. */
import { wrap } from '../layout.ts';
import type { PromptCommandName } from '../texts/game-help.ts';
import { logLines } from '../view/log-lines.ts';
import { scoreTable } from '../view/scores.ts';
import { explain } from './explain-move.ts';
import { helpFor } from './game-help.ts';
import type { NextStep, PromptCommand } from './terminal-game.ts';

const help: PromptCommand = (terminal) => {
  terminal.print('', ...helpFor(terminal.game.session.game, terminal.text, terminal.width));
  return 'choices';
};

const board: PromptCommand = (terminal) => {
  terminal.showBoard();
  return 'choices';
};

const why: PromptCommand = (terminal, move) => {
  const { text, width } = terminal;
  const { game } = terminal.game.session;
  const answer = move === '' ? text.say('whyWhat') : explain(game, text, move);
  terminal.print(...wrap(answer, width));
  return 'prompt';
};

const undo: PromptCommand = (terminal) => {
  const { narrator, names, say } = terminal.text;
  const [decision, ...others] = terminal.game.undo();
  if (decision === undefined) {
    terminal.print(say('nothingToUndo'));
    return 'prompt';
  }
  const move = narrator.move(decision.before, decision.move, names);
  terminal.print(others.length > 0 ? say('takenBackMore', { move, n: others.length }) : say('takenBack', { move }));
  return 'page';
};

const log: PromptCommand = (terminal, range) => {
  const { session } = terminal.game;
  const since = range === 'all' ? 0 : session.game.state.round - 1;
  const events = session.events.filter((event) => event.round >= since);
  terminal.print('', ...logLines(session.game, events, terminal.text, terminal.width));
  return 'choices';
};

const score: PromptCommand = (terminal) => {
  const { text, width } = terminal;
  terminal.print('', text.say('ifOver'), '', ...scoreTable(terminal.game.session.game, text, width));
  return 'choices';
};

const save: PromptCommand = (terminal, file) => {
  if (file === '') terminal.print(terminal.text.say('saveWhere'));
  else if (terminal.save(file)) terminal.print(terminal.text.say('savedGoOn', { file }));
  return 'prompt';
};

const quit: PromptCommand = async (terminal): Promise<NextStep> => {
  await terminal.offerToSave();
  terminal.print(terminal.text.say('farewell'));
  return 'leave';
};

const NAMED: Readonly<Record<PromptCommandName, PromptCommand>> = { help, board, why, undo, log, score, save, quit };

export const PROMPT_COMMANDS: Readonly<Record<string, PromptCommand>> = { ...NAMED, '?': help };
