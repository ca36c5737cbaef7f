import type { Flow } from './economy-view';

const keyOf = ({ side, currency, direction, of, what, card, title }: Flow): string =>
  [side, currency, direction, of, what, card?.code, title].join(' ');

/** All of one kind added up, the most first. */
export function flowsTogether(flows: readonly Flow[]): readonly Flow[] {
  const sums = new Map<string, Flow>();
  for (const flow of flows) {
    const key = keyOf(flow);
    const before = sums.get(key);
    const more = { amount: flow.amount + (before?.amount ?? 0), times: (before?.times ?? 0) + 1 };
    sums.set(key, { ...flow, ...more });
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount || (keyOf(a) < keyOf(b) ? -1 : 1));
}
