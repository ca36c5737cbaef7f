import { isRecord } from '#text/is-record';
import type { Names } from '#notation/scenario/names';

type Fields = Readonly<Record<string, unknown>>;

/** Lists of cards whose order tells something; all others are compared as bags. */
const ordered: ReadonlySet<string> = new Set(['rd', 'stack', 'heap', 'ice']);

/** A projected card goes by its title or by the name of this copy. */
function isCalled(names: Names, actual: Fields, expected: string): boolean {
  const { card, name } = actual;
  if (card === expected || name === expected) return true;
  if (typeof name !== 'string') return false;
  const found = names.find(expected);
  const own = names.find(name);
  return found.ok && own.ok && found.id === own.id;
}

const nothing = (value: unknown): boolean =>
  value === undefined || value === null || value === 0 || value === false || value === '';

function inOrder(
  names: Names,
  actual: readonly unknown[],
  expected: readonly unknown[],
  key: string,
): boolean {
  return (
    actual.length === expected.length &&
    expected.every((one, i) => matches(names, actual[i], one, `${key}[]`))
  );
}

/** Whether each expected item can have an item of its own. */
export function eachHasOne(
  names: Names,
  actual: readonly unknown[],
  expected: readonly unknown[],
): boolean {
  const [first, ...rest] = expected;
  if (expected.length === 0) return true;
  return actual.some(
    (one, i) =>
      matches(names, one, first, '[]') &&
      eachHasOne(names, [...actual.slice(0, i), ...actual.slice(i + 1)], rest),
  );
}

/** `2.3` and `run.2.3` are the same step of a run. */
const stepName = (text: unknown): unknown =>
  typeof text === 'string' ? text.replace(/^run\./, '') : text;

/** Whether a value is as expected: strings name cards, objects are partial, lists bags or rows. */
export function matches(names: Names, actual: unknown, expected: unknown, key: string): boolean {
  if (expected === null) return actual === null || actual === undefined;
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return expected.length === 0 && actual === undefined;
    if (ordered.has(key)) return inOrder(names, actual, expected, key);
    return actual.length === expected.length && eachHasOne(names, actual, expected);
  }
  if (isRecord(expected)) {
    if (!isRecord(actual)) return nothing(actual) && Object.values(expected).every(nothing);
    return Object.entries(expected).every(([field, value]) =>
      field === 'card' && typeof value === 'string' && 'name' in actual
        ? isCalled(names, actual, value)
        : matches(names, actual[field], value, field),
    );
  }
  if (typeof expected === 'string' && isRecord(actual)) return isCalled(names, actual, expected);
  if (key === 'step') return stepName(actual) === stepName(expected);
  return actual === expected || (nothing(actual) && nothing(expected) && actual === undefined);
}
