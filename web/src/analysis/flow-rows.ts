import { texts } from '../texts/texts';
import type { Analysis } from './analysis';

export type Flow = Analysis['economy']['flows'][number];

/** The purpose of a flow in a word; null where its source says it all. */
const purposeOf = ({ purpose, of }: Flow): string | null =>
  of === 'ACTION' || purpose === null ? null : texts.analysis.purposes[purpose];

function nameOf(flow: Flow): string {
  const purpose = purposeOf(flow);
  // What a file of another server names may be no card of ours.
  const card = flow.card?.card ?? flow.title;
  if (card !== null) return purpose === null ? card : texts.analysis.forCard(purpose, card);
  return purpose ?? texts.analysis.from[flow.of];
}

/** What came in or went out, by its name; those of one name together, the most first. */
export function flowRows(flows: readonly Flow[]): readonly (readonly [string, number, number])[] {
  const rows = new Map<string, readonly [number, number]>();
  for (const flow of flows) {
    const [amount, times] = rows.get(nameOf(flow)) ?? [0, 0];
    rows.set(nameOf(flow), [amount + flow.amount, times + flow.times]);
  }
  return [...rows]
    .map(([name, [amount, times]]) => [name, amount, times] as const)
    .sort(([, a], [, b]) => b - a);
}
