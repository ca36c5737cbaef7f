/** A turn of a pasted log, in which a player did one thing or another. */
const turn = (deed: string): string =>
  [
    'Corp started their turn 1 with 5 [Credit] and 5 cards in HQ.',
    `Corp spends [Click] to ${deed}.`,
    'Corp is ending their turn 1 with 5 [Credit] and 5 cards in HQ.',
  ].join('\n');

/** Two observed games, of which everybody who may not look at them must be told the same. */
export const observedPair = (): readonly [string, string] => [
  turn('gain 1 [Credit]'),
  turn('draw 1 card'),
];
