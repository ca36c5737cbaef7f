import type { Pool } from 'pg';
import type { Config } from '../config/config';
import { askWithin } from '../database/bounded-question';
import { Share } from '../database/share';
import type { ReadModelReader } from './projection';

/** Of the connections, for questions to read models. */
const READERS = 0.6;

/** For whoever waits for an answer: in turns, and not for longer than a question may take. */
export function hurriedReader(
  pool: Pool,
  {
    databaseConnections,
    databasePatience,
    limits,
  }: Pick<Config, 'databaseConnections' | 'databasePatience' | 'limits'>,
): ReadModelReader {
  const share = new Share(Math.ceil(databaseConnections * READERS), databasePatience);
  return {
    query: async <Row extends object>(
      name: string,
      text: string,
      values: readonly unknown[] = [],
    ) => {
      const asked = { name, text, values: [...values] };
      const ask = () => askWithin<Row>(pool, limits.questionTime, asked);
      return (await share.use(ask)).rows;
    },
  };
}

/** For what nobody waits for. */
export const unhurriedReader = (pool: Pool): ReadModelReader => ({
  query: async <Row extends object>(name: string, text: string, values: readonly unknown[] = []) =>
    (await pool.query<Row>({ name, text, values: [...values] })).rows,
});
