import type { Names } from '#notation/scenario/names';
import type { WrittenFact } from '#notation/scenario/position/position';
import type { NeutralFact } from '../project/facts';
import { matches } from './matches';

/** Whose doing a fact is, where it does not say so itself. */
const doers: Readonly<Record<string, string>> = {
  rezzed: 'corp',
  derezzed: 'corp',
  advanced: 'corp',
  scored: 'corp',
  purged: 'corp',
  'bad-publicity-taken': 'corp',
  'tags-taken': 'runner',
  'tags-avoided': 'runner',
  'tags-removed': 'runner',
  'damage-suffered': 'runner',
  'run-began': 'runner',
  'jacked-out': 'runner',
  accessed: 'runner',
  stolen: 'runner',
  'sub-broken': 'runner',
};

function field(fact: NeutralFact, key: string): unknown {
  if (key in fact) return fact[key];
  if (key === 'ice') return fact['card'];
  if (key === 'by' || key === 'side' || key === 'player')
    return fact['side'] ?? fact['by'] ?? doers[fact.type];
  return undefined;
}

/** Whether a fact is the expected one, as far as that goes. */
export const isFact = (names: Names, fact: NeutralFact, expected: WrittenFact): boolean =>
  fact.type === expected.type &&
  Object.entries(expected).every(
    ([key, value]) => key === 'type' || matches(names, field(fact, key), value, key),
  );

function isSubsequence(
  names: Names,
  log: readonly NeutralFact[],
  expected: readonly WrittenFact[],
): boolean {
  let next = 0;
  for (const fact of log) {
    const wanted = expected[next];
    if (wanted === undefined) break;
    if (isFact(names, fact, wanted)) next += 1;
  }
  return next === expected.length;
}

function inAnyOrder(
  names: Names,
  log: readonly NeutralFact[],
  expected: readonly WrittenFact[],
): boolean {
  const [first, ...rest] = expected;
  if (first === undefined) return true;
  return log.some(
    (fact, i) =>
      isFact(names, fact, first) &&
      inAnyOrder(names, [...log.slice(0, i), ...log.slice(i + 1)], rest),
  );
}

export type FactMode = 'ordered' | 'any' | 'exact';

/** `exact` is about the types that are named: these facts of them, in this order, and no others. */
function inMode(
  names: Names,
  log: readonly NeutralFact[],
  expected: readonly WrittenFact[],
  mode: FactMode,
): boolean {
  if (mode === 'ordered') return isSubsequence(names, log, expected);
  if (mode === 'any') return inAnyOrder(names, log, expected);
  const types = new Set(expected.map((fact) => fact.type));
  const named = log.filter((fact) => types.has(fact.type));
  return named.length === expected.length && isSubsequence(names, named, expected);
}

/** Whether a log holds the facts; with `batch`, all of them in one simultaneous batch. */
export function holdsFacts(
  names: Names,
  log: readonly NeutralFact[],
  expected: readonly WrittenFact[],
  mode: FactMode,
  batch: boolean,
): boolean {
  if (!batch) return inMode(names, log, expected, mode);
  const batches = new Set(log.map((fact) => fact.batch));
  return [...batches].some((number) =>
    inMode(
      names,
      log.filter((fact) => fact.batch === number),
      expected,
      mode,
    ),
  );
}
