#!/usr/bin/env node
// Writes the types and texts of GraphQL documents, held against the schema in src/api: of the page's
// (*.graphql beside the components that ask) to web/src/api/documents.ts, of the example's beside it.
// --check writes nothing and ends with 1 where a file is not what it would be.
import { codegen } from '@graphql-codegen/core';
import * as documents from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, parse, validate } from 'graphql';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './prepare.mjs';

const clients = [
  { folder: 'web/src', target: 'web/src/api/documents.ts' },
  { folder: 'examples/client', target: 'examples/client/documents.ts' },
];
const under = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((path) => path.endsWith('.graphql'))
    .sort()
    .map((path) => join(folder, path));
const read = (path) => readFileSync(join(root, path), 'utf8');

const config = {
  documentMode: 'string',
  useTypeImports: true,
  enumType: 'string-literal',
  skipTypename: true,
  immutableTypes: true,
  inputMaybeValue: 'T | null | undefined',
  scalars: { JSON: 'unknown', DateTime: 'string', ID: 'string' },
  strictScalars: true,
};

const schema = parse(under('src/api').map(read).join('\n'));
const isChecked = process.argv.includes('--check');

/** Throws where the documents do not fit the schema. */
async function generated(folder, target) {
  const asked = under(folder).map((location) => ({ location, document: parse(read(location)) }));
  const whole = {
    kind: 'Document',
    definitions: asked.flatMap(({ document }) => document.definitions),
  };
  const errors = validate(buildASTSchema(schema), whole);
  if (errors.length > 0)
    throw new Error(
      errors
        .map(({ message, locations }) => `${message} (line ${locations?.[0]?.line})`)
        .join('\n'),
    );
  const written = await codegen({
    schema,
    documents: asked,
    filename: target,
    config,
    pluginMap: { operations, documents },
    plugins: [{ operations: {} }, { documents: {} }],
  });
  return format(`// Written by bin/documents.mjs; not to be edited.\n${written}`, {
    ...(await resolveConfig(target)),
    parser: 'typescript',
  });
}

for (const { folder, target } of clients) {
  const path = join(root, target);
  const text = await generated(folder, path);
  if (!isChecked) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`${target} is stale: run npm run documents.\n`);
    process.exitCode = 1;
  }
}
