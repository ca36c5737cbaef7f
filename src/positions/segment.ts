import { deflateSync, inflateSync } from 'node:zlib';
import type { Decision } from '#rules/decision/decision';
import type { Pool } from '#rules/pool/pool';
import { packState } from '#rules/state/packed/pack';
import { unpackState } from '#rules/state/packed/unpack';
import type { State } from '#rules/state/state';

/** A part of a game: a state, and the decisions that were made from there to the next segment. */
export interface Segment {
  readonly state: State;
  readonly decisions: readonly Decision[];
}

/** Deflated with its checksum: one line of decisions, then the packed state. */
export function packSegment(pool: Pool, { state, decisions }: Segment): Buffer {
  return deflateSync(`${JSON.stringify(decisions)}\n${packState(pool, state)}`);
}

/** Null when it is damaged, or of another engine or pool: the game's events lead to the state. */
export function unpackSegment(pool: Pool, body: Uint8Array): Segment | null {
  try {
    const text = inflateSync(body).toString('utf8');
    const end = text.indexOf('\n');
    const unpacked = unpackState(pool, text.slice(end + 1));
    if (!unpacked.ok) return null;
    // Behind the checksum stands what packSegment wrote.
    const decisions: readonly Decision[] = JSON.parse(text.slice(0, end));
    return { state: unpacked.state, decisions };
  } catch {
    return null;
  }
}
