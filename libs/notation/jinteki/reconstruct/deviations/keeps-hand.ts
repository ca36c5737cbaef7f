import { type Side, SIDES } from '../../lens/side';
import type { Means } from '../follow';
import type { Node } from '../node';
import { discarding } from '../rezzed-amid';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { closesQuestion } from './closes-question';
import { taken } from './taken';

/** A hand that a command ends the discarding of. */
export interface KeptHand {
  readonly entry: number;
  readonly side: Side;
}

/** Who was discarding when some entries closed a question. */
export const keptHandsIn = (shown: readonly Shown[], { after, until }: Span): readonly KeptHand[] =>
  shown.slice(after + 1, until + 1).flatMap(({ lines }, nth) => {
    const entry = after + 1 + nth;
    if (!lines.some(closesQuestion)) return [];
    return SIDES.flatMap((side) =>
      discarding.test(shown[entry - 1]?.prompts[side]?.message ?? '') ? [{ entry, side }] : [],
    );
  });

/** A turn ends with more cards in hand than its player may keep: the question which is closed by command. */
export function keepsHand(means: Means, node: Node, kept: readonly KeptHand[]): Node[] {
  const { state } = node.live;
  const { prompt } = state;
  if (prompt?.kind !== 'discard') return [];
  return kept.flatMap(({ entry, side }) =>
    side === prompt.for
      ? taken(means, node, {
          ...{ kind: 'unanswered', card: state[side].identity, credits: 0, entry },
          ...{ difference: 'D17', rule: 'HAND-02', legal: false },
          reason: 'What is discarded down to the hand size is left without an answer.',
        })
      : [],
  );
}
