/**
 * Measures the page in Chromium with the processor slowed four times: npm run bench:page. How long
 * until the first table from a cold cache, what is loaded, steps with a key held (one a frame) through
 * a game of 1,000 decisions and a long observed game, and memory over many steps. Writes
 * test/bench/results/page.json, with the load of the machine: on a busy one the times say little, the
 * processor time of a step is what to compare.
 */
import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { builtWithPage } from '../../bin/prepare.mjs';
import { longGame } from './page/long-game.mjs';
import { longReplay } from './page/long-replay.mjs';

const SLOWED = 4;
const PORT = 4399;
const ROUNDS = Number(process.env.RETRACE_BENCH_ROUNDS ?? 5);
const HELD = 300;
const STEPS = Number(process.env.RETRACE_BENCH_STEPS ?? 10_000);
const ENTRIES = 1_200;
/** Games in the list. */
const LISTED = Number(process.env.RETRACE_BENCH_LISTED ?? 10_000);
const address = `http://127.0.0.1:${PORT}`;
const root = fileURLToPath(new URL('../../', import.meta.url));
const replays = ['core', 'core-2', 'wide', 'edge'].map((folder) =>
  join(root, '..', 'shared', 'data', 'replays', folder),
);

const at = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[
    Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  ];
const rounded = (number) => Number(number.toFixed(1));

async function serve(data) {
  const server = spawn(process.execPath, ['dist/src/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: String(PORT), RETRACE_DATA: data },
      ...{ RETRACE_UPLOADS_PER_MINUTE: '999999', RETRACE_COST_PER_MINUTE: '99999999' },
      RETRACE_COST_PER_SECOND: '99999999',
    },
  });
  while (server.exitCode === null) {
    try {
      await fetch(`${address}/`);
      return server;
    } catch {
      await sleep(300);
    }
  }
  throw new Error(`the server ended with ${server.exitCode}`);
}

async function upload(body) {
  const response = await fetch(`${address}/games`, { method: 'POST', body: Buffer.from(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer.id ?? answer.game;
}

async function lastMoment(id, viewer) {
  const query = `{ game(id: "${id}") { moments(as: ${viewer.toUpperCase()}) } }`;
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return (await response.json()).data.game.moments;
}

async function visited(browser, slowed = SLOWED) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  return { context, page, session };
}

/** Milliseconds from the address to the first table, each from a cold cache. */
async function firstTables(browser, path) {
  const times = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { context, page } = await visited(browser);
    await page.addInitScript(`new MutationObserver(() => {
      if (window.shownAt === undefined && document.querySelector('.table, .game-rows > *') !== null)
        requestAnimationFrame(() => (window.shownAt ??= performance.now()));
    }).observe(document, { subtree: true, childList: true });`);
    await page.goto(`${address}${path}`);
    // Asked from outside: the page's policy lets nothing be evaluated within.
    let shownAt;
    while ((shownAt = await page.evaluate('window.shownAt')) === undefined) await sleep(50);
    times.push(shownAt);
    await page.waitForTimeout(1_000);
    bytes = await page.evaluate(`performance.getEntriesByType('resource')
      .filter(({ name }) => /\\.(js|css)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`);
    await context.close();
  }
  return { median: rounded(at(times, 0.5)), worst: rounded(Math.max(...times)), bytes };
}

/** Holds a key that comes at every frame; the times between frames, in milliseconds. */
const hold = (page, key, steps) =>
  page.evaluate(`(async () => {
    const times = [];
    let last = performance.now();
    for (let step = 0; step < ${steps}; step++) {
      dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', bubbles: true, repeat: step > 0 }));
      await new Promise((done) => requestAnimationFrame(done));
      const now = performance.now();
      times.push(now - last);
      last = now;
    }
    dispatchEvent(new KeyboardEvent('keyup', { key: '${key}', bubbles: true }));
    return times;
  })()`);

async function held(browser, id, viewer) {
  const { context, page, session } = await visited(browser);
  const steps = Math.min(HELD, (await lastMoment(id, viewer)) - 1);
  await page.goto(`${address}/games/${id}/${viewer}/0`);
  await page.waitForSelector('.tree-tools');
  await sleep(2_000);
  // There and back, so that nothing is waited for and code is compiled.
  await hold(page, 'j', steps);
  await sleep(1_000);
  await hold(page, 'k', steps);
  await sleep(1_000);
  const times = await hold(page, 'j', steps);
  const shown = await page.locator('.scrubber-text').textContent();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await hold(page, 'k', steps);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
  };
  const before = await spent();
  await hold(page, 'j', steps);
  const processor = (await spent()) - before;
  await context.close();
  return {
    ...{ steps, shown },
    perSecond: rounded((1_000 * times.length) / times.reduce((sum, time) => sum + time, 0)),
    ...{ p50: rounded(at(times, 0.5)), p99: rounded(at(times, 0.99)) },
    // Of a display that draws 60 times a second.
    missedFrames: Number((times.filter((time) => time > 25).length / times.length).toFixed(3)),
    processorAStep: Number((processor / steps).toFixed(2)),
  };
}

/** Moments that the memory bench goes there, and as many back. */
const THERE = 900;

/**
 * Heap and elements at the same two moments, each time they are reached again: the end of the way there
 * shows more than the beginning, so that each is held against itself.
 */
async function memory(browser, id) {
  const { context, page, session } = await visited(browser, 1);
  await page.goto(`${address}/games/${id}/judge/0`);
  await page.waitForSelector('.tree-tools');
  const walk = (key) =>
    page.evaluate(`(async () => {
      for (let step = 0; step < ${THERE}; step++) {
        dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', bubbles: true }));
        if (step % 5 === 0) await new Promise((done) => requestAnimationFrame(done));
      }
    })()`);
  const size = async () => {
    await sleep(500);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    const { nodes } = await session.send('Memory.getDOMCounters');
    return { heap: rounded(usedSize / 1e6), nodes };
  };
  const rounds = [];
  // The first round loads the game.
  for (let steps = -2 * THERE; steps < STEPS; steps += 2 * THERE) {
    await walk('j');
    const far = await size();
    await walk('k');
    rounds.push({ far, near: await size() });
  }
  await context.close();
  return {
    steps: 2 * THERE * (rounds.length - 1),
    far: { early: rounds[0].far, late: rounds.at(-1).far },
    near: { early: rounds[0].near, late: rounds.at(-1).near },
    heaps: rounds.map(({ near }) => near.heap),
  };
}

/** How many games the server is sent at once. */
const AT_ONCE = 4;

async function fillList(log) {
  const [header, ...lines] = log.split('\n');
  const sendEvery = async (first) => {
    for (let number = first; number < LISTED; number += AT_ONCE) {
      const named = { ...JSON.parse(header), meta: { number } };
      await upload([JSON.stringify(named), ...lines.slice(0, 5)].join('\n'));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => sendEvery(first)));
}

builtWithPage();
const data = mkdtempSync(join(tmpdir(), 'retrace-bench-'));
const server = await serve(data);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
try {
  const log = await longGame(1_000);
  const game = await upload(log);
  const replay = longReplay(replays, ENTRIES);
  const observed = replay === null ? null : await upload(replay);
  const begun = loadavg()[0];
  const table = await firstTables(browser, `/games/${game}/judge/500`);
  const step = await held(browser, game, 'judge');
  const steps = observed === null ? null : await held(browser, observed, 'spectator');
  const kept = await memory(browser, game);
  await fillList(log);
  const list = await firstTables(browser, '/');
  const result = {
    machine: {
      ...{ cpu: cpus()[0].model, cores: cpus().length, node: process.version },
      chromium: browser.version(),
      load: { before: rounded(begun), after: rounded(loadavg()[0]) },
    },
    slowed: SLOWED,
    firstTable: { median: table.median, worst: table.worst, rounds: ROUNDS },
    bytes: table.bytes,
    heldKey: step,
    heldKeyObserved:
      steps === null ? null : { entries: await lastMoment(observed, 'spectator'), ...steps },
    memory: kept,
    list: { games: LISTED, median: list.median, worst: list.worst },
    wanted: { firstTable: 1_500, bytes: 120_000, perSecond: 60, p99: 50, heapGrowth: 1.1 },
  };
  writeFileSync(
    new URL('results/page.json', import.meta.url),
    `${JSON.stringify(result, null, 2)}\n`,
  );
  console.log(JSON.stringify(result, null, 2));
} finally {
  await browser.close();
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true, force: true });
}
