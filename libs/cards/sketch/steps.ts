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

export const run = (server: string, more: Fields = {}): Fields =>
  runnerDoes('run', { server, ...more });
/** A run to its end, with nothing scripted on the way. */
export const wholeRun = (server: string, more: Fields = {}): readonly Fields[] => [
  run(server),
  goTo('run-ended', more),
];
export const runnerUses = (card: string, ability: string | number, more: Fields = {}): Fields =>
  runnerDoes('use', { card, ability, ...more });
export const corpUses = (card: string, ability: string | number, more: Fields = {}): Fields =>
  corpDoes('use', { card, ability, ...more });
export const runnerPlays = (card: string, more: Fields = {}): Fields =>
  runnerDoes('play', { card, ...more });
export const corpPlays = (card: string, more: Fields = {}): Fields =>
  corpDoes('play', { card, ...more });
export const installs = (card: string, more: Fields = {}): Fields =>
  runnerDoes('install', { card, ...more });
/** Answers of a question that a card puts. */
export const runnerChooses = (source: string, more: Fields): Fields =>
  runnerDoes('choose', { for: source, ...more });
export const corpChooses = (source: string, more: Fields): Fields =>
  corpDoes('choose', { for: source, ...more });
