import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { address } from './site.mjs';
import { at, rounded, SLOWED, visit } from './visit.mjs';

/**
 * Milliseconds that a key is held; between two of its events, as keyboards repeat: the page steps in all
 * frames between them, and more events would be work that no reader makes it do (10% at one each 10 ms).
 */
const HELD = 5_000;
const EVERY = 33;
/** Moments that are gone through before, there and back: nothing is waited for, and code is compiled. */
const BEFORE = 330;

/** Steps once a frame, by events made within the page. */
const walk = (page, key, steps = BEFORE) =>
  page.evaluate(`(async () => {
    for (let step = 0; step < ${steps}; step++) {
      dispatchEvent(new KeyboardEvent('keydown', { key: '${key}', bubbles: true, repeat: step > 0 }));
      await new Promise((done) => requestAnimationFrame(done));
    }
    dispatchEvent(new KeyboardEvent('keyup', { key: '${key}', bubbles: true }));
  })()`);

/** Holds the key as a keyboard does: one event down, then repeated ones until it is let go. */
async function hold(session, milliseconds) {
  const key = { key: 'j', code: 'KeyJ', windowsVirtualKeyCode: 74 };
  const send = (type, autoRepeat) =>
    session.send('Input.dispatchKeyEvent', { ...key, type, autoRepeat });
  const sent = [send('rawKeyDown', false)];
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    await sleep(EVERY);
    sent.push(send('rawKeyDown', true));
  }
  await Promise.all([...sent, send('keyUp', false)]);
}

/**
 * When frames of the page with something new in them were on the screen, in milliseconds, between its
 * two marks; by the reports of Chromium's own compositor.
 */
function presentedIn(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const marks = traceEvents.filter(
    ({ cat, name }) => cat.includes('blink.user_timing') && ['held', 'let-go'].includes(name),
  );
  const [{ pid, ts: begun }, { ts: over }] = [
    marks.find(({ name }) => name === 'held'),
    marks.find(({ name }) => name === 'let-go'),
  ];
  const open = new Map();
  const presented = [];
  for (const event of traceEvents
    .filter(({ name, pid: of }) => name === 'PipelineReporter' && of === pid)
    .sort((a, b) => a.ts - b.ts)) {
    const id = event.id2.local;
    if (event.ph === 'b') open.set(id, event.args.frame_reporter?.state);
    else if (open.get(id) === 'STATE_PRESENTED_ALL') presented.push(event.ts);
  }
  return presented.filter((ts) => ts >= begun && ts <= over).map((ts) => (ts - begun) / 1_000);
}

/** Notes when the cursor of the scrubber moves from now on: with every step. */
const WATCH = `{
  window.steppedAt = [];
  new MutationObserver(() => steppedAt.push(performance.now())).observe(
    document.querySelector('.scrubber-now'),
    { attributeFilter: ['style'] },
  );
}`;

/** Steps a second from the second on: the first is none that is held, and nobody waits for the last. */
async function paceOf(page) {
  const [, ...times] = await page.evaluate('steppedAt');
  return ((times.length - 1) / (times.at(-1) - times[0])) * 1_000;
}

/** Processor time of the main thread for a step, in milliseconds, unslowed and untraced. */
async function processorOfStep({ page, session, slow }) {
  await slow(1);
  await walk(page, 'k');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
  };
  const before = await spent();
  await walk(page, 'j');
  return ((await spent()) - before) / BEFORE;
}

/** Steps a second and the times between frames, of a key that is held through a game. */
export async function heldKey(browser, id, viewer) {
  const visited = await visit(browser, SLOWED);
  const { context, page, session } = visited;
  const shown = async () =>
    Number(/\d+/.exec(await page.locator('.scrubber-text').textContent())?.[0]);
  await page.goto(`${address}/games/${id}/${viewer}/0`);
  await page.waitForSelector('.tree-tools');
  await walk(page, 'j');
  await sleep(1_000);
  await walk(page, 'k');
  await sleep(1_000);
  const from = await shown();
  const categories = ['benchmark', 'cc', 'blink.user_timing'];
  await browser.startTracing(page, { categories });
  await page.evaluate("performance.mark('held')");
  await page.evaluate(WATCH);
  await hold(session, HELD);
  await page.evaluate("performance.mark('let-go')");
  const trace = await browser.stopTracing();
  await sleep(500);
  const steps = (await shown()) - from;
  const perSecond = await paceOf(page);
  const presented = presentedIn(trace);
  const pauses = presented.slice(1).map((time, index) => time - presented[index]);
  const processor = await processorOfStep(visited);
  await context.close();
  return {
    ...{ steps, frames: presented.length },
    perSecond: rounded(perSecond),
    ...{ p50: rounded(at(pauses, 0.5)), p99: rounded(at(pauses, 0.99)) },
    worst: rounded(Math.max(...pauses)),
    // Of a display that draws 60 times a second.
    missedFrames: rounded(pauses.filter((time) => time > 25).length / pauses.length, 3),
    processorAStep: rounded(processor, 2),
  };
}
