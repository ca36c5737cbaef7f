import { createHmac } from 'node:crypto';

const numberBytes = 4;
const range = 2 ** 32;

/**
 * Whole numbers below a bound, from a seed: HMAC-SHA-256 of a counter under the seed as key. The
 * same seed gives the same numbers for ever. Unbiased: numbers beyond the last whole multiple of
 * the bound are drawn again. Throws for a bound that is not from 1 to 2^32.
 */
export function seededSource(seed: string): (below: number) => number {
  let block = Buffer.alloc(0);
  let offset = 0;
  let counter = 0;
  const draw = (): number => {
    if (offset === block.length) {
      block = createHmac('sha256', seed).update(String(counter)).digest();
      counter += 1;
      offset = 0;
    }
    const number = block.readUInt32BE(offset);
    offset += numberBytes;
    return number;
  };
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > range)
      throw new Error(`no number is below ${below}`);
    const limit = range - (range % below);
    for (;;) {
      const number = draw();
      if (number < limit) return number % below;
    }
  };
}
