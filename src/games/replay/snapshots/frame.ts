import { crc32 } from 'node:zlib';

const NUMBER = 4;

/** Pieces one behind the other, with their sizes and a checksum over all of it. */
export function frame(pieces: readonly Uint8Array[]): Buffer {
  const sizes = Buffer.alloc(NUMBER * (pieces.length + 1));
  sizes.writeUInt32LE(pieces.length);
  for (const [index, { length }] of pieces.entries())
    sizes.writeUInt32LE(length, NUMBER * (index + 1));
  const framed = Buffer.concat([sizes, ...pieces]);
  const sum = Buffer.alloc(NUMBER);
  sum.writeUInt32LE(crc32(framed));
  return Buffer.concat([sum, framed]);
}

/** The pieces; null when it is not what `frame` wrote. */
export function unframe(body: Buffer): readonly Buffer[] | null {
  if (body.length < 2 * NUMBER) return null;
  const framed = body.subarray(NUMBER);
  if (crc32(framed) !== body.readUInt32LE()) return null;
  const count = framed.readUInt32LE();
  let start = NUMBER * (count + 1);
  return Array.from({ length: count }, (_, index) => {
    const end = start + framed.readUInt32LE(NUMBER * (index + 1));
    const piece = framed.subarray(start, end);
    start = end;
    return piece;
  });
}
