/** What is given of a filter, as part of a statement. */
export interface Given {
  /** Of what is given, for statements that are prepared once. */
  readonly name: string;
  readonly condition: string;
  readonly values: readonly unknown[];
}

/** A condition in which `$` stands for its value; null where that is not given. */
export type Condition = readonly [name: string, condition: string, value: string | null];

/** Conditions of what is given alone, so that each plan is made for what is asked; `next` is the number of the first value. */
export function given(conditions: readonly Condition[], next = 1): Given {
  const those = conditions.filter(([, , value]) => value !== null);
  return {
    name: those.map(([name]) => name).join('-'),
    condition: those
      .map(([, condition], i) => `and ${condition.replaceAll('$', () => `$${i + next}`)}`)
      .join(' '),
    values: those.map(([, , value]) => value),
  };
}
