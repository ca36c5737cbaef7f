import type { CardId, CounterKind, Decision, State } from '#rules';
import { fieldKey, type Spot, serverCode, spotBase } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { cardIn, countOf } from './shows';

/** Counters that are asked for, one by one, from any of several cards. */
interface Drained {
  readonly kind: CounterKind;
  /** From which they were chosen so far: they lie there until all of it is paid. */
  readonly from: readonly CardId[];
}

/** What is asked for is a card that a counter is paid from: nothing of it is trashed. */
export function drainedIn({ frames }: State): Drained | null {
  const pay = frames.at(-1);
  if (pay?.at !== 'pay') return null;
  const { bill, drained = [] } = pay.vars;
  const { counters } = bill;
  return counters === null || drained.length >= counters.amount
    ? null
    : { kind: counters.kind, from: drained };
}

/** Copies of one title in one place are told by what lies on them, not which is which. */
const copies = [0, 1, 2, 3, 4, 5] as const;

function whereOf({ cards, servers }: State, id: CardId): Omit<Spot, 'place'> | null {
  const card = cards[id];
  if (card === undefined) return null;
  const { def, server, zone } = card;
  if (zone === 'rig') return { where: 'rig', server: 0, def };
  const isRoot = servers.some(({ name, root }) => name === server && root.includes(id));
  return isRoot && server !== null ? { where: 'root', server: serverCode(server), def } : null;
}

/**
 * Cards on which theirs shows fewer counters of the kind than there are left, over all copies, the one first that it shows so
 * first; those of other places come after them.
 */
export function drainedAsShown(
  { features, live: { state } }: Node,
  goal: Goal,
  { kind, from }: Drained,
  list: readonly Decision[],
): readonly Decision[] {
  const fallOf = (one: Decision): number => {
    const spot = 'card' in one && one.card !== undefined ? whereOf(state, one.card) : null;
    if (spot === null) return goal.shown.length;
    const keys = copies.map((place) =>
      fieldKey(spotBase(spot.where, spot.server, place, spot.def), kind),
    );
    const sumOf = (there: Node['features']): number =>
      keys.reduce((sum, key) => sum + countOf(there, key), 0);
    const paid = from.filter((id) => cardIn(state, id).def === spot.def).length;
    return goal.shown.findIndex((there) => sumOf(there) < sumOf(features) - paid);
  };
  return list
    .map((one) => ({ one, at: fallOf(one) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one);
}
