import type { Fact, FactType } from '../facts';
import { fits, join } from './match';

export interface Paired {
  /** For each told fact what the states saw of it; absent where they saw nothing. */
  readonly of: ReadonlyMap<Fact, readonly Fact[]>;
  /** Seen facts that no line tells. */
  readonly untold: readonly Fact[];
}

const SUMMED: ReadonlySet<FactType> = new Set<FactType>([
  'tags-taken',
  'tags-removed',
  'bad-publicity-taken',
  'bad-publicity-removed',
]);

/** Pairs the facts of the lines of one step with those of its states. */
export function pair(told: readonly Fact[], seen: readonly Fact[]): Paired {
  const of = new Map<Fact, readonly Fact[]>();
  if (told.length === 0 || seen.length === 0) return { of, untold: seen };
  let left = [...seen];
  const take = (wanted: (fact: Fact) => boolean, all = false): Fact[] => {
    const taken: Fact[] = [];
    left = left.filter((fact) => {
      if ((taken.length > 0 && !all) || !wanted(fact)) return true;
      taken.push(fact);
      return false;
    });
    return taken;
  };
  for (const type of SUMMED) share(type, told, of, take, left);
  for (const fact of told) {
    if (of.has(fact) || SUMMED.has(fact.type)) continue;
    if (fact.type === 'advanced') {
      const [token] = take(
        (other) => isAdvancement(other) && fits({ ...fact, card: other.card }, fact),
      );
      if (token?.type === 'tokens-placed') of.set(fact, [{ ...fact, card: token.card }]);
      continue;
    }
    const all = fact.type === 'sub-broken' && fact.label === null;
    const matches = take((other) => fits(other, fact), all);
    if (matches.length > 0)
      of.set(
        fact,
        matches.map((other) => join(other, fact)),
      );
  }
  return { of, untold: left };
}

function isAdvancement(fact: Fact): fact is Extract<Fact, { type: 'tokens-placed' }> {
  return fact.type === 'tokens-placed' && fact.kind === 'advancement' && fact.amount === 1;
}

/** Amounts that several lines tell and one difference of states sums up. */
function share(
  type: FactType,
  told: readonly Fact[],
  of: Map<Fact, readonly Fact[]>,
  take: (wanted: (fact: Fact) => boolean) => Fact[],
  left: readonly Fact[],
): void {
  const parts = told.filter((fact) => fact.type === type);
  const whole = left.find((fact) => fact.type === type);
  if (parts.length === 0 || whole === undefined || !('amount' in whole)) return;
  const sum = parts.reduce((total, fact) => total + ('amount' in fact ? fact.amount : 0), 0);
  if (sum !== whole.amount) return;
  take((fact) => fact === whole);
  for (const fact of parts) of.set(fact, [fact]);
}
