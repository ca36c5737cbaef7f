/**
 * Measures studies in the whole program, from dist: npm run bench:studies. A study of 64 chapters, 2,000
 * branches and 10,000 notes is read in one query; branches of a game in memory are opened, and answer
 * decisions, by the buses of the program and over HTTP. No answer is held: what a caller keeps is not the
 * program's to clear away.
 *
 * Branches and decisions: WARM of each first, in which code is compiled, then SAMPLES, all of which count. On a
 * machine with others at work the wall says what those did, so beside it stands the time without what this
 * process's main thread waited for a processor, which Linux counts; where the database is asked one thing at a
 * time, without what its processes waited, either. What is left is work of both, their talk, collections of
 * garbage and the disk. What a decision wrote is written again as a bare append, in turns, and pages to the same
 * disk after them: what of a decision is the store's, and what of that the disk's, is seen beside it. Decisions
 * come at once, 200 a second, and ten a second, as a few people at one study make them. A last pass asks the
 * database not to wait for the disk. Run with the flags of the image (deploy/docker/Dockerfile).
 *
 * Writes test/bench/results/studies.json; ends with 1 when a goal is missed.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance, PerformanceObserver } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../../bin/prepare.mjs';
import { report } from './goals.mjs';
import { keptPages } from './kept-page.mjs';

built();
const load = async (path) => (await import(`../../dist/${path}.js`)).default;
const { createApplication } = await load('src/application');
const { loadConfig } = await load('src/platform/config/config');
const { CommandBus, QueryBus } = await import('@nestjs/cqrs').then((cqrs) => cqrs.default ?? cqrs);
const { DATABASE, EVENT_STORE } = await load('src/platform/tokens');
const { contentId } = await load('src/platform/content-id/content-id');
const { callerWith } = await load('src/access/caller');
const { GetMoment } = await load('src/games/replay/get-moment');
const { GrowBranch } = await load('src/studies/branches/grow-branch');
const { StandAt } = await load('src/games/replay/stand-at');
const { branchId, chapterIdFrom } = await load('src/studies/branches/branch-id');
const { viewLegal } = await load('libs/rules/index');

const WARM = 1_000;
const SAMPLES = 2_000;
const CHAPTERS = 64;
const BRANCHES = 2_000;
const NOTES = 10_000;
const PAGES = 24;
/** Milliseconds between two decisions of a few people at one study; without it one client makes 200 a second. */
const PAUSE = 100;

const data = mkdtempSync(join(tmpdir(), 'retrace-bench-'));
// One asks for all of it: what each asker may cost a second would make them wait for the next.
const [RETRACE_COST_PER_SECOND, RETRACE_COST_PER_MINUTE] = ['100000000', '100000000'];
const application = await createApplication(
  loadConfig(
    { PORT: '0', RETRACE_DATA: data, RETRACE_COST_PER_SECOND, RETRACE_COST_PER_MINUTE },
    data,
  ),
);
await application.listen(0, '127.0.0.1');
const address = await application.getUrl();
const queries = application.get(QueryBus);
const commands = application.get(CommandBus);
const store = application.get(EVENT_STORE);
const { pool } = application.get(DATABASE);

/** Milliseconds that processes have waited for a processor, in all; 0 where nobody counts them. */
function waited(processes) {
  let sum = 0;
  for (const id of processes) {
    const file = `/proc/${id}/schedstat`;
    // One that has ended waits no more.
    if (existsSync(file)) sum += Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6;
  }
  return sum;
}
// Every connection that there can be, so that each is counted.
await Promise.all(Array.from({ length: 10 }, () => pool.query('select pg_sleep(0.2)')));
const { rows: servants } = await pool.query(
  `select pid from pg_stat_activity where backend_type in ('client backend', 'walwriter')`,
);
const everybody = ['self', ...servants.map(({ pid }) => pid)];

/** Milliseconds: of the wall, without waiting for a processor, and of all threads of this process. */
async function timed(work, waiting = ['self']) {
  const before = process.cpuUsage();
  const waits = waited(waiting);
  const begun = performance.now();
  const value = await work();
  const wall = performance.now() - begun;
  const waitedFor = Math.max(0, waited(waiting) - waits);
  const { user, system } = process.cpuUsage(before);
  return { value, wall, alone: Math.max(0, wall - waitedFor), cpu: (user + system) / 1_000 };
}
/** The times alone: an answer that is held would be moved about by every collection after it. */
async function measure(list, work, isRight, waiting) {
  const { value, ...times } = await timed(work, waiting);
  if (!isRight(value)) throw new Error(JSON.stringify(value));
  list.push(times);
}
const at = (list, part) => list.toSorted((a, b) => a - b)[Math.floor((list.length - 1) * part)];
const isDone = ({ ok }) => ok;
const isAnswer = (text) => !text.includes('"errors"');
const round = (value) => Math.round(value * 100) / 100;

const graphql = async (query, variables, key) => {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${key}` },
      // What packs and unpacks it in the same process is not measured.
      'accept-encoding': 'identity',
    },
    body: JSON.stringify({ query, variables }),
  });
  return response.text();
};

const log = readFileSync(
  new URL('../../deploy/samples/random-weyland-criminal.retrace.ndjson', import.meta.url),
);
const uploaded = await fetch(`${address}/games`, {
  method: 'POST',
  body: log,
  headers: { 'content-type': 'application/x-ndjson' },
}).then((response) => response.json());
const game = uploaded.id;
const stood = await queries.execute(new StandAt(game));

// The study, event by event as it would have been written.
const study = randomUUID();
const owner = randomUUID();
const chapters = Array.from({ length: CHAPTERS }, (_, number) => ({
  id: chapterIdFrom(randomUUID()),
  decision: 5 + Math.floor(((stood.decisions - 60) * number) / CHAPTERS),
}));
const events = [
  {
    type: 'studyOpened',
    ...{ study, title: 'Large', seed: 'x', clonedFrom: null, owner: { id: owner, name: 'Ann' } },
  },
  ...chapters.map(({ id, decision }, number) => ({
    ...{ type: 'chapterAdded', by: owner, chapter: id, title: `Chapter ${number}` },
    source: { kind: 'game', game, decision },
  })),
];
const branches = [];
for (const [number, { id, decision }] of chapters.entries()) {
  const { rules } = stood;
  const state = stood.stateAt(decision);
  const count = Math.floor(BRANCHES / CHAPTERS) + (number < BRANCHES % CHAPTERS ? 1 : 0);
  let node = 0;
  // A line of decisions the game itself made, and whatever else is legal on the way.
  const rest = stood.decisionsAfter(decision);
  let live = rules.live(state, 'none');
  let [parent, step] = [0, 0];
  const grow = (follows, by, made) => {
    const moves = [{ by, decision: made, chance: by === 'chance' ? 'as-it-lay' : null }];
    events.push({ type: 'branchGrown', by: owner, chapter: id, parent: follows, moves });
    node += 1;
    branches.push({ chapter: id, node });
    return node;
  };
  while (node < count && step < rest.length) {
    const by = live.state.prompt?.for;
    const listed = live.legal().filter((one) => !('from' in one) && !('cards' in one));
    const made = rest[step];
    const next = grow(parent, by, made);
    const others = listed.filter((one) => JSON.stringify(one) !== JSON.stringify(made));
    for (const other of others.slice(0, 3)) if (node < count) grow(parent, by, other);
    if (!live.apply(made).ok) break;
    [parent, step] = [next, step + 1];
  }
}
const words = [];
for (let number = 0; number < NOTES; number += 1) {
  const { chapter, node } = branches[number % branches.length];
  const note = randomUUID();
  words.push({
    note,
    text: `**Note ${number}**: what if HQ had been run instead, with \`Corroder\`?`,
  });
  events.push({
    ...{ type: 'noteWritten', by: owner, note, chapter, thread: null, glyph: null, marks: [] },
    ...{ audience: 'everybody', anchor: { kind: 'node', node } },
  });
}
for (let from = 0; from < events.length; from += 5_000)
  await store.append(
    `study-${study}`,
    from === 0 ? 'no-stream' : from,
    events.slice(from, from + 5_000).map((event) => ({
      ...{ id: randomUUID(), type: event.type, data: event },
    })),
  );
await pool.query(
  `insert into notes (game, file, number, kind, author, place, text)
   select $1, note, 1, 'study', 'Ann', 0, text
   from jsonb_to_recordset($2) as row (note uuid, text text)`,
  [study, JSON.stringify(words)],
);
const key = `rk-${'a'.repeat(32)}`;
await store.append(`key-${contentId('key', [key])}`, 'no-stream', [
  { id: randomUUID(), type: 'key-issued', data: { for: 'study', study, member: owner } },
]);
const caller = callerWith([{ for: 'study', study, member: owner }]);
// Lists follow the store.
for (let waited = 0; waited < 100; waited += 1) {
  const { rowCount } = await pool.query('select from studies.chapter where study = $1', [study]);
  if (rowCount === CHAPTERS) break;
  await sleep(100);
}

const page = 'query ($study: ID!) { study(id: $study) { page } }';
const first = await timed(() => graphql(page, { study }, key));
const { data: read } = JSON.parse(first.value);
const shown = read.study.page.chapters;
const notes = shown.reduce((sum, one) => sum + one.notes.length, 0);
const grown = shown.reduce((sum, one) => sum + one.branches.length, 0);
if (shown.length !== CHAPTERS || notes !== NOTES || grown < BRANCHES * 0.95)
  throw new Error(`the study has ${shown.length} chapters, ${grown} branches, ${notes} notes`);
const pages = [];
for (let count = 0; count < PAGES; count += 1)
  await measure(pages, () => graphql(page, { study }, key), isAnswer);

const shows = [];
const { ShowStudy } = await load('src/studies/show-study');
for (let count = 0; count < PAGES; count += 1)
  await measure(shows, () => queries.execute(new ShowStudy(caller, study)), Boolean);
if (process.env.RETRACE_BENCH_PARTS) {
  const value = await queries.execute(new ShowStudy(caller, study));
  const text = await timed(() => JSON.stringify(value));
  const { gzipSync } = await import('node:zlib');
  const zipped = await timed(() => gzipSync(text.value));
  console.log(
    'show',
    shows.map(({ cpu }) => Math.round(cpu)).join(),
    'stringify',
    text.cpu,
    text.value.length,
    'gzip',
    zipped.cpu,
  );
}

await queries.execute(new GetMoment(game, 3, 'judge'));
const opens = [];
const sampled = (n) => branches[(n * 1_009) % branches.length];
const momentOf = new Map(chapters.map(({ id, decision }) => [id, stood.momentOf(decision)]));
for (let n = 0; n < WARM + SAMPLES; n += 1) {
  const { chapter, node } = sampled(n);
  const id = branchId(chapter, node);
  const open = new GetMoment(id, momentOf.get(chapter), 'judge');
  await measure(opens, () => queries.execute(open), isDone, everybody);
}
const overHttp = [];
const MOMENT = `query ($id: ID!, $at: Int!) {
  game(id: $id) { position(at: $at, as: JUDGE) { corp { credits } runner { credits } } } }`;
for (let n = 0; n < 400; n += 1) {
  const { chapter, node } = sampled(n);
  const variables = { id: branchId(chapter, node), at: momentOf.get(chapter) };
  await measure(overHttp, () => graphql(MOMENT, variables, key), isAnswer);
}

const GROW = `mutation ($study: ID!, $chapter: ID!, $parent: Int!, $decision: BranchDecisionInput) {
  growBranch(study: $study, chapter: $chapter, parent: $parent, decision: $decision) { branch } }`;
const answeredOverHttp = [];
/** Where a branch ends and what could be decided there, as `growBranch` is asked for it: something new each time. */
async function decisionAt(n) {
  const { chapter, node } = sampled(n);
  const end = await queries.execute(new StandAt(branchId(chapter, node)));
  const legal = viewLegal(end.rules.pool, end.state, 'judge').filter(
    (view) => view.from === undefined && view.do !== 'shuffle',
  );
  const one = legal.at(-1 - Math.floor(n / branches.length));
  if (one === undefined) return null;
  const wanted = { do: one.do, card: one.card?.handle, host: one.host?.handle };
  const more = { server: one.server, option: one.option, index: one.ability ?? one.sub };
  return { chapter, node, wanted: { ...wanted, ...more } };
}
let asked = 0;
async function nextDecision() {
  for (;;) {
    const found = await decisionAt(asked);
    asked += 1;
    if (found !== null) return found;
  }
}

const append = store.append.bind(store);
/** The append within what is measured just now: its milliseconds, and what it wrote. */
let own = null;
store.append = async (stream, after, written) => {
  const { value, ...times } = await timed(() => append(stream, after, written));
  own = { times, written };
  return value;
};
const beside = `key-${randomUUID()}`;
let version = 0;
/** What a decision wrote, to a stream that nobody follows. */
function appendBare(written) {
  const data = { for: 'study', study, like: written.map((event) => event.data) };
  const after = version === 0 ? 'no-stream' : version;
  version += 1;
  return append(beside, after, [{ id: randomUUID(), type: 'key-issued', data }]);
}
/**
 * A decision, then what it wrote as a bare append, and so on: both have the same neighbours. Left out is what is
 * there already, for which nothing is appended.
 */
async function answered(count, pause = 0) {
  const lists = { decisions: [], rest: [], appends: [] };
  while (lists.decisions.length < count) {
    const { chapter, node, wanted } = await nextDecision();
    if (pause > 0) await sleep(pause);
    const grow = new GrowBranch(caller, study, chapter, node, wanted, 'as-it-lay', 0);
    own = null;
    const one = [];
    await measure(one, () => commands.execute(grow), isDone);
    if (own === null) continue;
    const [{ wall, alone, cpu }] = one;
    const { times, written } = own;
    lists.decisions.push(...one);
    lists.rest.push({
      wall: wall - times.wall,
      alone: Math.max(0, alone - times.alone),
      cpu: cpu - times.cpu,
    });
    await measure(lists.appends, () => appendBare(written), isDone, everybody);
  }
  return lists;
}
await answered(WARM);
const pauses = [];
const collections = new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) pauses.push(duration);
});
collections.observe({ entryTypes: ['gc'] });
const kept = await answered(SAMPLES);
collections.disconnect();
// As people decide: what follows the one before has come to its end.
const paced = await answered(SAMPLES / 4, PAUSE);
// Apart from them: what one of two files waits for, the other would wait for, too.
const keep = keptPages(join(data, 'pages'));
const pagesOnDisk = [];
for (let n = 0; n < 400; n += 1)
  await measure(
    pagesOnDisk,
    () => keep(n),
    () => true,
  );
for (let n = 0; n < 400; n += 1) {
  const { chapter, node, wanted } = await nextDecision();
  const decision = { ...wanted, do: wanted.do.toUpperCase().replaceAll('-', '_') };
  const variables = { study, chapter, parent: node, decision };
  await measure(answeredOverHttp, () => graphql(GROW, variables, key), isAnswer);
}
// The same without waiting for the disk: what is left is the program's and the database's own.
await pool.query('alter system set synchronous_commit = off');
await pool.query('select pg_reload_conf()');
await sleep(100);
const inMemory = await answered(SAMPLES / 2);

const row = (list, which, part) =>
  round(
    at(
      list.map((one) => one[which]),
      part,
    ),
  );
/** The rows of one list: with goals for the times that nobody else on the machine has a part in. */
function rows(name, counted, below) {
  const goal = below === undefined ? {} : { below };
  return {
    [`${name}, without waiting, median ms`]: { value: row(counted, 'alone', 0.5), ...goal },
    [`${name}, without waiting, 99th percentile ms`]: {
      ...{ value: row(counted, 'alone', 0.99), ...goal },
    },
    [`${name}, wall, median ms`]: { value: row(counted, 'wall', 0.5), ...goal },
    [`${name}, wall, 90th percentile ms`]: { value: row(counted, 'wall', 0.9) },
    [`${name}, wall, 99th percentile ms`]: { value: row(counted, 'wall', 0.99) },
  };
}
report('studies', {
  'study as one query, processor, median ms': { value: row(pages, 'cpu', 0.5), below: 100 },
  'study as one query, wall, best ms': { value: row(pages, 'wall', 0), below: 100 },
  'study as one query, wall, median ms': { value: row(pages, 'wall', 0.5) },
  'study as one query, without waiting, median ms': {
    ...{ value: row(pages, 'alone', 0.5), below: 100 },
  },
  'the same without HTTP and JSON, processor, median ms': { value: row(shows, 'cpu', 0.5) },
  'study as one query, the first, processor, ms': { value: round(first.cpu) },
  ...rows('branch opened', opens.slice(WARM), 5),
  ...rows('decision answered', kept.decisions, 5),
  ...rows('the same as a bare append, in turns', kept.appends),
  ...rows('decision answered, ten a second', paced.decisions, 5),
  ...rows('the same as a bare append, ten a second', paced.appends),
  ...rows('8 kB written to the disk and kept', pagesOnDisk),
  ...rows('a decision without its append', kept.rest, 2),
  'collections of garbage among them, a decision': {
    value: round(pauses.length / SAMPLES),
  },
  'collections of garbage, longest ms': { value: round(Math.max(0, ...pauses)) },
  ...rows('decision answered, database not waiting for its disk', inMemory.decisions, 5),
  ...rows('the same as a bare append then', inMemory.appends),
  ...rows('a decision without its append then', inMemory.rest, 2),
  ...rows('branch opened over HTTP', overHttp.slice(100)),
  ...rows('decision answered over HTTP', answeredOverHttp.slice(100)),
  'others at work on the machine (load)': { value: round(loadavg()[0]) },
});
await application.close();
rmSync(data, { recursive: true, force: true });
