import type { CardId, Decision, Frame, Pool, State } from '#rules';
import { badPublicity } from '../chosen-credits';
import type { DeviationKind } from '../deviations/deviation';
import { creditsOn } from '../deviations/lendable';
import { lentFrom } from '../deviations/loan';
import type { Goal } from '../goal';
import type { Evidence } from '../evidence';
import type { Node, Trail } from '../node';
import { titleOf } from './shows';

/** What lines call a source of credits. */
export const sourceName = (pool: Pool, state: State, source: CardId | 'run-credits'): string =>
  source === 'run-credits' ? badPublicity : titleOf(pool, state, source);

/** What was paid from a source since an entry, on the way to a position. */
export function paidSince(
  trail: Trail | null,
  source: CardId | 'run-credits',
  after: number,
): number {
  let sum = 0;
  for (let at = trail; at !== null && at.between.after >= after; at = at.before) {
    const prompt = at.asked?.live.state.prompt;
    if (at.decision.do === 'pay' && prompt?.kind === 'pay' && prompt.source === source)
      sum += at.decision.credits;
  }
  return sum;
}

type PayVars = Extract<Frame, { readonly at: 'pay' }>['vars'];

/** What lines tell between two entries. */
export type Told = Pick<Goal, 'between' | 'evidence'>;

interface Payment {
  readonly card: CardId;
  readonly source: CardId | 'run-credits';
  readonly credits: number;
  /** Credits of the run, bad publicity among them, that went with it though nobody was asked about them. */
  readonly unasked: number;
}

/** What was paid from cards and from bad publicity since an entry, last to first. */
function paymentsSince({ live, trail }: Node, after: number): Payment[] {
  const list: Payment[] = [];
  let left = live.state.runner.runCredits;
  for (let at = trail; at !== null && at.between.after >= after; at = at.before) {
    const { decision, asked } = at;
    const state = asked?.live.state;
    if (state === undefined) continue;
    const card = payingIn(state)?.card;
    const { prompt, runner } = state;
    if (decision.do === 'pay' && prompt?.kind === 'pay' && card !== undefined) {
      const { credits } = decision;
      const { source } = prompt;
      const own = source === 'run-credits' ? credits : 0;
      const unasked = Math.max(0, runner.runCredits - left - own);
      list.push({ card, source, credits, unasked });
    }
    left = runner.runCredits;
  }
  return list;
}

/** What is being paid for; null where nothing is. */
export function payingIn({ frames }: State): PayVars | null {
  const paying = frames.findLast(({ at }) => at === 'pay');
  return paying?.at === 'pay' ? paying.vars : null;
}

export type Source = Payment['source'];

/** The credits of the payment that is open, of those sources that were asked about. */
function paidNow(trail: Trail | null, isIt: (source: Source) => boolean = () => true): number {
  let sum = 0;
  for (let at = trail; at?.decision.do === 'pay'; at = at.before) {
    const prompt = at.asked?.live.state.prompt;
    if (prompt?.kind !== 'pay' || isIt(prompt.source)) sum += at.decision.credits;
  }
  return sum;
}

/**
 * Theirs pays at once for what ours pays for one after the other: of the sources that were chosen in turn those of
 * this payment. Null where no question shows the turn of all that was paid.
 */
function inTurn(
  pool: Pool,
  trail: Trail | null,
  made: readonly Payment[],
  { bill, card, side }: PayVars,
  own: string,
  evidence: Evidence,
  nameOf: (source: Source) => string,
): number | null {
  const titleOf = (def: number): string => pool.definitions[def]?.value.title ?? '';
  const chosen = evidence.paid.chosenFor({ side, title: nameOf(card) }, titleOf);
  if (new Set(chosen).size < 2) return null;
  const before =
    made.reduce((sum, { credits, unasked }) => sum + credits + unasked, 0) - paidNow(trail);
  const now = chosen.slice(before, before + bill.credits);
  // What nothing was paid from is none of them.
  if (!made.every((one) => one.credits === 0 || chosen.includes(nameOf(one.source)))) return null;
  // Another copy may have paid for some of it.
  const paid = paidNow(trail, (source) => nameOf(source) === own);
  return Math.max(0, now.filter((name) => name === own).length - paid);
}

/** How many uses of cards of this title were made since an entry, the one that is being paid for among them; null where it is none. */
function usesSince(
  pool: Pool,
  { granted, live: { state }, trail }: Node,
  title: string,
  after: number,
): number | null {
  const isIt = (id: CardId): boolean => titleOf(pool, state, id) === title;
  let paid = trail;
  while (paid?.decision.do === 'pay') paid = paid.before;
  if (paid?.decision.do !== 'use' || !isIt(paid.decision.card)) return null;
  let uses = 0;
  for (let at: Trail | null = paid; at !== null && at.between.after >= after; at = at.before)
    if (at.decision.do === 'use' && isIt(at.decision.card)) uses += 1;
  for (let at = granted; at !== null && at.deviation.entry > after; at = at.before)
    if (usedByHand.has(at.deviation.kind) && isIt(at.deviation.card)) uses += 1;
  return uses;
}

const usedByHand: ReadonlySet<DeviationKind> = new Set([
  ...(['early-pump', 'early-use', 'idle-use', 'out-of-window'] as const),
]);

/** What the line of the use that is being paid for tells of a source; null where it has none of its own. */
function nextOfUse(
  pool: Pool,
  node: Node,
  title: string,
  own: string,
  { between, evidence }: Told,
  nameOf: (source: Source) => string,
): number | null {
  const uses = usesSince(pool, node, title, between.after);
  const told = uses === null ? undefined : evidence.paid.usesOf(title)?.[uses - 1];
  if (told === undefined) return null;
  const paid = paidNow(node.trail, (source) => nameOf(source) === own);
  return Math.max(0, (told.get(own) ?? 0) - paid);
}

/** What is paid for a card from a source where the lines tell it, in their order; null where they do not. */
export function nextOf(
  pool: Pool,
  node: Node,
  source: CardId | 'run-credits',
  goal: Told,
): number | null {
  const { live, trail } = node;
  const { state } = live;
  const { between, evidence } = goal;
  const paying = payingIn(state);
  if (paying === null) return null;
  const nameOf = (one: CardId | 'run-credits'): string => sourceName(pool, state, one);
  const title = nameOf(paying.card);
  const ofUse = nextOfUse(pool, node, title, nameOf(source), goal, nameOf);
  if (ofUse !== null) return ofUse;
  const made = paymentsSince(node, between.after).filter(({ card }) => nameOf(card) === title);
  const due = new Map<string, number>();
  for (const [name, amount] of evidence.paid.paymentsFor(title))
    due.set(name, (due.get(name) ?? 0) + amount);
  if (due.size === 0) return null;
  for (const one of made) {
    const name = nameOf(one.source);
    due.set(name, (due.get(name) ?? 0) - one.credits);
  }
  const own = nameOf(source);
  const turn = inTurn(pool, trail, made, paying, own, evidence, nameOf);
  if (turn !== null) return turn;
  const asked = new Set(paying.split.map((one) => nameOf(one.source)));
  for (const [name, left] of due) {
    if (name === own) return Math.max(0, left);
    if (left > 0 && !asked.has(name)) return 0;
  }
  return 0;
}

/** Credits of a run are told as of the pool where they are not of bad publicity: more may be paid of them than lines tell. */
const isMixed = ({ live: { state } }: Node, source: CardId | 'run-credits'): boolean =>
  source === 'run-credits' && state.runner.runCredits > state.corp.badPublicity;

/** What the lines still tell to be paid from a source comes first. */
export function toldPayment(
  pool: Pool,
  node: Node,
  source: CardId | 'run-credits',
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const told = goal.evidence.paid.paidFrom(sourceName(pool, node.live.state, source));
  const next = nextOf(pool, node, source, goal);
  if (told === 0 && next === null) return list;
  const card = source === 'run-credits' ? undefined : node.live.state.cards[source];
  const lent = card === undefined ? 0 : lentFrom(node.loans, card.id);
  const due = next ?? told - paidSince(node.trail, source, goal.between.after);
  // What lines name as paid from a card are credits that lie there in theirs: those taken by hand before are told as of the pool.
  const left = card === undefined || lent === 0 ? due : Math.min(due, creditsOn(pool, card) - lent);
  const most = Math.max(...list.map((one) => (one.do === 'pay' ? Math.min(one.credits, left) : 0)));
  const isNext = (one: Decision): boolean => one.do === 'pay' && one.credits === most;
  const first = list.filter(isNext);
  return told === 0 || next === null || first.length === 0 || lent > 0 || isMixed(node, source)
    ? [...first, ...list.filter((one) => !isNext(one))]
    : first;
}

/** What the lines tell to be done in place of a breach, or by the card as it asks: nothing is that no line tells. */
export function toldReplacement(
  pool: Pool,
  state: State,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const told = evidence.answers.replacement();
  const isUsed = (one: Decision): boolean =>
    one.do === 'replace' && evidence.answers.doesAsAsked(titleOf(pool, state, one.card));
  if (told.length === 0)
    return list.some(isUsed) ? list.filter(isUsed) : list.filter((one) => one.do !== 'replace');
  return list.filter((one) =>
    told.includes(one.do === 'replace' ? titleOf(pool, state, one.card) : null),
  );
}

/** The servers that lines name: of an install, or of what the card is used on. */
export function toldServer(
  pool: Pool,
  state: State,
  source: CardId,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const isInstalled = state.frames.at(-1)?.at === 'install';
  const title = titleOf(pool, state, source);
  const marked = evidence.choices.markedWith(title);
  const shown = marked === null ? evidence.serversOf(title) : [marked];
  const told = isInstalled ? evidence.installsIn() : shown;
  const nameOf = (one: Decision): string | null =>
    one.do !== 'server'
      ? null
      : one.server === 'new'
        ? `Server ${String(state.remotes + 1)}`
        : one.server;
  const fits = list.filter((one) => told.includes(nameOf(one) ?? ''));
  if (fits.length > 0) return fits;
  // Theirs offers no run that may not be made, say.
  const side = state.prompt?.for ?? 'chance';
  const offered = side === 'chance' ? null : evidence.questions.serversOffered(title, side);
  const isOffered = (one: Decision): boolean =>
    one.do !== 'server' ||
    offered === null ||
    offered.includes(one.server === 'new' ? newRemote : one.server);
  return list.filter(isOffered);
}

const newRemote = 'New remote';
