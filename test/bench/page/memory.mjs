import { setTimeout as sleep } from 'node:timers/promises';
import { address } from './site.mjs';
import { rounded, visit } from './visit.mjs';

/** Moments that it goes there, and as many back. */
const THERE = 900;

const walk = (page, key) =>
  page.evaluate(`(async () => {
    for (let step = 0; step < ${THERE}; step++) {
      dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', bubbles: true }));
      if (step % 5 === 0) await new Promise((done) => requestAnimationFrame(done));
    }
  })()`);

async function sizeOf(session) {
  await sleep(500);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: rounded(usedSize / 1e6), nodes };
}

/**
 * Heap (MB) and elements at the same two moments, each time they are reached again: the end of the way
 * there shows more than the beginning, so that each is held against itself.
 */
export async function memory(browser, id, steps) {
  const { context, page, session } = await visit(browser, 1);
  await page.goto(`${address}/games/${id}/judge/0`);
  await page.waitForSelector('.tree-tools');
  const rounds = [];
  // The first round loads the game.
  for (let gone = -2 * THERE; gone < steps; gone += 2 * THERE) {
    await walk(page, 'j');
    const far = await sizeOf(session);
    await walk(page, 'k');
    rounds.push({ far, near: await sizeOf(session) });
  }
  await context.close();
  return {
    steps: 2 * THERE * (rounds.length - 1),
    far: { early: rounds[0].far, late: rounds.at(-1).far },
    near: { early: rounds[0].near, late: rounds.at(-1).near },
    heaps: rounds.map(({ near }) => near.heap),
  };
}
