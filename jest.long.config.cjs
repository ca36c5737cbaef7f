/**
 * The long way: RETRACE_GAMES games (10,000 unless told) of the Core Set and RETRACE_EXAMPLES (1,000)
 * with the cards of the worked examples, each examined; about an hour a core for 100,000.
 */
const base = require('./jest.config.cjs');

process.env.RETRACE_GAMES ??= '10000';
process.env.RETRACE_EXAMPLES ??= '1000';
process.env.RETRACE_THOROUGH ??= '100';
process.env.RETRACE_COMPARISONS ??= '100000';
process.env.RETRACE_COMPARISONS_ALL ??= '100000';
// Five ways to spoil files for their readers, and fewer large files: 100,000 inputs; `npm run fuzz -- 100000` does as much in less time.
process.env.RETRACE_FUZZ_RUNS ??= '20000';
process.env.RETRACE_FUZZ_VERIFIED ??= '2000';
process.env.RETRACE_WRITTEN ??= '400';

/** @type {import('jest').Config} */
module.exports = {
  ...base,
  testMatch: [
    '**/testkit/random/campaign.spec.ts',
    '**/cards/examples/playout.spec.ts',
    '**/test/served/interference.spec.ts',
    '**/golden/jinteki/{fuzz,fuzz-verified,written}.spec.ts',
  ],
};
