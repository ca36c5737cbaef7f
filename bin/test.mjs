#!/usr/bin/env node
import { installed, root } from './prepare.mjs';

installed();
process.chdir(root);
// npm run test:faults -- --kills=50
const kills = process.argv.findIndex((word) => /^--kills=\d+$/.test(word));
if (kills > 0)
  process.env.RETRACE_KILLS = process.argv.splice(kills, 1)[0].slice('--kills='.length);
await import('../node_modules/jest/bin/jest.js');
