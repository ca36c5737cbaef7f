import { type CardId, type Decision, type Pool, type Prompt, sparesMemory, workOn } from '#rules';
import { isOfAccess, takenByChance } from '../deviations/accessed-by-chance';
import type { Goal } from '../goal';
import type { Hidden } from '../hidden';
import type { Node } from '../node';
import { drainedAsShown, drainedIn } from './drained';
import { fated } from './fated';
import { accessNext, arrangeNext } from './known';
import { piled } from './piled';
import { isPutAway, putAway } from './put-away';
import { putBackNext } from './put-back';
import { asShown, chosenFirst, later, whole } from './room';
import { isGoneOtherwise } from './gone-otherwise';
import { aimed } from './aimed';
import { found } from './found';
import { pricedInTurn } from './in-order';
import { chosenOn } from './chosen-on';
import { leavesInPart } from './leaves-in-part';
import { isTrashPrevented, lost, titleOf } from './shows';
import { iceNext, isOfIce } from './ice-next';
import { goesAlong, withHosts } from './with-hosts';

/** What comes to lie in a discard pile; anything, once a card was used up to keep one from there. */
function trashed(
  pool: Pool,
  node: Node,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { state } = node.live;
  const isChosen = (one: Decision): boolean =>
    !('card' in one) || !goesAlong(pool, state, goal.evidence, one.card);
  const gone = withHosts(
    state,
    list.filter(
      (one) => lost(node, goal, one) && isChosen(one) && !isGoneOtherwise(pool, state, goal, one),
    ),
  );
  if (gone.length === list.length || !isTrashPrevented(pool, node, goal)) return gone;
  return [...gone, ...list.filter((one) => !gone.includes(one))];
}

/** What is chosen as a price: a card that a counter is paid from, or that is put away, or trashed. */
function priced(
  pool: Pool,
  node: Node,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { state } = node.live;
  const drained = drainedIn(state);
  if (drained !== null) return drainedAsShown(node, goal, drained, list);
  // What goes into a deck is named; what goes elsewhere beside it is no price.
  const shuffled = goal.evidence.losses.shuffledToPay;
  const isShuffled = (one: Decision): boolean =>
    'card' in one && shuffled.includes(titleOf(pool, state, one.card));
  if (list.some(isShuffled)) return list.filter(isShuffled);
  return isPutAway(state)
    ? putAway(node, goal, list)
    : pricedInTurn(pool, node, goal, trashed(pool, node, goal, list));
}

/** Of what may be chosen to be accessed the next access of theirs; nothing, where chance is told to have taken it. */
function accessChosen(
  pool: Pool,
  node: Node,
  { evidence }: Goal,
  facts: Hidden,
  list: readonly Decision[],
): readonly Decision[] {
  const next = facts.accesses[node.accessed];
  const isByChance = takenByChance(pool, evidence.questions.accessedByChance, next) !== null;
  return isByChance ? [] : accessNext(node, facts, list);
}

/** What a card may come to lie on: where theirs asks for room for it, nothing that it needs no memory on. */
function hosting(
  pool: Pool,
  { live: { state } }: Node,
  source: CardId | null,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  if (source === null || !evidence.choices.needsMemory(titleOf(pool, state, source))) return list;
  const g = workOn(pool, state, null);
  return list.filter((one) => !('card' in one) || !sparesMemory(g, one.card));
}

/** The cards that are worth choosing for what a card asks, of a list of them and of none. */
export function picksOf(
  pool: Pool,
  node: Node,
  prompt: Extract<Prompt, { readonly kind: 'pick' }>,
  goal: Goal,
  facts: Hidden,
  list: readonly Decision[],
): readonly Decision[] {
  const { why, source } = prompt;
  switch (why) {
    case 'arrange':
      return isOfIce(node, prompt)
        ? iceNext(pool, node, prompt, goal, list)
        : arrangeNext(node, facts, list);
    case 'install-trash':
      return asShown(
        pool,
        node,
        goal,
        whole(node, goal, trashed(pool, node, goal, later(pool, node.live.state, list))),
      );
    case 'memory':
      // What goes for something else makes no room.
      if (!goal.evidence.choices.lacksRoom) return [];
      return chosenFirst(pool, node, goal, trashed(pool, node, goal, list));
    case 'cost':
      return priced(pool, node, goal, list);
    case 'choose':
      // ACC-28: what is chosen is accessed, and told so.
      if (isOfAccess(node.live.state)) return accessChosen(pool, node, goal, facts, list);
      if (leavesInPart(pool, node, goal)) return list.filter(({ do: what }) => what === 'done');
      return chosenOn(
        pool,
        node,
        goal,
        putBackNext(
          pool,
          node,
          source,
          goal,
          piled(pool, node, goal, facts, list) ??
            fated(pool, node, goal, list) ??
            aimed(pool, node, source, goal, list),
        ),
      );
    case 'search':
      return found(pool, node, source, goal, list);
    case 'host':
      return hosting(pool, node, source, goal, list);
    case 'forfeit':
      return list;
  }
}
