/**
 * Looks for the query below the limits that takes the most work for what it costs: every field of a game
 * and of the root as often as the limit allows, then variants of the worst: npm run bench:worst -- --seconds=60.
 * Keeps the worst in test/bench/results/worst-queries.json, which the attackers of bench:load send.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { fileURLToPath, URL } from 'node:url';
import { parseArgs } from 'node:util';
import { built } from '../../bin/prepare.mjs';
import { Connection } from './answers/client.mjs';
import { Generator } from './worst/generate.mjs';

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});
const KEPT = 12;
/** What one unit of the schema's costs stands for. */
const MICROSECONDS_A_UNIT = 1.5;

built();
const load = async (path) => (await import(`../../dist/${path}.js`)).default;
const { Documents } = await load('src/api/cost/documents');
const { typeDefinitions } = await load('src/api/type-definitions');
const { usualLimits } = await load('src/platform/config/limits');
const { repeatable } = await load('libs/play/repeatable');
const { buildSchema } = await import('graphql');

const child = fork(fileURLToPath(new URL('answers/ours.mjs', import.meta.url)), [
  '4',
  '300',
  'off',
]);
const [{ port, games }] = await once(child, 'message');
/** Of the program and its database, in microseconds. */
const spent = async () => {
  child.send({ ask: 'cpu' });
  const [{ cpu }] = await once(child, 'message');
  return cpu.user + cpu.system + ticksOfDatabase() * 10_000;
};

/** Processes of the embedded server of this run: of no other that the machine has. */
function ticksOfDatabase() {
  let sum = 0;
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => statOf(pid))
    .filter(Boolean);
  const postmaster = stats.find(({ name, ppid }) => name === 'postgres' && ppid === child.pid);
  for (const { pid, ppid, ticks } of stats)
    if (pid === postmaster?.pid || ppid === postmaster?.pid) sum += ticks;
  return sum;
}

function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [, name, rest] = /\((.*)\) (.*)/.exec(text);
    const parts = rest.split(' ');
    return {
      pid: Number(pid),
      name,
      ppid: Number(parts[1]),
      ticks: Number(parts[11]) + Number(parts[12]),
    };
  } catch {
    return null;
  }
}

const schema = buildSchema(typeDefinitions.join('\n'));
const documents = new Documents(schema);
const next = repeatable(Number(values.seed));
const generator = new Generator(schema, games, () => next(1_000_000) / 1_000_000);
const connection = new Connection(port);

/** Null for what is refused. */
const costOf = (query) => {
  const read = documents.operationOf(query, null, {});
  return read.ok && read.cost <= usualLimits.costPerQuery && read.depth <= 14 ? read.cost : null;
};

/** As often as it fits below the limit. */
function filled(make) {
  let best = null;
  for (let times = 1; times <= 256; times *= 2) {
    const query = make(times);
    const cost = costOf(query);
    if (cost === null) break;
    best = { query, cost };
  }
  return best;
}

async function measured({ name, query, cost }) {
  const body = JSON.stringify({ query });
  await connection.ask({ body });
  const before = await spent();
  const begun = performance.now();
  const { status, body: answer } = await connection.ask({ body });
  const milliseconds = performance.now() - begun;
  const microseconds = (await spent()) - before;
  return {
    name,
    query,
    cost,
    status,
    bytes: answer.length,
    milliseconds,
    microseconds,
    perUnit: microseconds / cost,
  };
}

const candidates = [];
for (const field of Object.values(schema.getType('Game').getFields()))
  candidates.push({
    name: `Game.${field.name}`,
    make: (share) => filled((times) => generator.ofGame(field, times, share)),
  });
for (const field of Object.values(schema.getQueryType().getFields()))
  candidates.push({
    name: `Query.${field.name}`,
    make: (share) => filled((times) => generator.ofRoot(field, times, share)),
  });

for (let i = candidates.length - 1; i > 0; i -= 1) {
  const j = Math.floor(generator.random() * (i + 1));
  [candidates[i], candidates[j]] = [candidates[j], candidates[i]];
}
const found = [];
const until = performance.now() + Number(values.seconds) * 1000;
const consider = async ({ name, make }, share) => {
  const made = make(share);
  if (made !== null) found.push(await measured({ name, ...made }));
};
for (const one of candidates)
  if (performance.now() < until) await consider(one, generator.pick([0, 1]));
/** Cheap queries tell of the work of a request, not of their fields. */
const worst = () =>
  found
    .filter(({ cost, status }) => cost > 3_000 && status === 200)
    .sort((a, b) => b.perUnit - a.perUnit);
while (performance.now() < until) {
  const names = [
    ...new Set(
      worst()
        .slice(0, 8)
        .map(({ name }) => name),
    ),
  ];
  const chosen = generator.pick(names);
  await consider(
    candidates.find(({ name }) => name === chosen),
    generator.random(),
  );
}
// Measured again: what is on its way elsewhere on the machine falls on some of them.
const again = [];
for (const one of worst().slice(0, 2 * KEPT)) again.push(await measured(one));
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
const results = {
  tried: found.length,
  refused: found.filter(({ status }) => status !== 200).length,
  limits: { costPerQuery: usualLimits.costPerQuery, microsecondsAUnit: MICROSECONDS_A_UNIT },
  medianOfAll: Number(
    median(found.filter(({ cost }) => cost > 3_000).map(({ perUnit }) => perUnit)).toFixed(2),
  ),
  worst: again
    .sort((a, b) => b.perUnit - a.perUnit)
    .slice(0, KEPT)
    .map(({ name, query, cost, microseconds, milliseconds, perUnit, bytes }) => ({
      ...{ name, cost, bytes, microseconds },
      milliseconds: Number(milliseconds.toFixed(1)),
      perUnit: Number(perUnit.toFixed(2)),
      query: query.replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"GAME"'),
    })),
};
for (const { name, cost, microseconds, milliseconds, perUnit } of results.worst)
  console.log(
    `${perUnit} us a unit: ${name}, cost ${cost}, ${microseconds} us of processor, ${milliseconds} ms`,
  );
console.log({ tried: results.tried, refused: results.refused, medianOfAll: results.medianOfAll });
const machine = {
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  node: process.version,
  load: loadavg()[0],
};
writeFileSync(
  new URL('results/worst-queries.json', import.meta.url),
  `${JSON.stringify({ machine, ...results }, null, 2)}\n`,
);
connection.close();
child.send({ ask: 'end' });
await once(child, 'exit');
