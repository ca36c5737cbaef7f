import type { Pool, QueryConfig } from 'pg';
import type { Commit } from './commit';
import { position, TRANSACTION_SHIFT, EVENT_BITS, type Position } from './position';

/**
 * All commits in one statement, each of another stream. A commit is written when its stream ends
 * where the writer said, and (stream, after) lets one of two simultaneous writers through.
 */
const APPEND = `
  insert into commits
    (position, stream, after, count, first_id, recorded_at, form, hash, payload)
  select (pg_current_xact_id()::text::bigint << ${TRANSACTION_SHIFT})
           | ((new.ordinality - 1) << ${EVENT_BITS}),
         new.stream, new.after, new.count, new.first_id, new.recorded_at, new.form,
         sha256(coalesce(last.hash, '') || substring($8::bytea from new.start for 32)),
         substring($8::bytea from new.start + 32 for new.size)
  from unnest($1::text[], $2::int[], $3::int[], $4::uuid[], $5::timestamptz[], $6::smallint[],
              $7::int[], $9::int[])
       with ordinality
       as new (stream, after, count, first_id, recorded_at, form, start, size, ordinality)
  left join lateral (
    select c.after + c.count as version, c.hash from commits c
    where c.stream = new.stream order by c.after desc limit 1
  ) last on true
  where coalesce(last.version, 0) = new.after
  order by new.stream
  on conflict (stream, after) do nothing
  returning stream, position`;

/** The same for one commit: half the work of a group of one. */
const APPEND_ONE = `
  insert into commits
    (position, stream, after, count, first_id, recorded_at, form, hash, payload)
  select pg_current_xact_id()::text::bigint << ${TRANSACTION_SHIFT},
         $1, $2, $3, $4, $5, $6, sha256(coalesce(last.hash, '') || $7::bytea), $8
  from (select) new
  left join lateral (
    select c.after + c.count as version, c.hash from commits c
    where c.stream = $1 order by c.after desc limit 1
  ) last on true
  where coalesce(last.version, 0) = $2
  on conflict (stream, after) do nothing
  returning stream, position`;

interface Written {
  readonly stream: string;
  readonly position: string;
}

/** Positions of the commits written, by stream; a stream that is missing did not end as expected. */
export async function writeCommits(
  pool: Pool,
  commits: readonly Commit[],
): Promise<ReadonlyMap<string, Position>> {
  const [only, ...others] = commits;
  const query = only !== undefined && others.length === 0 ? queryOfOne(only) : queryOf(commits);
  const { rows } = await pool.query<Written>(query);
  return new Map(rows.map((row) => [row.stream, position(row.position)]));
}

function queryOfOne(commit: Commit): QueryConfig {
  const { stream, after, count, firstId, recordedAt, form, digest, payload } = commit;
  const hash = Buffer.from(digest, 'hex');
  return {
    name: 'append-one',
    text: APPEND_ONE,
    values: [stream, after, count, firstId, recordedAt, form, hash, payload],
  };
}

function queryOf(commits: readonly Commit[]): QueryConfig {
  const bytes: Buffer[] = [];
  const starts: number[] = [];
  let start = 1;
  for (const { digest, payload } of commits) {
    bytes.push(Buffer.from(digest, 'hex'), payload);
    starts.push(start);
    start += 32 + payload.length;
  }
  return {
    name: 'append',
    text: APPEND,
    values: [
      commits.map((commit) => commit.stream),
      commits.map((commit) => commit.after),
      commits.map((commit) => commit.count),
      commits.map((commit) => commit.firstId),
      commits.map((commit) => commit.recordedAt),
      commits.map((commit) => commit.form),
      starts,
      Buffer.concat(bytes),
      commits.map((commit) => commit.payload.length),
    ],
  };
}
