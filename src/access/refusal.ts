import { refusal as refusalOf, type Refusal } from '#streams/refusal';

/** Why something of a game is not shown, opened or given. */
export type AccessRefusal = Refusal<
  | 'GAME_NOT_FOUND'
  | 'GAME_DELETED'
  | 'VIEW_NOT_OPEN'
  | 'GRANT_EXPIRED'
  | 'GRANT_REVOKED'
  | 'GRANT_UNDER_EMBARGO'
  | 'OUT_OF_GRANT'
  | 'GAME_NOT_OVER'
  | 'ALREADY_OPEN'
  | 'NOT_YOURS'
  | 'GRANT_NOT_FOUND'
  | 'OUT_OF_RANGE'
  | 'BAD_GRANT'
  | 'CONFLICT'
>;

export const refusal: (
  code: AccessRefusal['code'],
  message: string,
  hint: string,
) => AccessRefusal = refusalOf;

/** The same words for a game there is not and for one that is not for the caller. */
export const notThere = (game: string): AccessRefusal =>
  refusal(
    'GAME_NOT_FOUND',
    `there is no game ${game} that you may look at`,
    'Check the id, and send the key you were given.',
  );

/** Said to those alone who could look at it while it was there. */
export const isGone = (game: string): AccessRefusal =>
  refusal(
    'GAME_DELETED',
    `the game ${game} was deleted`,
    'Nothing of it is left here; whoever has its file can upload it again.',
  );
