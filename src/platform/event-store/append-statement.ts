import { DatabaseError, type ClientBase } from 'pg';
import type { Commit } from './commit';
import {
  appendOfStatement,
  EVENT_BITS,
  position,
  TRANSACTION_SHIFT,
  type Position,
} from './position';

const COLUMNS = 'position, stream, after, count, first_id, recorded_at, form, hash, payload';
const TRANSACTION = `pg_current_xact_id()::text::bigint << ${TRANSACTION_SHIFT}`;
const ROW = `
  (${TRANSACTION}) | ((new.ordinality - 1) << ${EVENT_BITS}),
  new.stream, new.after, new.count, new.first_id, new.recorded_at, new.form`;
const ROWS = `
  unnest($1::text[], $2::int[], $3::int[], $4::uuid[], $5::timestamptz[], $6::smallint[],
         $7::int[], $9::int[])
    with ordinality
    as new (stream, after, count, first_id, recorded_at, form, start, size, ordinality)`;
const HASH = 'substring($8::bytea from new.start for 32)';
const PAYLOAD = 'substring($8::bytea from new.start + 32 for new.size)';

/**
 * All commits in one statement, each of another stream. A commit is written when its stream ends
 * where the writer said, and (stream, after) lets one of two simultaneous writers through.
 */
const CHECKED = `
  insert into commits (${COLUMNS})
  select ${ROW}, sha256(coalesce(last.hash, '') || ${HASH}), ${PAYLOAD}
  from ${ROWS}
  left join lateral (
    select c.after + c.count as version, c.hash from commits c
    where c.stream = new.stream order by c.after desc limit 1
  ) last on true
  where coalesce(last.version, 0) = new.after
  order by new.stream
  on conflict (stream, after) do nothing
  returning stream, position, hash`;

/**
 * The same for commits after others that are known to be there, or that begin their streams: that
 * no stream has gone on since is what (stream, after) says. All are written or none.
 */
const CHAINED = `
  insert into commits (${COLUMNS})
  select ${ROW}, ${HASH}, ${PAYLOAD}
  from ${ROWS}
  order by new.stream
  returning position`;

/** The same for one commit: half the work of a group of one. */
const CHAINED_ONE = `
  insert into commits (${COLUMNS})
  values (${TRANSACTION}, $1, $2, $3, $4, $5, $6, $7, $8)
  returning position`;

const UNIQUE_VIOLATION = '23505';

/** With the hash of its stream after it, as hex. */
export interface ChainedCommit {
  readonly commit: Commit;
  readonly hash: string;
}

/** What a stream ends with. */
export interface StreamEnd {
  readonly position: Position;
  readonly hash: string;
}

/** Ends of the streams written, by stream; one that is missing did not end as expected. */
export async function writeChecked(
  client: ClientBase,
  commits: readonly Commit[],
): Promise<ReadonlyMap<string, StreamEnd>> {
  const { rows } = await client.query<{ stream: string; position: string; hash: Buffer }>({
    name: 'append-checked',
    text: CHECKED,
    values: valuesOf(commits.map((commit) => ({ commit, hash: commit.digest }))),
  });
  return new Map(
    rows.map(({ stream, position: at, hash }) => [
      stream,
      { position: position(at), hash: hash.toString('hex') },
    ]),
  );
}

/** Positions in the order of the commits, or null when a stream has gone on: none is written then. */
export async function writeChained(
  client: ClientBase,
  commits: readonly ChainedCommit[],
): Promise<readonly Position[] | null> {
  const [only, ...others] = commits;
  const query =
    only !== undefined && others.length === 0
      ? { name: 'append-one', text: CHAINED_ONE, values: valuesOfOne(only) }
      : { name: 'append', text: CHAINED, values: valuesOf(commits) };
  try {
    const { rows } = await client.query<{ position: string }>(query);
    const [row] = rows;
    if (row === undefined) throw new Error('An append was neither written nor refused');
    const written = position(row.position);
    return commits.map((_, index) => appendOfStatement(written, index));
  } catch (error) {
    if (error instanceof DatabaseError && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

function valuesOfOne({ commit, hash }: ChainedCommit): unknown[] {
  const { stream, after, count, firstId, recordedAt, form, payload } = commit;
  return [stream, after, count, firstId, recordedAt, form, Buffer.from(hash, 'hex'), payload];
}

function valuesOf(rows: readonly ChainedCommit[]): unknown[] {
  const bytes: Buffer[] = [];
  const starts: number[] = [];
  let start = 1;
  for (const { commit, hash } of rows) {
    bytes.push(Buffer.from(hash, 'hex'), commit.payload);
    starts.push(start);
    start += 32 + commit.payload.length;
  }
  return [
    rows.map(({ commit }) => commit.stream),
    rows.map(({ commit }) => commit.after),
    rows.map(({ commit }) => commit.count),
    rows.map(({ commit }) => commit.firstId),
    rows.map(({ commit }) => commit.recordedAt),
    rows.map(({ commit }) => commit.form),
    starts,
    Buffer.concat(bytes),
    rows.map(({ commit }) => commit.payload.length),
  ];
}
