import { valuesOf } from './field-values';
import type { Atom, Condition } from './pattern';

/** Two conditions that nothing can fulfil at once, in a sentence; null where there are none. */
export function contradictionIn(
  type: Atom['type'],
  conditions: readonly Condition[],
): string | null {
  const byField = new Map<string, Condition[]>();
  for (const one of conditions) byField.set(one.field, [...(byField.get(one.field) ?? []), one]);
  for (const [field, all] of byField) {
    const values = all.filter(({ is }) => is === '=').map(({ value }) => value);
    if (new Set(values).size > 1) return `${field} cannot be ${values.join(' and ')} at once`;
    const [value] = values;
    const clash = all.find((one) => value !== undefined && !compare(value, one));
    if (clash !== undefined)
      return `${field} cannot be ${String(value)} and ${clash.is} ${String(clash.value)}`;
    const isLeftOut = (value: unknown): boolean =>
      all.some((one) => one.is === '!=' && one.value === value);
    const choice = choiceOf(type, all);
    if (choice.length > 0 && choice.every(isLeftOut)) return `${field} is ${choice.join(' or ')}`;
    const least = Math.max(...all.map(leastOf));
    const most = Math.min(...all.map(mostOf));
    if (most < floorOf(all)) return `${field} is never less than 0`;
    if (least > most) return `no ${field} is ${least} or more and ${most} or less`;
    if (least === most && isLeftOut(least)) return `${field} cannot be ${least} and != ${least}`;
  }
  return null;
}

/** All that a field can hold, where that is a choice of few; otherwise nothing. */
function choiceOf(type: Atom['type'], [one]: readonly Condition[]): readonly (string | boolean)[] {
  if (type === null || one?.of !== 'fact') return [];
  const known = valuesOf(type, one.field);
  if (known.are === 'yes or no') return [true, false];
  // Others are not said of every fact of a type: who won a game that nobody won.
  const isSaid = one.field === 'phase' || one.field === 'deck' || one.field === 'side';
  return known.are === 'words' && isSaid && type !== 'tags-removed' ? known.words : [];
}

/** Numbers of facts that can be less than nothing. */
const SIGNED: ReadonlySet<string> = new Set(['strength', 'from', 'to', 'points', 'link']);

/** What lies on the table is never less than nothing; points can be. */
const floorOf = (all: readonly Condition[]): number =>
  all.some(({ of, field }) => (of === 'table' ? !field.endsWith('.points') : !SIGNED.has(field)))
    ? 0
    : -Infinity;

/** Whole numbers: more than 2 is 3 or more. */
export function leastOf({ is, value }: Condition): number {
  if (typeof value !== 'number') return -Infinity;
  return is === '>' ? value + 1 : is === '>=' || is === '=' ? value : -Infinity;
}

export function mostOf({ is, value }: Condition): number {
  if (typeof value !== 'number') return Infinity;
  return is === '<' ? value - 1 : is === '<=' || is === '=' ? value : Infinity;
}

/** Whether a value fulfils a condition. */
export function compare(found: unknown, { is, value }: Pick<Condition, 'is' | 'value'>): boolean {
  switch (is) {
    case '=':
      return found === value;
    case '!=':
      return found !== value;
    case '<':
      return typeof found === 'number' && found < Number(value);
    case '<=':
      return typeof found === 'number' && found <= Number(value);
    case '>':
      return typeof found === 'number' && found > Number(value);
    case '>=':
      return typeof found === 'number' && found >= Number(value);
  }
}
