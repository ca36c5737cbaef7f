/**
 * Measures the engine from dist, beside a fixed loop and a peer: npm run bench. Prints a table and
 * writes test/bench/results/<date>.json. Rates are per second of processor time of one thread and
 * change with the machine; the ratios are taken within rounds of the same run, compare those.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { gunzipSync, gzipSync } from 'node:zlib';
import { load, longGame, play, record } from './engine/games.mjs';
import { calibration, interleaved, least, percentile, ratio, seconds } from './engine/measure.mjs';
import { showdown } from './peers/showdown/showdown.mjs';

const { corePool, coreRules } = await load('libs/cards/pool');
const { readEntry } = await load('libs/notation/native/read-entry');
const { writeEntry } = await load('libs/notation/native/write-log');
const {
  cloneState,
  hashState,
  packState,
  unpackState,
  factTexts,
  viewFactForAll,
  viewPosition,
  viewers,
  engineVersion,
} = await load('libs/rules/index');
const { Replay } = await load('src/games/replay/replay');

const GAMES = Number(process.env.RETRACE_BENCH_GAMES ?? 300);
const BATTLES = Math.ceil(GAMES / 6);
const ROUNDS = 5;
const STRIDE = 64;
const round = (value, digits = 2) => Number(value.toFixed(digits));
const counted = (count, from = 1) => Array.from({ length: count }, (_, i) => i + from);

const seeds = counted(GAMES);
const games = seeds.map(record);
const decisions = games.reduce((sum, game) => sum + game.decisions.length, 0);
function refold(visit) {
  for (const game of games) {
    const folded = coreRules.fold(game.state, game.decisions, visit);
    if (!folded.ok) throw new Error(`refused: ${folded.code}`);
  }
}

const peer = showdown();
const tables = peer === null ? [] : counted(BATTLES).map((seed) => peer.table(seed));
const battles = tables.map((table) => peer.decisionsOf(peer.play(table)));
const work = {
  play: () => seeds.forEach((seed) => play(seed)),
  refold: () => refold(),
  'refold with facts': () => refold(() => undefined),
  'refold with facts and hashes': () => refold((state) => hashState(state)),
  loop: calibration,
  ...(peer === null
    ? {}
    : {
        'peer play': () => tables.forEach((table) => peer.play(table)),
        'peer refold': () => tables.forEach((table, i) => peer.refold(table, battles[i])),
      }),
};
const times = interleaved(work, ROUNDS);
const rows = {};
const each = (name, count) => times[name].map((one) => one / count);
function rate(title, name, peerName) {
  const mine = each(name, decisions);
  rows[title] = {
    perSecond: Math.round(1 / Math.min(...mine)),
    toLoop: round(ratio(times.loop, mine)),
    ...(peer === null
      ? {}
      : { toPeer: round(ratio(each(peerName, battles.flat().length), mine), 1) }),
  };
}
rate('random play, facts kept, decisions', 'play', 'peer play');
rate('refold, every rule checked, decisions', 'refold', 'peer refold');
rate('refold with facts, decisions', 'refold with facts', 'peer refold');
if (peer !== null)
  for (const name of ['peer play', 'peer refold'])
    rows[`${name}, decisions`] = {
      perSecond: Math.round(1 / Math.min(...each(name, battles.flat().length))),
    };

const micro = (time, count) => ({ value: round((time / count) * 1e6) });
const states = [];
for (const game of games.slice(0, 20))
  coreRules.fold(game.state, game.decisions, (state) => states.push(cloneState(state)));
const overAll = (take, list = states) =>
  micro(
    least(() => list.forEach(take)),
    list.length,
  );
const keeping = ratio(times['refold with facts and hashes'], times['refold with facts']) - 1;
const hashing = times['refold with facts and hashes'].map(
  (one, lap) => one - times['refold with facts'][lap],
);
rows['hash of a state in a refold, us'] = {
  ...micro(percentile(hashing, 0.5), decisions),
  share: round(keeping, 3),
};
rows['copy of a state, us'] = overAll(cloneState);
rows['view of a position, one viewer, us'] = micro(
  least(() => {
    for (const state of states) for (const viewer of viewers) viewPosition(corePool, state, viewer);
  }),
  states.length * viewers.length,
);

const long = longGame();
const replay = Replay.opened({ rules: coreRules, state: long.state, facts: [] });
replay.extend(long.decisions);
const milliseconds = (open) => {
  const taken = [];
  for (let lap = -4; lap < 4; lap += 1)
    for (const at of counted(1000)) {
      const one = seconds(() => open(at)) * 1000;
      if (lap >= 0) taken.push(one);
    }
  return { p50: round(percentile(taken, 0.5), 3), p99: round(percentile(taken, 0.99), 3) };
};
rows['position in a game of 1,000 decisions, ms'] = milliseconds((at) => replay.stateAt(at));

const lines = long.made.map((one) => writeEntry(one));
const stored = counted(Math.ceil(lines.length / STRIDE), 0).map((part) => {
  const { state } = coreRules.fold(long.state, long.decisions.slice(0, part * STRIDE));
  return gzipSync(packState(corePool, state));
});
function fromStored(at, snapshot) {
  const { state } = unpackState(corePool, gunzipSync(stored[snapshot]).toString());
  const since = lines.slice(snapshot * STRIDE, at);
  return coreRules.fold(
    state,
    since.map((line) => readEntry(JSON.parse(line), 0).decision),
  );
}
rows['the same from stored bytes, snapshot every 64, ms'] = milliseconds((at) =>
  fromStored(at, Math.floor((at - 1) / STRIDE)),
);
rows['the same from stored bytes, no snapshot, ms'] = milliseconds((at) => fromStored(at, 0));

const middle = replay.stateAt(500);
const told = [];
play(1, (step) => told.push(...step.facts));
const tellAll = (tell) =>
  overAll((fact) => {
    const views = viewFactForAll(corePool, middle, fact);
    if (views !== null) tell(views);
  }, told);
rows['view of a fact, all viewers, us'] = {
  ...tellAll(() => undefined),
  asJson: tellAll(factTexts).value,
};

const some = states.filter((_, i) => i % 20 === 0);
const mean = (list) => Math.round(list.reduce((sum, one) => sum + one, 0) / list.length);
const sizes = (texts) => ({
  value: mean(texts.map((text) => text.length)),
  gzip: mean(texts.map((text) => gzipSync(text).length)),
});
rows['state as plain JSON, bytes'] = sizes(some.map((state) => JSON.stringify(state)));
const packed = some.map((state) => packState(corePool, state));
rows['state packed, bytes'] = sizes(packed);
rows['packing a state, us'] = overAll((state) => packState(corePool, state), some);
rows['unpacking a state, us'] = overAll((text) => unpackState(corePool, text), packed);
rows['decision in a log, bytes'] = {
  value: round(lines.join('\n').length / lines.length, 1),
  gzip: round(gzipSync(lines.join('\n')).length / lines.length, 1),
};
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const held = counted(2_000).map(() => coreRules.live(middle, 'none'));
globalThis.gc?.();
const kept = process.memoryUsage().heapUsed - before;
rows['heap of a live game, KB'] = { value: round(kept / held.length / 1024, 1) };

const date = new Date().toISOString().slice(0, 10);
const result = {
  date,
  engine: engineVersion,
  node: process.version,
  cores: cpus().length,
  processor: cpus()[0]?.model ?? 'unknown',
  peer: peer === null ? null : `${peer.name} ${peer.version}, random battles of generation 9`,
  games: GAMES,
  decisions,
  battles: battles.length,
  battleDecisions: battles.flat().length,
  loopSeconds: round(Math.min(...times.loop), 3),
  rows,
};
const folder = new URL('results/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL(`${date}.json`, folder), `${JSON.stringify(result, null, 2)}\n`);
for (const [name, row] of Object.entries(rows)) {
  const figures = Object.entries(row).map(([key, one]) => `${key} ${one}`);
  console.log(name.padEnd(50), figures.join('  '));
}
