/** Compiles the action steps of buildings and tokens into numbered stages: which actions were performed, and which may follow. */
import { ACTIONS, type Action, type ActionSteps } from './data.ts';

/** One stage in the use of a building's or token's actions. */
interface Stage {
  source: number;
  performed: Action[];
}

export class ProgressCompiler {
  private readonly stages: Stage[] = [];
  private readonly nextStages: number[][] = [];

  /** Adds all stages of one building or token. Returns the first stage, before any action. */
  add(source: number, steps: ActionSteps): number {
    return this.stage(source, steps, []);
  }

  private stage(source: number, steps: ActionSteps, performed: Action[]): number {
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

  compile() {
    const nextStages = this.nextStages;
    return {
      /** The building or token of the stage. */
      source: Int16Array.from(this.stages, (stage) => stage.source),
      performed: this.stages.map((stage) => stage.performed as readonly Action[]),
      performedCount: Int8Array.from(this.stages, (stage) => stage.performed.length),
      /** Bit mask of the performed actions. */
      performedMask: Uint8Array.from(this.stages, (stage) => maskOf(stage.performed)),
      /** Maximum number of Ship actions that the building or token of the stage allows. */
      shipsOfSource: Int8Array.from(this.stages, (stage) => this.maxShips(stage.source)),
      /** Bit mask of the actions that may follow. */
      actions: Uint8Array.from(nextStages, (next) =>
        next.reduce((mask, to, a) => (to < 0 ? mask : mask | (1 << a)), 0),
      ),
      /** The stage after an action, at `stage * ACTIONS.length + action`; -1 if the action may not follow. */
      next: Int16Array.from(nextStages.flat()),
    };
  }
}

function maskOf(actions: readonly Action[]): number {
  return actions.reduce((mask, action) => mask | (1 << ACTIONS.indexOf(action)), 0);
}

export type Progress = ReturnType<ProgressCompiler['compile']>;

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
