#!/usr/bin/env node
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { setFlagsFromString } from 'node:v8';
import { importFlags } from './import-flags.mjs';
import { keepCompiled } from './keep-compiled.mjs';
import { built, root } from './prepare.mjs';
import { traceSources } from './trace-sources.mjs';

built();
/** Bytes that the process holds: from there on the heap is collected once it is 1.4 times what was left, for 300 MB to do. */
const FULL = 180_000_000;
if (process.argv[2] === 'import') {
  const set = () => importFlags(process.version).forEach((flag) => setFlagsFromString(flag));
  set();
  // What was compiled is kept for a process with the flags that this one began with.
  process.once('exit', set);
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() < FULL) return;
    setFlagsFromString('--heap-growing-percent=40');
    clearInterval(watch);
  }, 50);
  watch.unref();
}
traceSources();
if (process.argv[2] === 'import') keepCompiled('import', join(root, 'dist/src/cli/import.js'));
else keepCompiled('others');
await import('../dist/src/cli.js');
