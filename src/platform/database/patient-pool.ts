import { types } from 'node:util';
import { Pool, type PoolClient, type PoolConfig } from 'pg';
import { NoFreeConnection } from './overload';

type Connected = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: boolean | Error) => void,
) => void;

/** A pool that says what it has waited for. */
export class PatientPool extends Pool {
  constructor(
    private readonly most: number,
    private readonly patience: number,
    config: PoolConfig,
  ) {
    super({ ...config, max: most, connectionTimeoutMillis: patience });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (callback === undefined)
      return super.connect().catch((error: unknown) => {
        throw this.explained(error);
      });
    super.connect((error, client, done) => {
      const told = error === undefined || error === null ? undefined : this.explained(error);
      callback(told, client, done);
    });
  }

  private explained(error: unknown): Error {
    if (!types.isNativeError(error)) return new Error(String(error));
    return error.message === 'timeout exceeded when trying to connect'
      ? new NoFreeConnection(this.most, this.patience, error)
      : error;
  }
}
