#!/usr/bin/env node
// The schema as clients read it, in api/schema.graphql as it was released.
//   node bin/schema.mjs                ends with 1 where the present one breaks clients of the released
//   node bin/schema.mjs --print        prints the present one
//   node bin/schema.mjs --release      releases it; refused where it breaks, but with --breaking
// --schema FOLDER takes the present one from there.
import {
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
  specifiedDirectives,
} from 'graphql';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './prepare.mjs';

const { values } = parseArgs({
  options: {
    schema: { type: 'string', default: join(root, 'src', 'api') },
    print: { type: 'boolean', default: false },
    release: { type: 'boolean', default: false },
    breaking: { type: 'boolean', default: false },
  },
});

/** Deeper folders, too: what extends the schema may lie beside what answers it. */
const written = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.graphql'))
    .sort()
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');

// What costs are declared in is no business of clients.
const config = buildSchema(written(values.schema)).toConfig();
const present = new GraphQLSchema({ ...config, directives: specifiedDirectives });
const text = `${printSchema(lexicographicSortSchema(present))}\n`;

const file = join(root, 'api', 'schema.graphql');
const say = (changes, word) => {
  for (const { description } of changes) process.stderr.write(`${word}: ${description}\n`);
};

if (values.print) process.stdout.write(text);
else {
  const released = buildSchema(readFileSync(file, 'utf8'));
  const breaking = findBreakingChanges(released, present);
  say(findDangerousChanges(released, present), 'may break');
  say(breaking, 'breaks');
  if (breaking.length > 0 && !(values.release && values.breaking)) process.exitCode = 1;
  else if (values.release) writeFileSync(file, text);
}
