import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import type { Unpaid } from './unpaid';

/** Something is done that is paid for with nothing: the question how it is paid for is closed by command. */
export function leavesUnpaid(means: Means, node: Node, unpaid: readonly Unpaid[]): Node[] {
  const { state } = node.live;
  return unpaid.flatMap(({ credits, entry, side, title }) =>
    taken(means, node, {
      ...{ kind: 'unanswered', card: state[side].identity, credits, entry },
      ...{ difference: 'D17', rule: 'COST-01', legal: false },
      reason: `${title}: ${String(credits)} of what it asks to be paid ${credits === 1 ? 'is' : 'are'} left unpaid.`,
    }),
  );
}
