import type { Condition } from './pattern';

/** Two conditions that nothing can fulfil at once, in a sentence; null where there are none. */
export function contradictionIn(conditions: readonly Condition[]): string | null {
  const byField = new Map<string, Condition[]>();
  for (const one of conditions) byField.set(one.field, [...(byField.get(one.field) ?? []), one]);
  for (const [field, all] of byField) {
    const values = all.filter(({ is }) => is === '=').map(({ value }) => value);
    if (new Set(values).size > 1) return `${field} cannot be ${values.join(' and ')} at once`;
    const [value] = values;
    const clash = all.find((one) => value !== undefined && !compare(value, one));
    if (clash !== undefined)
      return `${field} cannot be ${String(value)} and ${clash.is} ${String(clash.value)}`;
    if ([true, false].every((value) => all.some((one) => one.is === '!=' && one.value === value)))
      return `${field} is true or false`;
    const least = Math.max(...all.map(leastOf));
    const most = Math.min(...all.map(mostOf));
    if (most < floorOf(all)) return `${field} is never less than 0`;
    if (least > most) return `no ${field} is ${least} or more and ${most} or less`;
  }
  return null;
}

/** What lies on the table is never less than nothing; points can be. */
const floorOf = (all: readonly Condition[]): number =>
  all.some(({ of, field }) => of === 'table' && !field.endsWith('.points')) ? 0 : -Infinity;

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
