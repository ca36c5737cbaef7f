import { encounterIn, type CardId, type Decision, type Pool, type ServerName } from '#rules';
import { isLeftUnbroken, isOtherBroken } from '../broken-by-name';
import type { Basic } from '../evidence-of-acts';
import { plainKey, serverCode } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { liesAsScored } from './lies-as-scored';
import { isRezAhead } from './rez-due';
import {
  arrives,
  cardIn,
  countOf,
  discarded,
  leaves,
  leavesRoot,
  reaches,
  risesAt,
  titleOf,
} from './shows';
import { isToldAmid } from './told-amid';
import { isToldOnceMore } from './told-often';
import { raisesBy, useOf } from './use-of';

type Install = Extract<Decision, { readonly do: 'install' }>;

/** What is bid leaves the pool, or the cards whose credits may help. */
function affords(node: Node, goal: Goal, pool: Pool, bid: number): boolean {
  const { state } = node.live;
  const side = state.prompt?.for === 'corp' ? 'corp' : 'runner';
  const key = plainKey(side === 'corp' ? 'corp credits' : 'runner credits');
  const elsewhere = state.active.reduce((sum, id) => {
    const { def, recurring, credit } = cardIn(state, id);
    return pool.definitions[def]?.side === side ? sum + recurring + credit : sum;
  }, state.runner.runCredits);
  if (bid <= goal.fall(key, countOf(node.features, key)) + elsewhere) return true;
  // What comes of the trace may pay back what is told to be bid.
  return goal.evidence.paid.bids(side).some(({ paid }) => paid === bid);
}

/** A breaker of this title broke on the way, and is told to have been pumped before it did. */
function isLatePump(node: Node, goal: Goal, pool: Pool, id: CardId, ability: number): boolean {
  const { state } = node.live;
  if (useOf(pool, state, id, ability) !== 'boost') return false;
  if (!goal.evidence.used.pumpsFirst(titleOf(pool, state, id))) return false;
  const { def } = cardIn(state, id);
  for (let at = node.trail; at !== null && at.between.after >= goal.between.after; at = at.before)
    if (
      at.decision.do === 'use' &&
      cardIn(state, at.decision.card).def === def &&
      useOf(pool, state, at.decision.card, at.decision.ability) === 'break'
    )
      return true;
  return false;
}

/** The lines do not tell that a card raises itself by something else: what another one gives it may do that, too. */
function isRaiseTold(node: Node, goal: Goal, pool: Pool, id: CardId, ability: number): boolean {
  const { state } = node.live;
  const by = raisesBy(pool, state, id, ability);
  return by === null || by <= 0 || goal.evidence.used.mayRaiseBy(titleOf(pool, state, id), by);
}

function timesMade(node: Node, goal: Goal, isIt: (decision: Decision) => boolean): number {
  let made = 0;
  for (let at = node.trail; at !== null && at.between.after >= goal.between.after; at = at.before)
    if (isIt(at.decision)) made += 1;
  return made;
}

/** The lines tell of one basic action more than were taken on the way. */
const isBasic = (node: Node, goal: Goal, action: Basic): boolean =>
  timesMade(node, goal, (one) => one.do === action) < goal.evidence.acts.basics(action);

/** The same of a run on the server that is named. */
const isRun = (node: Node, goal: Goal, server: ServerName): boolean =>
  timesMade(node, goal, (one) => one.do === 'run' && one.server === server) <
  goal.evidence.acts.runsOn(server);

/** Theirs rezzed it in a run that the Runner of ours has jacked out of on this way. */
function isBehind({ trail, live: { state } }: Node, goal: Goal, id: CardId): boolean {
  let out = false;
  for (let at = trail; at !== null && at.between.after >= goal.between.after; at = at.before)
    out ||= at.decision.do === 'jack-out';
  const { def, server } = cardIn(state, id);
  return out && server !== null && goal.isRezzedInRun(serverCode(server), def);
}

/** The Runner installs nothing that no line names; what another card installs is no install of theirs. */
function isInstalled({ live: { state } }: Node, goal: Goal, pool: Pool, id: CardId): boolean {
  if (state.prompt?.kind !== 'action' || cardIn(state, id).zone !== 'grip') return true;
  return goal.evidence.acts.installs(titleOf(pool, state, id));
}

/** Lines that tell of installs name this server. */
function isPlace({ live: { state } }: Node, goal: Goal, { server }: Install): boolean {
  if (server === undefined) return true;
  const told = goal.evidence.installsIn();
  const name = server === 'new' ? `Server ${String(state.remotes + 1)}` : server;
  return told.length === 0 || told.includes(name);
}

/** Of the subroutines that may be broken none is shown broken before this one, and none is named in its place. */
function isNextBroken(pool: Pool, { live: { state } }: Node, goal: Goal, sub: number): boolean {
  const { between, evidence } = goal;
  const encounter = encounterIn(state);
  if (
    encounter !== null &&
    isOtherBroken(evidence.shown, between, titleOf(pool, state, encounter.vars.ice), sub)
  )
    return false;
  const shown = evidence.used.brokenSubs();
  if (shown.size === 0)
    return (
      encounter === null ||
      !isLeftUnbroken(evidence.shown, between, titleOf(pool, state, encounter.vars.ice), sub)
    );
  const since = shown.get(sub);
  if (since === undefined) return false;
  const open = state.prompt?.kind === 'subs' ? state.prompt.subs : [];
  // What one use breaks at once theirs breaks from the first on, and tells so.
  const isBefore = (other: number): boolean =>
    (shown.get(other) ?? Infinity) < since ||
    (shown.get(other) === since && since < Infinity && other < sub);
  return !open.some(isBefore);
}

/** Whether their states show anything that this decision would bring about. */
export function plausible(node: Node, goal: Goal, pool: Pool, decision: Decision): boolean {
  const { state } = node.live;
  switch (decision.do) {
    case 'install':
      return (
        arrives(node, goal, decision) &&
        isPlace(node, goal, decision) &&
        isInstalled(node, goal, pool, decision.card)
      );
    case 'play':
      // What comes back may have the title of what was played: the hands look the same.
      return (
        goal.evidence.acts.plays(titleOf(pool, state, decision.card)) &&
        (leaves(node, goal, decision.card) ||
          goal.evidence.names(titleOf(pool, state, decision.card)))
      );
    case 'run':
      return (
        goal.has(plainKey('attacked server'), serverCode(decision.server) + 1) &&
        isRun(node, goal, decision.server)
      );
    case 'rez':
      // A second copy of a unique card takes the place of the first.
      return (
        !isBehind(node, goal, decision.card) &&
        !isRezAhead(pool, node, goal, decision.card) &&
        (risesAt(node, goal, decision.card, 'rezzed') || discarded(node, goal, decision.card)) &&
        goal.evidence.tellsRez(titleOf(pool, state, decision.card))
      );
    case 'advance':
      return risesAt(node, goal, decision.card, 'advancement');
    case 'draw': {
      const key = plainKey(state.turn.side === 'corp' ? 'R&D cards' : 'stack cards');
      // From an empty deck nothing is drawn, and no line says so: the Corp loses.
      const left = countOf(node.features, key);
      return left === 0 || (goal.falls(key, left) && isBasic(node, goal, 'draw'));
    }
    case 'remove-tag':
      return goal.falls(plainKey('tags'), state.runner.tags);
    case 'score': {
      const key = plainKey('corp points');
      // An agenda may be worth no points.
      return (
        leavesRoot(node, goal, decision.card) &&
        liesAsScored(pool, node, goal, decision.card) &&
        (goal.rises(key, countOf(node.features, key)) ||
          goal.evidence.acts.scores(titleOf(pool, state, decision.card)))
      );
    }
    case 'use':
      return (
        isToldOnceMore(node, goal, pool, decision) &&
        isToldAmid(node, goal, pool, decision) &&
        !isLatePump(node, goal, pool, decision.card, decision.ability) &&
        isRaiseTold(node, goal, pool, decision.card, decision.ability) &&
        reaches(node, goal, pool, decision.card, decision.ability)
      );
    case 'gain-credit': {
      const { side } = state.turn;
      const key = plainKey(side === 'corp' ? 'corp credits' : 'runner credits');
      // What is lent by the goal counts in the features, though it came into the pool later.
      return goal.rises(key, state[side].credits) && isBasic(node, goal, 'gain-credit');
    }
    case 'trash-accessed':
      return (
        state.prompt?.kind !== 'accessed' ||
        goal.evidence.losses.trashes(titleOf(pool, state, state.prompt.card))
      );
    case 'leave-accessed':
      // What may be trashed at no cost is stolen when it is not.
      return true;
    case 'decline-steal':
      return state.prompt?.kind !== 'accessed' && state.prompt?.kind !== 'steal'
        ? true
        : !goal.evidence.acts.steals(titleOf(pool, state, state.prompt.card));
    case 'bid':
      return affords(node, goal, pool, decision.credits);
    case 'break':
      return isNextBroken(pool, node, goal, decision.sub);
    case 'purge':
      return isBasic(node, goal, 'purge');
    case 'keep':
    case 'mulligan':
    case 'trash-resource':
    case 'pass':
    case 'jack-out':
    case 'continue':
    case 'access':
    case 'access-zone':
    case 'replace':
    case 'steal':
    case 'discard':
    case 'pick':
    case 'done':
    case 'option':
    case 'server':
    case 'first':
    case 'number':
    case 'pay':
    case 'random':
    case 'shuffle':
    case 'concede':
      return true;
  }
}
