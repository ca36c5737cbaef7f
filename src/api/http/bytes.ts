import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const unpack = promisify(gunzip);

export type Unpacked =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly code: 'TOO_LARGE' | 'NOT_GZIP' };

/** Node's name for output beyond `maxOutputLength`. */
const TOO_LARGE = 'ERR_BUFFER_TOO_LARGE';

const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** The bytes themselves, or what is in them when they are gzip; never more than `most`. */
export async function unpacked(bytes: Uint8Array, most: number): Promise<Unpacked> {
  if (bytes.length > most) return { ok: false, code: 'TOO_LARGE' };
  if (!isPacked(bytes)) return { ok: true, bytes };
  try {
    return { ok: true, bytes: await unpack(bytes, { maxOutputLength: most }) };
  } catch (error) {
    return { ok: false, code: codeOf(error) === TOO_LARGE ? 'TOO_LARGE' : 'NOT_GZIP' };
  }
}
