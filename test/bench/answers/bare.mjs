/** graphql-js over node:http with the schema of the program and answers that were made before. */
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { buildSchema, execute, graphql, parse } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../bin/prepare.mjs';

/** `parsed`: documents are parsed and validated once, as a client that knows ours would hope. */
const isParsedOnce = process.argv[2] === 'parsed';
const folder = join(root, 'src', 'api');
const schema = buildSchema(
  readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.graphql'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n'),
);
const answers = new Map();
const keyOf = ({ game, at, as }) => `${game} ${at} ${as}`;
const rootValue = {
  game: ({ id }) => ({ position: ({ at, as }) => answers.get(keyOf({ game: id, at, as })) }),
};
const documents = new Map();
const documentOf = (text) => {
  const known = documents.get(text);
  if (known !== undefined) return known;
  const document = parse(text);
  documents.set(text, document);
  return document;
};
const answered = ({ query, variables }) =>
  isParsedOnce
    ? execute({ schema, document: documentOf(query), rootValue, variableValues: variables })
    : graphql({ schema, source: query, rootValue, variableValues: variables });

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', async () => {
    const body = JSON.stringify(await answered(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
process.on('message', ({ ask, known }) => {
  if (ask === 'cpu') process.send({ cpu: process.cpuUsage() });
  if (ask === 'know') {
    answers.clear();
    for (const { variables, position } of known) answers.set(keyOf(variables), position);
    process.send({ known: answers.size });
  }
  if (ask === 'end') process.exit(0);
});
