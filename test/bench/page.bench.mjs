/**
 * Measures the page in Chromium with the processor slowed four times: npm run bench:page, or parts of it:
 * npm run bench:page -- --step --list. `--cold`: until the first table from a cold cache, and what is
 * loaded; `--step`: a key held through a game of 1,000 decisions and a long observed game, by the frames
 * that were on the screen; `--memory`: over many steps; `--list`: the first rows of a list of many games.
 * Writes test/bench/results/page.json, each part with the load of the machine: on a busy one the times say
 * little, the processor time of a step is what to compare. Store and games are kept under
 * node_modules/.cache; `--fresh` makes them again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { clearTimeout, setTimeout } from 'node:timers';
import { URL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { builtWithPage } from '../../bin/prepare.mjs';
import { fillList } from './page/fill-list.mjs';
import { firstTables } from './page/first-table.mjs';
import { heldKey } from './page/held-key.mjs';
import { memory } from './page/memory.mjs';
import { ask, site } from './page/site.mjs';
import { rounded, SLOWED } from './page/visit.mjs';

const flag = { type: 'boolean', default: false };
const { values } = parseArgs({
  options: {
    ...{ cold: flag, step: flag, memory: flag, list: flag, fresh: flag },
    rounds: { type: 'string', default: '5' },
    steps: { type: 'string', default: '10000' },
    games: { type: 'string', default: '10000' },
  },
});
const [ROUNDS, STEPS, LISTED] = [values.rounds, values.steps, values.games].map(Number);
const WANTED = { firstTable: 1_500, bytes: 120_000, perSecond: 60, p99: 50, heapGrowth: 1.1 };
/** Seconds of a part; one that takes longer is given up, and the next begun. */
const PATIENCE = 120;

const entriesOf = async (id) =>
  (await ask(`{ game(id: "${id}") { moments(as: SPECTATOR) } }`)).game.moments;

const parts = {
  cold: (browser, { folded }) => firstTables(browser, `/games/${folded}/judge/500`, ROUNDS),
  step: async (browser, { folded, observed }) => ({
    folded: await heldKey(browser, folded, 'judge'),
    observed: observed && {
      entries: await entriesOf(observed),
      ...(await heldKey(browser, observed, 'spectator')),
    },
  }),
  memory: (browser, { folded }) => memory(browser, folded, STEPS),
  list: async (browser) => {
    await fillList(LISTED);
    return { games: LISTED, ...(await firstTables(browser, '/', ROUNDS)) };
  },
};
const named = Object.keys(parts).filter((part) => values[part]);
const wanted = named.length === 0 ? Object.keys(parts) : named;

const begun = performance.now();
const since = (then) => rounded((performance.now() - then) / 1_000);
builtWithPage();
const { games, stop } = await site(values.fresh);
console.error(`the server stands after ${since(begun)} s`);
const file = new URL('results/page.json', import.meta.url);
const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).parts : {};
const results = { ...before };
let chromiumVersion;
try {
  for (const part of wanted) {
    // One browser a part: what one leaves behind is no burden of the next.
    const browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: ['--headless', '--no-sandbox', '--disable-gpu'],
    });
    chromiumVersion = browser.version();
    const [then, load] = [performance.now(), rounded(loadavg()[0])];
    // What waits for a browser that is gone fails.
    const watch = setTimeout(() => void browser.close(), PATIENCE * 1_000);
    try {
      const figures = await parts[part](browser, games);
      results[part] = { ...figures, seconds: since(then), load };
      console.error(part, JSON.stringify(results[part], null, 2));
    } catch (error) {
      console.error(`${part} was given up after ${since(then)} s: ${error.message}`);
      process.exitCode = 1;
    } finally {
      clearTimeout(watch);
      await browser.close();
    }
  }
} finally {
  await stop();
}
const machine = { cpu: cpus()[0].model, cores: cpus().length, node: process.version };
const result = {
  machine: { ...machine, chromium: chromiumVersion },
  ...{ slowed: SLOWED, parts: results, wanted: WANTED },
};
writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
console.error(`${since(begun)} s in all`);
