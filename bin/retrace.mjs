#!/usr/bin/env node
import { clearInterval, setInterval } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { importFlags } from './import-flags.mjs';
import { keepCompiled } from './keep-compiled.mjs';
import { built } from './prepare.mjs';
import { traceSources } from './trace-sources.mjs';

built();
/** Bytes that the process holds: from there on the heap is collected once it is 1.4 times what was left, for 300 MB to do. */
const FULL = 180_000_000;
if (process.argv[2] === 'import') {
  for (const flag of importFlags(process.version)) setFlagsFromString(flag);
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() < FULL) return;
    setFlagsFromString('--heap-growing-percent=40');
    clearInterval(watch);
  }, 50);
  watch.unref();
}
keepCompiled(process.argv[2] === 'import' ? 'import' : 'others');
traceSources();
await import('../dist/src/cli.js');
