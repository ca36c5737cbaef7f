import type { CardId, Decision, State } from '#rules';
import type { Means } from '../follow';
import type { Features } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { isAlike } from '../trait';
import { askedSince } from './asked-since';
import type { Told } from './told';
import { accessesLeft, begun, unasked } from './unasked';

/** A place in which a card may be used by hand: what is decided before it, and where that leads. */
export interface Place {
  readonly card: CardId;
  readonly at: State;
  readonly decisions: readonly Decision[];
}

/** The same card, as a line tells it to be used. */
type Used = Pick<Told, 'entry'> & { readonly title: string; readonly def: number };

const activeIn = ({ active, cards }: State, def: number): readonly CardId[] =>
  active.filter((card) => cards[card]?.def === def);

/**
 * Finds the places on the way from a position in which cards may be used that lines tell: behind all that theirs shows before
 * it, and before all that it shows later. The ways are looked for once, as soon as a line tells anything.
 */
export function placesFrom(
  means: Means,
  node: Node,
  goal: Goal,
  shown: readonly Shown[],
): (used: Used) => Generator<Place> {
  const { rules } = means;
  let ways: ReturnType<typeof unasked> | undefined;
  const passed: Features[] = [];
  const there = (nth: number, at: State): Features =>
    (passed[nth] ??= ourFeatures(rules.pool, at, node.loans));
  return function* places({ entry, title, def }) {
    ways ??= unasked(rules, node.live.state, begun(means, node, goal), accessesLeft(means, node));
    const before =
      entry <= goal.between.after ? undefined : shown[askedSince(shown, entry, title) - 1];
    for (const [nth, { decisions, at }] of ways.entries()) {
      // It may be active only by what is decided first.
      const cards = activeIn(at, def);
      if (cards.length === 0) continue;
      if (before !== undefined && !isAlike(there(nth, at), before.features)) continue;
      for (const card of cards) yield { card, at, decisions };
    }
  };
}
