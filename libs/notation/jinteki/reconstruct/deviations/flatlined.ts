import type { Means } from '../follow';
import type { Node } from '../node';
import { taken } from './taken';
import type { Told } from './told';

/** The Runner's turn ends with a negative hand size, and nothing is discarded before the game is over. */
export const flatlined = (means: Means, node: Node, told: readonly Told[]): Node[] =>
  told.flatMap(({ entry }) =>
    taken(means, node, {
      ...{ kind: 'ends-amid', card: node.live.state.runner.identity, credits: 0, entry },
      ...{ difference: null, rule: 'HAND-06', legal: false },
      reason: 'The Runner is flatlined before the grip is discarded.',
    }),
  );
