const examples = (game: string): readonly (readonly [about: string, query: string])[] => [
  [
    'The newest games:',
    '{ games(first: 5) { edges { node { id players { corp runner } winner reason turns } } } }',
  ],
  [
    'What the Runner saw happen in a game:',
    `{ game(id: "${game}") { timeline(as: RUNNER, first: 20) { edges { node { at text } } } } }`,
  ],
  [
    'A position as the Corp, and what was legal there:',
    `{ game(id: "${game}") { position(at: 10, as: CORP) { turn { number side clicks } corp { credits hq { title } } legal { text } next(by: ACTION) } } }`,
  ],
];

/** What a user sees once the server listens: where it is, and what to ask it. */
export function greeting(address: string, game: string | undefined): string {
  const lines = examples(game ?? 'ID').flatMap(([about, query]) => ['', about, `  ${query}`]);
  return [
    `Retrace is at ${address}`,
    `It answers GraphQL at ${address}/graphql`,
    '',
    'From a shell:',
    `  curl ${address}/graphql -H 'content-type: application/json' -d '{"query":"{ games { totalCount } }"}'`,
    ...lines,
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}

const isInUse = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'EADDRINUSE';

/** Why the server cannot listen; a port that is taken comes with what to do about it. */
export const listenFailure = (error: unknown, port: number): unknown =>
  isInUse(error)
    ? new Error(`Port ${port} is in use: choose another, such as PORT=${port + 1} npm start`)
    : error;
