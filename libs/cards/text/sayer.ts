import { type Constant, type Effects, type When } from '#rules';
import { type Voice } from './voice';

/** How effects are said that stand in what lasts: they may set up what lasts themselves. */
export interface Sayer {
  /** As sentences. */
  readonly effects: (effects: Effects, v: Voice) => string;
  /** In one sentence, all of which hangs on what was said before. */
  readonly branch: (effects: Effects, v: Voice) => string;
  readonly optionally: (ability: When, v: Voice) => string;
  readonly constant: (ability: Constant, v: Voice) => string;
}
