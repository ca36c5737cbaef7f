import type { Decision } from '../decision/decision';
import type { Returned } from './frame';
import type { Game } from './game';
import type { Next } from './next';

/**
 * One line of a timing table. `answer` is the decision the step asked for, `ret` what the frame it
 * called handed back.
 */
export type Step<Vars, Name extends string> = (
  g: Game,
  vars: Vars,
  answer: Decision | null,
  ret: Returned,
) => Next<Name>;

/** A table of named steps, in the order in which they are printed. */
export type Procedure<Vars, Name extends string> = { readonly [S in Name]: Step<Vars, Name> };

/** A legal decision its own step has no use for: a bug in the generator. */
export const unexpected = (answer: Decision | null): Error =>
  new Error(`this step has no use for ${answer?.do ?? 'no answer'}`);
