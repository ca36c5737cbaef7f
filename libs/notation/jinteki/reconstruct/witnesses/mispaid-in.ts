import { paidBySource } from '../payments-in-line';
import type { Shown } from '../shown';
import { type Deed, isDecided } from './deed';
import { type Payment, type Payments, paidFrom } from './payments';
import type { Line, Witnessed } from './witnesses-of';

/** What is paid from a source for deeds that one line tells, and not so in that line. */
export interface Mispaid {
  readonly deeds: readonly Deed[];
  readonly source: string;
  /** What their line tells to be paid from it. */
  readonly due: number;
  /** Less is paid than that, or more. */
  readonly isLess: boolean;
  /** The entry of that line. */
  readonly entry: number;
}

interface Told {
  readonly line: Line;
  readonly deeds: Deed[];
}

/** Deeds by the line that tells of them. */
function byLine(all: readonly Witnessed[]): Told[] {
  const lines = new Map<string, Told>();
  for (const { deed, witness } of all) {
    if (witness === null) continue;
    const { line } = witness;
    const key = `${String(line.entry)} ${String(line.at)}`;
    const told = lines.get(key) ?? { line, deeds: [] };
    lines.set(key, told);
    told.deeds.push(deed);
  }
  return [...lines.values()];
}

/** Each of the deeds was asked about the one source of this name: what is paid where nobody is asked is told, too. */
function isAskedOfAll(paid: readonly (readonly Payment[])[], source: string): boolean {
  const isIt = ({ name }: Payment): boolean => name === source;
  const cards = new Set(
    paid
      .flat()
      .filter(isIt)
      .map((one) => one.source),
  );
  return cards.size === 1 && paid.every((payments) => payments.some(isIt));
}

/** What is paid for deeds from another source than their line tells. */
export function mispaidIn(
  shown: readonly Shown[],
  all: readonly Witnessed[],
  payments: Payments,
): Mispaid[] {
  return byLine(all).flatMap(({ deeds, line }) => {
    const text = shown[line.entry]?.lines[line.at];
    const paid = deeds.map(({ by }) => (isDecided(by) ? (payments.get(by) ?? []) : []));
    // What is paid for a deviation is told beside it.
    if (text === undefined || !deeds.every(({ by }) => isDecided(by))) return [];
    const told = paidBySource(text);
    return [...new Set(paid.flat().map(({ name }) => name))].flatMap((source): Mispaid[] => {
      const credits = paidFrom(paid.flat(), source);
      const due = told.get(source) ?? 0;
      const isLess = credits < due;
      const differs = credits > due || (isLess && isAskedOfAll(paid, source));
      return differs ? [{ deeds, source, due, isLess, entry: line.entry }] : [];
    });
  });
}
