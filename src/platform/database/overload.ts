/** No connection was free for so long: requests queue up to a point, and are then refused. */
export class NoFreeConnection extends Error {
  override readonly name = 'NoFreeConnection';
  /** SQLSTATE too_many_connections: a fault that passes. */
  readonly code = '53300';

  constructor(connections: number, milliseconds: number, cause: Error) {
    super(
      `None of the ${connections} connections to the database came free within ${milliseconds / 1000} s. ` +
        'Try again later; raise DATABASE_CONNECTIONS, or start more processes, when it goes on',
      { cause },
    );
  }
}

/** SQLSTATE query_canceled: of a statement that took longer than it may. */
export const CANCELLED = '57014';

/** A question took longer than whoever asks may keep the database busy. */
export class QuestionTooSlow extends Error {
  override readonly name = 'QuestionTooSlow';
  readonly code = CANCELLED;

  constructor(
    /** It was ended after so many. */
    readonly seconds: number,
    cause: Error,
  ) {
    super(`A question to the database was ended after ${seconds} s`, { cause });
  }
}
