#!/usr/bin/env node
import { clearInterval, setInterval } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { built } from './prepare.mjs';

built();
// A few files are over before most code is hot: compiling it later, and simply first, saves a quarter, and compiling
// it with little of what it calls within a fifteenth. Positions are garbage soon: collected when the heap is three times
// what was left, and once it is FULL when it is 1.4 times that.
/** Bytes that the process holds: many or long files have room below 300 MB. */
const FULL = 180_000_000;
if (process.argv[2] === 'import') {
  for (const flag of [
    ...['--interrupt-budget=600000', '--sparkplug', '--heap-growing-percent=200'],
    ...['--max-inlined-bytecode-size=200', '--max-inlined-bytecode-size-cumulative=200'],
  ])
    setFlagsFromString(flag);
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() < FULL) return;
    setFlagsFromString('--heap-growing-percent=40');
    clearInterval(watch);
  }, 50);
  watch.unref();
}
process.setSourceMapsEnabled(true);
await import('../dist/src/cli.js');
