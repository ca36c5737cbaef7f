import type { Pool } from '#rules';
import { compare } from './contradiction';
import type { Atom, Condition } from './pattern';

/** Why no agenda is worth what a score or steal has to be, in a sentence; null where one may: facts tell what is printed. */
export function impossiblePoints(
  { definitions }: Pool,
  type: Atom['type'],
  conditions: readonly Condition[],
): string | null {
  if (type !== 'scored' && type !== 'stolen') return null;
  const of = (field: string): readonly Condition[] =>
    conditions.filter((one) => one.of === 'fact' && one.field === field);
  const asked = of('points');
  if (asked.length === 0) return null;
  const agendas = definitions.flatMap(({ value }) =>
    value.type === 'agenda' && of('card').every((one) => compare(value.code, one)) ? [value] : [],
  );
  const worth = [...new Set(agendas.map(({ points }) => points))].sort((a, b) => a - b);
  if (
    worth.length === 0 ||
    worth.some((one) => asked.every((condition) => compare(one, condition)))
  )
    return null;
  const [only] = agendas;
  const named = agendas.length === 1 && only !== undefined ? `${only.title} is` : 'agendas are';
  return `${named} worth ${worth.join(', ')} points`;
}
