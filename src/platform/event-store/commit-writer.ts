import type { Pool, PoolClient } from 'pg';
import { writeChained, writeChecked } from './append-statement';
import type { Commit } from './commit';
import { Heads } from './heads';
import type { Position } from './position';

/** Streams: a megabyte and a half. */
const MOST_HEADS = 10_000;

type Outcome = Position | 'conflict';

/** Writes commits, each of another stream, by the cheaper statement where their heads are known. */
export class CommitWriter {
  private readonly heads = new Heads(MOST_HEADS);

  constructor(private readonly pool: Pool) {
    // It may lead to a server that took over, or was restored, without the last commits.
    pool.on('connect', () => this.heads.forgetAll());
  }

  async write(commits: readonly Commit[]): Promise<readonly Outcome[]> {
    // Before the heads are asked: they are of servers that connections up to this one led to.
    const client = await this.pool.connect();
    let intact = false;
    try {
      const outcomes =
        (await this.writeChained(client, commits)) ?? (await this.writeChecked(client, commits));
      intact = true;
      return outcomes;
    } finally {
      client.release(!intact);
    }
  }

  private async writeChained(
    client: PoolClient,
    commits: readonly Commit[],
  ): Promise<readonly Outcome[] | null> {
    const era = this.heads.era();
    const chained = this.heads.chained(commits);
    if (chained === null) return null;
    const positions = await writeChained(client, chained);
    if (positions !== null)
      for (const { commit, hash } of chained) this.heads.learn(era, commit, hash);
    return positions;
  }

  private async writeChecked(
    client: PoolClient,
    commits: readonly Commit[],
  ): Promise<readonly Outcome[]> {
    const era = this.heads.era();
    const ends = await writeChecked(client, commits);
    return commits.map((commit) => {
      const end = ends.get(commit.stream);
      if (end === undefined) {
        this.heads.forget(commit.stream);
        return 'conflict';
      }
      this.heads.learn(era, commit, end.hash);
      return end.position;
    });
  }
}
