type Fields = Readonly<Record<string, unknown>>;

/** An installed card of the Corp that is face up. */
export const rezzed = (card: string, more: Fields = {}): Fields => ({
  card,
  rezzed: true,
  ...more,
});

/** Steps of a script, in the fewest words. */
export const corpDoes = (verb: string, more: Fields = {}): Fields => ({
  by: 'corp',
  do: verb,
  ...more,
});
export const runnerDoes = (verb: string, more: Fields = {}): Fields => ({
  by: 'runner',
  do: verb,
  ...more,
});
export const goTo = (until: string, more: Fields = {}): Fields => ({
  by: 'harness',
  do: 'to',
  until,
  ...more,
});
export const chance = (kind: string, cards: readonly string[], more: Fields = {}): Fields => ({
  by: 'chance',
  kind,
  cards,
  ...more,
});
