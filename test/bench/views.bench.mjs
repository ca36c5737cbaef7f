/**
 * Measures what viewers are told, from dist: part of npm run bench. Prints a table and writes
 * test/bench/results/views.json. Times are of one processor; the best of some rounds.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { built } from '../../bin/prepare.mjs';

built();
const load = async (path) => (await import(`../../dist/${path}.js`)).default;
const { corePool, coreRules } = await load('libs/cards/pool');
const { newGame, Courses, factTexts, viewFactForAll, sayFact } = await load('libs/rules/index');
const { dealer } = await load('libs/play/dealer');
const { randomDeck } = await load('libs/play/random-deck');
const { playOn } = await load('libs/play/play-on');
const { randomPlayer } = await load('libs/play/random-player');
const { repeatable } = await load('libs/play/repeatable');
const { Replay } = await load('src/games/replay/replay');
const { whole } = await load('src/games/replay/folding');

const ROUNDS = Number(process.env.RETRACE_BENCH_ROUNDS ?? 5);
const DECISIONS = 1000;

function seconds(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
const best = (work) => {
  work();
  return Math.min(...Array.from({ length: ROUNDS }, () => seconds(work)));
};
const rounded = (number) => Number(number.toPrecision(3));

/** The first random game of so many decisions. */
function longGame() {
  for (let seed = 1; ; seed += 1) {
    const next = repeatable(seed);
    const opened = coreRules.open({
      corp: randomDeck(corePool, 'corp', 44, next),
      runner: randomDeck(corePool, 'runner', 45, next),
    });
    const table = {
      rules: coreRules,
      player: randomPlayer(next),
      dealer: dealer(next),
      most: 5000,
    };
    const decisions = [];
    for (const { decision } of playOn(table, opened.state)) decisions.push(decision);
    if (decisions.length >= DECISIONS) return { opened, decisions: decisions.slice(0, DECISIONS) };
  }
}

const { opened, decisions } = longGame();
const replayed = () => {
  const replay = Replay.opened({ rules: coreRules, ...opened });
  replay.extend(decisions);
  return replay;
};
const rows = {};
const replay = replayed();
const steps = [];
for (const { facts, next } of replay.steps()) steps.push({ facts, next });
const facts = steps.flatMap((step) => step.facts);
const state = replay.stateAt(0);

const each = (work) => rounded((best(() => facts.forEach(work)) / facts.length) * 1e6);
let sink = 0;
rows['views of a fact for all viewers, us'] = {
  value: each((fact) => (sink += viewFactForAll(corePool, state, fact) === null ? 0 : 1)),
  asJson: each((fact) => {
    const views = viewFactForAll(corePool, state, fact);
    if (views !== null) sink += factTexts(views).judge.length;
  }),
};
rows['sentence of a fact, us'] = {
  value: each((fact) => (sink += sayFact(corePool, state, fact, 'runner').length)),
};

const fold = (visit) => () => {
  const live = coreRules.live(opened.state);
  for (const { next } of steps) {
    if (next === null) return;
    const { facts: told } = live.apply(next.decision);
    visit?.(next, live.state, told);
  }
};
const plain = best(fold());
const counted = best(() => {
  const courses = new Courses();
  courses.begin(newGame(corePool, opened.state, null), opened.facts);
  fold((made, now, told) => courses.take(made, newGame(corePool, now, null), told))();
});
rows['moments of four viewers, us a decision'] = {
  value: rounded(((counted - plain) / decisions.length) * 1e6),
  fold: rounded((plain / decisions.length) * 1e6),
};

/** Milliseconds of a question at moments all over a game. */
function asked(seen, ask) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (let at = 0; at <= seen.last; at += 3) {
      const time = 1000 * seconds(() => ask(seen, at));
      if (round > 0) times.push(time);
    }
  times.sort((a, b) => a - b);
  const percentile = (p) => rounded(times[Math.floor(times.length * p)] ?? 0);
  return { p50: percentile(0.5), p99: percentile(0.99) };
}
rows['moment of a game of 1,000 decisions, ms'] = asked(replay.viewerReplays.runner, (seen, at) =>
  seen.momentAt(at),
);
for (const seat of ['corp', 'runner']) {
  const first = 1000 * best(() => whole(replayed().viewerReplays[seat].knowledgeAt(0)));
  const loading = 1000 * best(() => replayed());
  rows[`knowledge of the ${seat} in it, ms`] = {
    ...asked(replay.viewerReplays[seat], (seen, at) => whole(seen.knowledgeAt(at))),
    first: rounded(Math.max(0, first - loading)),
  };
}

if (sink === 0) throw new Error('nothing was told');
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
const folder = new URL('results/', import.meta.url);
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('views.json', folder), `${JSON.stringify({ machine, rows }, null, 2)}\n`);
for (const [name, row] of Object.entries(rows)) {
  const figures = Object.entries(row).map(([key, one]) => `${key} ${one}`);
  console.log(name.padEnd(46), figures.join('  '));
}
