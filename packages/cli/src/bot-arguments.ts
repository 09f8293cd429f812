/** Parses the names of bots: `captain`, `3`, `captain:200`, `trader+shipper`, `trader@weights.json`. */
import { type BotSpec, LEVELS, levelOf, readWeights, STYLE_NAMES, type Style } from '@windrose/bots';
import { readFile } from './files.ts';
import { usageError } from './user-error.ts';

const FORM = /^([a-z0-9-]+)(?::([1-9]\d{0,7}))?(?:\+([a-z]+))?(?:@(.+))?$/;

export const LEVEL_NAMES: readonly string[] = LEVELS.map(({ name }) => name);
export const LEVELS_HELP = `${LEVEL_NAMES.join(', ')}, or 0 to ${LEVELS.length - 1}`;
const FORM_HELP = `a level (${LEVELS_HELP}), then :GAMES, +STYLE (${STYLE_NAMES.join(', ')}) and @WEIGHTS as needed`;

/** Returns the bot that a text names; undefined if the text does not begin with a level. */
export function parseBot(text: string): BotSpec | undefined {
  const [, name, rollouts, style, file] = FORM.exec(text) ?? [];
  const level = levelOf(name ?? '');
  if (level === undefined || (style !== undefined && !STYLE_NAMES.includes(style as Style))) return undefined;
  return {
    name: text,
    level: level.name,
    ...(rollouts === undefined ? {} : { rollouts: Number(rollouts) }),
    ...(style === undefined ? {} : { style: style as Style }),
    ...(file === undefined ? {} : { rows: weightsOf(file) }),
  };
}

/** Returns the bots that a flag lists. */
export function botsFromFlag(flag: string, names: readonly string[]): BotSpec[] {
  return names.map((name) => {
    const entrant = parseBot(name);
    if (entrant === undefined) throw usageError(`--${flag} must name bots, each ${FORM_HELP}, not "${name}".`);
    return entrant;
  });
}

function weightsOf(file: string) {
  try {
    const { evaluation, prospects, policy } = readWeights(readFile(file));
    return { evaluation, prospects, policy };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw usageError(`${file} cannot be used as weights: ${error.message}.`);
  }
}
