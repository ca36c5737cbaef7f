import type { CardId, Decision, Legal, Prompt, Pool } from '#rules';
import type { Goal } from '../goal';
import type { Hidden } from '../hidden';
import type { Node } from '../node';
import { isAccessedThen } from './accessed-then';
import { concession } from './concession';
import { distinct } from './distinct';
import { accessNext, isOfOtherCopy, shuffledOrder } from './known';
import { paidFirst } from './paid-first';
import { isPassedBy } from './passed-by';
import { plausible } from './plausible';
import { isBegunInTheirs } from './begun-in-theirs';
import { isHeardOf } from './heard-of';
import { isNeverAsked, isNumberedEnough, nonzero, toldNumber, toldTarget } from './told-answers';
import { isStillAsked } from './still-asked';
import { toldPayment, toldReplacement, toldServer } from './told-alone';
import { firstTold, toldBid, toldFirst } from './told-first';
import { discardedInTurn, revealed, takenNext } from './in-order';
import { letOut } from './let-out';
import { optionsOf } from './options-of';
import { picksOf } from './picks-of';
import { isRezDue } from './rez-due';
import { rezzedInTurn } from './rezzed-in-turn';
import { titleOf } from './shows';
import { isKeptByChance, isPutBackByChance, stays } from './kept-by-chance';
import { isTrashedByOther, isTrashedInstead } from './left';
import { isAfterEnd } from './after-end';
import { isAheadOfAccess } from './ahead-of-access';
import { isAheadOfEncounter } from './ahead-of-encounter';
import { isLate } from './told-order';

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
    !isAheadOfAccess(pool, node, goal, facts, one) &&
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
      return picksOf(pool, node, prompt, goal, facts, list.filter(isInTime));
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
      return optionsOf(pool, node, prompt, goal, list, fits);
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
