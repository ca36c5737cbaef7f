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

const SEND_KEY =
  'Send the key that its upload, or a seat at it, was given: Authorization: Bearer KEY.';

/** The same words for a game there is not and for one that is not for the caller. */
export const notThere = (game: string): AccessRefusal =>
  refusal(
    'GAME_NOT_FOUND',
    `there is no game ${game} that you may look at`,
    'Check the id, and send the key you were given.',
  );

/** The same words for a game there is not and for one that only others may open, give or delete. */
export const noSay = (game: string): AccessRefusal =>
  refusal(
    'GAME_NOT_FOUND',
    `there is no game ${game} in which your keys give you a say`,
    `Check the id. ${SEND_KEY}`,
  );

/** Of a game that everybody may look at, who has no say hears that it is there. */
export const othersHaveSay = (game: string): AccessRefusal =>
  refusal(
    'NOT_YOURS',
    `you may look at the game ${game}, but your keys let you neither open nor give nor delete it`,
    SEND_KEY,
  );

/** Said to those alone who could look at it while it was there. */
export const isGone = (game: string): AccessRefusal =>
  refusal(
    'GAME_DELETED',
    `the game ${game} was deleted`,
    'Nothing of it is left here; whoever has its file can upload it again.',
  );
