import type { Pool } from 'pg';
import { position, type Position } from '../../src/platform/event-store/position';

/** Of all that was appended; `lastPosition` ends before it while another transaction is open. */
export async function lastAppended(pool: Pool): Promise<Position> {
  const { rows } = await pool.query<{ last: string }>(
    'select coalesce(max(position + count - 1), 0)::text as last from public.commits',
  );
  return position(rows[0]?.last ?? '0');
}
