import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { RulesByPool } from '#cards/rules-by-pool';
import {
  type Fact,
  type Pool,
  type Rules,
  stampOf,
  packState,
  unpackState,
  type Outcome,
  GrowingList,
  MomentIndexes,
  type Trail,
} from '#rules';
import type { Folding } from '#streams/folding';
import type { Begun } from '../marks';
import type { ReplayData } from '../replay';
import { Segments, type Segment } from '../segments';
import { frame, unframe } from './frame';

/** Of what is packed beside the states, which have a version of their own. */
export const form = 11;

/** The first piece. Others: what segments have in common, the facts of the opening, the segments. */
interface Index {
  /** As headers name it, and which number in it is which card. */
  readonly pool: string;
  readonly order: string;
  readonly length: number;
  readonly outcome: Outcome | null;
  readonly trail: Trail;
  readonly begun: readonly Begun[];
  /** The numbers of the decisions that the segments begin at. */
  readonly starts: readonly number[];
}

const packSegment = (pool: Pool, { state, entries }: Segment): string =>
  [
    JSON.stringify(entries.map(({ decision }) => decision)),
    JSON.stringify(entries.map(({ time }) => time)),
    packState(pool, state),
  ].join('\n');

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Who only goes through the decisions needs no state. */
function unpackSegment(pool: Pool, text: string): Segment {
  const [decided = '', timed = ''] = text.split('\n', 2);
  // The checksum holds: this is what packSegment wrote.
  const decisions: readonly Segment['entries'][number]['decision'][] = JSON.parse(decided);
  const times: readonly (number | null)[] = JSON.parse(timed);
  const state = once(() => {
    const unpacked = unpackState(pool, text.slice(decided.length + timed.length + 2));
    if (!unpacked.ok) throw new Error(unpacked.message);
    return unpacked.state;
  });
  return {
    entries: decisions.map((decision, at) => ({ decision, time: times[at] ?? null })),
    get state() {
      return state();
    },
  };
}

/** All that a replay goes on from; it must not go on before it is packed. */
export function* packReplay(pool: Pool, data: ReplayData): Folding<Buffer> {
  const { length, outcome, segments, indexes, begun, opening } = data;
  const starts = segments.parts.map(({ from }) => from);
  const index: Index = {
    ...{ pool: pool.name, order: stampOf(pool).pool },
    ...{ length, outcome, trail: indexes.trail, begun: begun.numbers(), starts },
  };
  const texts: string[] = [];
  for (const { open } of segments.parts) {
    texts.push(packSegment(pool, open()));
    yield;
  }
  // The states of a game are alike: the one in the middle of it spells two thirds of any other.
  const dictionary = Buffer.from(texts[texts.length >> 1] ?? '');
  const pieces = [deflateRawSync(JSON.stringify(index)), deflateRawSync(dictionary)];
  for (const text of [JSON.stringify(opening()), ...texts]) {
    pieces.push(deflateRawSync(text, { dictionary }));
    yield;
  }
  return frame(pieces);
}

interface UnpackedReplay {
  readonly rules: Rules;
  readonly data: ReplayData;
}

/** Null for what was damaged, or is of another pool: the game's events lead there again. */
export function unpackReplay(pools: RulesByPool, body: Buffer): UnpackedReplay | null {
  const [first, common, facts, ...rest] = unframe(body) ?? [];
  if (first === undefined || common === undefined || facts === undefined) return null;
  // The checksum holds: this is what packReplay wrote.
  const index: Index = JSON.parse(inflateRawSync(first).toString());
  const { length, outcome, trail, begun, starts } = index;
  const rules = pools.find(index.pool);
  // Cards were added to the pool: their numbers are others.
  if (rules === null || stampOf(rules.pool).pool !== index.order) return null;
  const { pool } = rules;
  const dictionary = once(() => inflateRawSync(common));
  const inflated = (piece: Buffer): string =>
    inflateRawSync(piece, { dictionary: dictionary() }).toString();
  const parts = rest.map((piece, index) => ({
    from: starts[index] ?? 0,
    open: once(() => unpackSegment(pool, inflated(piece))),
  }));
  const data: ReplayData = {
    length,
    outcome,
    segments: new Segments(parts),
    indexes: new MomentIndexes(trail),
    begun: GrowingList.of(begun),
    opening: once((): readonly Fact[] => JSON.parse(inflated(facts))),
  };
  return { rules, data };
}
