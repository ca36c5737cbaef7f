import type { Side } from '#rules';
import type { Reason } from '../economy/account';
import type { NamedCard } from './witness';

export type Currency = 'credits' | 'clicks';

/** The action, rule or purpose that moved credits or clicks. */
export type FlowPurpose =
  | Extract<Reason, { readonly of: 'action' }>['action']
  | Extract<Reason, { readonly of: 'rule' }>['rule']
  | Extract<Reason, { readonly of: 'use' }>['for'];

/** All that came from one source, or went to one use, added up. */
export interface Flow {
  readonly side: Side;
  readonly currency: Currency;
  readonly direction: 'in' | 'out';
  /** Unexplained: what a pool did of which an observed game does not tell why. */
  readonly of: Reason['of'] | 'unexplained';
  /** The action, rule or purpose; null for a card's own text. */
  readonly what: FlowPurpose | null;
  /** Null where it is about no card, or about one that was hidden from the viewer. */
  readonly card: NamedCard | null;
  /** What the file of an observed game calls it, whether our pool has the card or not; null of any other. */
  readonly title: string | null;
  readonly amount: number;
  readonly times: number;
}

const keyOf = ({ side, currency, direction, of, what, card, title }: Flow): string =>
  [side, currency, direction, of, what, card?.code, title].join(' ');

/** All of one kind added up, the most first. */
export function flowsTogether(flows: readonly Flow[]): readonly Flow[] {
  const sums = new Map<string, Flow>();
  for (const flow of flows) {
    const key = keyOf(flow);
    const before = sums.get(key);
    const amount = flow.amount + (before?.amount ?? 0);
    const times = flow.times + (before?.times ?? 0);
    sums.set(key, before === undefined ? flow : { ...flow, amount, times });
  }
  return [...sums]
    .sort(([a, one], [b, other]) => other.amount - one.amount || (a < b ? -1 : 1))
    .map(([, flow]) => flow);
}
