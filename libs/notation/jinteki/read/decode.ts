import { LIMITS } from '../limits';
import { type Refusal, refuse } from '../refusal';

export type Decoded = { readonly ok: true; readonly text: string } | Refusal;

const GZIP = [0x1f, 0x8b] as const;

/** A zip, one without files included. */
const ZIP: readonly string[] = ['PK\u0003\u0004', 'PK\u0005\u0006'];
const inArchive = 'The file is a zip, with other files in it.';

/** Whether bytes, or bytes that somebody read as text, are a zip. */
export const isZip = (input: string | Uint8Array): boolean =>
  ZIP.includes(
    typeof input === 'string' ? input.slice(0, 4) : String.fromCharCode(...input.subarray(0, 4)),
  );

/** Text of an upload that is already decompressed; refuses what cannot be text. */
export function decode(input: string | Uint8Array): Decoded {
  if (input.length > LIMITS.bytes) {
    return refuse(
      'TOO_LARGE',
      `The file has ${String(input.length)} bytes; at most ${String(LIMITS.bytes)} are read.`,
    );
  }
  if (isZip(input)) return refuse('ARCHIVE', inArchive);
  if (typeof input === 'string')
    return notEmpty(input.startsWith('\uFEFF') ? input.slice(1) : input);
  if (input[0] === GZIP[0] && input[1] === GZIP[1])
    return refuse('COMPRESSED', 'The file is still gzipped.');
  try {
    return notEmpty(new TextDecoder('utf-8', { fatal: true }).decode(input));
  } catch {
    return refuse('NOT_TEXT', 'The file is not UTF-8 text.');
  }
}

function notEmpty(text: string): Decoded {
  return text.trim() === '' ? refuse('EMPTY', 'The file is empty.') : { ok: true, text };
}
