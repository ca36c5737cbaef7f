import type { Fact, Pool, Card, CardId, Side, State, Live, Rules } from '#rules';
import { eachDifference, type Features, plainKey, poolCredits } from '../features';
import type { Node, Trail } from '../node';
import { ourFeatures } from '../ours';
import type { Shown } from '../shown';
import { carryOut } from './carry-out';
import { creditsOn, keptOn } from './lendable';
import { isOn, type Keeps, type Lender, lenderOf } from './lender';
import { type Granted, granting, type Deviation } from './deviation';
import { lentFrom, type Loan } from './loan';
import { looksBack } from './taken-as-used';

/** Credits that are to be spent from a card, and that theirs moved by hand into the pool. */
export interface Lent extends Lender {
  readonly entry: number;
  readonly credits: number;
  /** How many lay there before: of two copies it tells which. */
  readonly had: number;
  readonly turn: Loan['turn'];
}

const turnIn = (features: Features): Loan['turn'] => ({
  number: features.get(plainKey('turn')) ?? 0,
  side: features.get(plainKey('active side')) === 1 ? 'corp' : 'runner',
});

/** Nothing changed but credits of a card that came into the pool. */
export function lentBetween(
  before: Features,
  after: Features,
  entry: number,
  keeps: Keeps,
): Lent[] {
  const lent: Lent[] = [];
  const turn = turnIn(after);
  let gained = 0;
  let other = false;
  eachDifference(before, after, (key, was, is) => {
    const on = lenderOf(key, keeps);
    if (on !== null && was > is) lent.push({ entry, ...on, credits: was - is, had: was, turn });
    else if (poolCredits.has(key)) gained += is - was;
    else other = true;
  });
  const taken = lent.reduce((sum, one) => sum + one.credits, 0);
  return !other && taken === gained ? lent : [];
}

/** All of a game, by entry. */
export const lentIn = (pool: Pool, shown: readonly Shown[]): Lent[] =>
  shown.flatMap(({ features }, entry) => {
    const before = shown[entry - 1];
    return before === undefined
      ? []
      : lentBetween(before.features, features, entry, (def) => keptOn(pool, def));
  });

const cardOf = ({ cards }: State, id: CardId): Card => {
  const card = cards[id];
  if (card === undefined) throw new Error(`no card ${String(id)}`);
  return card;
};
const sideOf = (pool: Pool, { def }: Card): Side => pool.definitions[def]?.side ?? 'corp';

const outcomes = {
  loan: 'taken into the pool by hand',
  'loan-repaid': 'used for what the card allows',
  'loan-spent': 'used for what the card does not allow',
  'loan-kept': 'still in the pool when the card was refilled or gone',
} as const;

function told(
  pool: Pool,
  state: State,
  kind: keyof typeof outcomes,
  { card, credits: amount, entry: taken }: Loan,
  entry: number,
): Deviation {
  const { def } = cardOf(state, card);
  const title = pool.definitions[def]?.value.title ?? '';
  const recurring = keptOn(pool, def) === 'credit' ? 'hosted' : 'recurring';
  const what = `${String(amount)} ${recurring} ${amount === 1 ? 'credit' : 'credits'}`;
  const since = kind === 'loan' ? '' : ` taken at entry ${String(taken)}`;
  return {
    kind,
    card,
    credits: amount,
    entry,
    difference: 'D4',
    rule: recurring === 'hosted' ? 'CRED-03' : 'RECUR-03',
    reason: `${title}: ${what}${since}, ${outcomes[kind]}.`,
    legal: kind === 'loan' || kind === 'loan-repaid',
  };
}

/** The position with these credits lent; null where no card of ours has them. */
export function lend(rules: Rules, node: Node, lent: readonly Lent[]): Node | null {
  const { pool } = rules;
  let at = node;
  for (const one of lent) {
    const { credits: amount, entry, had, turn } = one;
    const { state } = at.live;
    const { loans } = at;
    const left = (on: Card): number => creditsOn(pool, on) - lentFrom(loans, on.id);
    const cards = state.cards.filter((on) => isOn(state, one, on) && left(on) >= amount);
    const card = cards.find((on) => left(on) === had) ?? cards[0];
    if (card === undefined) return null;
    const loan = { card: card.id, entry, credits: amount, turn };
    const isOfTurn = turn.number === state.turn.number && turn.side === state.turn.side;
    const deviation = {
      ...told(pool, state, 'loan', loan, entry),
      ...(isOfTurn && looksBack(pool, card.def) && ({ stays: true, legal: false } as const)),
    };
    const taken = carryOut(rules, state, deviation) ?? state;
    at = {
      ...at,
      ...(taken !== state && { live: rules.live(taken) }),
      loans: [...loans, loan],
      granted: granting(at.granted, deviation, at.trail),
    };
  }
  return at === node ? node : { ...at, features: ourFeatures(pool, at.live.state, at.loans) };
}

/** The position with what was lent up to an entry in the pool for good; null in the middle of a payment. */
export function spendLoans(
  rules: Rules,
  node: Node,
  entry: number,
  lentUntil: number,
): Node | null {
  const { pool } = rules;
  const loans = node.loans.filter((loan) => loan.entry > lentUntil);
  let { granted } = node;
  let { state } = node.live;
  for (const loan of node.loans) {
    if (loan.entry > lentUntil) continue;
    const deviation = told(pool, state, 'loan-spent', loan, entry);
    const spent = carryOut(rules, state, deviation);
    if (spent === null) return null;
    state = spent;
    granted = granting(granted, deviation, node.trail);
  }
  const features = ourFeatures(pool, state, loans);
  return { ...node, live: rules.live(state), features, loans, granted };
}

/** The position with all that was lent from one card in the pool for good; null in the middle of a payment. */
export function spendLoansOf(rules: Rules, node: Node, card: CardId, entry: number): Node | null {
  const own = node.loans.filter((loan) => loan.card === card);
  if (own.length === 0) return node;
  const others = node.loans.filter((loan) => loan.card !== card);
  const spent = spendLoans(rules, { ...node, loans: own }, entry, entry);
  if (spent === null) return null;
  const loans = [...others, ...spent.loans];
  return { ...spent, loans, features: ourFeatures(rules.pool, spent.live.state, loans) };
}

export interface Settled {
  readonly live: Live;
  readonly loans: readonly Loan[];
  readonly granted: Granted | null;
}

/** What lines name as paid from the card that was asked about: so much repays no loan of it, nor does what was lent after the last of them. */
export interface Named {
  readonly card: CardId;
  readonly credits: number;
  readonly until: number;
}

/** What a decision of ours came to. */
interface Decided {
  readonly facts: readonly Fact[];
  readonly trail: Trail;
  readonly entry: number;
  readonly named: Named | null;
}

/** What a decision of ours did to the loans of the position before it; null where it cannot stand. */
export function settleLoans(
  rules: Rules,
  from: Node,
  live: Live,
  { facts, trail, entry, named }: Decided,
): Settled | null {
  let { granted, loans } = from;
  if (loans.length === 0) return { live, loans, granted };
  const { pool } = rules;
  let { state } = live;
  let stands = true;
  const note = (kind: 'loan-repaid' | 'loan-kept' | 'loan-spent', loan: Loan): void => {
    const deviation = told(pool, state, kind, loan, entry);
    const carried = carryOut(rules, state, deviation);
    if (carried === null) stands = false;
    else state = carried;
    granted = granting(granted, deviation, trail);
  };
  const repay = (id: CardId, amount: number): Loan[] => {
    const left = creditsOn(pool, cardOf(from.live.state, id)) - lentFrom(loans, id);
    const own = named?.card === id ? Math.min(named.credits, Math.max(0, left)) : 0;
    let due = amount - Math.min(amount, own);
    return loans.flatMap((loan) => {
      if (loan.card !== id || due === 0) return [loan];
      const paid = Math.min(due, loan.credits);
      due -= paid;
      if (named?.card === id && loan.entry > named.until) stands = false;
      note('loan-repaid', { ...loan, credits: paid });
      return loan.credits === paid ? [] : [{ ...loan, credits: loan.credits - paid }];
    });
  };
  const keepWhere = (lost: (card: Card, loan: Loan) => boolean): Loan[] =>
    loans.filter((loan) => {
      const card = cardOf(state, loan.card);
      const gone = lost(card, loan);
      // What is not filled again is gone from the card for good.
      const filled = keptOn(pool, card.def) !== 'credit' || card.credit < loan.credits;
      if (gone) note(filled ? 'loan-kept' : 'loan-spent', loan);
      return !gone;
    });
  for (const fact of facts) {
    if (fact.type === 'card-credits-spent') loans = repay(fact.card.card, fact.amount);
    // Ours may have the turn begin later than theirs, where it was taken after that.
    if (fact.type === 'turn-began')
      loans = keepWhere(
        (card, { turn }) =>
          sideOf(pool, card) === fact.side &&
          (turn.number !== state.turn.number || turn.side !== state.turn.side),
      );
  }
  loans = keepWhere((card, loan) => creditsOn(pool, card) < loan.credits);
  if (!stands) return null;
  return { live: state === live.state ? live : rules.live(state), loans, granted };
}
