/**
 * Measures what an answer costs beside bare graphql-js over node:http, in turns, with the same schema,
 * questions and answers: npm run bench:answers. Every moment of a game is asked for once as each viewer.
 * Ratios are of processor time. Writes test/bench/results/answers.json.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { built } from '../../bin/prepare.mjs';
import { askAll } from './answers/client.mjs';
import { POSITION } from './answers/question.mjs';

const GAMES = 20;
const LENGTH = 400;
const SLICE = Number(process.env.RETRACE_BENCH_SLICE ?? 1_000);
const ROUNDS = Number(process.env.RETRACE_BENCH_ROUNDS ?? 7);
/** Rounds until everything is compiled, as it is in a server that runs for an hour; not counted. */
const WARM_UP = Number(process.env.RETRACE_BENCH_WARM_UP ?? 5);

const flags = process.env.RETRACE_BENCH_PROFILE === undefined ? [] : ['--cpu-prof'];
const started = async (name, args, execArgv = []) => {
  const child = fork(fileURLToPath(new URL(`answers/${name}.mjs`, import.meta.url)), args, {
    // As deploy/docker starts the program, and its peers alike.
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: ['--enable-source-maps', '--max-semi-space-size=32', ...execArgv],
  });
  const [told] = await once(child, 'message');
  const ask = async (message) => {
    child.send(message);
    return (await once(child, 'message'))[0];
  };
  const end = async () => {
    child.send({ ask: 'end' });
    await once(child, 'exit');
  };
  return { ...told, ask, end };
};

/** Microseconds of a process, and seconds that passed, for each of so many questions. */
async function timed({ port, ask }, questions) {
  const before = (await ask({ ask: 'cpu' })).cpu;
  const begun = performance.now();
  const answers = await askAll(port, questions);
  const seconds = (performance.now() - begun) / 1000;
  const { user, system } = (await ask({ ask: 'cpu' })).cpu;
  const microseconds = (user + system - before.user - before.system) / questions.length;
  return { answers, microseconds, perSecond: questions.length / seconds };
}

const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const round = (number) => Number(number.toFixed(2));

const posed = (variables, query = POSITION) => ({
  variables,
  body: JSON.stringify({ query, variables }),
});

/** Every moment of every game as every viewer, in an order that jumps about. */
function everyQuestion(games) {
  const all = games.flatMap(({ id, lasts }) =>
    Object.entries(lasts).flatMap(([as, last]) =>
      Array.from({ length: last + 1 }, (_, at) => ({ game: id, at, as })),
    ),
  );
  let seed = 1;
  for (let i = all.length - 1; i > 0; i -= 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    const j = seed % (i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all.map((variables) => posed(variables));
}

built();
const ours = await started('ours', [GAMES, LENGTH, 'off'].map(String), flags);
const bare = await started('bare', ['each']);
const parsed = await started('bare', ['parsed']);
/** The program with its answer cache, which has been asked all of these before. */
const cache = await started('ours', [2, LENGTH, '32m'].map(String));
const known = everyQuestion(cache.games).slice(0, SLICE);
await askAll(cache.port, known);
const waiting = everyQuestion(ours.games);
const [{ id: someGame }] = ours.games;
const refused = {
  /** A moment that there is not. */
  moment: () => posed({ game: someGame, at: 999_999, as: 'JUDGE' }),
  /** A game that there is not. */
  game: () => posed({ game: '00000000-0000-4000-8000-000000000001', at: 1, as: 'JUDGE' }),
  /** A field that there is not, in a document that was never sent before. */
  field: (_, n) => posed({}, `{ nothing${n} }`),
  /** No GraphQL. */
  syntax: (_, n) => posed({}, `{ game(id: ${n}`),
};
const rows = [];
let told = 0;
for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
  const questions = waiting.splice(0, SLICE);
  if (questions.length < SLICE) throw new Error('there are too few moments');
  const here = await timed(ours, questions);
  const answered = here.answers.map(({ status, body }, index) => {
    const { data, errors } = JSON.parse(body);
    if (status !== 200 || errors !== undefined) throw new Error(body);
    told += body.length;
    return { variables: questions[index].variables, position: data.game.position };
  });
  const row = { ours: here };
  for (const [name, peer] of Object.entries({ bare, parsed })) {
    await peer.ask({ ask: 'know', known: answered });
    row[name] = await timed(peer, questions);
    const differs = row[name].answers.findIndex(
      ({ body }, index) => body.trim() !== here.answers[index].body.trim(),
    );
    if (differs >= 0)
      throw new Error(
        `${name} answers otherwise: ${row[name].answers[differs].body.slice(0, 300)}`,
      );
  }
  row.kept = await timed(cache, known);
  for (const [name, make] of Object.entries(refused)) {
    row[name] = await timed(
      ours,
      Array.from({ length: SLICE / 4 }, (_, i) => make(i, n * SLICE + i)),
    );
    if (
      row[name].answers.some(({ body }) => JSON.parse(body).errors === undefined && name !== 'game')
    )
      throw new Error(`${name} is answered`);
  }
  if (n >= WARM_UP) rows.push(row);
}
const of = (name, pick = 'microseconds') => round(median(rows.map((row) => row[name][pick])));
const ratio = (name, to) =>
  round(median(rows.map((row) => row[to].microseconds / row[name].microseconds)));
const results = {
  answers: SLICE * ROUNDS,
  bytes: Math.round(told / (SLICE * (ROUNDS + WARM_UP))),
  microseconds: Object.fromEntries(Object.keys(rows[0]).map((name) => [name, of(name)])),
  perSecond: {
    ours: of('ours', 'perSecond'),
    bare: of('bare', 'perSecond'),
    parsed: of('parsed', 'perSecond'),
  },
  toBare: ratio('ours', 'bare'),
  toBareThatParsesOnce: ratio('ours', 'parsed'),
  /** What the answer cache answers again. */
  keptToBareThatParsesOnce: ratio('kept', 'parsed'),
  refusalsToAnswers: Object.fromEntries(
    Object.keys(refused).map((name) => [name, round(1 / ratio(name, 'ours'))]),
  ),
  wanted: { toBare: 0.5, refusalsToAnswers: 1 },
};
console.log(results);
const machine = {
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  node: process.version,
  load: loadavg()[0],
};
writeFileSync(
  new URL('results/answers.json', import.meta.url),
  `${JSON.stringify({ machine, ...results }, null, 2)}\n`,
);
await Promise.all([ours.end(), bare.end(), parsed.end(), cache.end()]);
