/** The texts about the actions of the Opposition and their reasons, in every language. */
import type { EventOf } from '@windrose/engine';
import type { Text } from '../../../grammar/grammar.ts';
import type { OppositionStep } from './procedure.ts';

type Planned = EventOf<'opposition-planned'>;

export interface OppositionTexts {
  readonly occasions: Readonly<Record<Planned['occasion'], string>>;
  readonly steps: Readonly<Record<Planned['step'], string>>;
  readonly ties: Readonly<Record<Planned['ties'][number]['by'], string>>;
  /** The whole: who and what, then what was passed over, how it was decided, and what is left to choose. */
  readonly passedOver: string;
  readonly decided: string;
  readonly choice: string;
  /** The same part by part: the only target or several, what a tie-break leaves, and what the player must choose. */
  readonly only: string;
  readonly possible: string;
  readonly leaves: string;
  readonly youChoose: Text;
  readonly skipped: string;
  /** The steps that a colour tries one after the other, as they are called. */
  readonly procedure: Readonly<Record<OppositionStep, string>>;
  readonly orderReasons: Readonly<Record<EventOf<'opposition-order-decided'>['reason'], string>>;
}
