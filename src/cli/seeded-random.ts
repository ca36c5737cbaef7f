import type { Random } from '#tournament/simulation/simulate';

/**
 * Repeatable numbers from a seed, for simulations alone: a Weyl sequence with mixed bits, each seed
 * its own stream.
 */
export const seededRandom = (seed: number): Random => {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * below);
  };
};
