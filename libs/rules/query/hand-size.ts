import type { Side } from '../state/side';
import type { Work } from '../machine/work';
import { signedAmountOf } from './ask';
import { eachConstant } from './in-force';

/** Maximum hand size: 5, modifiers, and one less for each brain damage (HAND-01, DMG-03). */
export function handSizeOf(g: Work, side: Side): number {
  let base = 5;
  let size = side === 'runner' ? -g.state.runner.brain : 0;
  eachConstant(g, 'hand-size', (modifier, context) => {
    if (modifier.side !== side) return;
    const by = signedAmountOf(g, context, modifier.by);
    if (modifier.base === true) base = by;
    else size += by;
  });
  return base + size;
}
