import type { CardId, Decision, Legal, Prompt, Pool } from '#rules';
import { isOfAccess, takenByChance } from '../deviations/accessed-by-chance';
import type { Goal } from '../goal';
import type { Hidden } from '../hidden';
import type { Node } from '../node';
import { isAccessedThen } from './accessed-then';
import { becomes } from './becomes';
import { concession } from './concession';
import { distinct } from './distinct';
import { drainedAsShown, drainedIn } from './drained';
import { fated } from './fated';
import { accessNext, arrangeNext, isOfOtherCopy, shuffledOrder } from './known';
import { paidFirst } from './paid-first';
import { isPassedBy } from './passed-by';
import { plausible } from './plausible';
import { piled } from './piled';
import { isPutAway, putAway } from './put-away';
import { putBackNext } from './put-back';
import { isBegunInTheirs } from './begun-in-theirs';
import { asShown, chosenFirst, later, whole } from './room';
import { isGoneOtherwise } from './gone-otherwise';
import { isHeardOf } from './heard-of';
import {
  isNeverAsked,
  isNumberedEnough,
  nonzero,
  toldByHand,
  toldNumber,
  toldOption,
  toldTarget,
  toldUse,
} from './told-answers';
import { isStillAsked } from './still-asked';
import { toldInWords } from './told-in-words';
import { toldPayment, toldReplacement, toldServer } from './told-alone';
import { firstTold, toldBid, toldFirst } from './told-first';
import { aimed } from './aimed';
import { found } from './found';
import { discardedInTurn, pricedInTurn, revealed, takenNext } from './in-order';
import { chosenOn } from './chosen-on';
import { leavesInPart } from './leaves-in-part';
import { keptIn, letOut } from './let-out';
import { isRezDue } from './rez-due';
import { rezzedInTurn } from './rezzed-in-turn';
import { isTrashPrevented, lost, titleOf } from './shows';
import { isKeptByChance, isPutBackByChance, stays } from './kept-by-chance';
import { isTrashedByOther, isTrashedInstead } from './left';
import { iceNext, isOfIce } from './ice-next';
import { isAfterEnd } from './after-end';
import { isAheadOfEncounter } from './ahead-of-encounter';
import { isLate } from './told-order';
import { witnessed } from './witnessed';
import { goesAlong, withHosts } from './with-hosts';

/** Bids, payments and numbers beyond this are no one's game. */
const widest = 100;

/** Each answer by itself, of as many as anybody gives. */
export function ranged(legal: readonly Legal[]): Decision[] {
  const list: Decision[] = [];
  for (const one of legal) {
    if (one.do === 'shuffle') continue;
    if (!('from' in one)) list.push(one);
    else
      for (let n = one.from; n <= Math.min(one.to, one.from + widest); n += 1)
        list.push(one.do === 'number' ? { do: 'number', number: n } : { do: one.do, credits: n });
  }
  return list;
}

/** What is worth trying at a prompt, in a stable order: to concede, where the lines tell it, and the answers. */
export function candidates(
  pool: Pool,
  node: Node,
  prompt: Prompt,
  goal: Goal,
  facts: Hidden,
): readonly Decision[] {
  const conceding = concession(node, goal);
  const list = isRezDue(pool, node, goal) ? [] : answers(pool, node, prompt, goal, facts);
  return conceding === null ? list : [conceding, ...list];
}

/** An identity does nothing before the first turn: its player is not asked by it. */
const isUnprepared = ({ granted, live: { state } }: Node, { kind }: Prompt): boolean =>
  state.turn.number === 0 &&
  kind === 'pick' &&
  granted?.deviation.kind === 'unprepared' &&
  granted.deviation.stays !== true;

/** Room was made on a host: theirs shows it with the install that it was made for. */
const isRoomMade = ({ granted }: Node, { between: { until } }: Goal): boolean =>
  granted?.deviation.kind === 'room-made' &&
  granted.deviation.rule === 'HOST-05' &&
  granted.deviation.entry === until;

/** Theirs rests here, too, and somebody has a click that is spent. */
const mayAct = (node: Node, goal: Goal): boolean =>
  goal.spends(node.features) && (goal.rests(node.features) || isRoomMade(node, goal));

function answers(
  pool: Pool,
  node: Node,
  prompt: Prompt,
  goal: Goal,
  facts: Hidden,
): readonly Decision[] {
  const { state } = node.live;
  if (prompt.kind === 'shuffle')
    return [{ do: 'shuffle', order: shuffledOrder(node, facts, prompt.deck, goal.between) }];
  if (isStillAsked(pool, node, prompt, goal) || isUnprepared(node, prompt)) return [];
  if (prompt.kind === 'action' && !mayAct(node, goal)) return [];
  if (prompt.kind === 'jack-out' && !facts.jackedOut.has(node.runs)) return [{ do: 'continue' }];
  const all = distinct(state, ranged(node.live.legal()));
  const isHeard =
    prompt.kind !== 'pick' ||
    prompt.why !== 'choose' ||
    isHeardOf(pool, state, prompt.source, prompt.for, goal.evidence, node.trail?.between.until);
  const list = isHeard ? all : all.filter(({ do: what }) => what === 'done');
  const isInTime = (one: Decision): boolean =>
    !isLate(pool, node, goal, one) &&
    !isAheadOfEncounter(pool, node, goal, one) &&
    !isAfterEnd(pool, node, goal, one) &&
    !isPassedBy(pool, node, goal, facts, one);
  const fits = (one: Decision): boolean =>
    plausible(node, goal, pool, one) &&
    !isOfOtherCopy(pool, node, goal, facts, one) &&
    !isTrashedInstead(pool, node, goal, facts, one) &&
    !isTrashedByOther(pool, node, goal, one) &&
    isInTime(one);
  switch (prompt.kind) {
    case 'random':
      return prompt.why === 'hq-access'
        ? accessNext(node, facts, list)
        : taken(pool, node, prompt.from, goal, facts, list.filter(isInTime));
    case 'access':
      return accessNext(node, facts, list);
    case 'discard':
      return discardedInTurn(pool, node, prompt.for, goal, list.filter(isInTime));
    case 'order':
      return firstTold(pool, node, prompt, goal, list);
    case 'pick':
      return picks(pool, node, prompt, goal, facts, list.filter(isInTime));
    case 'action':
      return toldFirst(pool, state, goal, list.filter(fits));
    case 'jack-out':
      return letOut(pool, goal, list);
    case 'bid':
      return toldBid(node, prompt.for, goal, list.filter(fits));
    case 'pay':
      return toldPayment(pool, node, prompt.source, goal, paidFirst(node, prompt.for, goal, list));
    case 'replace':
      return toldReplacement(pool, state, goal, list);
    case 'server':
      return toldServer(
        pool,
        state,
        prompt.source,
        goal,
        toldTarget(pool, node, prompt.source, goal, list).filter(isInTime),
      );
    case 'option':
      return isByHand(node, prompt.source)
        ? toldByHand(pool, node, prompt, goal, list)
        : (becomes(pool, node, prompt, goal, list) ??
            options(
              pool,
              node,
              prompt,
              goal,
              keptIn(pool, state, prompt, goal, list.filter(fits)),
            ));
    case 'number':
      // Theirs asks for it behind the question whether a card does anything.
      if (goal.evidence.questions.asksWhetherAlone(titleOf(pool, state, prompt.source), prompt.for))
        return [];
      if (
        isNumberedEnough(pool, node, prompt, goal) ||
        isNeverAsked(pool, node, prompt, goal, list)
      )
        return [];
      return toldNumber(
        pool,
        node,
        prompt.source,
        goal,
        nonzero(pool, node, prompt, goal, list).filter(fits),
      );
    case 'mulligan': {
      const told = facts.mulligans.has(prompt.for) ? 'mulligan' : 'keep';
      return list.filter((one) => one.do === told);
    }
    case 'accessed':
    case 'steal':
    case 'subs':
      return list.filter(fits);
    case 'window': {
      const fitting = rezzedInTurn(pool, state, goal, list.filter(fits));
      const isOver = isBegunInTheirs(node, goal, goal.between.after);
      return isOver ? fitting.filter(({ do: what }) => what === 'pass') : fitting;
    }
  }
}

/** What a card is made to do, as far as lines or questions tell it. */
const options = (
  pool: Pool,
  node: Node,
  prompt: Extract<Prompt, { readonly kind: 'option' }>,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] =>
  toldUse(
    pool,
    node,
    prompt,
    goal,
    toldOption(
      pool,
      node.live.state,
      prompt,
      goal,
      toldInWords(pool, node, prompt, goal, witnessed(pool, node, prompt, goal, list)),
    ),
  );

/** What chance takes of a hand: what leaves it, what it shows, or what is accessed outside of a run. */
function taken(
  pool: Pool,
  node: Node,
  from: readonly CardId[],
  goal: Goal,
  facts: Hidden,
  list: readonly Decision[],
): readonly Decision[] {
  const { hq } = node.live.state.corp;
  const side = from.some((id) => hq.includes(id)) ? 'corp' : 'runner';
  const gone = takenNext(pool, node, side, goal, list);
  if (gone.length > 0) return gone;
  if (isKeptByChance(pool, node.live.state)) return list.filter((one) => stays(node, goal, one));
  if (isPutBackByChance(pool, node.live.state)) {
    const leaving = list.filter((one) => !stays(node, goal, one));
    // Where another copy of it was drawn no title is missed.
    return leaving.length > 0 ? leaving : list;
  }
  const shown = revealed(pool, node, goal, list);
  const isAccessed =
    facts.accesses[node.accessed]?.outside === true || isAccessedThen(pool, node.live.state);
  return shown.length === 0 && isAccessed ? accessNext(node, facts, list) : shown;
}

/** A card was used by hand just now: it is not declined. */
const isByHand = ({ granted, trail }: Node, source: CardId): boolean =>
  granted?.deviation.kind === 'out-of-window' &&
  granted.deviation.card === source &&
  granted.decision === (trail?.length ?? 0);

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

function picks(
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
    case 'forfeit':
    case 'host':
      return list;
  }
}
