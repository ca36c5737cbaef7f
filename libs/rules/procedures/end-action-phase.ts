import type { Work } from '../machine/work';
import type { Side } from '../state/side';

/**
 * TURN-26: when what is under way is done, the discard phase begins, without a window or another
 * action; clicks that are left are lost in it, as ever.
 */
export function endActionPhase(g: Work, side: Side): void {
  for (const frame of g.state.frames)
    if (frame.at === 'corp-turn' && side === 'corp') {
      if (frame.step === '2.2' || frame.step === '2.2b') frame.step = '3.1';
    } else if (frame.at === 'runner-turn' && side === 'runner') {
      if (frame.step === '1.6' || frame.step === '1.6b') frame.step = '2.1';
    }
}
