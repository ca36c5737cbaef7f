import { NoDatabase, notConnected } from './no-database';
import { NoFreeConnection } from './overload';

const OLDEST = 15;
/** `server_version_num` is 150004 for 15.4. */
const MAJOR = 10_000;

const unpooled = (error: unknown): unknown =>
  error instanceof NoFreeConnection
    ? Object.assign(new Error('it did not answer in time'), { code: 'ETIMEDOUT' })
    : error;

interface Connection {
  query(text: string): Promise<{ readonly rows: readonly { readonly version: number }[] }>;
  release(): void;
}

interface Connecting {
  connect(): Promise<Connection>;
}

async function connection(pool: Connecting): Promise<Connection> {
  try {
    return await pool.connect();
  } catch (error) {
    throw notConnected(unpooled(error));
  }
}

/** Throws what has to be mended where no server answers, or one that is too old. */
export async function connectFirst(pool: Connecting): Promise<void> {
  const client = await connection(pool);
  try {
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version < OLDEST * MAJOR)
      throw new NoDatabase(
        `The database that DATABASE_URL names is a PostgreSQL ${Math.floor(version / MAJOR)}. ` +
          `Name one of ${OLDEST} or later`,
      );
  } finally {
    client.release();
  }
}
