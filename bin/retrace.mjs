#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { built } from './prepare.mjs';

built();
// A few files are over before most code is hot: compiling it later, and simply first, saves a quarter. Positions are
// garbage soon: collected before the heap has half as much again, many files need no more memory than a few.
if (process.argv[2] === 'import')
  for (const flag of ['--interrupt-budget=600000', '--sparkplug', '--heap-growing-percent=50'])
    setFlagsFromString(flag);
process.setSourceMapsEnabled(true);
await import('../dist/src/cli.js');
