import type { Rules } from '#rules';
import { shuffledNow, shuffledOrder } from '../candidates/known';
import type { Hidden } from '../hidden';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import type { Titles } from '../titles';
import { carryOut } from './carry-out';
import { granting, type Deviation } from './deviation';

/** A search that was called off before it was paid for: nothing changes but the order of a deck. */
export interface CalledOff {
  readonly entry: number;
  /** Index of the definition of the card that searches. */
  readonly def: number;
}

const shuffles = / uses (.+?) to shuffle (?:R&D|[a-z]+ [Ss]tack)\.$/;

/** All of a game, by entry. */
export const calledOffIn = (titles: Titles, shown: readonly Shown[]): CalledOff[] =>
  shown.flatMap(({ features, lines }, entry) => {
    if (features !== shown[entry - 2]?.features) return [];
    return lines.flatMap((line) => {
      const title = shuffles.exec(line)?.[1];
      const def = title === undefined ? null : titles.ofTitle(title);
      return def === null ? [] : [{ entry, def }];
    });
  });

/** The position with its decks shuffled; the same where no card of ours searches. */
export function callOff(
  rules: Rules,
  titles: Titles,
  hidden: Hidden,
  from: Node,
  searches: readonly CalledOff[],
  between: Span,
): Node {
  let node = from;
  for (const { def, entry } of searches) {
    const { state } = node.live;
    const card = state.active.find((id) => state.cards[id]?.def === def);
    if (card === undefined) continue;
    const deck = titles.definition(def).side === 'corp' ? 'rd' : 'stack';
    const order = shuffledOrder(node, hidden, deck, between);
    const deviation: Deviation = {
      kind: 'cancelled',
      card,
      credits: 0,
      entry,
      difference: null,
      rule: 'COST-01',
      reason: `${titles.titleOf(def)}: the search is called off unpaid, and the deck is shuffled.`,
      legal: false,
      decisions: [{ do: 'shuffle', order }],
    };
    const shuffled = carryOut(rules, state, deviation);
    if (shuffled === null) continue;
    node = {
      ...node,
      live: rules.live(shuffled),
      granted: granting(node.granted, deviation, node.trail),
      shuffled: shuffledNow(hidden, node, deck, between),
    };
  }
  return node;
}
