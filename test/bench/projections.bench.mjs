/**
 * Measures uploads through HTTP, every rule checked, and rebuilding the read models from what is
 * stored: npm run bench:projections. Writes test/bench/results/projections.json.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { built } from '../../bin/prepare.mjs';

built();
const load = async (path) => (await import(`../../dist/${path}.js`)).default;
const { createApplication } = await load('src/application');
const { coreRules, corePool } = await load('libs/cards/pool');
const { loadConfig } = await load('src/platform/config/config');
const { PROJECTIONS, EVENT_STORE } = await load('src/platform/tokens');
const { dealer } = await load('libs/play/dealer');
const { randomDeck } = await load('libs/play/random-deck');
const { playOn } = await load('libs/play/play-on');
const { randomPlayer } = await load('libs/play/random-player');
const { repeatable } = await load('libs/play/repeatable');
const { writeEntry } = await load('libs/notation/native/write-log');

const GAMES = Number(process.env.RETRACE_BENCH_GAMES ?? 1_000);
const CLIENTS = 8;
/** Decisions of a game; shorter ones are left out. */
const LENGTH = 400;
const WANTED = { uploadedGames: 40, rebuiltFacts: 100_000 };

/** A log of a random game, and how many facts it tells. */
function logOf(seed) {
  const next = repeatable(seed);
  const decks = {
    corp: randomDeck(corePool, 'corp', 44, next),
    runner: randomDeck(corePool, 'runner', 45, next),
  };
  const opened = coreRules.open(decks);
  let facts = opened.facts.length;
  const deck = ({ identity, cards }) => ({ identity, cards: cards.map((code) => [code, 1]) });
  const header = {
    format: 'retrace/1',
    rules: 'rr-1.1',
    pool: corePool.name,
    engine: '0.1.0',
    players: { corp: { name: `C${seed % 50}` }, runner: { name: `R${seed % 50}` } },
    start: { kind: 'decks', corp: deck(decks.corp), runner: deck(decks.runner) },
  };
  const lines = [JSON.stringify(header)];
  const table = {
    rules: coreRules,
    player: randomPlayer(next),
    dealer: dealer(next),
    most: LENGTH,
  };
  for (const { by, decision, facts: told } of playOn(table, opened.state)) {
    lines.push(writeEntry({ by, decision }));
    facts += told.length;
  }
  return { text: `${lines.join('\n')}\n`, decisions: lines.length - 1, facts };
}

/** Waits until the program does nothing: it keeps new games for readers once no others come. */
async function resting() {
  for (let used = Infinity; used > 0.02;) {
    const before = process.cpuUsage();
    await sleep(500);
    const { user, system } = process.cpuUsage(before);
    used = (user + system) / 1e6;
  }
}

const logs = [];
for (let seed = 1; logs.length < GAMES; seed++) {
  const log = logOf(seed);
  if (log.decisions === LENGTH) logs.push(log);
}
const sum = (pick) => logs.reduce((total, log) => total + pick(log), 0);
const [decisions, facts] = [sum((log) => log.decisions), sum((log) => log.facts)];
const folder = mkdtempSync(join(tmpdir(), 'retrace-bench-'));
const application = await createApplication(
  loadConfig({ RETRACE_DATA: folder, PORT: '0' }, folder),
);
const results = { games: GAMES, decisions, facts };
try {
  await application.listen(0, '127.0.0.1');
  const url = `${await application.getUrl()}/games`;
  const waiting = [...logs];
  let begun = performance.now();
  let before = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (let log = waiting.pop(); log !== undefined; log = waiting.pop()) {
        const answer = await fetch(url, { method: 'POST', body: log.text });
        if (!answer.ok) throw new Error(await answer.text());
      }
    }),
  );
  let seconds = (performance.now() - begun) / 1000;
  results.uploadedGames = Number((GAMES / seconds).toFixed(1));
  results.uploadedDecisions = Math.round(decisions / seconds);
  // Of this process; the database has the rest.
  results.cpuMillisecondsAGame = Number(((1000 * spent()) / GAMES).toFixed(1));
  const runner = application.get(PROJECTIONS);
  await runner.caughtUp(await application.get(EVENT_STORE).lastPosition(), 60_000);
  await resting();
  const rebuild = async (names) => {
    begun = performance.now();
    before = process.cpuUsage();
    await runner.rebuild(names);
    seconds = (performance.now() - begun) / 1000;
    return {
      seconds: Number(seconds.toFixed(2)),
      facts: Math.round(facts / seconds),
      factsPerCpuSecond: Math.round(facts / spent()),
      hoursForAMillionGames: Number(((seconds * 1e6) / GAMES / 3600).toFixed(2)),
    };
  };
  results.rebuilt = {};
  for (const name of runner.names()) results.rebuilt[name] = await rebuild(name);
  // Every game folded once for all of them.
  results.rebuiltTogether = await rebuild(runner.names());
} finally {
  await application.close();
  rmSync(folder, { recursive: true, force: true });
}
results.wanted = WANTED;
console.log(results);
const machine = {
  cpu: cpus()[0]?.model,
  cores: cpus().length,
  node: process.version,
  load: loadavg()[0],
};
writeFileSync(
  new URL('results/projections.json', import.meta.url),
  `${JSON.stringify({ machine, ...results }, null, 2)}\n`,
);
