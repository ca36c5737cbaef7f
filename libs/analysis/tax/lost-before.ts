import {
  cloneState,
  ownCard,
  refreshActive,
  workOn,
  type CardId,
  type Pool,
  type State,
} from '#rules';
import type { HeedsGrip } from './heeds-grip';

/** What may have been lost on the way. */
export interface LostBefore {
  readonly grip: boolean;
  readonly rig: boolean;
}

/** Tables that are looked at for what was lost; beyond these, what it costs then is not known. */
const MOST_TABLES = 24;

/** All that can be left of some cards, the fewest last, but for all of them. */
function rests<T>(all: readonly T[]): readonly (readonly T[])[] {
  const [first, ...others] = all;
  if (first === undefined) return [[]];
  const without = rests(others);
  return [...without.map((some) => [first, ...some]), ...without];
}

/** Each that is as good as another once. */
function eachOnce(
  hands: readonly (readonly CardId[])[],
  { cards }: State,
  heeds: HeedsGrip,
): readonly (readonly CardId[])[] {
  const seen = new Set<string>();
  return hands.filter((hand) => {
    const defs = hand.map((id) => cards[id]?.def ?? -1);
    const text = defs
      .map((def) => (heeds(def) ? def : -1))
      .sort((a, b) => a - b)
      .join();
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

export function lose(pool: Pool, state: State, lost: readonly CardId[]): void {
  const { runner } = state;
  runner.grip = runner.grip.filter((id) => !lost.includes(id));
  runner.rig = runner.rig.filter((id) => !lost.includes(id));
  runner.heap = [...runner.heap, ...lost];
  const g = workOn(pool, state, null);
  for (const id of lost) {
    const card = ownCard(state, id);
    [card.zone, card.faceup, card.host] = ['heap', true, null];
    refreshActive(g, id);
  }
}

/** Nothing lies on it, and it lies on nothing. */
export const isAlone = ({ cards }: State, id: CardId): boolean =>
  cards[id]?.host === null && !cards.some(({ host }) => host === id);

/** More than can be told apart. */
const MANY_CARDS = 8;

/** The same table with each part of what may have been lost gone; null where there are too many. */
export function tablesWithLess(
  pool: Pool,
  from: State,
  { grip, rig }: LostBefore,
  heeds: HeedsGrip,
): readonly State[] | null {
  const { runner } = from;
  if (rig && !runner.rig.every((id) => isAlone(from, id))) return null;
  if (grip && runner.grip.length > MANY_CARDS) return null;
  if (rig && runner.rig.length > MANY_CARDS) return null;
  const hands = grip ? eachOnce(rests(runner.grip), from, heeds) : [runner.grip];
  const rigs = rig ? rests(runner.rig) : [runner.rig];
  if (hands.length * rigs.length > MOST_TABLES) return null;
  return rigs.flatMap((left) =>
    hands.flatMap((hand) => {
      const lost = [...runner.grip, ...runner.rig].filter(
        (id) => !hand.includes(id) && !left.includes(id),
      );
      if (lost.length === 0) return [];
      const state = cloneState(from);
      lose(pool, state, lost);
      return [state];
    }),
  );
}
