/** Compiles the action steps of buildings and tokens into numbered stages: which actions were performed, and which may follow. */
import { ACTIONS, type Action, type ActionSteps } from './data.ts';
import type { NumberTable, Stage } from './number-types.ts';

/** All stages in the use of the actions of buildings and tokens. */
export interface Progress {
  /** The building or token of the stage: buildings first, then tokens. */
  readonly source: NumberTable;
  readonly performed: readonly (readonly Action[])[];
  readonly performedCount: NumberTable;
  /** Bit mask of the performed actions. */
  readonly performedMask: NumberTable;
  /** Maximum number of Ship actions that the building or token of the stage allows. */
  readonly shipsOfSource: NumberTable;
  /** Bit mask of the actions that may follow. */
  readonly actions: NumberTable;
  /** The stage after an action, at `stage * ACTIONS.length + action`; -1 if the action may not follow. */
  readonly next: NumberTable<Stage>;
}

/** What was performed of one building's or token's actions. */
interface StageContent {
  source: number;
  performed: Action[];
}

export class ProgressCompiler {
  private readonly stages: StageContent[] = [];
  private readonly nextStages: number[][] = [];

  /** Adds all stages of one building or token. Returns the first stage, before any action. */
  add(source: number, steps: ActionSteps): Stage {
    return this.stage(source, steps, []);
  }

  private stage(source: number, steps: ActionSteps, performed: Action[]): Stage {
    const key = performed.join();
    const known = this.stages.findIndex((stage) => stage.source === source && stage.performed.join() === key);
    if (known >= 0) return known;
    const index = this.stages.push({ source, performed }) - 1;
    const next = ACTIONS.map(() => -1);
    this.nextStages.push(next);
    ACTIONS.forEach((action, a) => {
      const more = [...performed, action].sort();
      if (canFollowSteps(more, steps)) next[a] = this.stage(source, steps, more);
    });
    return index;
  }

  private maxShips(source: number): number {
    const stages = this.stages.filter((stage) => stage.source === source);
    return Math.max(...stages.map(({ performed }) => performed.filter((action) => action === 'ship').length));
  }

  compile(): Progress {
    const { stages, nextStages } = this;
    return {
      source: Int16Array.from(stages, (stage) => stage.source),
      performed: stages.map((stage) => stage.performed),
      performedCount: Int8Array.from(stages, (stage) => stage.performed.length),
      performedMask: Uint8Array.from(stages, (stage) => maskOf(stage.performed)),
      shipsOfSource: Int8Array.from(stages, (stage) => this.maxShips(stage.source)),
      actions: Uint8Array.from(nextStages, (next) =>
        next.reduce((mask, to, a) => (to < 0 ? mask : mask | (1 << a)), 0),
      ),
      next: Int16Array.from(nextStages.flat()),
    };
  }
}

function maskOf(actions: readonly Action[]): number {
  return actions.reduce((mask, action) => mask | (1 << ACTIONS.indexOf(action)), 0);
}

/** Reports whether every performed action can be assigned to a different step. */
function canFollowSteps(performed: readonly Action[], steps: ActionSteps): boolean {
  const [first, ...rest] = performed;
  if (first === undefined) return true;
  return steps.some(
    (step, i) =>
      step.includes(first) &&
      canFollowSteps(
        rest,
        steps.filter((_, k) => k !== i),
      ),
  );
}
