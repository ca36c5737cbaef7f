import { refusal, type Refusal } from '#streams/refusal';

/** Why a game cannot be opened, or a decision is not taken. */
export type LiveRefusal = Refusal<
  | 'GAME_NOT_FOUND'
  | 'GAME_OVER'
  | 'MOVED_ON'
  | 'NOT_ASKED'
  | 'NO_SUCH_CHOICE'
  | 'BAD_NUMBER'
  | 'ILLEGAL'
  | 'BAD_DECK'
  | 'UNKNOWN_POOL'
  | 'BAD_PLAYER'
  | 'CONFLICT'
>;

export const refuse: (code: LiveRefusal['code'], message: string, hint: string) => LiveRefusal =
  refusal;

/** Whether there is a game is not said. */
export const noSeat = (game: string): LiveRefusal =>
  refuse(
    'GAME_NOT_FOUND',
    `there is no game ${game} at which you have this seat`,
    'Check the id, and send the key of the seat: Authorization: Bearer KEY.',
  );
