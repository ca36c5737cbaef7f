import { setTimeout as sleep } from 'node:timers/promises';
import { address } from './site.mjs';
import { at, rounded, visit } from './visit.mjs';

/** Notes the time at which the first table, or the first row of the list, has been laid out. */
const WATCH = `new MutationObserver(() => {
  if (window.shownAt === undefined && document.querySelector('.table, .game-rows > *') !== null)
    requestAnimationFrame(() => (window.shownAt ??= performance.now()));
}).observe(document, { subtree: true, childList: true });`;

const LOADED = `performance.getEntriesByType('resource')
  .filter(({ name }) => /\\.(js|css)$/.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`;

/** Milliseconds from the address to what it is about, each time from a cold cache; bytes of script and style. */
export async function firstTables(browser, path, rounds) {
  const times = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    const { context, page } = await visit(browser);
    await page.addInitScript(WATCH);
    await page.goto(`${address}${path}`);
    await page.waitForSelector('.table, .game-rows > *', { timeout: 20_000 });
    let shownAt;
    while ((shownAt = await page.evaluate('window.shownAt')) === undefined) await sleep(50);
    times.push(shownAt);
    await page.waitForTimeout(1_000);
    bytes = await page.evaluate(LOADED);
    await context.close();
  }
  return { median: rounded(at(times, 0.5)), worst: rounded(Math.max(...times)), rounds, bytes };
}
