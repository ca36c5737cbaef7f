import { LIMITS } from '../limits';
import { type Refusal, refuse } from '../refusal';

export type Decoded = { readonly ok: true; readonly text: string } | Refusal;

const GZIP = [0x1f, 0x8b] as const;

/** Text of an upload that is already decompressed; refuses what cannot be text. */
export function decode(input: string | Uint8Array): Decoded {
  if (input.length > LIMITS.bytes) {
    return refuse(
      'TOO_LARGE',
      `The file has ${String(input.length)} bytes; at most ${String(LIMITS.bytes)} are read.`,
    );
  }
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
