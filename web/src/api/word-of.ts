/** `RUN_BEGAN` is `run-began`. */
export type WordOf<T extends string> = T extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}-${WordOf<Rest>}`
  : Lowercase<T>;

/** A value of the schema's enums as the page and its styles have it. */
export const wordOf = <T extends string>(value: T): WordOf<T> =>
  value.toLowerCase().replaceAll('_', '-') as WordOf<T>;
