export interface NotThere {
  readonly ok: false;
  readonly code: 'GAME_NOT_FOUND' | 'OUT_OF_RANGE';
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

export const outOfRange = (message: string): NotThere => ({
  ok: false,
  code: 'OUT_OF_RANGE',
  message,
});
