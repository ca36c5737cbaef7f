import type { Source } from './source';

/** Repeatable numbers for tests and measurements, cheap and not secret: splitmix32. */
export function repeatable(seed: number): Source {
  let state = Math.imul(seed, 0x9e3779b1) | 0;
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return Math.floor((((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32) * below);
  };
}
