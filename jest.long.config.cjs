/** The long way: RETRACE_GAMES games (10,000 unless told), each examined; hours for 100,000. */
const base = require('./jest.config.cjs');

process.env.RETRACE_GAMES ??= '10000';
process.env.RETRACE_THOROUGH ??= '100';
process.env.RETRACE_COMPARISONS ??= '100000';

/** @type {import('jest').Config} */
module.exports = {
  ...base,
  testMatch: ['**/testkit/random/campaign.spec.ts', '**/testkit/views/interference/*.spec.ts'],
};
