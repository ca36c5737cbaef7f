import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Fact } from '#rules/fact/fact';
import type { Pool } from '#rules/pool/pool';
import { packState } from '#rules/state/packed/pack';
import { unpackState } from '#rules/state/packed/unpack';
import type { Outcome } from '#rules/state/state';
import { Courses, type Trail } from '#rules/view/course';
import type { Begun } from '../marks';
import type { Past } from '../replay';
import { Segments, type Segment } from '../segments';
import { frame, unframe } from './frame';

/** Of what is packed beside the states, which have a version of their own. */
export const form = 1;

/** The first piece. The second has the facts of the opening, every other one a segment. */
interface Index {
  readonly length: number;
  readonly outcome: Outcome | null;
  readonly trail: Trail;
  readonly begun: readonly Begun[];
  /** The numbers of the decisions that the segments begin at. */
  readonly starts: readonly number[];
}

const deflated = (text: string): Buffer => deflateRawSync(text);
const inflated = (piece: Uint8Array): string => inflateRawSync(piece).toString('utf8');

const packSegment = (pool: Pool, { state, entries }: Segment): string =>
  [
    JSON.stringify(entries.map(({ decision }) => decision)),
    JSON.stringify(entries.map(({ time }) => time)),
    packState(pool, state),
  ].join('\n');

function unpackSegment(pool: Pool, text: string): Segment {
  const [decided = '', timed = ''] = text.split('\n', 2);
  const unpacked = unpackState(pool, text.slice(decided.length + timed.length + 2));
  if (!unpacked.ok) throw new Error(unpacked.message);
  // The checksum holds: this is what packSegment wrote.
  const decisions: readonly Segment['entries'][number]['decision'][] = JSON.parse(decided);
  const times: readonly (number | null)[] = JSON.parse(timed);
  const entries = decisions.map((decision, at) => ({ decision, time: times[at] ?? null }));
  return { state: unpacked.state, entries };
}

/** All that a replay goes on from. */
export function packReplay(pool: Pool, past: Past): Buffer {
  const { length, outcome, segments, courses, begun, opening } = past;
  const starts = segments.parts.map(({ from }) => from);
  const index: Index = { length, outcome, trail: courses.trail, begun, starts };
  const parts = segments.parts.map(({ open }) => packSegment(pool, open()));
  return frame([JSON.stringify(index), JSON.stringify(opening()), ...parts].map(deflated));
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Null for what was damaged: the game's events lead there again. */
export function unpackReplay(pool: Pool, body: Buffer): Past | null {
  const [first, second, ...rest] = unframe(body) ?? [];
  if (first === undefined || second === undefined) return null;
  // The checksum holds: this is what packReplay wrote.
  const { length, outcome, trail, begun, starts }: Index = JSON.parse(inflated(first));
  const parts = rest.map((piece, index) => ({
    from: starts[index] ?? 0,
    open: once(() => unpackSegment(pool, inflated(piece))),
  }));
  return {
    length,
    outcome,
    segments: new Segments(parts),
    courses: new Courses(trail),
    begun: [...begun],
    opening: once((): readonly Fact[] => JSON.parse(inflated(second))),
  };
}
