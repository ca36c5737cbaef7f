/**
 * Measures the engine from dist: npm run bench. Prints a table and writes
 * test/bench/results/engine.json. Rates are per second of processor time of one thread; `ratio` is
 * a rate divided by that of a fixed loop in the same process, so that machines can be compared.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { gzipSync } from 'node:zlib';
import { built } from '../../bin/prepare.mjs';

built();
const load = async (path) => (await import(`../../dist/${path}.js`)).default;
const { corePool, coreRules } = await load('libs/cards/pool');
const { writeEntry } = await load('libs/notation/native/write-log');
const { cloneState } = await load('libs/rules/state/clone');
const { hashState } = await load('libs/rules/state/hash');
const { factTexts, viewFactForAll } = await load('libs/rules/view/fact');
const { viewPosition } = await load('libs/rules/view/position');
const { viewers } = await load('libs/rules/view/viewer');
const { engineVersion } = await load('libs/rules/version');
const { dealer } = await load('libs/testkit/random/dealer');
const { randomDeck } = await load('libs/testkit/random/decks');
const { playOn } = await load('libs/testkit/random/play');
const { randomPlayer } = await load('libs/testkit/random/player');
const { repeatable } = await load('libs/testkit/random/repeatable');
const { Replay } = await load('src/replays/replay');

const GAMES = Number(process.env.RETRACE_BENCH_GAMES ?? 300);
const ROUNDS = 3;

/** Seconds of processor time; the best of some rounds, after one to warm up. */
function seconds(work) {
  work();
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1e6);
  }
  return best;
}

function calibration() {
  const table = new Int32Array(4096);
  let hash = 1;
  for (let i = 0; i < 20_000_000; i += 1) {
    hash = Math.imul(hash ^ table[i & 4095], 0x5bd1e995) + i;
    table[hash & 4095] = hash;
  }
  return hash;
}

function open(seed) {
  const next = repeatable(seed);
  const decks = {
    corp: randomDeck(corePool, 'corp', 44, next),
    runner: randomDeck(corePool, 'runner', 45, next),
  };
  return { next, decks, state: coreRules.open(decks).state };
}

function play(seed, visit, facts = 'facts') {
  const { next, state } = open(seed);
  const table = {
    rules: coreRules,
    player: randomPlayer(next),
    dealer: dealer(next),
    most: 5000,
    facts,
  };
  let count = 0;
  for (const step of playOn(table, state)) {
    visit?.(step);
    count += 1;
  }
  return count;
}

const rows = {};
const loop = seconds(calibration);
const perLoop = (rate) => Number((rate * loop).toFixed(2));
const rate = (name, count, time) => {
  const perSecond = count / time;
  rows[name] = { perSecond: Math.round(perSecond), ratio: perLoop(perSecond) };
};

const seeds = Array.from({ length: GAMES }, (_, i) => i + 1);
let decisions = 0;
rate(
  'random play, facts kept, decisions',
  1,
  seconds(() => {
    decisions = 0;
    for (const seed of seeds) decisions += play(seed);
  }) / decisions,
);

const recorded = seeds.map((seed) => {
  const made = [];
  play(seed, ({ by, decision }) => made.push({ by, decision }), 'none');
  return { state: open(seed).state, decisions: made.map((one) => one.decision), made };
});
const refold = (visit) => {
  for (const game of recorded) {
    const folded = coreRules.fold(game.state, game.decisions, visit);
    if (!folded.ok) throw new Error(`refused: ${folded.code}`);
  }
};
const folding = seconds(() => refold());
rate('refold, every rule checked, decisions', decisions, folding);
rate(
  'refold with facts, decisions',
  decisions,
  seconds(() => refold(() => undefined)),
);
const hashing =
  seconds(() => refold((state) => hashState(state))) - seconds(() => refold(() => undefined));
rows['hash of a state, us'] = { value: Number(((hashing / decisions) * 1e6).toFixed(2)) };

function longest() {
  for (let seed = 1; ; seed += 1) {
    const made = [];
    play(seed, ({ decision }) => made.push(decision), 'none');
    if (made.length >= 1000) return { seed, made: made.slice(0, 1000) };
  }
}

const long = longest();
const opened = open(long.seed);
const replay = new Replay(coreRules, {}, { state: opened.state, facts: [] });
replay.extend(long.made);
const times = [];
for (let round = 0; round < 5; round += 1)
  for (let at = 0; at <= 1000; at += 1) {
    const began = process.cpuUsage();
    replay.stateAt(at);
    const { user, system } = process.cpuUsage(began);
    if (round > 0) times.push((user + system) / 1000);
  }
times.sort((a, b) => a - b);
const percentile = (p) => Number((times[Math.floor(times.length * p)] ?? 0).toFixed(3));
rows['position in a game of 1,000 decisions, ms'] = { p50: percentile(0.5), p99: percentile(0.99) };

const middle = replay.stateAt(500);
const copies = 20_000;
const microseconds = (work, count) => Number(((seconds(work) / count) * 1e6).toFixed(2));
rows['copy of a state, us'] = {
  value: microseconds(() => {
    for (let i = 0; i < copies; i += 1) cloneState(middle);
  }, copies),
};
rows['view of a position, one viewer, us'] = {
  value: microseconds(() => {
    for (let i = 0; i < 2_000; i += 1)
      for (const viewer of viewers) viewPosition(corePool, middle, viewer);
  }, 2_000 * viewers.length),
};
const facts = [];
play(1, (step) => facts.push(...step.facts));
const tellAll = (tell) =>
  microseconds(() => {
    for (let i = 0; i < 20; i += 1)
      for (const fact of facts) {
        const views = viewFactForAll(corePool, middle, fact);
        if (views !== null) tell(views);
      }
  }, 20 * facts.length);
rows['view of a fact, all viewers, us'] = {
  value: tellAll(() => undefined),
  asJson: tellAll(factTexts),
};

const json = JSON.stringify(middle);
rows['state as JSON, bytes'] = { value: json.length, packed: gzipSync(json).length };
const lines = recorded[0].made.map((one) => writeEntry(one)).join('\n');
rows['decision in a log, bytes'] = {
  value: Math.round(lines.length / recorded[0].made.length),
  packed: Number((gzipSync(lines).length / recorded[0].made.length).toFixed(1)),
};
globalThis.gc?.();
const heap = process.memoryUsage().heapUsed;
const held = Array.from({ length: 2_000 }, () => coreRules.live(middle, 'none'));
globalThis.gc?.();
rows['heap of a live game, KB'] = {
  value: Number(((process.memoryUsage().heapUsed - heap) / held.length / 1024).toFixed(1)),
};

const result = {
  engine: engineVersion,
  node: process.version,
  processor: cpus()[0]?.model ?? 'unknown',
  games: GAMES,
  decisions,
  calibrationSeconds: Number(loop.toFixed(3)),
  rows,
};
const folder = new URL('results/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('engine.json', folder), `${JSON.stringify(result, null, 2)}\n`);
for (const [name, row] of Object.entries(rows))
  console.log(
    name.padEnd(46),
    Object.entries(row)
      .map(([key, one]) => `${key} ${one}`)
      .join('  '),
  );
