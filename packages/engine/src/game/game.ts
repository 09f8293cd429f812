/** One game as the rules see it: the edition's tables, the options, the state, and a log while somebody listens. */
import type { Tables } from '../edition/tables.ts';
import type { EventLog } from './events.ts';
import type { Options } from './options.ts';
import { State } from './state.ts';

export class Game {
  readonly tables: Tables;
  readonly options: Options;
  readonly state: State;
  /** Null in search: the same rules run, and nothing is written down. */
  log: EventLog | null = null;

  constructor(tables: Tables, options: Options, state: State) {
    this.tables = tables;
    this.options = options;
    this.state = state;
  }

  /** A game of its own with the same position. */
  clone(): Game {
    const copy = new Game(this.tables, this.options, new State(this.tables, this.state.seats));
    copy.state.copyFrom(this.state);
    return copy;
  }

  /** Becomes the same position as another game of the same edition and number of players; allocates nothing. */
  copyFrom(other: Game): void {
    this.state.copyFrom(other.state);
  }
}
