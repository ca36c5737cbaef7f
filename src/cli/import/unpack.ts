import { gunzipSync } from 'node:zlib';
import { LIMITS } from '#notation/jinteki/limits';
import { type Refusal, refuse } from '#notation/jinteki/refusal';

export type Unpacked = { readonly ok: true; readonly bytes: Uint8Array } | Refusal;

const megabytes = (bytes: number): string => `${bytes / 1024 / 1024} MiB`;

const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Node's name of a system error; empty for others. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** The text of a file, unpacked where it is gzip; never more than a replay may be. */
export function unpack(bytes: Uint8Array): Unpacked {
  if (bytes.length > LIMITS.compressedBytes)
    return refuse('TOO_LARGE', `The file is larger than ${megabytes(LIMITS.compressedBytes)}.`);
  if (!isPacked(bytes)) return { ok: true, bytes };
  try {
    return { ok: true, bytes: gunzipSync(bytes, { maxOutputLength: LIMITS.bytes }) };
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE')
      return refuse('TOO_LARGE', `Unpacked, the file is larger than ${megabytes(LIMITS.bytes)}.`);
    return refuse('TRUNCATED', 'The file is gzip that cannot be unpacked to its end.');
  }
}
