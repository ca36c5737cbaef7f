/** Numbers that add up: of two slices together, of all slices, of one. */
export type Counts<Name extends string> = { -readonly [N in Name]: number };

export function zeros<Name extends string>(names: readonly Name[]): Counts<Name>;
export function zeros(names: readonly string[]): Counts<string> {
  return Object.fromEntries(names.map((name) => [name, 0]));
}

export const countColumns = (names: readonly string[], type: 'integer' | 'smallint'): string =>
  names.map((name) => `${name} ${type} not null`).join(',\n  ');
