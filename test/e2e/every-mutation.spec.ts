import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';

const api = join(__dirname, '../../src/api');

/** Mutations that a file of the schema adds. */
const mutationsOf = (file: string): readonly string[] =>
  parse(readFileSync(join(api, file), 'utf8')).definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_EXTENSION && definition.name.value === 'Mutation'
      ? (definition.fields ?? []).map(({ name }) => name.value)
      : [],
  );

const played = readdirSync(__dirname)
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => readFileSync(join(__dirname, name), 'utf8'))
  .join('\n');

it.each([...mutationsOf('decks.graphql'), ...mutationsOf('tournaments.graphql')])(
  '%s is asked of the whole program',
  (name) => {
    expect(played).toMatch(new RegExp(`\\b${name}\\(`));
  },
);
