import { counted } from '#text/counted';
import type { Pool } from 'pg';
import { SETTLED } from './commit-reader';
import type { AnchorsFound } from './event-store';

/** Appends under one anchor: some milliseconds of hashing. */
const MOST_COMMITS = 5_000;
/** Anchors looked at together when all are verified. */
const PAGE = 500;

/** What a range of appends is hashed to, after the digest of the anchor before it. */
const DIGEST = `string_agg(int8send(position) || hash, ''::bytea order by position)`;

const LAST = 'select number, position from anchors order by number desc limit 1';

const NEXT = `
  with next as (
    select position, hash from commits
    where position > $2 and position < ${SETTLED} order by position limit ${MOST_COMMITS}
  ), covered as (
    select max(position) as position, count(*) as commits, ${DIGEST} as hashes from next
  ), made as (
    insert into anchors (number, position, commits, digest)
    select last.number + 1, covered.position, covered.commits, sha256(last.digest || covered.hashes)
    from covered join anchors last on last.number = $1
    where covered.commits > 0
    on conflict (number) do nothing
    returning number, digest, commits
  )
  update anchored set number = made.number, digest = made.digest from made
  returning made.commits`;

const ANEW = `
  with made as (
    insert into anchors (number, position, commits, digest)
    select number + 1, 0, 0, sha256(digest || 'anew') from anchors order by number desc limit 1
    returning number, digest
  )
  update anchored set number = made.number, digest = made.digest from made`;

const FOUND = `
  select a.number, a.position, a.commits, encode(a.digest, 'hex') as digest, a.made_at,
         last.made_at as since, found.commits as found,
         a.digest = sha256(last.digest ||
           case when a.position = 0 then 'anew' else coalesce(found.hashes, '') end) as fits
  from anchors a
  left join anchors last on last.number = a.number - 1
  left join lateral (
    select count(*) as commits, ${DIGEST} as hashes from commits
    where position > last.position and position <= a.position
  ) found on a.number > $2
  where a.number > $1
  order by a.number limit ${PAGE}`;

const ENDS = `
  select (select number from anchored) as last, encode((select digest from anchored), 'hex') as digest,
         (select max(number) from anchors where position = 0) as begun`;

interface Row {
  readonly number: string;
  readonly position: string;
  readonly commits: string;
  readonly digest: string;
  readonly made_at: Date;
  readonly since: Date | null;
  readonly found: string | null;
  readonly fits: boolean | null;
}

interface Ends {
  readonly last: string | null;
  readonly digest: string | null;
  readonly begun: string | null;
}

/** A chain of hashes over all appends: it tells when any was taken away, with its stream or at its end. */
export class Anchors {
  constructor(private readonly pool: Pool) {}

  /** Anchors the appends since the last anchor, as far as no other can still come before one of them; how many. */
  async advance(): Promise<number> {
    const { rows } = await this.pool.query<{ number: string; position: string }>(LAST);
    const [last] = rows;
    if (last === undefined) return 0;
    const made = await this.pool.query<{ commits: string }>({
      name: 'anchor',
      text: NEXT,
      values: [last.number, last.position],
    });
    return Number(made.rows[0]?.commits ?? 0);
  }

  /** Accepts what is there now; what was anchored before is compared no more. */
  async anew(): Promise<void> {
    await this.pool.query(ANEW);
    while ((await this.advance()) > 0);
  }

  async verify(): Promise<AnchorsFound> {
    const { rows } = await this.pool.query<Ends>(ENDS);
    const [ends] = rows;
    const wrong: string[] = [];
    const digests = new Set<string>();
    let commits = 0;
    let last: Row | null = null;
    const begun = Number(ends?.begun ?? 0);
    for (let next = await this.after(-1, begun); next.length > 0;) {
      for (const row of next) {
        const gap = Number(row.number) - Number(last?.number ?? -1) - 1;
        if (gap > 0)
          wrong.push(
            `${counted(gap, 'anchor')} before anchor ${row.number} ${gap === 1 ? 'is' : 'are'} missing`,
          );
        const isCompared = Number(row.number) > begun;
        if (isCompared && gap === 0 && row.fits !== true) wrong.push(sayMissing(row));
        else if (isCompared) commits += Number(row.commits);
        digests.add(row.digest);
        last = row;
      }
      next = await this.after(Number(last?.number), begun);
    }
    if (ends?.digest !== (last?.digest ?? null))
      wrong.push(`anchor ${ends?.last ?? 'of all'} was the last, and is missing`);
    return {
      ...{ commits, digests, wrong },
      head: last?.digest ?? '',
      until: last?.made_at ?? null,
    };
  }

  private async after(number: number, begun: number): Promise<readonly Row[]> {
    return (await this.pool.query<Row>(FOUND, [number, begun])).rows;
  }
}

function sayMissing({ commits, found, since, made_at: until }: Row): string {
  const from = since === null ? '' : ` between ${since.toISOString()} and ${until.toISOString()}`;
  return found === commits
    ? `the ${counted(Number(commits), 'append')} anchored${from} ${Number(commits) === 1 ? 'is not the one that was' : 'are not those that were'}`
    : `of ${counted(Number(commits), 'append')} anchored${from} there are ${found ?? '0'}`;
}
