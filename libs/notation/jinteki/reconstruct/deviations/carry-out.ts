import {
  rulesOf,
  type CardId,
  type Decision,
  type Rules,
  cloneState,
  ownCard,
  type State,
} from '#rules';
import { accessByChance } from './accessed-by-chance';
import type { Deviation } from './deviation';
import { lowerNothing, playIdly, rezNothing, trashFromGrip, trashNothing } from './idle-play';
import { useIdly, useLate } from './idle-use';
import { freed, optionalRules } from './optional-rules';
import { replaceConsole, useByHand } from './by-hand';
import { keptOn } from './lendable';
import { drawNothing } from './draw-nothing';
import { emptyOut } from './emptied';
import { endRunAt } from './end-run';
import { endAmid, endWith, flatline } from './ended-amid';
import { flipAnew } from './flip-anew';
import { partedIn } from './done-by-hand';
import { payInVain } from './pay-in-vain';
import { heedTrash, isBesideTrash } from './heed-trash';
import { isPaying } from './paying';
import { pumpEarly } from './early-pump';
import { refillEarly } from './early-refill';
import { rezEarly } from './early-rez';
import { removeBelow } from './remove-below';
import { replaceByNothing } from './replace-by-nothing';
import { makeRoom } from './room-made';
import { leadsElsewhere } from './leads-elsewhere';
import { leaveUnaccessed } from './unaccessed';
import { leaveAtNone, leaveInPlace, leaveUnrun, leaveUnsearched } from './left-undone';
import { leaveWithoutRoom } from './no-room';
import { goesWithCredits, takeLast } from './take-last';
import { runElsewhere } from './run-elsewhere';
import { setCredits } from './set-credits';
import { derezByHand, trashByHand } from './take-by-hand';
import { takeAsUsed } from './taken-as-used';
import { trashCopy } from './trash-copy';
import { unbarredRules } from './unbarred-rules';
import { unaccessedRules } from './unaccessed-rules';
import { unheededRules } from './unheeded-rules';
import { resolveApart } from './sub-apart';
import { resolveUnmet } from './sub-unmet';
import { keepHand } from './kept-hand';
import { leaveToChance } from './left-to-chance';
import { leaveUnfired } from './unfired';
import { leaveUnpaid } from './unpaid';
import { leaveRest, leaveUnprepared } from './unprepared';
import { useEarly } from './use-early';

/** The state after a deviation, the given one left alone; null where it cannot be taken. */
export function carryOut(
  rules: Rules,
  state: State,
  {
    kind,
    card,
    credits,
    decisions = [],
    stays,
  }: Pick<Deviation, 'kind' | 'card' | 'credits' | 'decisions' | 'stays'>,
): State | null {
  switch (kind) {
    case 'loan':
      return stays === true ? takeAsUsed(rules, state, card, credits) : state;
    case 'loan-repaid':
    case 'in-vain':
    case 'answered':
      return state;
    case 'loan-spent':
      return withCredits(rules, state, card, credits, credits);
    case 'set-by-hand':
      if (credits !== 0) return setCredits(state, card, credits);
      if (stays === true) return derezByHand(rules, state, card);
      return endRunAt(rules, state, card) ?? trashByHand(rules, state, card);
    case 'loan-kept':
      return withCredits(rules, state, card, credits, 0);
    case 'no-effect':
      return playIdly(rules, state, card, credits, stays === true, decisions.length > 0);
    case 'unanswered':
      if (credits > 0) return leaveUnpaid(state, card, credits);
      if (decisions.length > 0) return decideFreely(rules, state, decisions);
      return (
        keepHand(rules, state) ??
        accessByChance(state) ??
        leaveWithoutRoom(rules, state) ??
        leaveUnrun(rules, state) ??
        leaveInPlace(rules, state) ??
        leaveAtNone(rules, state) ??
        leaveUnsearched(rules, state) ??
        leaveToChance(rules, state)
      );
    case 'nothing-trashed':
      return trashNothing(rules, state, card);
    case 'grip-trashed':
      return trashFromGrip(rules, state, card);
    case 'emptied':
      return emptyOut(rules, state, card);
    case 'unprepared':
      return stays === true ? leaveRest(state) : leaveUnprepared(rules, state);
    case 'out-of-window':
      return usedByHand(rules, state, card, { credits, decisions }, stays === true);
    case 'idle-use':
      return usedForNothing(rules, state, card, { credits, decisions }, stays === true);
    case 'console-replaced':
      return decisions.length === 0
        ? trashCopy(rules, state, card)
        : replaceConsole(rules, state, card, decisions);
    case 'cost-paid':
      return payToTrash(rules, state, card, { credits, decisions });
    case 'idle-rez':
      return rezNothing(rules, state, card, credits);
    case 'unfired':
      return leaveUnfired(
        rules,
        passing(rules, state, withoutSubs(decisions)),
        card,
        subsIn(decisions),
      );
    case 'unaccessed':
      return unaccessed(rules, state, card, decisions);
    case 'room-made':
      return makeRoom(
        rules,
        state,
        decisions.flatMap((one) => (one.do === 'pick' ? [one.card] : [])),
      );
    case 'early-rez':
      return rezEarly(rules, passing(rules, state, decisions), card, stays === true);
    case 'early-pump':
      return pumpEarly(rules, passing(rules, state, decisions), card, credits, stays === true);
    case 'early-use':
      return useEarly(
        rules,
        passing(rules, state, decisions.slice(0, -1)),
        decisions.at(-1),
        stays === true,
      );
    case 'ends-amid':
      if (credits > 0) return endWith(rules, state, decisions, credits);
      return decisions.length === 0
        ? flatline(rules, state)
        : endAmid(
            stays === true ? optionalRules(rules) : rules,
            stays === true ? freed(rules.pool, state) : state,
            decisions,
          );
    case 'sub-apart': {
      const asking = stays === true ? optionalRules(rules) : rules;
      const last = decisions.at(-1);
      return last?.do === 'first'
        ? resolveUnmet(asking, passing(rules, state, decisions.slice(0, -1)), card, last.ability)
        : resolveApart(
            asking,
            passing(rules, state, withoutSubs(decisions)),
            card,
            subsIn(decisions),
          );
    }
    case 'early-refill':
      return refillEarly(rules, passing(rules, state, decisions));
    case 'held-open':
      return heldOpen(rules, state, decisions);
    case 'barred':
      return actInVain(rules, state, decisions) ?? actUnbarred(rules, state, decisions);
    case 'cancelled':
      return shuffleFor(rules, state, card, decisions);
  }
}

/** What leads to the subroutines that a deviation is about, and their places, which are told last. */
const withoutSubs = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions.slice(0, decisions.findLastIndex((one) => one.do !== 'break') + 1);
const subsIn = (decisions: readonly Decision[]): readonly Decision[] =>
  decisions.slice(withoutSubs(decisions).length);

function usedByHand(
  rules: Rules,
  state: State,
  card: CardId,
  { credits, decisions = [] }: Pick<Deviation, 'credits' | 'decisions'>,
  stays: boolean,
): State | null {
  const { led, that } = partedIn(rules.pool, state, card, decisions);
  const at = passing(rules, state, led);
  if (isBesideTrash(at, card)) return heedTrash(rules, at, card, stays);
  return goesWithCredits(rules.pool, state.cards[card]?.def ?? -1)
    ? takeLast(rules, at, card, credits, stays)
    : useByHand(rules, at, card, that, stays, credits > 0);
}

/** An ability of a card changes nothing, or leaves fewer counters than none; or a card is trashed to lower a cost of nothing. */
function usedForNothing(
  rules: Rules,
  state: State,
  card: CardId,
  { credits, decisions = [] }: Pick<Deviation, 'credits' | 'decisions'>,
  stays: boolean,
): State | null {
  const [first] = decisions;
  if (first === undefined)
    return state.prompt?.kind === 'accessed'
      ? payInVain(rules, state, card, credits)
      : useIdly(rules, state, card, credits, stays);
  if (first.do === 'pick') return lowerNothing(rules, state, card, decisions, stays);
  if (first.do === 'option') return removeBelow(rules, state, card, first, stays);
  return useLate(rules, passing(rules, state, decisions.slice(0, -1)), decisions.at(-1));
}

function unaccessed(
  rules: Rules,
  state: State,
  card: CardId,
  [one]: readonly Decision[],
): State | null {
  return one === undefined || one.do === 'done'
    ? leaveUnaccessed(rules, state, card, one !== undefined)
    : replaceByNothing(rules, state, one);
}

const actInVain = (rules: Rules, state: State, [action]: readonly Decision[]): State | null =>
  action === undefined ? null : drawNothing(rules, state, action);

function actUnbarred(rules: Rules, state: State, [action]: readonly Decision[]): State | null {
  const flipped = action?.do === 'use' ? flipAnew(rules, state, action) : null;
  if (flipped !== null) return flipped;
  if (action === undefined) return null;
  const elsewhere = runElsewhere(rules, state, action);
  if (elsewhere !== null) return elsewhere;
  const ours = rules.apply(state, action);
  const unbarred = ours.ok ? null : unbarredRules(rules).apply(state, action);
  if (unbarred?.ok === true) return unbarred.state;
  const unheeded = unheededRules(rules).apply(state, action);
  if (!ours.ok) return unheeded.ok ? unheeded.state : null;
  // What no card forbids leads to a choice that heeds nothing, or sets off what an access would.
  if (unheeded.ok && leadsElsewhere(unheeded.state, ours.state)) return unheeded.state;
  const setOff = unaccessedRules(rules).apply(state, action);
  return setOff.ok ? setOff.state : null;
}

/** The accessed card is trashed at no cost by our rules, and its cost is paid all the same: of the pool, and of the run. */
function payToTrash(
  rules: Rules,
  from: State,
  card: CardId,
  { credits, decisions = [] }: Pick<Deviation, 'credits' | 'decisions'>,
): State | null {
  const { prompt, runner } = from;
  const [ofRun] = decisions;
  const paidOfRun = ofRun?.do === 'pay' ? ofRun.credits : 0;
  if (prompt?.kind !== 'accessed' || prompt.card !== card) return null;
  if (runner.credits < credits || runner.runCredits < paidOfRun) return null;
  const state = cloneState(from);
  state.runner.credits -= credits;
  state.runner.runCredits -= paidOfRun;
  const trashed = rules.apply(state, { do: 'trash-accessed' });
  return trashed.ok ? trashed.state : null;
}

/** Windows are passed that nobody is asked in. */
export const passing = ({ pool }: Rules, state: State, passes: readonly Decision[]): State => {
  const folded = rulesOf(pool, 'every-step').fold(state, passes);
  return folded.ok ? folded.state : state;
};

/** The window after some decisions stays open, though nobody can do anything there; null where they cannot be taken. */
function heldOpen({ pool }: Rules, from: State, decisions: readonly Decision[]): State | null {
  const folded = rulesOf(pool, 'every-step').fold(from, decisions);
  return folded.ok && folded.state.prompt?.kind === 'window' ? folded.state : null;
}

/** The deck of the card's owner lies in another order; null where that is no order of it. */
function shuffleFor(
  { pool }: Rules,
  from: State,
  id: CardId,
  [decision]: readonly Decision[],
): State | null {
  if (decision?.do !== 'shuffle') return null;
  const state = cloneState(from);
  const corp = pool.definitions[state.cards[id]?.def ?? -1]?.side === 'corp';
  const deck = corp ? state.corp.rd : state.runner.stack;
  const sorted = (ids: readonly CardId[]): string => [...ids].sort((a, b) => a - b).join();
  if (sorted(deck) !== sorted(decision.order)) return null;
  deck.splice(0, deck.length, ...decision.order);
  return state;
}

/** Every choice may be left open on the way; what is asked once the last is closed is asked by our rules. */
function decideFreely(rules: Rules, from: State, decisions: readonly Decision[]): State | null {
  const free = optionalRules(rules);
  let state = freed(rules.pool, from);
  for (const [at, decision] of decisions.entries()) {
    const closes = decision.do === 'done' && at === decisions.length - 1;
    const taken = (closes ? rules : free).apply(state, decision);
    if (!taken.ok) return null;
    ({ state } = taken);
  }
  return state;
}

function withCredits(
  { pool }: Rules,
  from: State,
  id: number,
  gained: number,
  off: number,
): State | null {
  if (isPaying(from)) return null;
  const state = cloneState(from);
  const card = state.cards[id];
  const side = card === undefined ? undefined : pool.definitions[card.def]?.side;
  if (card === undefined || side === undefined) return null;
  const kept = keptOn(pool, card.def) === 'credit' ? 'credit' : 'recurring';
  if (card[kept] < off) return null;
  ownCard(state, card.id)[kept] -= off;
  state[side].credits += gained;
  return state;
}
