import type { Decision, Pool, State } from '#rules';
import { payingIn, type Source, sourceName } from '../candidates/told-alone';
import type { Granted } from '../deviations/deviation';
import type { Trail } from '../node';

/** What was answered when asked how much is paid from a source. */
export interface Payment {
  readonly source: Source;
  /** What lines call it. */
  readonly name: string;
  /** Without those that were taken from the card before, and are told to lie in the pool since. */
  readonly credits: number;
}

/** Payments for each decision that something was paid for right after it. */
export type Payments = ReadonlyMap<Trail, readonly Payment[]>;

/** All that was paid from one source. */
export const paidFrom = (payments: readonly Payment[], source: string): number =>
  payments.reduce((sum, { credits, name }) => (name === source ? sum + credits : sum), 0);

const priced: ReadonlySet<Decision['do']> = new Set(['bid', 'trash-accessed']);

/** What is chosen on the way to a price is not what is paid for. */
const isPaidFor = (one: Decision, state: State): boolean =>
  'card' in one ? one.card === payingIn(state)?.card : priced.has(one.do);

/** Credits of a run are told as of the pool where they are not of bad publicity: lines do not name them all. */
const isNamed = (source: Source, { corp, runner }: State): boolean =>
  source !== 'run-credits' || runner.runCredits <= corp.badPublicity;

const repaidBy = (granted: readonly Granted[], by: Trail, source: Source): number =>
  granted.reduce(
    (sum, { decision, deviation: { card, credits, kind } }) =>
      kind === 'loan-repaid' && decision === by.length && card === source ? sum + credits : sum,
    0,
  );

/** What is paid for was allowed since a decision: it is no price of that. */
const isOfDeviation = (
  granted: readonly Granted[],
  last: Trail,
  at: Trail,
  state: State,
): boolean =>
  granted.some(
    ({ decision, deviation: { card } }) =>
      decision >= last.length && decision < at.length && card === payingIn(state)?.card,
  );

/** What from each source that was asked about was paid for what was decided; none where lines do not name the source. */
export function paymentsOf(
  pool: Pool,
  trail: readonly Trail[],
  granted: readonly Granted[],
): Payments {
  const made = new Map<Trail, Payment[]>();
  let last: Trail | null = null;
  for (const at of trail) {
    const { decision } = at;
    if (decision.do !== 'pay') {
      last = at;
      continue;
    }
    const state = at.asked?.live.state;
    if (last === null || state?.prompt?.kind !== 'pay' || !isPaidFor(last.decision, state))
      continue;
    if (isOfDeviation(granted, last, at, state)) continue;
    const { source } = state.prompt;
    if (!isNamed(source, state)) continue;
    const list = made.get(last) ?? [];
    made.set(last, list);
    const credits = Math.max(0, decision.credits - repaidBy(granted, at, source));
    list.push({ source, name: sourceName(pool, state, source), credits });
  }
  return made;
}
