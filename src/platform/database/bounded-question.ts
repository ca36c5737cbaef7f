import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import { CANCELLED, QuestionTooSlow } from './overload';

const SECOND = 1_000;

const wasCancelled = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === CANCELLED;

/**
 * One statement, ended by the server after so many milliseconds (0: never). The bound goes with its
 * transaction, as connections are lent to others, who may take longer.
 */
export async function askWithin<Row extends QueryResultRow>(
  pool: Pool,
  milliseconds: number,
  question: QueryConfig,
): Promise<QueryResult<Row>> {
  if (milliseconds === 0) return pool.query<Row>(question);
  const client = await pool.connect();
  try {
    await client.query(`begin; set local statement_timeout = ${milliseconds}`);
    const answer = await client.query<Row>(question);
    await client.query('commit');
    client.release();
    return answer;
  } catch (error) {
    // A broken connection cannot roll back, and has been by its going.
    const goesOn = await client.query('rollback').then(
      () => true,
      () => false,
    );
    client.release(!goesOn);
    throw wasCancelled(error) ? new QuestionTooSlow(milliseconds / SECOND, error) : error;
  }
}
