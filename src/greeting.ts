import { parse, print } from 'graphql';

interface Example {
  /** Of the operation. */
  readonly name: string;
  readonly about: string;
  /** What is asked of games. */
  readonly asked: string;
}

const newest: Example = {
  name: 'NewestGames',
  about: 'The newest games:',
  asked: 'players { corp runner } winner reason turns',
};

const ofGame: readonly Example[] = [
  {
    name: 'WhatTheRunnerSaw',
    about: 'What the Runner saw happen in a game:',
    asked: 'timeline(as: RUNNER, level: ACTIONS, first: 20) { edges { node { at text } } }',
  },
  {
    name: 'APosition',
    about: 'A position as the Corp, and what was legal there:',
    asked:
      'position(at: 10, as: CORP) { turn { number side clicks } corp { credits hq { title } } legal { text } next(by: ACTION) }',
  },
];

const ofNewest = (slice: string, asked: string): string =>
  `{ games(${slice}) { edges { node { id ${asked} } } } }`;

/** What is under way may not be told to the asker, or have only begun. */
const OVER = 'first: 1, reason: AGENDA_POINTS';

/** The same questions for any server: what is asked of a game is asked of the newest that is over. */
export const exampleQueries: readonly string[] = [
  { ...newest, query: ofNewest('first: 5', newest.asked) },
  ...ofGame.map((example) => ({ ...example, query: ofNewest(OVER, example.asked) })),
].map(
  ({ name, about, query }) =>
    `# ${about.replace(':', '.')}\n${print(parse(`query ${name} ${query}`))}\n`,
);

/** What a user sees once the server listens: where it is, and what to ask it. */
export function greeting(address: string, game: string | undefined): string {
  const examples = [
    { about: newest.about, query: ofNewest('first: 5', newest.asked) },
    ...ofGame.map(({ about, asked }) => ({
      about,
      query: `{ game(id: "${game ?? 'ID'}") { ${asked} } }`,
    })),
  ];
  const lines = examples.flatMap(({ about, query }) => ['', about, `  ${query}`]);
  return [
    `Retrace is at ${address}`,
    `It answers GraphQL, in a browser with an editor, at ${address}/graphql`,
    '',
    'From a shell:',
    `  curl ${address}/graphql -H 'content-type: application/json' -d '{"query":"{ games { totalCount } }"}'`,
    ...lines,
    '',
    'Ctrl-C stops it.',
  ].join('\n');
}
