import type { Decision, CardId, Pool } from '#rules';
import type { Epoch } from '../deck-model';
import type { Goal } from '../goal';
import type { Access, Hidden } from '../hidden';
import type { Node } from '../node';
import type { Span } from '../span';
import { cardIn, titleOf } from './shows';

/** The shuffle of theirs that one of ours stands for: the next one on the way, or one passed by. */
export function epochAt(
  epochs: readonly Epoch[],
  consumed: number,
  { after, until }: Span,
): number {
  const next = epochs.findIndex(({ from }, i) => i >= consumed && from > after && from <= until);
  if (next >= 0) return next;
  const last = epochs.findLastIndex(({ from }) => from <= after);
  return last >= consumed ? last : -1;
}

/** How many shuffles of each deck are behind once a deck of ours is shuffled. */
export function shuffledNow(
  { decks }: Hidden,
  { shuffled }: Node,
  deck: 'rd' | 'stack',
  between: Span,
): Node['shuffled'] {
  const side = deck === 'rd' ? 'corp' : 'runner';
  const at = epochAt(decks[side].epochs, shuffled[side], between);
  return at < 0 ? shuffled : { ...shuffled, [side]: at + 1 };
}

/**
 * What theirs shuffles before it leaves the deck, and ours after it: the card that was searched for, which lies aside or is in
 * its place by then.
 */
export function goneBefore<S extends Epoch['slots'][number]>(
  aside: readonly number[],
  lying: ReadonlySet<number>,
  due: readonly S[],
  until: number,
): ReadonlySet<S> {
  const away = [...aside];
  return new Set(
    due.filter(({ def, left }) => {
      if (def === null || left === null || left > until) return false;
      const at = away.indexOf(def);
      if (at >= 0) away.splice(at, 1);
      return at >= 0 || !lying.has(def);
    }),
  );
}

/** The cards that are yet to be put back, in the order of the game. */
export const orderLeft = (
  { arrangements }: Pick<Hidden, 'arrangements'>,
  { arranged }: Pick<Node, 'arranged'>,
): readonly number[] => arrangements.flatMap(({ defs }) => defs).slice(arranged);

/**
 * The order a deck is shuffled into: what came out of it lies where it came out. What came out only
 * after later shuffles lies below, as ours may not make them: a search that finds nothing shows
 * nothing. Where theirs was not shuffled, what is still to come out lies on top.
 */
export function shuffledOrder(
  node: Node,
  facts: Hidden,
  deck: 'rd' | 'stack',
  between: Span,
): CardId[] {
  const { state } = node.live;
  const side = deck === 'rd' ? 'corp' : 'runner';
  const rest = deck === 'rd' ? [...state.corp.rd] : [...state.runner.stack];
  const size = rest.length;
  const { epochs } = facts.decks[side];
  const at = epochAt(epochs, node.shuffled[side], between);
  const due = at < 0 ? facts.decks[side].dueAfter(between.after) : (epochs[at]?.slots ?? []);
  const later = epochs.slice(
    (at < 0 ? epochs.findLastIndex(({ from }) => from <= between.after) : at) + 1,
  );
  const defsOf = (ids: readonly CardId[]): number[] => ids.map((id) => cardIn(state, id).def);
  const gone = goneBefore(defsOf(state.aside), new Set(defsOf(rest)), due, between.until);
  const take = (def: number | null): CardId | null => {
    const index = def === null ? -1 : rest.findIndex((id) => cardIn(state, id).def === def);
    return index < 0 ? null : (rest.splice(index, 1)[0] ?? null);
  };
  const top = due
    .filter((slot) => !gone.has(slot))
    .slice(0, size)
    .map(({ def }) => take(def));
  const below = later.flatMap(({ slots }) => slots.flatMap(({ def }) => take(def) ?? []));
  // Nothing is known of a place: what is not wanted elsewhere lies there.
  const filled = top.map((id) => id ?? rest.pop() ?? below.pop());
  return [...filled.filter((id) => id !== undefined), ...below, ...rest];
}

export function accessNext(node: Node, facts: Hidden, list: readonly Decision[]): Decision[] {
  const next = facts.accesses[node.accessed];
  // No more is accessed in this run: what is chosen is left at its price (COST-07).
  if (next === undefined || next.run > node.runs) return [...list];
  const { state } = node.live;
  const theirs = list.filter(
    (one) =>
      !('card' in one) ||
      ((next.def === null || cardIn(state, one.card).def === next.def) &&
        (next.zone === null ||
          (next.zone === 'root') === (cardIn(state, one.card).zone === 'root'))),
  );
  // "Everything else" in Archives is told in no order.
  return theirs.length === 0 && next.server === 'Archives' ? [...list] : theirs;
}

export function arrangeNext(node: Node, facts: Hidden, list: readonly Decision[]): Decision[] {
  const [def] = orderLeft(facts, node);
  const { state } = node.live;
  const fits = list.filter((one) => 'card' in one && cardIn(state, one.card).def === def);
  return fits.slice(0, 1);
}

/** Whether another copy of what was accessed last is accessed later in that run; of the pile of Archives no order is told. */
export function isCopyToCome(accesses: readonly Access[], accessed: number): boolean {
  const now = accesses[accessed - 1];
  const isOrdered = ({ server, zone }: Access): boolean => server !== 'Archives' || zone === 'root';
  return (
    now !== undefined &&
    now.def !== null &&
    isOrdered(now) &&
    accesses
      .slice(accessed)
      .some((one) => one.def === now.def && one.run === now.run && isOrdered(one))
  );
}

/** Of two copies that are accessed in one run the lines tell which was trashed: before the next card was accessed. */
export function isOfOtherCopy(
  pool: Pool,
  { accessed, live: { state } }: Node,
  { evidence }: Goal,
  { accesses }: Hidden,
  { do: what }: Decision,
): boolean {
  const [now, next] = [accesses[accessed - 1], accesses[accessed]];
  if (what !== 'trash-accessed' && what !== 'leave-accessed') return false;
  if (state.prompt?.kind !== 'accessed' || now === undefined || next === undefined) return false;
  if (now.def !== cardIn(state, state.prompt.card).def) return false;
  if (!isCopyToCome(accesses, accessed)) return false;
  const title = titleOf(pool, state, state.prompt.card);
  return evidence.losses.trashesIn(title, now.index, next.index) !== (what === 'trash-accessed');
}
