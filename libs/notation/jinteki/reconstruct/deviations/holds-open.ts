import { hashState, type Pool, type Rules, type Side, type State } from '#rules';
import { candidates } from '../candidates/candidates';
import { usernameOf } from '../../lens/game';
import { encounterOf } from '../../lens/run';
import { clicksOf, differ, isRunning } from '../features';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { isOn } from './lender';
import type { Lent } from './loans';
import { taken } from './taken';
import { begun, type Passed, unasked } from './unasked';

const sideOf = ({ definitions }: Pool, { def }: Lent): Side =>
  typeof def === 'number' ? (definitions[def]?.side ?? 'corp') : def;

/** Credits that are taken by hand in an encounter, or once a turn is spent, right after an entry, or that pay for what is done next. */
export interface LentAmid {
  readonly entry: number;
  readonly lent: Lent;
}

const pays = / pays \d+ ?\[Credits?\].*? to (?:use|increase the strength of) /;

/** Entries in which credits that were taken by hand may still be in the pool. */
const most = 12;

/** Entries in which nothing may be told before it. */
const quiet = 4;

/** A side pays for something right after an entry. */
function paysNext(shown: readonly Shown[], entry: number, side: Side): boolean {
  const { state } = shown[entry] ?? {};
  const name = state === undefined ? null : usernameOf(state, side);
  const isIts = (line: string): boolean => name === null || line.startsWith(`${name} pays `);
  return shown
    .slice(entry + 1, entry + 1 + quiet)
    .some(({ lines }) => lines.some((line) => pays.test(line) && isIts(line)));
}

/** Nothing changes between an entry and that in which it is taken, however much is tried in vain. */
const isTakenNext = (shown: readonly Shown[], entry: number, { entry: taken }: Lent): boolean =>
  shown
    .slice(entry, taken)
    .every(({ features }, _, [there]) => there !== undefined && !differ(there.features, features));

const isEncountered = (there: Shown | undefined): boolean =>
  there !== undefined && encounterOf(there.state) !== null;

/** What is taken by hand as an entry is followed, or was before it, for what is paid for next. */
function lentAt(
  { lent, rules }: Pick<Means, 'lent' | 'rules'>,
  shown: readonly Shown[],
  entry: number,
): Lent | null {
  const there = shown[entry];
  if (lent.length === 0 || there === undefined) return null;
  const next = lent.find((one) => one.entry > entry);
  if (next !== undefined && isEncountered(shown[next.entry - 1]) && isTakenNext(shown, entry, next))
    return next;
  if (!isEncountered(there)) return null;
  const last = lent.findLast((one) => one.entry <= entry && one.entry > entry - most);
  return last !== undefined && paysNext(shown, entry, sideOf(rules.pool, last)) ? last : null;
}

/** What is taken by hand as the last click of a turn is spent with an entry: ours ends that turn where nobody could do anything. */
function lentAtEnd(
  { lent, rules }: Pick<Means, 'lent' | 'rules'>,
  shown: readonly Shown[],
  entry: number,
): Lent | null {
  const [before, there] = [shown[entry - 1], shown[entry]];
  const next = lent.find((one) => one.entry > entry);
  if (before === undefined || there === undefined || next === undefined) return null;
  const key = clicksOf[sideOf(rules.pool, next)];
  const isSpent = (before.features.get(key) ?? 0) > 0 && (there.features.get(key) ?? 0) === 0;
  return isSpent && !isRunning(there.features) && isTakenNext(shown, entry, next) ? next : null;
}

/** In which of these entries, all of them in encounters or at the end of a turn, what is taken by hand needs a window. */
export function lentAmid(
  means: Pick<Means, 'lent' | 'rules'>,
  shown: readonly Shown[],
  { after, until }: Span,
): readonly LentAmid[] {
  const list: LentAmid[] = [];
  if (means.lent.length === 0) return list;
  for (let entry = after + 1; entry <= until; entry += 1) {
    const lent = lentAt(means, shown, entry) ?? lentAtEnd(means, shown, entry);
    if (lent !== null) list.push({ entry, lent });
  }
  return list;
}

/** Somebody may act, and not only keep something from happening. */
const asksFor = ({ frames, prompt }: State, side: Side): boolean =>
  prompt?.kind === 'window' && prompt.for === side && frames.at(-1)?.at === 'window';

/** Ours asks what theirs asks then: what is paid for next is an answer to it. */
function isAnswered({ definitions }: Pool, { cards, prompt }: State, side: Side, there: Shown) {
  const asks = there.prompts[side];
  if (asks === null || asks.cardTitle === null || prompt?.for !== side) return false;
  if (prompt.kind !== 'option' && prompt.kind !== 'pick') return false;
  return definitions[cards[prompt.source ?? -1]?.def ?? -1]?.value.title === asks.cardTitle;
}

/** Ours agrees with an entry after which credits taken by hand are spent, and is past the window of who spends them. */
export function isPastWindow(
  means: Pick<Means, 'lent' | 'rules'>,
  { live: { state } }: Node,
  shown: readonly Shown[],
  entry: number,
): boolean {
  const lent = lentAt(means, shown, entry);
  if (lent === null) return false;
  const side = sideOf(means.rules.pool, lent);
  const there = shown[entry];
  if (there !== undefined && isAnswered(means.rules.pool, state, side, there)) return false;
  return paysNext(shown, Math.max(entry, lent.entry), side) && !asksFor(state, side);
}

/** A window of ours in which nobody could do anything stays open: theirs takes credits by hand in it, for what is done next. */
export function* holdsOpen(
  means: Means,
  node: Node,
  amid: readonly LentAmid[],
  shown: readonly Shown[],
  goal: Goal,
): Generator<Node> {
  if (amid.length === 0) return;
  const { hidden, rules } = means;
  const { state } = node.live;
  const { prompt } = state;
  if (prompt === null) return;
  const first =
    prompt.kind === 'bid'
      ? candidates(rules.pool, node, prompt, goal, hidden)
      : begun(means, node, goal);
  const ways = unasked(rules, state, first);
  for (const { entry, lent } of amid) {
    const there = shown[entry];
    const side = sideOf(rules.pool, lent);
    const way = ways.find(
      ({ at, decisions }) =>
        decisions.length > 0 &&
        asksFor(at, side) &&
        there !== undefined &&
        !differ(ourFeatures(rules.pool, at, node.loans), there.features),
    );
    const card = way?.at.cards.find((one) => isOn(way.at, lent, one));
    if (way === undefined || card === undefined || isAsked(rules, state, way, side)) continue;
    yield* taken(means, node, {
      ...{ kind: 'held-open', card: card.id, credits: 0, entry, difference: null },
      ...{ rule: 'PAW-01', legal: false, decisions: way.decisions },
      reason: 'A window is held open in which nobody could do anything.',
    });
  }
}

/** The window is asked in by our rules, too. */
function isAsked(rules: Rules, from: State, { at, decisions }: Passed, side: Side): boolean {
  const [first] = decisions;
  const taken = first === undefined ? null : rules.apply(from, first);
  return (
    taken?.ok === true && asksFor(taken.state, side) && hashState(taken.state) === hashState(at)
  );
}
