import { randomInt } from 'node:crypto';

/** A whole number below a bound (1 to 2^48), that nobody can foresee. */
export const systemSource = (below: number): number => randomInt(below);
