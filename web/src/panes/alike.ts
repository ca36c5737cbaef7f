interface Told {
  readonly rule: string;
  readonly reason: string;
}

/** What is told with the same words stands once, in the place of the first of it. */
export function alike<One extends Told>(
  list: readonly One[],
): readonly (readonly [One, ...One[]])[] {
  const groups = new Map<string, [One, ...One[]]>();
  for (const one of list) {
    const words = `${one.rule} ${one.reason}`;
    const known = groups.get(words);
    if (known === undefined) groups.set(words, [one]);
    else known.push(one);
  }
  return [...groups.values()];
}
