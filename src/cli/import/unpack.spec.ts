import { gzipSync } from 'node:zlib';
import { LIMITS } from '#notation/jinteki/limits';
import { unpack } from './unpack';

describe('unpacking a file', () => {
  it('leaves plain text alone and unpacks gzip by its first bytes', () => {
    const plain = Buffer.from('{"history":[]}');
    for (const bytes of [plain, gzipSync(plain)]) {
      const unpacked = unpack(bytes);
      expect(unpacked.ok && Buffer.from(unpacked.bytes).toString()).toBe(plain.toString());
    }
  });

  it('refuses what unpacks to more than a replay may be', () => {
    const bomb = gzipSync(Buffer.alloc(LIMITS.bytes + 1));
    expect(unpack(bomb)).toMatchObject({ ok: false, code: 'TOO_LARGE' });
  });

  it('refuses a file that is too large to begin with, and one cut short', () => {
    expect(unpack(Buffer.alloc(LIMITS.compressedBytes + 1))).toMatchObject({ code: 'TOO_LARGE' });
    const packed = gzipSync(Buffer.from('x'.repeat(1000)));
    expect(unpack(packed.subarray(0, packed.length - 8))).toMatchObject({ code: 'TRUNCATED' });
  });
});
