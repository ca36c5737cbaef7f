const { TestEnvironment } = require('jest-environment-node');

/** What is thrown in a spec is an error for the program too, which is loaded outside of its context. */
module.exports = class extends TestEnvironment {
  constructor(...parts) {
    super(...parts);
    Object.assign(this.global, { Error, AggregateError, RangeError, SyntaxError, TypeError });
  }
};
