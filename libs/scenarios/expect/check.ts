import type { Expectation, Operator } from '#notation/scenario/scenario';
import { carry } from '../carry/carry';
import { easyStep } from '../policy';
import { factLog } from '../project/facts';
import { cardSeen, placesOf } from '../project/locate';
import { pendingFor } from '../project/pending';
import { project } from '../project/projection';
import type { Stand, Table } from '../stand';
import { isQuestion, windowOf } from '../window';
import { holdsFacts, isFact } from './facts';
import { eachHasOne, matches } from './matches';
import { parsePath, valueAt } from './path';
import { secretsIn } from './secrets';

/** Marks of a script: where the game stood at each label, and how much had happened. */
export interface Marks {
  readonly start: Stand;
  readonly labels: ReadonlyMap<string, Stand>;
  /** The latest label; null before the first, and for what is expected at the end. */
  readonly latest: string | null;
}

/** Null when an expectation holds, else what there was instead. */
export type Verdict = null | { readonly got: unknown } | { readonly invalid: string };

type Of<K extends Expectation['kind']> = Extract<Expectation, { kind: K }>;

function markOf(marks: Marks, since: string | null): Stand | null {
  const label = since ?? marks.latest;
  return label === null ? marks.start : (marks.labels.get(label) ?? null);
}

const size = (value: unknown): number => {
  if (Array.isArray(value)) return value.length;
  return typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
};

const isSmaller = (a: unknown, b: unknown): boolean =>
  typeof a === 'number' && typeof b === 'number' && a <= b;

type Test = (value: unknown, expected: unknown, key: string, before: () => unknown) => boolean;

const testsFor = (table: Table): Readonly<Record<Operator, Test>> => ({
  eq: (value, expected, key) => matches(table.names, value, expected, key),
  ne: (value, expected, key) => !matches(table.names, value, expected, key),
  gte: (value, expected) => isSmaller(expected, value ?? 0),
  lte: (value, expected) => isSmaller(value ?? 0, expected),
  count: (value, expected) => size(value) === expected,
  has: (value, expected) =>
    Array.isArray(expected) && Array.isArray(value) && eachHasOne(table.names, value, expected),
  absent: (value, expected) => (value === undefined || value === null) === expected,
  delta: (value, expected, _key, before) => {
    const then = before() ?? 0;
    const now = value ?? 0;
    return typeof now === 'number' && typeof then === 'number' && now - then === expected;
  },
});

const operators: readonly Operator[] = [
  'eq',
  'ne',
  'gte',
  'lte',
  'count',
  'has',
  'absent',
  'delta',
];

function checkPath(table: Table, stand: Stand, marks: Marks, one: Of<'path'>): Verdict {
  const steps = parsePath(one.path);
  if (steps === null) return { invalid: `"${one.path}" is no path` };
  const mark = markOf(marks, one.since);
  if (mark === null) return { invalid: `there is no label "${one.since ?? ''}"` };
  const value = valueAt(project(table, stand, one.view), steps);
  const before = (): unknown => valueAt(project(table, mark, one.view), steps);
  const key = steps.findLast((step): step is string => typeof step === 'string') ?? '';
  const tests = testsFor(table);
  const failed = operators.find(
    (name) => name in one.tests && !tests[name](value, one.tests[name], key, before),
  );
  if (failed === undefined) return null;
  return { got: failed === 'delta' ? { now: value, then: before() } : (value ?? null) };
}

function checkCard(table: Table, stand: Stand, one: Of<'card'>): Verdict {
  const found = table.names.find(one.card);
  if (!found.ok) return { invalid: found.message };
  const { at, ...rest } = one.is;
  const places = placesOf(table, stand, found.id);
  const seen = cardSeen(table, stand, found.id, one.view);
  const fits = at === undefined || (typeof at === 'string' && isPlace(table, places, at));
  if (fits && matches(table.names, seen, rest, 'card')) return null;
  return { got: { at: places[0] ?? null, ...seen } };
}

const isPlace = (table: Table, places: readonly string[], at: string): boolean => {
  if (places.includes(at)) return true;
  const host = /^hosted:(.*)$/.exec(at)?.[1];
  const found = host === undefined ? null : table.names.find(host);
  return found?.ok === true && places.includes(`hosted:${table.names.nameOf(found.id)}`);
};

function checkFacts(table: Table, stand: Stand, marks: Marks, one: Of<'facts'>): Verdict {
  const mark = markOf(marks, one.since);
  if (mark === null) return { invalid: `there is no label "${one.since ?? ''}"` };
  const log = factLog(table, stand, one.view, mark.facts.length);
  return holdsFacts(table.names, log, one.facts, one.mode, one.batch) ? null : { got: log };
}

function checkNoFact(table: Table, stand: Stand, marks: Marks, one: Of<'no-fact'>): Verdict {
  const mark = markOf(marks, one.since);
  if (mark === null) return { invalid: `there is no label "${one.since ?? ''}"` };
  const log = factLog(table, stand, one.view, mark.facts.length);
  const found = log.find((fact) => isFact(table.names, fact, one.fact));
  return found === undefined ? null : { got: found };
}

function checkPending(table: Table, stand: Stand, one: Of<'pending'>): Verdict {
  const pending = pendingFor(table, stand, 'full');
  if (one.pending === null)
    return isQuestion(stand.state) && easyStep(table, stand) === null ? { got: pending } : null;
  let here = stand;
  // What is answered by policy hides the question behind it.
  for (let next = quiet(table, here); next !== null; next = quiet(table, here)) here = next;
  const found = pendingFor(table, here, 'full');
  return found !== null && isPending(table, found, one.pending) ? null : { got: found };
}

/** A question a policy answers is none a script would speak of. */
const quiet = (table: Table, stand: Stand): Stand | null =>
  isQuestion(stand.state) ? easyStep(table, stand) : null;

const kinds: Readonly<Record<string, string>> = {
  pass: 'window',
  'paid-ability': 'window',
  'paid-ability-window': 'window',
  keep: 'mulligan',
  continue: 'jack-out',
};

const isPending = (
  table: Table,
  found: object,
  wanted: Readonly<Record<string, unknown>>,
): boolean => {
  const { kind } = wanted;
  const same = typeof kind === 'string' ? (kinds[kind] ?? kind) : kind;
  return matches(table.names, found, kind === undefined ? wanted : { ...wanted, kind: same }, '');
};

/** Stands reached by closing opportunities without leaving the window's name. */
function* sameWindow(table: Table, from: Stand): Generator<Stand> {
  const window = windowOf(from.state);
  let here: Stand | null = from;
  while (here !== null && windowOf(here.state) === window) {
    yield here;
    const next: Stand | null = easyStep(table, here);
    here = next !== null && next !== here ? next : null;
  }
}

function checkLegal(table: Table, stand: Stand, one: Of<'legal'>): Verdict {
  for (const said of one.decisions) {
    const legal = [...sameWindow(table, stand)].some((here) => carry(table, here, said).ok);
    if (!legal) return { got: { notLegal: said.do, legal: table.rules.legal(stand.state) } };
  }
  return null;
}

function checkNotLegal(table: Table, stand: Stand, one: Of<'not-legal'>): Verdict {
  for (const said of one.decisions) {
    const tried = [...sameWindow(table, stand)].map((here) => carry(table, here, said));
    if (tried.some((each) => each.ok)) return { got: { legal: said } };
    const { code } = one;
    const fits = (each: (typeof tried)[number]): boolean =>
      code === null || (!each.ok && each.codes.includes(code));
    if (!tried.some(fits)) return { got: tried.map((each) => (each.ok ? [] : each.codes)) };
  }
  return null;
}

/** Holds an expectation against a stand. */
export function check(table: Table, stand: Stand, marks: Marks, one: Expectation): Verdict {
  switch (one.kind) {
    case 'path':
      return checkPath(table, stand, marks, one);
    case 'card':
      return checkCard(table, stand, one);
    case 'facts':
      return checkFacts(table, stand, marks, one);
    case 'no-fact':
      return checkNoFact(table, stand, marks, one);
    case 'must-not-contain': {
      const found = secretsIn(table, stand, one.view, one.titles);
      return found.length === 0 ? null : { got: found };
    }
    case 'pending':
      return checkPending(table, stand, one);
    case 'legal':
      return checkLegal(table, stand, one);
    case 'not-legal':
      return checkNotLegal(table, stand, one);
    case 'winner': {
      const { outcome } = stand.state;
      const winner = outcome?.winner ?? null;
      const reason = outcome?.reason ?? null;
      const fits = winner === one.winner && (one.reason === null || reason === one.reason);
      return fits ? null : { got: { winner, reason } };
    }
  }
}
