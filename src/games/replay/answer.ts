export interface NotThere {
  readonly ok: false;
  readonly code: 'GAME_NOT_FOUND' | 'GAME_OBSERVED' | 'OUT_OF_RANGE';
  readonly message: string;
}

export type Answer<T> = { readonly ok: true; readonly value: T } | NotThere;

export const found = <T>(value: T): Answer<T> => ({ ok: true, value });

export const notFound = (message: string): NotThere => ({
  ok: false,
  code: 'GAME_NOT_FOUND',
  message,
});

export const noGame = (game: string): NotThere =>
  notFound(`there is no game ${game} that you may look at`);

/** Of a game that is there, but was only observed. */
export const observedAlone = (message: string): NotThere => ({
  ok: false,
  code: 'GAME_OBSERVED',
  message,
});

export const outOfRange = (message: string): NotThere => ({
  ok: false,
  code: 'OUT_OF_RANGE',
  message,
});
