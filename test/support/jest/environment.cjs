const { join, sep } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

const specsOfAll = join(__dirname, '..', '..') + sep;

/**
 * A spec has classes of its own. The program, which those in `test/` are handed as it is served, is to know what they
 * make of these (`sharing-runtime.cjs`).
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    if (!context.testPath.startsWith(specsOfAll)) return;
    const errors = { Error, AggregateError, RangeError, SyntaxError, TypeError };
    Object.assign(this.global, { ...errors, Date, Map, Set });
  }
};
