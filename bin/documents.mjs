#!/usr/bin/env node
// Writes web/src/api/documents.ts: the types and texts of the page's GraphQL documents (*.graphql
// beside the components that ask), held against the schema in src/api. --check writes nothing and
// ends with 1 where the file is not what it would be.
import { codegen } from '@graphql-codegen/core';
import * as documents from '@graphql-codegen/typed-document-node';
import * as operations from '@graphql-codegen/typescript-operations';
import { buildASTSchema, parse, validate } from 'graphql';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './prepare.mjs';

const target = join(root, 'web', 'src', 'api', 'documents.ts');
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
const asked = under('web/src').map((location) => ({ location, document: parse(read(location)) }));
const whole = {
  kind: 'Document',
  definitions: asked.flatMap(({ document }) => document.definitions),
};
const errors = validate(buildASTSchema(schema), whole);
if (errors.length > 0) {
  for (const { message, locations } of errors)
    process.stderr.write(`${message} (line ${locations?.[0]?.line})\n`);
  process.exit(1);
}
const written = await codegen({
  schema,
  documents: asked,
  filename: target,
  config,
  pluginMap: { operations, documents },
  plugins: [{ operations: {} }, { documents: {} }],
});
const text = await format(`// Written by bin/documents.mjs; not to be edited.\n${written}`, {
  ...(await resolveConfig(target)),
  parser: 'typescript',
});
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  process.stderr.write('web/src/api/documents.ts is stale: run npm run documents.\n');
  process.exit(1);
}
