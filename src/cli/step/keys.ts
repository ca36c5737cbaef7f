import type { Unit } from '../../games/replay/marks';

/** What a key asks for. */
export type Move =
  | { readonly to: Unit; readonly direction: 'next' | 'previous' }
  | { readonly to: 'first' | 'last' | 'quit' | 'viewer' };

const escape = '\u001b';

const next = (to: Unit): Move => ({ to, direction: 'next' });
const previous = (to: Unit): Move => ({ to, direction: 'previous' });

/** Keys by the bytes a terminal sends for them. */
export const moves: ReadonlyMap<string, Move> = new Map([
  ['\u001b[C', next('moment')],
  ['\u001b[D', previous('moment')],
  ['\u001b[B', next('action')],
  ['\u001b[A', previous('action')],
  ['\u001b[6~', next('turn')],
  ['\u001b[5~', previous('turn')],
  ['t', next('turn')],
  ['T', previous('turn')],
  ['r', next('run')],
  ['R', previous('run')],
  ['\u001b[H', { to: 'first' }],
  ['g', { to: 'first' }],
  ['\u001b[F', { to: 'last' }],
  ['G', { to: 'last' }],
  ['v', { to: 'viewer' }],
  ['q', { to: 'quit' }],
  ['\u0003', { to: 'quit' }],
  ['\u0004', { to: 'quit' }],
]);

const oneKey = new RegExp(`${escape}\\[\\d*[~A-Za-z]|[\\s\\S]`, 'g');

/** A chunk of input as keys: held keys arrive together. */
export function* keysIn(chunk: string): Generator<string> {
  for (const [key] of chunk.matchAll(oneKey)) yield key;
}

export const help = '←→ moment  ↑↓ action  t T turn  r R run  g G ends  v viewer  q quit';
