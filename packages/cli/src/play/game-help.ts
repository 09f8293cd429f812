/** The text of `help` at the prompt: the game in short, by edition and mode, and the commands. */
import { ACTIONS, type Game, PHASES } from '@windrose/engine';
import { visibleLength } from '../ansi.ts';
import { padEnd, wrap } from '../layout.ts';
import type { GameText } from '../view/game-text.ts';

const INDENT = 2;
const GAP = 2;

/** The place among the statuses of the one that governs a phase. */
const STATUS_OF_PHASE = { build: 0, growth: 1, salary: 2, action: 3, discard: 3, 'set-up': 0 } as const;

export function helpFor({ mode, tables }: Game, text: GameText, width: number): string[] {
  const { help, narrator, guide } = text;
  const { rulebook } = tables.data;
  const { intro, phases } = help.rounds[rulebook];
  const { brief } = guide.mode(mode.id);
  const paragraph = (words: string) => ['', ...wrap(text.polish(words), width)];
  /** Terms in a column, with their texts beside it. */
  const definitions = (pairs: readonly (readonly [term: string, about: string])[]) => {
    const column = INDENT + Math.max(...pairs.map(([term]) => visibleLength(term))) + GAP;
    return pairs.flatMap(([term, about]) => {
      const [first, ...rest] = wrap(text.polish(about), width, column);
      return [padEnd(' '.repeat(INDENT) + term, column) + first.trimStart(), ...rest];
    });
  };
  const phaseTexts = PHASES.flatMap((phase) => {
    const status = narrator.status(tables.statusIds[STATUS_OF_PHASE[phase]]);
    const about = phases[phase]?.replace('{status}', status);
    return about === undefined ? [] : [[narrator.phase(phase), about] as const];
  });
  return [
    ...wrap(text.polish(help.goal), width),
    ...paragraph(intro),
    ...definitions(phaseTexts),
    ...paragraph(help.actionsIntro),
    ...definitions(ACTIONS.map((action) => [text.action(action), help.actions[rulebook][action]])),
    ...paragraph(help.slavery),
    ...(brief === null ? [] : paragraph(brief)),
    ...(mode.exploits === undefined ? [] : paragraph(help.exploits)),
    ...paragraph(help.typing),
    ...definitions(Object.values(help.commands)),
  ];
}
