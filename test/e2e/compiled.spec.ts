import { buildClientSchema, getIntrospectionQuery } from 'graphql';
import { CompiledOperations } from '../../src/api/serving/compiled-operations';
import { sampleLog } from '../support/golden-log';
import { observedPair } from './support/observed-pair';
import { questionsOf, type Question } from './support/questions';
import { Server, UNPACKED } from './support/server';

const GENEROUS = { RETRACE_COST_PER_QUERY: '90000000', RETRACE_ANSWER_CACHE: 'off' };
const AT_ONCE = { ...GENEROUS, RETRACE_COMPILE_AFTER: '1' };
const NEVER = { ...GENEROUS, RETRACE_COMPILE_AFTER: '1000000', ROLE: 'api', KAFKA_BROKERS: 'x:1' };

let server: Server;
let plain: Server;
let questions: readonly Question[];
const games: { id: string; key: string }[] = [];

beforeAll(async () => {
  server = await Server.start(AT_ONCE);
  plain = await server.beside(NEVER);
  for (const file of [sampleLog('random-jinteki-criminal'), Buffer.from(observedPair()[0])]) {
    const { status, body } = await server.post(file, {}, '?private');
    const { id, game, key } = Object(body);
    expect(status).toBe(201);
    games.push({ id: id ?? game, key });
  }
  const introspected = await plain.ask(getIntrospectionQuery());
  questions = questionsOf(buildClientSchema(introspected as never));
}, 240_000);
afterAll(async () => {
  jest.restoreAllMocks();
  await plain.close();
  await server.stop();
});

async function told(of: Server, query: string, key: string | null): Promise<string> {
  const response = await fetch(`${of.address}/graphql`, {
    method: 'POST',
    headers: {
      ...UNPACKED,
      'content-type': 'application/json',
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ query }),
  });
  return `${response.status} ${await response.text()}`;
}

/** What the clock says is told a little later by the one than by the other. */
const untimed = (answer: string): string => answer.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME');

describe('a compiled operation', () => {
  it.each([
    ['a game of decisions', 0, 'JUDGE', true],
    ['a game of decisions', 0, 'RUNNER', true],
    ['an observed game', 1, 'SPECTATOR', true],
    ['a game that is closed', 0, 'CORP', false],
  ] as const)(
    'is answered as graphql-js answers it, whatever is asked: of %s (%i) as the %s',
    async (_what, which, as, isKnown) => {
      const compiled = jest.spyOn(CompiledOperations.prototype, 'answer');
      const asked = games[which];
      if (asked === undefined) throw new Error('there is no such game');
      const key = isKnown ? asked.key : null;
      for (const { query } of questions) {
        const text = query(asked.id, as);
        const expected = untimed(await told(plain, text, key));
        expect({ text, answer: untimed(await told(server, text, key)) }).toEqual({
          text,
          answer: expected,
        });
      }
      const answers = await Promise.all(compiled.mock.results.map(({ value }) => value));
      expect(answers.filter((answer) => answer !== null).length).toBeGreaterThan(isKnown ? 40 : 10);
      compiled.mockRestore();
    },
    240_000,
  );

  it('takes variables, and leaves what is wrong with them to graphql-js', async () => {
    const query =
      'query ($game: ID!, $at: Int!, $as: Viewer! = JUDGE) { game(id: $game) { position(at: $at, as: $as) { at viewer } } }';
    const [game] = games;
    const ask = (of: Server, variables: object) => of.graphql(query, variables, game?.key);
    for (const variables of [
      { game: game?.id, at: 7 },
      { game: game?.id, at: 7, as: 'CORP' },
      { game: game?.id, at: 7, as: 'NOBODY' },
      { game: game?.id, at: 'x' },
      { at: 7 },
      { game: game?.id, at: 99_999 },
      { game: game?.id, at: 8, as: null },
    ])
      expect(await ask(server, variables)).toEqual(await ask(plain, variables));
  });
});
