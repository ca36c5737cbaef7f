/** Something with fields, which are still to be looked at. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has these fields, and words in each. */
export const hasTexts = <N extends string>(
  value: unknown,
  names: readonly N[],
): value is Readonly<Record<N, string>> =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');
