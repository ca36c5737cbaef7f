import { gameView } from '../../lens/game';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { taken } from './taken';
import { preparedBy } from './unprepared';

/** The first turn has not begun. */
export const isBeforeFirst = (shown: readonly Shown[], { after }: Span): boolean => {
  const there = shown[Math.max(0, after)];
  return there !== undefined && gameView(there.state).turn === 0;
};

/** The server deals five cards, and lets nothing be done before the first turn. */
export function leavesUnprepared(means: Means, node: Node, { between }: Goal): Node[] {
  const { state } = node.live;
  const card = preparedBy(means.rules, state);
  if (card === null || state.turn.number > 0) return [];
  const last = node.granted?.deviation;
  if (last?.kind === 'unprepared' && last.stays === true) return [];
  const title = means.titles.titleOf(state.cards[card]?.def ?? -1);
  const one = { kind: 'unprepared', card, credits: 0, entry: between.until } as const;
  const none = taken(means, node, {
    ...{ ...one, difference: null, rule: 'SETUP-06', legal: false },
    reason: `${title}: what it does for the start of the game is not done.`,
  });
  const rest = taken(means, node, {
    ...{ ...one, difference: null, rule: 'MUST-01', legal: false, stays: true },
    reason: `${title}: what it does behind what is installed before the first turn is not done.`,
  });
  return [...none, ...rest];
}
