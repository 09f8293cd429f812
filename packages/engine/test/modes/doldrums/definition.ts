/** The definition of the Doldrums: a verb, an option, a step and a part of the set-up. */
import type { EditionTables } from '../../../src/edition/tables.ts';
import type { TargetKind } from '../../../src/edition/verbs.ts';
import { choice, type OptionRules, type OptionValues } from '../../../src/game/option-rules.ts';
import type { ModeDefinition } from '../../../src/modes/definition.ts';
import { becalm, doldrumsMode } from './doldrums.ts';

const VERBS = { becalm: 'waters' } as const satisfies Record<string, TargetKind>;

const OPTIONS = {
  /** The glory that a player gets for becalming waters (DO-5). */
  'do.prize': choice('none', 'glory'),
} satisfies OptionRules;

type DoldrumsVerbs = typeof VERBS;
type DoldrumsOptions = OptionValues<typeof OPTIONS>;

declare module '../../../src/game/game.ts' {
  interface Modes extends Record<'doldrums', true> {}
}

declare module '../../../src/edition/verbs.ts' {
  interface Verbs extends DoldrumsVerbs {}
}

declare module '../../../src/game/options.ts' {
  interface Options extends DoldrumsOptions {}
}

declare module '../../../src/game/setup.ts' {
  interface Setup {
    /** The first becalmed region in a set-up. */
    readonly calm?: string;
  }
}

declare module '../../../src/steps/step.ts' {
  interface Decisions extends Record<'becalm', true> {}
}

declare module '../../../src/game/reasons.ts' {
  interface Reasons extends Record<'must-becalm' | 'no-sea' | 'already-calm', true> {}
}

function regions({ areaIds, home }: EditionTables): string[] {
  return areaIds.filter((_, area) => area !== home);
}

export const doldrums: ModeDefinition = {
  mode: doldrumsMode,
  rulebooks: ['classic'],
  document: 'doldrums',
  rules: ['DO'],
  players: 2,
  verbs: VERBS,
  options: OPTIONS,
  steps: [becalm],
  stacks: [{ moment: 'before-build', steps: 'becalm' }],
  setup: {
    key: 'calm',
    deal: (tables, random) => ({ calm: random.shuffle(regions(tables))[0] }),
    read: (value, tables, _, path, faults) => ({ calm: faults.oneOf(value, path, regions(tables)) }),
    lines: {
      words: { calm: 1 },
      write: ({ calm }) => (calm === undefined ? [] : [`calm ${calm}`]),
      collect() {
        let calm = '';
        return {
          line(_, word) {
            calm = word;
          },
          value: () => calm,
        };
      },
    },
  },
};
