/**
 * More than any number of a game. Whole on purpose: one Infinity makes V8 keep the field it came to
 * as a double, in a box of its own, and with it every number that is reckoned from it.
 */
export const boundless = 1_000_000;
