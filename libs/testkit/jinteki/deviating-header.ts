/** How a log begins that holds deviations, of a game with decks of no cards. */
export const deviatingHeader = {
  format: 'retrace-deviating/1',
  rules: 'rr-1.1',
  pool: 'core-2018-09',
  engine: '0',
  players: { corp: { name: 'A' }, runner: { name: 'B' } },
  start: {
    kind: 'decks',
    corp: { identity: '01054', cards: [] },
    runner: { identity: '01001', cards: [] },
  },
} as const;
